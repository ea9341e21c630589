import type Konva from 'konva';
import { ENVELOPE } from '../../sandbox/Stage_Preview/shared/look';

export const scene = { ...ENVELOPE, quality: 84, paint: drawPostmark };

/** Waves and a ring over the corner of both stamps. */
function drawPostmark(context: Konva.Context) {
  context.strokeStyle = 'rgba(19, 32, 59, 0.6)';
  context.lineWidth = 1.4;
  for (let i = 0; i < 4; i += 1) {
    context.beginPath();
    for (let x = 120; x <= 196; x += 2) {
      const y = 26 + i * 6 + 2.4 * Math.sin(x / 5);
      if (x === 120) context.moveTo(x, y);
      else context.lineTo(x, y);
    }
    context.stroke();
  }
  for (const radius of [19, 13]) {
    context.beginPath();
    context.arc(172, 96, radius, 0, 2 * Math.PI);
    context.stroke();
  }
}
