import Konva from 'konva';
import { axes, createParts, guideLook, HEIGHT, sheet } from '../shared/parts';
import { snapNode } from '../shared/snap-node';
import { guidePoints } from '../shared/snapping';

const width = window.innerWidth;
const stage = new Konva.Stage({ container: 'container', width, height: HEIGHT });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(
  new Konva.Rect({ ...sheet, width, height: HEIGHT }),
  ...axes(width).map((line) => new Konva.Line(line)),
);

const parts = createParts(width).map((part) => new Konva.Rect(part));
const guides = new Konva.Group({ listening: false });
layer.add(...parts, guides);

layer.on('dragmove', ({ target, evt }) => {
  guides.destroyChildren();
  // Alt lets go of the guides, as in most design tools.
  if (evt.altKey) return;
  const others = parts.filter((part) => part !== target);
  for (const guide of snapNode(target, others)) {
    guides.add(new Konva.Line({ ...guideLook, points: guidePoints(guide) }));
  }
});
layer.on('dragend', () => guides.destroyChildren());

layer.on('pointerover', () => (stage.container().style.cursor = 'move'));
layer.on('pointerout', () => (stage.container().style.cursor = 'default'));
