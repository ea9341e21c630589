import type Konva from 'konva';
import { PAPER } from './look';

/** The whole map as an image, at twice its size, whatever part of it the stage shows. */
export function mapPicture(map: Konva.Group): HTMLCanvasElement {
  const ring = map.findOne('.selected');
  ring?.visible(false);
  const scale = map.scaleX();
  const margin = 24 * scale;
  const { x, y, width, height } = map.getClientRect();
  const canvas = map.toCanvas({
    x: x - margin,
    y: y - margin,
    width: width + 2 * margin,
    height: height + 2 * margin,
    pixelRatio: 2 / scale,
  });
  ring?.visible(true);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas.');
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over'; // below what is drawn
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}
