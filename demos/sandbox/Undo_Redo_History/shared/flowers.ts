import type { Color, Kind } from './bouquet';

type Context = CanvasRenderingContext2D;

/** Each color of petals with its shade and its light. */
export const PETALS: Record<Color, { base: string; shade: string; light: string }> = {
  coral: { base: '#e8583f', shade: '#a82c26', light: '#ff9478' },
  butter: { base: '#f2c75c', shade: '#c08a2b', light: '#ffe9a8' },
  rose: { base: '#ee8fa3', shade: '#b4506d', light: '#ffd0d6' },
  lilac: { base: '#a98bd8', shade: '#6a4b9e', light: '#dccbf5' },
  ivory: { base: '#f6ecd8', shade: '#cdb894', light: '#ffffff' },
  sky: { base: '#7fb4d8', shade: '#3f739c', light: '#c9e4f3' },
};

/** Radius of a head: for the pointer, and for the ring around the selected flower. */
export const REACH: Record<Kind, number> = { poppy: 42, daisy: 36, tulip: 34, lavender: 36 };

function petal(context: Context, length: number, half: number) {
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(half * 1.3, -length * 0.25, half * 1.1, -length, 0, -length);
  context.bezierCurveTo(-half * 1.1, -length, -half * 1.3, -length * 0.25, 0, 0);
}

function disc(context: Context, color: string, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = color;
  context.fill();
}

/** Petals around the center, each with light at its tip. */
function whorl(
  context: Context,
  count: number,
  [length, half]: [number, number],
  { base, shade, light }: (typeof PETALS)[Color],
  turn = 0,
) {
  const paint = context.createRadialGradient(0, 0, length * 0.1, 0, 0, length);
  paint.addColorStop(0, shade);
  paint.addColorStop(0.45, base);
  paint.addColorStop(1, light);
  for (let i = 0; i < count; i += 1) {
    context.save();
    context.rotate(turn + (i * 2 * Math.PI) / count);
    petal(context, length, half);
    context.fillStyle = paint;
    context.fill();
    context.strokeStyle = shade;
    context.globalAlpha *= 0.35;
    context.lineWidth = 0.8;
    context.stroke();
    context.restore();
  }
}

const DRAW: Record<Kind, (context: Context, colors: (typeof PETALS)[Color]) => void> = {
  poppy(context, colors) {
    whorl(context, 4, [42, 34], colors, 0.4);
    whorl(context, 4, [32, 26], colors, 1.2);
    disc(context, '#231b2b', 0, 0, 10);
    for (let i = 0; i < 18; i += 1) {
      const angle = (i * Math.PI) / 9;
      disc(context, '#3d2f47', 14 * Math.cos(angle), 14 * Math.sin(angle), 1.8);
    }
    disc(context, '#8fae6b', 0, 0, 5.5);
  },
  daisy(context, colors) {
    whorl(context, 14, [35, 7], colors);
    whorl(context, 14, [28, 6], colors, 0.22);
    disc(context, '#b9761f', 0.6, 1, 10.5);
    disc(context, '#eab23f', 0, 0, 9.5);
    for (let i = 0; i < 20; i += 1) {
      const far = 1.9 * Math.sqrt(i);
      disc(context, '#c98724', far * Math.cos(i * 2.4), far * Math.sin(i * 2.4), 0.9);
    }
  },
  tulip(context, { base, shade, light }) {
    const paint = context.createLinearGradient(0, -34, 0, 28);
    paint.addColorStop(0, light);
    paint.addColorStop(0.5, base);
    paint.addColorStop(1, shade);
    const leaf = (x: number, lean: number, color: string | CanvasGradient) => {
      context.beginPath();
      context.moveTo(0, 28);
      context.bezierCurveTo(x + 24, 26, x + 22 + lean, -8, x + lean, -34);
      context.bezierCurveTo(x - 22 + lean, -8, x - 24, 26, 0, 28);
      context.fillStyle = color;
      context.fill();
      context.strokeStyle = shade;
      context.lineWidth = 0.7;
      context.stroke();
    };
    leaf(-6, -11, shade);
    leaf(6, 11, shade);
    leaf(-9, -5, paint);
    leaf(9, 5, paint);
    leaf(0, 0, paint);
  },
  lavender(context, { base, shade, light }) {
    context.strokeStyle = '#6f9163';
    context.lineWidth = 2.4;
    context.beginPath();
    context.moveTo(0, 34);
    context.lineTo(0, -32);
    context.stroke();
    for (let row = 0; row < 9; row += 1) {
      const y = 24 - row * 7;
      const half = 10 - row * 0.85;
      for (const [x, color] of [
        [-half, shade],
        [half, base],
        [-half * 0.4, base],
        [half * 0.45, light],
      ] as const) {
        context.beginPath();
        context.ellipse(x, y, 4.4, 5.4, x / 24, 0, 2 * Math.PI);
        context.fillStyle = color;
        context.fill();
      }
    }
  },
};

/** A head, with its center at the origin. */
export function drawHead(context: Context, kind: Kind, color: Color) {
  context.save();
  context.shadowColor = 'rgba(6, 18, 16, 0.45)';
  context.shadowBlur = 10;
  context.shadowOffsetY = 4;
  disc(context, PETALS[color].shade, 0, 0, kind === 'lavender' ? 4 : REACH[kind] * 0.5);
  context.restore();
  DRAW[kind](context, PETALS[color]);
}

/** A room in the evening, and a table with a cloth. */
export function drawRoom(context: Context, width: number, height: number) {
  const wall = context.createRadialGradient(150, 120, 30, 240, 220, 430);
  wall.addColorStop(0, '#3f6a60');
  wall.addColorStop(0.55, '#214640');
  wall.addColorStop(1, '#0f2624');
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);
  const cloth = context.createLinearGradient(0, 418, 0, height);
  cloth.addColorStop(0, '#efe2c9');
  cloth.addColorStop(1, '#b99f7c');
  context.fillStyle = cloth;
  context.beginPath();
  context.moveTo(0, 424);
  context.lineTo(width, 418);
  context.lineTo(width, height);
  context.lineTo(0, height);
  context.fill();
  context.fillStyle = 'rgba(90, 60, 30, 0.16)';
  for (const x of [58, 150, 352, 436]) {
    context.beginPath();
    context.moveTo(x, 426);
    context.lineTo(x + 14, 426);
    context.lineTo(x + 26, height);
    context.lineTo(x - 6, height);
    context.fill();
  }
  // The shade of the vase, away from the light, and two lemons.
  context.fillStyle = 'rgba(60, 35, 20, 0.35)';
  context.beginPath();
  context.ellipse(272, 460, 92, 15, 0, 0, 2 * Math.PI);
  context.fill();
  for (const [x, y, turn] of [
    [372, 446, -0.3],
    [414, 456, 0.4],
  ] as const) {
    context.fillStyle = 'rgba(60, 35, 20, 0.3)';
    context.beginPath();
    context.ellipse(x + 8, y + 14, 24, 6, 0, 0, 2 * Math.PI);
    context.fill();
    const peel = context.createRadialGradient(x - 6, y - 7, 3, x, y, 24);
    peel.addColorStop(0, '#ffeeb0');
    peel.addColorStop(0.5, '#f2c648');
    peel.addColorStop(1, '#bd8722');
    context.fillStyle = peel;
    context.beginPath();
    context.ellipse(x, y, 23, 16, turn, 0, 2 * Math.PI);
    context.fill();
  }
}

/** The vase, in front of the stems. Its mouth is at `MOUTH`. */
export const MOUTH = { x: 240, y: 338 };

export function drawVase(context: Context) {
  const { x, y } = MOUTH;
  const glaze = context.createLinearGradient(x - 62, 0, x + 66, 0);
  glaze.addColorStop(0, '#8fb9a9');
  glaze.addColorStop(0.28, '#d7ebdd');
  glaze.addColorStop(0.6, '#8db8a8');
  glaze.addColorStop(1, '#3f6f66');
  context.beginPath();
  context.moveTo(x - 30, y);
  context.bezierCurveTo(x - 20, y + 26, x - 66, y + 42, x - 62, y + 82);
  context.bezierCurveTo(x - 60, y + 112, x - 34, y + 124, x - 30, y + 126);
  context.lineTo(x + 30, y + 126);
  context.bezierCurveTo(x + 34, y + 124, x + 60, y + 112, x + 62, y + 82);
  context.bezierCurveTo(x + 66, y + 42, x + 20, y + 26, x + 30, y);
  context.fillStyle = glaze;
  context.fill();
  context.save();
  context.clip();
  context.strokeStyle = '#2d6f8d';
  context.lineWidth = 3;
  context.globalAlpha = 0.75;
  for (const by of [56, 64, 104]) {
    context.beginPath();
    context.ellipse(x, y + by - 8, 66, 9, 0, 0, Math.PI);
    context.stroke();
  }
  context.fillStyle = '#2d6f8d';
  for (let i = -3; i <= 3; i += 1) {
    context.beginPath();
    context.ellipse(x + i * 19, y + 86 - i * i * 0.7, 4, 9, 0, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
  context.beginPath();
  context.ellipse(x, y, 30, 6, 0, 0, Math.PI);
  context.strokeStyle = '#e9f5ec';
  context.lineWidth = 3;
  context.stroke();
}
