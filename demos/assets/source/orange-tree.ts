import type Konva from 'konva';
import { drawTree } from './courtyard-art';

export const scene = {
  width: 40,
  height: 40,
  ratio: 4,
  paint: ({ _context }: Konva.Context) => drawTree(_context, 38),
};
