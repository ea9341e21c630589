import Konva from 'konva';
import { axes, createParts, guideLook, HEIGHT, sheet } from '../shared/parts';
import { snapNode } from '../shared/snap-node';
import { guidePoints } from '../shared/snapping';

const stage = new Konva.Stage({ container: 'container', height: HEIGHT });
const layer = new Konva.Layer();
// Guides are in pixels of the stage, so their layer stays at the stage's origin.
const guides = new Konva.Layer({ listening: false });
stage.add(layer, guides);

const ground = new Konva.Group({ listening: false });
const parts = createParts().map((part) => new Konva.Rect(part));
layer.add(ground, ...parts);

layer.on('dragmove', ({ target, evt }) => {
  // A Transformer on this layer would fire the event, too.
  if (!target.hasName('part')) return;
  guides.destroyChildren();
  // Alt turns snapping off, as in most design tools.
  if (evt.altKey) return;
  const others = parts.filter((part) => part !== target);
  for (const guide of snapNode(target, others)) {
    guides.add(new Konva.Line({ ...guideLook, points: guidePoints(guide) }));
  }
});
layer.on('dragend', () => guides.destroyChildren());

layer.on('pointerover', () => (stage.container().style.cursor = 'move'));
layer.on('pointerout', () => (stage.container().style.cursor = 'default'));

// The parts are centered at x = 0, which the layer keeps in the middle of the stage.
function fit() {
  const width = stage.container().clientWidth;
  stage.width(width);
  layer.x(width / 2);
  ground.destroyChildren();
  ground.add(new Konva.Rect(sheet(width)), ...axes(width).map((line) => new Konva.Line(line)));
}
fit();
new ResizeObserver(fit).observe(stage.container());
