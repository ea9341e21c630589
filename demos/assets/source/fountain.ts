import type Konva from 'konva';
import { drawFountain } from './courtyard-art';

export const scene = {
  width: 80,
  height: 80,
  ratio: 4,
  // A little smaller, so that the shadow has room.
  paint: ({ _context }: Konva.Context) => {
    _context.scale(0.95, 0.95);
    drawFountain(_context, 80);
  },
};
