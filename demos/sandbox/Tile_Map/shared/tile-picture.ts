import { traceLevel } from './contours';
import { FERRIES, ROADS } from './places';
import { CELLS, hash, heightAt, heightsOf, type Heights } from './terrain';
import { TILE, widthOf, type Address } from './tiles';

/** Each color applies from a height in meters upward. */
const BANDS = [
  [-300, '#93bdc9'],
  [-170, '#a1c8d1'],
  [-80, '#b2d3d8'],
  [-28, '#c9e2df'],
  [0, '#efe2b8'],
  [9, '#d3dda9'],
  [80, '#b9d095'],
  [190, '#9dbf83'],
  [330, '#c3c08b'],
  [480, '#cdb083'],
  [640, '#b98f6d'],
  [800, '#f5f0e8'],
] as const;

/** The color of the deepest water, and of everything outside the world. */
export const SEA = '#89b6c4';
const COAST = '#3f6570';
const CONTOUR = '#7a4f2e';

/** Meters between two contour lines. */
const stepFor = (level: number) => (level < 3 ? Infinity : level < 5 ? 100 : 50);

/**
 * Draws a tile from nothing but its address. A map from a server loads an image here instead.
 *
 * @param ratio canvas pixels in a CSS pixel
 */
export function drawTile(address: Address, ratio: number): HTMLCanvasElement {
  const { level, column, row } = address;
  const width = widthOf(level);
  const [left, top] = [column * width, row * width];
  const canvas = document.createElement('canvas');
  canvas.width = TILE * ratio;
  canvas.height = TILE * ratio;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  // Details shorter than two cells of the tile would flicker between levels.
  const heights = heightsOf(left, top, width, level + 3);
  context.fillStyle = SEA;
  context.fillRect(0, 0, canvas.width, canvas.height);

  context.save();
  // From here on, a unit is a cell.
  context.scale(canvas.width / CELLS, canvas.height / CELLS);
  for (const [from, color] of BANDS) {
    if (heights.most < from) break;
    const { area, line } = pathsOf(heights, from);
    context.fillStyle = color;
    context.fill(area);
    if (from !== 0) continue;
    context.strokeStyle = COAST;
    context.lineWidth = level < 3 ? 0.4 : 0.55;
    context.stroke(line);
  }
  drawRelief(context, heights, width);
  const step = stepFor(level);
  for (let at = step; at <= heights.most; at += step) {
    if (at < heights.least) continue;
    const isMain = at % (5 * step) === 0;
    context.globalAlpha = isMain ? 0.6 : 0.3;
    context.strokeStyle = CONTOUR;
    context.lineWidth = isMain ? 0.3 : 0.2;
    context.stroke(pathsOf(heights, at).line);
  }
  context.restore();

  context.save();
  // From here on, a unit is a kilometer of the world.
  context.scale(canvas.width / width, canvas.height / width);
  context.translate(-left, -top);
  const pixel = width / TILE;
  if (level >= 5) drawTrees(context, left, top, width, level);
  drawWays(context, level, pixel);
  context.restore();
  return canvas;
}

function pathsOf(heights: Heights, level: number) {
  const area = new Path2D();
  const line = new Path2D();
  traceLevel(heights, level, {
    corner: (x, y, isFirst) => (isFirst ? area.moveTo(x, y) : area.lineTo(x, y)),
    line(x1, y1, x2, y2) {
      line.moveTo(x1, y1);
      line.lineTo(x2, y2);
    },
  });
  return { area, line };
}

/** Light from the northwest: one soft pixel for each cell, and one more around the tile, so that neighboring tiles match. */
function drawRelief(context: CanvasRenderingContext2D, { side, values }: Heights, width: number) {
  const size = CELLS + 2;
  const small = document.createElement('canvas');
  small.width = size;
  small.height = size;
  const picture = small.getContext('2d');
  if (!picture) return;
  const pixels = picture.createImageData(size, size);
  const meters = (width / CELLS) * 1000;
  for (let i = 0; i < size * size; i += 1) {
    const at = Math.floor(i / size) * side + (i % size);
    const [a = 0, b = 0, c = 0, d = 0] = [at, at + 1, at + side, at + side + 1].map(
      (index) => values[index],
    );
    if (Math.min(a, b, c, d) < -2) continue;
    // Land that rises toward the southeast faces the light.
    const light = Math.tanh(((d - a) / meters) * 2.2);
    const shade = light > 0 ? [255, 250, 225, light * 95] : [58, 48, 70, -light * 105];
    pixels.data.set(shade, i * 4);
  }
  picture.putImageData(pixels, 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(small, -1, -1, size, size);
}

/** The trees of the woods, on a jittered grid. They depend on their position alone, so neighboring tiles draw the same ones. */
function drawTrees(
  context: CanvasRenderingContext2D,
  left: number,
  top: number,
  width: number,
  level: number,
) {
  const step = 0.16;
  const size = 0.035;
  const range = (from: number) =>
    Array.from({ length: Math.ceil(width / step) + 3 }, (_, i) => Math.floor(from / step) - 1 + i);
  context.fillStyle = '#5d8f5c';
  context.strokeStyle = '#4b7a52';
  context.lineWidth = size / 3;
  for (const row of range(top)) {
    for (const column of range(left)) {
      // Woods grow in patches.
      if (hash(column >> 2, row >> 2) < 0.1) continue;
      const x = (column + 0.4 * hash(column, row)) * step;
      const y = (row + 0.4 * hash(row + 77, column)) * step;
      const height = heightAt(x, y, level + 3);
      if (height < 70 || height > 330) continue;
      context.beginPath();
      context.moveTo(x - size, y + size);
      context.lineTo(x, y - 1.6 * size);
      context.lineTo(x + size, y + size);
      context.closePath();
      context.fill();
      context.stroke();
    }
  }
}

function drawWays(context: CanvasRenderingContext2D, level: number, pixel: number) {
  context.lineCap = 'round';
  context.lineJoin = 'round';
  const stroke = (points: readonly { x: number; y: number }[], color: string, width: number) => {
    context.beginPath();
    points.forEach(({ x, y }, i) => {
      const next = points[i + 1];
      if (i === 0) context.moveTo(x, y);
      // Round corners: the points are pulls, the middles between them are on the line.
      else if (next && i < points.length - 1)
        context.quadraticCurveTo(x, y, (x + next.x) / 2, (y + next.y) / 2);
      else context.lineTo(x, y);
    });
    context.strokeStyle = color;
    context.lineWidth = width * pixel;
    context.stroke();
  };
  if (level < 2) return;
  context.setLineDash([7 * pixel, 6 * pixel]);
  for (const ferry of FERRIES) stroke(ferry, '#4d6b8f', 1.4);
  context.setLineDash([]);
  if (level < 3) return;
  for (const road of ROADS) stroke(road, '#8a6a4a', level < 5 ? 3 : 5);
  for (const road of ROADS) stroke(road, '#fff8e6', level < 5 ? 1.6 : 3.2);
}
