import type Konva from 'konva';

export const TWO_PI = 2 * Math.PI;

export function disc(context: Konva.Context, x: number, y: number, radius: number, color: string) {
  context.fillStyle = color;
  context.beginPath();
  context.arc(x, y, radius, 0, TWO_PI);
  context.fill('nonzero');
}

export function petals(
  context: Konva.Context,
  count: number,
  away: number,
  [long, wide]: readonly [number, number],
  color: string,
  turn = 0,
) {
  context.fillStyle = color;
  context.beginPath();
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (i / count) * TWO_PI;
    const [x, y] = [away * Math.cos(angle), away * Math.sin(angle)];
    context.moveTo(x + long * Math.cos(angle), y + long * Math.sin(angle));
    context.ellipse(x, y, long, wide, angle, 0, TWO_PI);
  }
  context.fill('nonzero');
}
