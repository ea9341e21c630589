import type Konva from 'konva';
import { CELL, KINDS, type Kind } from '../../sandbox/Scroll_By_Edge_Drag/shared/garden';
import { disc, petals, TWO_PI } from './garden-brush';

/** The plants from above, side by side: as they are, and with the ring of the chosen one. */
export const scene = {
  width: CELL * KINDS.length,
  height: 2 * CELL,
  ratio: 3,
  quality: 80,
  paint: (context: Konva.Context) => {
    KINDS.forEach((kind, i) => {
      for (const row of [0, 1]) {
        context.save();
        context.translate((i + 0.5) * CELL, (row + 0.5) * CELL);
        disc(context, 3, 5, 24, 'rgba(30, 40, 14, 0.3)');
        if (row === 1) {
          context.strokeStyle = '#fff6c9';
          context.lineWidth = 4;
          context.beginPath();
          context.arc(0, 0, 29, 0, TWO_PI);
          context.stroke();
        }
        PLANTERS[kind](context);
        context.restore();
      }
    });
  },
};

const PLANTERS: Record<Kind, (context: Konva.Context) => void> = {
  tulip: (context) => {
    petals(context, 4, 14, [14, 5], '#6f9a46', 0.4);
    petals(context, 4, 12, [12, 4], '#88b45a', 1.1);
    petals(context, 3, 6, [10, 8], '#d8324a');
    petals(context, 3, 5, [8, 6], '#f05a68', Math.PI / 3);
    disc(context, 0, 0, 4, '#ffd45a');
  },
  lettuce: (context) => {
    petals(context, 9, 14, [11, 8], '#7fb83e');
    petals(context, 8, 10, [9, 7], '#9bcd55', 0.3);
    petals(context, 6, 5, [7, 5], '#bfe27f', 0.1);
    disc(context, 0, 0, 4, '#e2f2b4');
  },
  lavender: (context) => {
    petals(context, 14, 12, [12, 2], '#8a9a6a');
    for (let i = 0; i < 14; i += 1) {
      const angle = (i / 14) * TWO_PI;
      const away = 19 + (i % 3) * 2;
      disc(
        context,
        away * Math.cos(angle),
        away * Math.sin(angle),
        4.4,
        i % 2 ? '#8d6cc9' : '#6d4fb0',
      );
    }
    petals(context, 8, 6, [7, 2.6], '#a98ddb', 0.2);
    disc(context, 0, 0, 4, '#c7b3ea');
  },
  marigold: (context) => {
    petals(context, 8, 17, [8, 4], '#5f8a3a', 0.2);
    petals(context, 12, 14, [8, 6], '#f08a1c');
    petals(context, 10, 9, [7, 5], '#f9ac2f', 0.2);
    petals(context, 7, 4, [5, 4], '#ffcf5a');
    disc(context, 0, 0, 3.4, '#b4541a');
  },
  cabbage: (context) => {
    petals(context, 7, 13, [14, 11], '#4f8a7c');
    petals(context, 6, 9, [11, 9], '#6aa595', 0.5);
    petals(context, 5, 5, [9, 7], '#8fc3b0', 0.2);
    petals(context, 3, 3, [6, 4], '#c3e3d2', 0.9);
  },
};
