import type Konva from 'konva';

const PICTURE = { width: 640, height: 420 };

export const scene = { ...PICTURE, quality: 70, paint: paintCitrus };

/** Citrus fruit on a tiled table, seen from above. */
function paintCitrus(context: Konva.Context) {
  context.fillStyle = '#f4f1e8';
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  for (let row = 0; row < 6; row += 1) {
    for (let column = 0; column < 8; column += 1) paintTile(context, column * 80, row * 80 - 20);
  }

  // A plate, with slices on it, and fruit around it.
  const [x, y] = [330, 176];
  shadow(context, x + 10, y + 14, 172);
  disc(context, x, y, 172, '#fdfaf2');
  ring(context, x, y, 158, '#2f6fb0', 3);
  ring(context, x, y, 150, '#2f6fb0', 1);
  disc(context, x, y, 128, '#f3ecdd');

  leaf(context, 60, 60, 96, 0.5);
  leaf(context, 92, 34, 84, 0.05);
  leaf(context, 566, 296, 92, 2.6);
  leaf(context, 592, 330, 80, 3.3);
  leaf(context, 186, 330, 70, 2.2);
  fruit(context, 84, 118, 66, '#ff9a1f', '#e06a08');
  fruit(context, 588, 74, 58, '#ffd83d', '#eaa50c');
  fruit(context, 150, 372, 54, '#ff8a5c', '#d94f3a');
  slice(context, 36, 270, 58, GRAPEFRUIT, 0.3);
  slice(context, 566, 204, 62, ORANGE, 0.1);
  slice(context, 486, 372, 64, LEMON, 0.4);
  slice(context, 620, 410, 52, GRAPEFRUIT, 0.9);

  slice(context, 262, 128, 66, GRAPEFRUIT, 0.2);
  slice(context, 396, 116, 60, ORANGE, 0.5);
  slice(context, 330, 236, 70, ORANGE, 0);
  slice(context, 236, 222, 44, LEMON, 0.3);
  slice(context, 424, 208, 48, LEMON, 0.8);
  leaf(context, 322, 166, 62, -0.9);
  leaf(context, 344, 168, 50, -2.1);
  for (const [dotX, dotY] of [
    [318, 100],
    [300, 178],
    [388, 262],
    [270, 276],
    [356, 148],
    [378, 176],
    [294, 84],
  ] as const) {
    disc(context, dotX + 1.5, dotY + 2.5, 6.5, 'rgba(60, 20, 30, 0.3)');
    disc(context, dotX, dotY, 6, '#b3123f');
    disc(context, dotX - 2, dotY - 2, 1.8, '#ff8fa8');
  }
}

interface Fruit {
  rind: string;
  flesh: string;
  light: string;
}

const ORANGE: Fruit = { rind: '#f58a12', flesh: '#f98f1c', light: '#ffbe54' };
const LEMON: Fruit = { rind: '#f2c012', flesh: '#f8d63c', light: '#fff0a0' };
const GRAPEFRUIT: Fruit = { rind: '#f4a23c', flesh: '#e8505a', light: '#ff9a92' };

function disc(
  context: Konva.Context,
  x: number,
  y: number,
  radius: number,
  color: string | CanvasGradient,
) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill('nonzero');
}

function ring(
  context: Konva.Context,
  x: number,
  y: number,
  radius: number,
  color: string,
  width: number,
) {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.stroke();
}

/** Soft on all sides: cheaper than `shadowBlur`, which would run for each redraw. */
function shadow(context: Konva.Context, x: number, y: number, radius: number) {
  const soft = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 1.1);
  soft.addColorStop(0, 'rgba(24, 38, 74, 0.42)');
  soft.addColorStop(1, 'rgba(24, 38, 74, 0)');
  disc(context, x, y, radius * 1.1, soft);
}

/** One tile of 80 by 80, whose corners make rosettes with those of its neighbors. */
function paintTile(context: Konva.Context, x: number, y: number) {
  context.save();
  context.translate(x, y);
  context.beginPath();
  context.rect(0, 0, 80, 80);
  context.clip();
  context.fillStyle = '#2f6fb0';
  for (const [cornerX, cornerY] of [
    [0, 0],
    [80, 0],
    [0, 80],
    [80, 80],
  ] as const) {
    disc(context, cornerX, cornerY, 31, '#2f6fb0');
    disc(context, cornerX, cornerY, 25, '#f4f1e8');
    disc(context, cornerX, cornerY, 19, '#7fb0d8');
    disc(context, cornerX, cornerY, 10, '#f2c14e');
  }
  context.fillStyle = '#2f6fb0';
  context.fill(
    new Path2D(
      'M40 14 C46 30 50 34 66 40 C50 46 46 50 40 66 C34 50 30 46 14 40 C30 34 34 30 40 14 Z',
    ),
  );
  context.fillStyle = '#f4f1e8';
  context.fill(
    new Path2D(
      'M40 27 C43 35 45 37 53 40 C45 43 43 45 40 53 C37 45 35 43 27 40 C35 37 37 35 40 27 Z',
    ),
  );
  context.strokeStyle = 'rgba(60, 80, 110, 0.28)';
  context.lineWidth = 1.5;
  context.beginPath();
  context.rect(0, 0, 80, 80);
  context.stroke();
  context.restore();
}

function slice(
  context: Konva.Context,
  x: number,
  y: number,
  radius: number,
  colors: Fruit,
  turn: number,
) {
  shadow(context, x + radius * 0.07, y + radius * 0.1, radius);
  disc(context, x, y, radius, colors.rind);
  disc(context, x, y, radius * 0.93, '#fff4dc');
  const flesh = context.createRadialGradient(x, y, radius * 0.1, x, y, radius * 0.86);
  flesh.addColorStop(0, colors.light);
  flesh.addColorStop(1, colors.flesh);
  const count = 10;
  for (let i = 0; i < count; i += 1) {
    const middle = turn + ((i + 0.5) / count) * 2 * Math.PI;
    const half = Math.PI / count - 0.055;
    const at = (angle: number, part: number) =>
      [x + Math.cos(angle) * radius * part, y + Math.sin(angle) * radius * part] as const;
    const [tip, left, right, top] = [
      at(middle, 0.11),
      at(middle - half, 0.78),
      at(middle + half, 0.78),
      at(middle, 0.9),
    ];
    context.fillStyle = flesh;
    context.beginPath();
    context.moveTo(...tip);
    context.lineTo(...left);
    context.quadraticCurveTo(...at(middle - half, 0.86), ...top);
    context.quadraticCurveTo(...at(middle + half, 0.86), ...right);
    context.closePath();
    context.fill('nonzero');
    context.strokeStyle = 'rgba(255, 255, 255, 0.4)';
    context.lineWidth = radius / 45;
    for (const [angle, from, to] of [
      [-0.5, 0.4, 0.68],
      [0.1, 0.3, 0.6],
      [0.5, 0.5, 0.76],
    ] as const) {
      context.beginPath();
      context.moveTo(...at(middle + half * angle, from));
      context.lineTo(...at(middle + half * angle, to));
      context.stroke();
    }
  }
  disc(context, x, y, radius * 0.08, '#fff4dc');
}

function fruit(
  context: Konva.Context,
  x: number,
  y: number,
  radius: number,
  light: string,
  dark: string,
) {
  shadow(context, x + radius * 0.14, y + radius * 0.2, radius * 1.02);
  const skin = context.createRadialGradient(
    x - radius * 0.35,
    y - radius * 0.4,
    radius * 0.1,
    x,
    y,
    radius,
  );
  skin.addColorStop(0, '#fff1c2');
  skin.addColorStop(0.25, light);
  skin.addColorStop(1, dark);
  disc(context, x, y, radius, skin);
  for (let i = 0; i < 60; i += 1) {
    const away = radius * 0.94 * Math.sqrt((i + 0.5) / 60);
    disc(
      context,
      x + Math.cos(i * 2.4) * away,
      y + Math.sin(i * 2.4) * away,
      0.9,
      'rgba(120, 50, 0, 0.2)',
    );
  }
  context.fillStyle = '#4f7a3a';
  const star = [0, 1, 2, 3, 4].map((i) => {
    const angle = (i * 2 * Math.PI) / 5;
    const near = angle + Math.PI / 5;
    return `${x + 10 + Math.cos(angle) * 7} ${y - 8 + Math.sin(angle) * 7} L${x + 10 + Math.cos(near) * 3} ${y - 8 + Math.sin(near) * 3}`;
  });
  context.fill(new Path2D(`M${star.join(' L')} Z`));
}

function leaf(context: Konva.Context, x: number, y: number, length: number, turn: number) {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  const outline = (offset: number) =>
    new Path2D(
      `M0 ${offset} C${length * 0.25} ${offset - length * 0.26} ${length * 0.75} ${offset - length * 0.24} ${length} ${offset} C${length * 0.75} ${offset + length * 0.24} ${length * 0.25} ${offset + length * 0.26} 0 ${offset} Z`,
    );
  context.fillStyle = 'rgba(24, 38, 74, 0.28)';
  context.fill(outline(6));
  const green = context.createLinearGradient(0, -length * 0.2, 0, length * 0.2);
  green.addColorStop(0, '#7fb356');
  green.addColorStop(0.5, '#4f8f45');
  green.addColorStop(0.52, '#35733c');
  green.addColorStop(1, '#2c6136');
  context.fillStyle = green;
  context.fill(outline(0));
  context.strokeStyle = 'rgba(220, 240, 190, 0.55)';
  context.lineWidth = 1.4;
  context.beginPath();
  context.moveTo(0, 0);
  context.lineTo(length * 0.96, 0);
  for (let i = 1; i < 6; i += 1) {
    for (const side of [-1, 1]) {
      context.moveTo(length * 0.15 * i, 0);
      context.lineTo(
        length * (0.15 * i + 0.12),
        side * length * 0.13 * Math.sin((i / 6) * Math.PI),
      );
    }
  }
  context.stroke();
  context.restore();
}
