import type Konva from 'konva';
import { drawBlossoms, drawYard, WALL, YARD } from './courtyard-art';

export const scene = {
  ...YARD,
  paint: ({ _context: context }: Konva.Context) => {
    context.translate(WALL, WALL);
    drawYard(context);
    drawBlossoms(context);
  },
};
