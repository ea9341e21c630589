import type { Stroke } from './drawing';

const pen = (color: string, width: number, points: number[]): Stroke => ({
  tool: 'pen',
  color,
  width,
  points,
});

/** The drawing that the pad opens with: a boat at noon, its mast at x = 0. */
export function doodle(): Stroke[] {
  const at = (...points: number[]) => points.map((value, i) => value + (i % 2 === 0 ? 0 : 230));

  const wave = (y: number, shift: number) => {
    const points: number[] = [];
    for (let x = -135; x <= 135; x += 9) points.push(x, y + 7 * Math.sin((x + shift) / 14));
    return at(...points);
  };

  const circle: number[] = [];
  for (let angle = 0; angle < 6.5; angle += 0.3) {
    circle.push(98 + 25 * Math.cos(angle), -112 + 25 * Math.sin(angle));
  }

  const rays = [0.4, 1.2, 2, 2.8, 3.6, 4.4, 5.2, 6].map((angle) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return pen('#f6b73c', 6, at(98 + 36 * x, -112 + 36 * y, 98 + 48 * x, -112 + 48 * y));
  });

  return [
    pen('#f6b73c', 7, at(...circle)),
    ...rays,
    pen('#1b1f2a', 6, at(0, 2, 1, -50, 0, -108)),
    pen('#8457c9', 6, at(10, -100, 32, -58, 58, -18, 58, -16, 34, -13, 11, -15, 10, -18, 10, -96)),
    pen('#f2664a', 8, at(-74, 2, -62, 26, -44, 36, 40, 36, 58, 26, 70, 2, 68, 1, 0, 4, -72, 2)),
    pen('#1f9aa5', 7, wave(52, 0)),
    pen('#4a90e2', 7, wave(76, 20)),
  ];
}
