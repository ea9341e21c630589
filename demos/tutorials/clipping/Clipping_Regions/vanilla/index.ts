import Konva from 'konva';
import { showTree } from '../../../../common/vanilla/node-tree';
import { clip, coral, paper, start, teal } from '../shared/scene';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const frame = new Konva.Group({ name: 'window', ...start, clip, draggable: true });
const blobs = new Konva.Group({ name: 'blobs', draggable: true });
blobs.add(new Konva.Line(coral), new Konva.Line(teal));
frame.add(new Konva.Rect(paper), blobs);
layer.add(frame);

showTree(layer, document.querySelector('#tree'));

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
