import type Konva from 'konva';
import { diamond } from './kilim-diamond';

const [WIDTH, HEIGHT] = [62, 60];

/** A tile of the pattern of a kilim. */
export const scene = {
  width: WIDTH,
  height: HEIGHT,
  ratio: 4,
  paint: ({ _context: context }: Konva.Context) => {
    context.fillStyle = '#a3262a';
    context.fillRect(0, 0, WIDTH, HEIGHT);
    for (const [x, y] of [
      [0, 0],
      [WIDTH, 0],
      [0, HEIGHT],
      [WIDTH, HEIGHT],
    ] as const) {
      diamond(context, x, y, 6, 6, '#e3a738');
    }
    for (const [size, color] of [
      [0.46, '#efe2c4'],
      [0.36, '#1d2b45'],
      [0.24, '#e3a738'],
      [0.12, '#a3262a'],
    ] as const) {
      diamond(context, WIDTH / 2, HEIGHT / 2, WIDTH * size, HEIGHT * size, color);
    }
  },
};
