import Konva from 'konva';
import { showTree } from '../../../../common/vanilla/node-tree';
import { house, meadow, rules, sky, sun, twoCircles } from '../shared/scene';

const stage = new Konva.Stage({ container: 'container', height: 240 });
const layer = new Konva.Layer();
stage.add(layer);

const slider = document.querySelector('input');
const select = document.querySelector('select');
select?.append(...rules.map((rule) => new Option(rule)));

const scope = new Konva.Group({ name: 'scope', y: 120, draggable: true });
scope.add(
  new Konva.Rect(sky),
  new Konva.Rect(meadow),
  new Konva.Circle(sun),
  new Konva.Rect(house),
);
layer.add(scope);

showTree(layer, document.querySelector('#tree'));

// Setting a new function redraws the layer.
function update() {
  const distance = slider?.valueAsNumber ?? 0;
  const rule = rules[select?.selectedIndex ?? 0] ?? 'nonzero';
  scope.clipFunc((context: Konva.Context) => twoCircles(context, distance, rule));
}
update();
slider?.addEventListener('input', update);
select?.addEventListener('change', update);

// The window is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
