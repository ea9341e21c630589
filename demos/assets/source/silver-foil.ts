import type Konva from 'konva';
import { FIELD } from '../../sandbox/Scratch_Card/shared/card';

const SERIF = 'Georgia, "Times New Roman", serif';

export const scene = { width: FIELD.width, height: FIELD.height, paint: paintFoil };

/** The silver: brushed metal with moons. */
function paintFoil(context: Konva.Context) {
  const { width, height } = FIELD;
  const silver = context.createLinearGradient(0, 0, width, height);
  for (const [at, color] of [
    [0, '#8f97a8'],
    [0.25, '#e9edf4'],
    [0.45, '#a8b0c0'],
    [0.7, '#f4f6fa'],
    [1, '#8a92a4'],
  ] as const) {
    silver.addColorStop(at, color);
  }
  context.fillStyle = silver;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(255, 255, 255, 0.18)';
  for (let y = 0; y < height; y += 5) context.fillRect(0, y, width, 1);
  context.fillStyle = 'rgba(80, 88, 108, 0.3)';
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = 22 + column * 40 + (row % 2) * 20;
      const y = 22 + row * 40;
      context.beginPath();
      context.arc(x, y, 9, 0.6, 5.1);
      context.arc(x + 4, y - 2, 7, 4.9, 0.9, true);
      context.fill('nonzero');
    }
  }
  context.fillStyle = '#4a5164';
  context.font = `italic bold 34px ${SERIF}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText('Rub here', width / 2, height / 2);
}
