import Konva from 'konva';
import { house, meadow, sky, sun, twoCircles } from '../shared/scene';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const scope = new Konva.Group({ name: 'scope', y: 120, draggable: true });
scope.add(
  new Konva.Rect(sky),
  new Konva.Rect(meadow),
  new Konva.Circle(sun),
  new Konva.Rect(house),
);
layer.add(scope);

const slider = document.querySelector<HTMLInputElement>('#distance');
const evenOdd = document.querySelector<HTMLInputElement>('#evenodd');

// Setting a new function redraws the layer.
function update() {
  const distance = slider?.valueAsNumber ?? 0;
  const isEvenOdd = evenOdd?.checked ?? false;
  scope.clipFunc((context: Konva.Context) => twoCircles(context, distance, isEvenOdd));
}
update();
slider?.addEventListener('input', update);
evenOdd?.addEventListener('change', update);

// The window is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
