import type Konva from 'konva';

/** The whole image, around a table of 480 by 360 that begins at 0, 0. */
const tableConfig = { x: -460, y: -220, width: 1400, height: 800 };

export const scene = {
  ...tableConfig,
  quality: 60,
  paint: (context: Konva.Context) => {
    context.translate(-tableConfig.x, -tableConfig.y);
    drawTable(context);
  },
};

/** A round table of dark wood with a zodiac of brass, on a carpet. */
function drawTable(context: Konva.Context) {
  context.fillStyle = '#3b1526';
  context.fillRect(-3000, -3000, 7000, 7000);
  // The carpet: diamonds, the same wherever the stage ends.
  context.fillStyle = 'rgba(226, 128, 96, 0.14)';
  for (let row = -26; row < 40; row += 1) {
    for (let column = -50; column < 60; column += 1) {
      const x = column * 44 + (row % 2 === 0 ? 0 : 22);
      const y = row * 22;
      context.beginPath();
      context.moveTo(x, y - 9);
      context.lineTo(x + 15, y);
      context.lineTo(x, y + 9);
      context.lineTo(x - 15, y);
      context.closePath();
      context.fill('nonzero');
    }
  }
  const [x, y] = [240, 196];
  disc(context, 'rgba(10, 2, 10, 0.45)', x + 5, y + 14, 262);
  const wood = context.createRadialGradient(x - 60, y - 80, 30, x, y, 262);
  wood.addColorStop(0, '#2a6b68');
  wood.addColorStop(0.7, '#164a4f');
  wood.addColorStop(1, '#0d3138');
  context.fillStyle = wood;
  context.beginPath();
  context.arc(x, y, 258, 0, 2 * Math.PI);
  context.fill('nonzero');
  context.save();
  context.translate(x, y);
  for (const [radius, wide] of [
    [254, 5],
    [240, 1.2],
    [206, 1.2],
    [112, 1.2],
  ] as const) {
    context.strokeStyle = radius === 254 ? '#b98a36' : 'rgba(226, 181, 88, 0.55)';
    context.lineWidth = wide;
    context.beginPath();
    context.arc(0, 0, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  context.strokeStyle = 'rgba(226, 181, 88, 0.4)';
  context.lineWidth = 1.2;
  for (let i = 0; i < 12; i += 1) {
    const angle = (i * Math.PI) / 6;
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)];
    context.beginPath();
    context.moveTo(dx * 206, dy * 206);
    context.lineTo(dx * 240, dy * 240);
    // Every fifth is joined: a star of twelve points.
    const to = angle + (5 * Math.PI) / 6;
    context.moveTo(dx * 206, dy * 206);
    context.lineTo(Math.sin(to) * 206, -Math.cos(to) * 206);
    context.stroke();
    const middle = angle + Math.PI / 12;
    context.save();
    context.translate(Math.sin(middle) * 223, -Math.cos(middle) * 223);
    points(context, 'rgba(226, 181, 88, 0.75)', i % 2 === 0 ? 4 : 8, 9, 3);
    context.restore();
  }
  context.restore();
}

function disc(context: Konva.Context, color: string, x: number, y: number, radius: number) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill('nonzero');
}

/** A star of so many points around 0, 0. */
function points(
  context: Konva.Context,
  color: string,
  count: number,
  outer: number,
  inner: number,
) {
  context.fillStyle = color;
  context.beginPath();
  for (let i = 0; i < count * 2; i += 1) {
    const away = i % 2 === 0 ? outer : inner;
    const angle = (i * Math.PI) / count;
    context.lineTo(Math.sin(angle) * away, -Math.cos(angle) * away);
  }
  context.closePath();
  context.fill('nonzero');
}
