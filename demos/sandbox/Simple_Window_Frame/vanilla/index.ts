import Konva from 'konva';
import {
  describe,
  dimensionOf,
  glassConfig,
  HEIGHT,
  partsOf,
  placeOf,
  savePng,
  SHOP,
  SIDES,
  sizeOf,
  START,
  streetConfig,
} from '../shared/frame';
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
const stage = new Konva.Stage({ container, height: HEIGHT });
const layer = new Konva.Layer({ listening: false });
const group = new Konva.Group({ name: 'drawing' });
const front = new Konva.Image({ ...SHOP, image: shop });
const pavement = new Konva.Image({ image: street });
const glass = new Konva.Rect();
const parts = partsOf(sizeOf(START)).map((config) => new Konva.Line(config));
const frame = new Konva.Group({ name: 'window' });
frame.add(glass, ...parts);
group.add(front, frame, pavement);
const dimensions = SIDES.map((side) => {
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
  const size = sizeOf(fields);
  group.setAttrs(placeOf(size, stage.width()));
  // A pattern is made of a loaded picture only.
  glass.setAttrs(glassConfig(size, hats?.complete ? hats : undefined));
  partsOf(size).forEach((config, i) => parts[i]?.setAttrs(config));
  pavement.setAttrs({ ...streetConfig(size), image: street });
  for (const { side, arrow, number } of dimensions) {
    const configs = dimensionOf(side, size, stage.width());
    arrow.setAttrs(configs.arrow);
    number.setAttrs(configs.number);
  }
  element('[role="status"]').textContent = describe(fields);
}

for (const side of SIDES) element(`#${side}`).addEventListener('input', draw);
hats?.addEventListener('load', draw);
element('button').addEventListener('click', () => savePng(stage));
new ResizeObserver(() => {
  stage.width(container.clientWidth);
  draw();
}).observe(container);
