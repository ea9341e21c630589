import type Konva from 'konva';

const MIDDLE = 160;
const RADIUS = 108;

/** A plate with the crust and the cream of a tart, from above. */
export const scene = { width: 2 * MIDDLE, height: 2 * MIDDLE, quality: 82, paint };

function paint(context: Konva.Context) {
  context.translate(MIDDLE, MIDDLE);
  context.shadowColor = 'rgba(0, 0, 0, 0.5)';
  context.shadowBlur = 36;
  context.shadowOffsetY = 12;
  disk(context, RADIUS + 26, '#e9ecea', '#b9c4c4', 2);
  context.shadowColor = 'transparent';
  disk(context, RADIUS + 21, '#f3f5f3', '#dde3e1', 1);
  context.beginPath();
  for (let i = 0; i <= 360; i += 1) {
    const angle = (i / 180) * Math.PI;
    const distance = RADIUS + 12 + 3 * Math.cos(angle * 26);
    context.lineTo(distance * Math.cos(angle), distance * Math.sin(angle));
  }
  context.closePath();
  context.fillStyle = '#d79a4e';
  context.fill('nonzero');
  context.strokeStyle = '#a9692a';
  context.lineWidth = 2;
  context.stroke();
  disk(context, RADIUS + 3, '#f8e2a4', '#c68a3f', 3);
}

function disk(
  context: Konva.Context,
  radius: number,
  fill: string,
  stroke: string,
  lineWidth: number,
) {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill('nonzero');
  context.strokeStyle = stroke;
  context.lineWidth = lineWidth;
  context.stroke();
}
