import Konva from 'konva';
import { backgroundOf, HEIGHT, LABEL, PINS, placeScene, SIGNS, turn } from '../shared/mirror';
import signUrl from './inn-sign.webp';
import wallUrl from './inn-wall.webp';
import { element } from '../../../common/vanilla/elements';

const container = element<HTMLDivElement>('#container');
container.ariaLabel = LABEL;
const image = new Image();
image.src = signUrl;
const stage = new Konva.Stage({ container, height: HEIGHT });
const layer = new Konva.Layer({ listening: false });
const signs = SIGNS.map((config) => new Konva.Image({ ...config, image }));
layer.add(...signs, ...PINS.map((config) => new Konva.Circle(config)));
stage.add(layer);

let [scaleX, scaleY] = [1, 1];
element('#sideways').addEventListener('click', () => flip(-scaleX, scaleY));
element('#over').addEventListener('click', () => flip(scaleX, -scaleY));

function flip(x: number, y: number) {
  [scaleX, scaleY] = [x, y];
  turn(signs, scaleX, scaleY);
  element('#sideways').ariaPressed = String(scaleX < 0);
  element('#over').ariaPressed = String(scaleY < 0);
}

new ResizeObserver(() => {
  stage.width(container.clientWidth);
  layer.setAttrs(placeScene(stage.width()));
  container.style.background = backgroundOf(wallUrl, stage.width());
}).observe(container);
