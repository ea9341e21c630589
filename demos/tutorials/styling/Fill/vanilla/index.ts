import Konva from 'konva';
import { pentagons } from '../shared/pentagons';
import tileUrl from './leaf-tile.webp';

const stage = new Konva.Stage({ container: 'container', height: 300 });
const layer = new Konva.Layer();
stage.add(layer);

const tile = new Image();

for (const { name, x, y, rest, hover } of pentagons) {
  const shape: Konva.Shape = new Konva.RegularPolygon({
    name,
    x,
    y,
    sides: 5,
    radius: 66,
    draggable: true,
    ...rest,
  });
  shape.on('mouseenter touchstart', () => shape.setAttrs(hover));
  shape.on('mouseleave', () => shape.setAttrs(rest));
  // A finger may be lifted beside the shape.
  stage.on('touchend', () => shape.setAttrs(rest));
  layer.add(shape);

  // A pattern needs an image that has loaded.
  if (name === 'pattern') tile.onload = () => shape.fillPatternImage(tile);
}
tile.src = tileUrl;

// The shapes are placed around x = 0, and the layer keeps this point in the middle of the stage.
function fit() {
  stage.width(stage.container().clientWidth);
  layer.x(stage.width() / 2);
}
fit();
new ResizeObserver(fit).observe(stage.container());
