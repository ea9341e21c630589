import Konva from 'konva';
import * as plan from '../shared/frame';
import hatsUrl from './hats.webp';
import shopUrl from './hat-shop.webp';
import streetUrl from './hat-street.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const [shop, street, hats] = [shopUrl, streetUrl, hatsUrl].map((url) => {
  const image = new Image();
  image.src = url;
  return image;
});
const stage = new Konva.Stage({ container, height: plan.HEIGHT });
const layer = new Konva.Layer({ listening: false });
const group = new Konva.Group({ name: 'drawing' });
const front = new Konva.Image({ ...plan.SHOP, image: shop });
const pavement = new Konva.Image({ image: street });
const glass = new Konva.Rect();
const parts = plan.partsOf(plan.sizeOf(plan.START)).map((config) => new Konva.Line(config));
const frame = new Konva.Group({ name: 'window' });
frame.add(glass, ...parts);
group.add(front, frame, pavement);
const dimensions = plan.SIDES.map((side) => {
  const dimension = { side, arrow: new Konva.Arrow({ points: [] }), number: new Konva.Text() };
  layer.add(dimension.arrow, dimension.number);
  return dimension;
});
layer.add(group);
group.moveToBottom();
stage.add(layer);

function draw() {
  const fields = {
    width: element<HTMLInputElement>('#width').value,
    height: element<HTMLInputElement>('#height').value,
  };
  const size = plan.sizeOf(fields);
  group.setAttrs(plan.placeOf(size, stage.width()));
  // A pattern needs a loaded picture.
  glass.setAttrs(plan.glassConfig(size, hats?.complete ? hats : undefined));
  plan.partsOf(size).forEach((config, i) => parts[i]?.setAttrs(config));
  pavement.setAttrs({ ...plan.streetConfig(size), image: street });
  for (const { side, arrow, number } of dimensions) {
    const configs = plan.dimensionOf(side, size, stage.width());
    arrow.setAttrs(configs.arrow);
    number.setAttrs(configs.number);
  }
  element('[role="status"]').textContent = plan.describe(fields);
}

for (const side of plan.SIDES) element(`#${side}`).addEventListener('input', draw);
hats?.addEventListener('load', draw);
element('button').addEventListener('click', () => plan.savePng(stage));
new ResizeObserver(() => {
  stage.width(container.clientWidth);
  draw();
}).observe(container);
