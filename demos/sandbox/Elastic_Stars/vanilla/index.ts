import Konva from 'konva';
import {
  backgroundOf,
  bake,
  handleKey,
  HEIGHT,
  keepOn,
  LABEL,
  pickUp,
  placeScene,
  putDown,
  STARS,
} from '../shared/cookies';
import table from './cookie-tray.webp';
import cookies from './star-cookies.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const image = new Image();
image.src = cookies;
const stage = new Konva.Stage({ container, height: HEIGHT });
const layer = new Konva.Layer();
layer.add(...STARS.map((config) => new Konva.Image({ ...config, image })));
stage.add(layer);

layer.on('pointerdown', pickUp);
layer.on('pointerup pointercancel dragend', putDown);
layer.on('dragmove', keepOn);

bake(layer.children);
element('button').addEventListener('click', () => bake(layer.children));
container.addEventListener('keydown', (event) => handleKey(event, layer.children));

new ResizeObserver(() => {
  stage.width(container.clientWidth);
  layer.setAttrs(placeScene(stage.width()));
  container.style.background = backgroundOf(table, stage.width());
}).observe(container);
