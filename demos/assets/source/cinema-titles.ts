import type Konva from 'konva';
import { SCREEN } from '../../sandbox/Video_On_Canvas/shared/cinema';

const { width, height } = SCREEN;

/** Two paper titles side by side: one with a play sign, one with three dots for a film that is loading. */
export const scene = { width: 2 * width, height, paint };

function paint({ _context: context }: Konva.Context) {
  for (const isLoading of [false, true]) {
    context.fillStyle = '#1b2038';
    context.fillRect(4, 4, width - 8, height - 8);
    context.strokeStyle = '#e8b85c';
    context.lineWidth = 1.4;
    context.strokeRect(11, 11, width - 22, height - 22);
    context.strokeRect(14.5, 14.5, width - 29, height - 29);
    context.textAlign = 'center';
    context.fillStyle = '#f6ead0';
    context.font = 'italic 600 22px Georgia, "Times New Roman", serif';
    context.fillText('A Morning Aloft', width / 2, 50);
    context.fillStyle = '#c6a968';
    context.font = '600 9.5px system-ui, sans-serif';
    context.fillText('A SILENT FILM OF EIGHT SECONDS', width / 2, 68);
    context.fillStyle = '#e8b85c';
    context.beginPath();
    if (isLoading) {
      for (const dx of [-14, 0, 14]) {
        context.moveTo(width / 2 + dx + 3.5, 99);
        context.arc(width / 2 + dx, 99, 3.5, 0, 2 * Math.PI);
      }
    } else {
      context.moveTo(width / 2 - 9, 85);
      context.lineTo(width / 2 + 15, 99);
      context.lineTo(width / 2 - 9, 113);
    }
    context.fill();
    context.translate(width, 0);
  }
}
