import type Konva from 'konva';
import { PICTURE } from '../../sandbox/Stage_Preview/shared/discs';

const LINES = [
  { from: [-10, 262], to: [410, 128], color: '#f5ead6', width: 1.5 },
  { from: [-10, 180], to: [250, 310], color: '#2a9d8f', width: 5 },
  { from: [60, -10], to: [330, 310], color: '#f2b134', width: 1.5 },
  { from: [226, -10], to: [402, 152], color: '#e8a0a8', width: 3 },
] as const;

export const scene = { ...PICTURE, quality: 84, paint: drawPaper };

/** Dark paper with lines, the value and the country. */
function drawPaper(context: Konva.Context) {
  context.fillStyle = '#13203b';
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  for (const { from, to, color, width } of LINES) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    context.moveTo(from[0], from[1]);
    context.lineTo(to[0], to[1]);
    context.stroke();
  }
  context.strokeStyle = '#f2b134';
  context.lineWidth = 2;
  context.stroke(new Path2D('M20 240 L88 172 L102 262 Z'));
  context.fillStyle = '#f5ead6';
  context.font = 'bold 42px Georgia, "Times New Roman", serif';
  context.textAlign = 'right';
  context.fillText('45', 388, 288);
  context.font = '15px Georgia, "Times New Roman", serif';
  context.textAlign = 'left';
  context.letterSpacing = '3px';
  context.fillText('POSTA AURELIA', 16, 286);
}
