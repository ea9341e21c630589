import type Konva from 'konva';
import { describePixel, gradientLine, type Paper } from './paper';

/** An export, and what its top left pixel is. */
export interface Proof {
  url: string;
  words: string;
}

/** What the canvases of a stage show, as a PNG. Nothing of the page's CSS is in it. */
export function exportStage(stage: Konva.Stage, paper?: Paper): Proof {
  const canvas = paper ? onPaper(stage.toCanvas(), paper) : stage.toCanvas();
  const corner = canvas.getContext('2d')?.getImageData(0, 0, 1, 1).data ?? [];
  return { url: canvas.toDataURL(), words: describePixel(corner) };
}

/** The same picture on a paper that is painted below it. The stage stays as it is. */
function onPaper(picture: HTMLCanvasElement, { angle, stops }: Paper): HTMLCanvasElement {
  const context = picture.getContext('2d');
  if (!context) return picture;
  const { start, end } = gradientLine(picture, angle);
  const gradient = context.createLinearGradient(start.x, start.y, end.x, end.y);
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  context.resetTransform();
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = gradient;
  context.fillRect(0, 0, picture.width, picture.height);
  return picture;
}
