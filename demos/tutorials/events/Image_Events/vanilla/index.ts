import Konva from 'konva';
import foxUrl from './fox.webp';

const stage = new Konva.Stage({ container: 'container', height: 180 });
const layer = new Konva.Layer();
stage.add(layer);

const output = document.querySelector('#report');

// Each fox has a tile below it that lights up while the pointer hits the fox.
const addFox = (name: string, x: number) => {
  const place = { x, y: 20, width: 140, height: 140 };
  const tile = new Konva.Rect({
    ...place,
    name: `${name}-tile`,
    cornerRadius: 12,
    fill: '#e8ebfb',
    listening: false,
  });
  const fox = new Konva.Image({ ...place, name, image: undefined });
  fox.on('pointerover', () => {
    tile.fill('#f6b73c');
    if (output) output.textContent = `pointerover ${name}`;
  });
  fox.on('pointerout', () => {
    tile.fill('#e8ebfb');
    if (output) output.textContent = `pointerout ${name}`;
  });
  layer.add(tile, fox);
  return fox;
};
const box = addFox('box', -152);
const pixels = addFox('pixels', 12);

const element = new Image();
element.onload = () => {
  box.image(element);
  pixels.image(element);
  // Each pixel of the cached image that is not transparent becomes part of the hit area.
  pixels.cache();
  pixels.drawHitFromCache();
};
element.src = foxUrl;

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
