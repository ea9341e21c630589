import type Konva from 'konva';
import { POSTER } from '../../sandbox/Modify_Shape_Color_on_Click/shared/shapes';

const INK = '#26221f';

/** Paper with a fold, and the words of a poster about shapes. */
export const scene = {
  ...POSTER,
  quality: 80,
  paint: (context: Konva.Context) => {
    const { width, height } = POSTER;
    context.fillStyle = '#f5ebd7';
    context.fillRect(0, 0, width, height);
    context.fillStyle = 'rgba(120, 90, 50, 0.07)';
    for (let i = 1; i < 900; i += 1) {
      const x = ((i * 0.7548776662) % 1) * width;
      const y = ((i * 0.569840291) % 1) * height;
      context.fillRect(x, y, 1 + (i % 3), 1);
    }
    const fold = context.createLinearGradient(236, 0, 252, 0);
    fold.addColorStop(0, 'rgba(120, 90, 50, 0)');
    fold.addColorStop(0.5, 'rgba(120, 90, 50, 0.14)');
    fold.addColorStop(0.55, 'rgba(255, 255, 255, 0.5)');
    fold.addColorStop(1, 'rgba(255, 255, 255, 0)');
    context.fillStyle = fold;
    context.fillRect(236, 0, 16, height);

    context.fillStyle = INK;
    context.textBaseline = 'alphabetic';
    const font = 'Futura, "Century Gothic", "Avenir Next", "Helvetica Neue", sans-serif';
    context.font = `bold 42px ${font}`;
    context.letterSpacing = '-1px';
    context.fillText('form', 362, 214);
    context.fillText('+ color', 362 - 28, 250);
    context.font = `12px ${font}`;
    context.letterSpacing = '1px';
    context.fillText('7 shapes, 4 inks', 364, 272);
    context.fillText('until 30 June', 364, 287);
  },
};
