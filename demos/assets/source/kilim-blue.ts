import type Konva from 'konva';
import { diamond } from './kilim-diamond';

/** A tile of the pattern of a runner: two columns. */
export const scene = {
  width: 88,
  height: 28,
  ratio: 4,
  paint: ({ _context: context }: Konva.Context) => {
    context.fillStyle = '#1f5f7a';
    context.fillRect(0, 0, 88, 28);
    context.fillStyle = '#efe2c4';
    context.fillRect(5, 0, 3, 28);
    context.fillRect(36, 0, 3, 28);
    diamond(context, 22, 14, 11, 11, '#d8593a');
    diamond(context, 22, 14, 5, 5, '#efe2c4');
    diamond(context, 66, 14, 11, 11, '#e3a738');
    diamond(context, 66, 14, 5, 5, '#1f5f7a');
  },
};
