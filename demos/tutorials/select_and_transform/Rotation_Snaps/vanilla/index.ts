import Konva from 'konva';
import { angles, arc, disk, frame, north, south, start } from '../shared/dial';

const stage = new Konva.Stage({ container: 'container', height: 290 });
const layer = new Konva.Layer();
stage.add(layer);

const arcs = angles.map((angle) => new Konva.Arc(arc(angle, 20)));

const needle = new Konva.Group({ name: 'needle', ...start });
needle.add(new Konva.Circle(disk), new Konva.Line(north), new Konva.Line(south));

const transformer = new Konva.Transformer({
  nodes: [needle],
  ...frame,
  rotationSnapTolerance: 20,
});
layer.add(...arcs, needle, transformer);

const slider = document.querySelector<HTMLInputElement>('#tolerance');
slider?.addEventListener('input', () => {
  const tolerance = slider.valueAsNumber;
  transformer.rotationSnapTolerance(tolerance);
  arcs.forEach((node, index) => node.setAttrs(arc(index * 90, tolerance)));
});

// The dial is placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
