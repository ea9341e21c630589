import Konva from 'konva';
import { clip, paper, shapes, start } from '../shared/scene';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const frame = new Konva.Group({ name: 'window', ...start, clip, draggable: true });
const blobs = new Konva.Group({ name: 'blobs', draggable: true });
blobs.add(...shapes.map((shape) => new Konva.Line(shape)));
frame.add(new Konva.Rect(paper), blobs);
layer.add(frame);

const clips = document.querySelector<HTMLInputElement>('#clips');
const slider = document.querySelector<HTMLInputElement>('#width');

// Without a width, nothing is clipped. 0 is a width: it hides everything.
function update() {
  frame.clipWidth(clips?.checked ? slider?.valueAsNumber : undefined);
}
clips?.addEventListener('change', update);
slider?.addEventListener('input', update);

// The window is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
