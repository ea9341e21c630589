import type Konva from 'konva';

/** Lily pads and blossoms at the edge of the pond. */
export function paintLilies(context: Konva.Context) {
  for (const [x, y, radius, turn] of [
    [-196, -176, 58, 0.5],
    [-120, -214, 34, 2.2],
    [206, 186, 62, 3.6],
    [132, 214, 32, 5.2],
    [214, 96, 28, 2.6],
    [-330, -40, 64, 5.8],
    [-300, 196, 46, 1.1],
    [318, -166, 56, 2.9],
    [340, 46, 40, 4.2],
  ] as const) {
    paintPad(context, x, y, radius, turn);
  }
  paintBlossom(context, -176, -158, 30);
  paintBlossom(context, 222, 168, 34);
  paintBlossom(context, 322, -170, 26);
}

function paintPad(context: Konva.Context, x: number, y: number, radius: number, turn: number) {
  const leaf = (shift: number) => {
    context.beginPath();
    context.moveTo(x + shift, y + shift);
    context.arc(x + shift, y + shift, radius, turn + 0.26, turn + 2 * Math.PI - 0.26);
    context.closePath();
    context.fill('nonzero');
  };
  context.fillStyle = 'rgba(2, 26, 30, 0.35)';
  leaf(8);
  const green = context.createRadialGradient(x, y, 4, x, y, radius);
  green.addColorStop(0, '#b9d77a');
  green.addColorStop(0.75, '#7fae5a');
  green.addColorStop(1, '#5d8f47');
  context.fillStyle = green;
  leaf(0);
  context.strokeStyle = 'rgba(45, 86, 44, 0.55)';
  context.lineWidth = 1.5;
  for (let vein = 1; vein < 9; vein += 1) {
    const angle = turn + 0.26 + (vein * (2 * Math.PI - 0.52)) / 9;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + 0.86 * radius * Math.cos(angle), y + 0.86 * radius * Math.sin(angle));
    context.stroke();
  }
}

function paintBlossom(context: Konva.Context, x: number, y: number, radius: number) {
  for (const [share, count, color] of [
    [1, 9, '#f3a6b5'],
    [0.78, 8, '#f9c6cf'],
    [0.52, 6, '#fff0ee'],
  ] as const) {
    for (let i = 0; i < count; i += 1) {
      const angle = (2 * Math.PI * (i + share)) / count;
      const length = radius * share;
      context.fillStyle = color;
      context.beginPath();
      context.ellipse(
        x + 0.55 * length * Math.cos(angle),
        y + 0.55 * length * Math.sin(angle),
        0.5 * length,
        0.24 * length,
        angle,
        0,
        2 * Math.PI,
      );
      context.fill('nonzero');
    }
  }
  context.fillStyle = '#f6c445';
  context.beginPath();
  context.arc(x, y, radius * 0.17, 0, 2 * Math.PI);
  context.fill('nonzero');
}
