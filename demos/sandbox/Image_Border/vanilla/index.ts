import Konva from 'konva';
import {
  COLOR_NAMES,
  COLORS,
  describe,
  keepOnMat,
  keepSize,
  MIDDLE,
  pressKey,
  START,
  WIDEST,
  type Border,
  type Point,
} from '../shared/border';
import { dress } from '../shared/dress';
import { LABEL, paintMat, placeMat, stickerConfig } from '../shared/look';
import mushroomsUrl from './mushrooms.webp';
import '../shared/style.css';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
const sizeInput = element<HTMLInputElement>('#size');
container.ariaLabel = LABEL;
sizeInput.max = String(WIDEST);

const stage = new Konva.Stage({ container });
const ground = new Konva.Layer({ listening: false });
const layer = new Konva.Layer();
stage.add(ground, layer);
ground.add(new Konva.Shape({ sceneFunc: paintMat }));
const sticker = new Konva.Image({ ...stickerConfig(MIDDLE), image: undefined });
layer.add(sticker);

let border = START;
let place = MIDDLE;

function show(next: Border) {
  border = next;
  dress(sticker, border);
  sizeInput.value = String(border.size);
  element('#says').textContent = describe(border);
}

function move(to: Point) {
  place = keepOnMat(to);
  sticker.position(place);
}

sticker.on('dragmove', () => move(sticker.position()));
sticker.on('mouseenter mouseleave', ({ type }) => {
  container.style.cursor = type === 'mouseenter' ? 'grab' : '';
});
container.addEventListener('keydown', (event) => {
  const to = pressKey(place, event);
  if (!to) return;
  event.preventDefault();
  move(to);
});
sizeInput.addEventListener('input', () =>
  show({ ...border, size: keepSize(sizeInput.valueAsNumber) }),
);
for (const color of COLOR_NAMES) {
  const label = document.createElement('label');
  const radio = document.createElement('input');
  radio.type = 'radio';
  radio.name = 'color';
  radio.checked = color === border.color;
  radio.addEventListener('change', () => show({ ...border, color }));
  const swatch = document.createElement('span');
  swatch.className = 'swatch';
  swatch.style.background = `rgb(${COLORS[color].join()})`;
  label.append(radio, swatch, color);
  element('#colors').append(label);
}

const image = new Image();
image.addEventListener('load', () => {
  sticker.image(image);
  show(border);
});
image.src = mushroomsUrl;

function fit() {
  stage.size({ width: container.clientWidth, height: container.clientHeight });
  for (const one of [ground, layer]) one.setAttrs(placeMat(stage.size()));
}
fit();
new ResizeObserver(fit).observe(container);
show(border);
