import type Konva from 'konva';
import { ENVELOPE, LIVE, STAMP, TAKEN } from '../../sandbox/Stage_Preview/shared/look';

const PAPER = '#f5ead6';
const WORDS = '#2c3550';
const SERIF = 'Georgia, "Times New Roman", serif';
const EDGE = 7;
const SHEET = { width: STAMP.width + 2 * EDGE, height: STAMP.height + 2 * EDGE };

export const scene = { ...ENVELOPE, quality: 84, paint: drawEnvelope };

/** Draws paper with stripes of air mail along its edge, an address, and two perforated stamps without their pictures. */
function drawEnvelope(context: Konva.Context) {
  const { width, height } = ENVELOPE;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, width, height);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, height);
  context.rect(8, 8, width - 16, height - 16);
  context.clip('evenodd');
  for (let i = -12; i < 40; i += 1) {
    context.fillStyle = ['#e4572e', PAPER, '#2a6f9d', PAPER][(i + 12) % 4] ?? PAPER;
    context.beginPath();
    context.moveTo(i * 14, 0);
    context.lineTo(i * 14 + 14, 0);
    context.lineTo(i * 14 + 14 - height, height);
    context.lineTo(i * 14 - height, height);
    context.fill();
  }
  context.restore();
  for (const { x, y } of [LIVE, TAKEN]) drawPerforation(context, x - EDGE, y - EDGE);
  context.fillStyle = WORDS;
  context.font = `12px ${SERIF}`;
  context.textAlign = 'center';
  context.fillText('live', LIVE.x + 50, LIVE.y + 101);
  context.fillText('after release', TAKEN.x + 50, TAKEN.y + 101);
  context.font = `italic 15px ${SERIF}`;
  context.fillText('Ida Morell, Orchard Quay 9, Aurelia', width / 2, 158);
}

/** White paper with half circles cut out of its edge, and its shadow. */
function drawPerforation(context: Konva.Context, x: number, y: number) {
  const step = 7.15;
  const bite = 2.1;
  const across = Math.round(SHEET.width / step);
  const down = Math.round(SHEET.height / step);
  const hole = (at: number, count: number, length: number) => ((at + 0.5) / count) * length;
  context.save();
  context.shadowColor = 'rgba(19, 32, 59, 0.35)';
  context.shadowBlur = 5;
  context.shadowOffsetY = 1.5;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.moveTo(x, y);
  for (let i = 0; i < across; i += 1) {
    context.arc(x + hole(i, across, SHEET.width), y, bite, Math.PI, 0, true);
  }
  context.lineTo(x + SHEET.width, y);
  for (let i = 0; i < down; i += 1) {
    context.arc(
      x + SHEET.width,
      y + hole(i, down, SHEET.height),
      bite,
      -Math.PI / 2,
      Math.PI / 2,
      true,
    );
  }
  context.lineTo(x + SHEET.width, y + SHEET.height);
  for (let i = across - 1; i >= 0; i -= 1) {
    context.arc(x + hole(i, across, SHEET.width), y + SHEET.height, bite, 0, Math.PI, true);
  }
  context.lineTo(x, y + SHEET.height);
  for (let i = down - 1; i >= 0; i -= 1) {
    context.arc(x, y + hole(i, down, SHEET.height), bite, Math.PI / 2, -Math.PI / 2, true);
  }
  context.closePath();
  context.fill();
  context.restore();
}
