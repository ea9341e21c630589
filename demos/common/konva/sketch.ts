import type { Stroke } from './stroke';

/** The initial drawing: a boat on waves, centered at x = 0. */
export function sketch(): Stroke[] {
  const wave = (y: number, shift: number) =>
    Array.from({ length: 17 }, (_, i) => [i * 17 - 136, y + 7 * Math.sin(i * 1.5 + shift)]).flat();
  const sun = Array.from({ length: 22 }, (_, i) => [
    -92 + 24 * Math.cos(i * 0.32),
    66 + 24 * Math.sin(i * 0.32),
  ]).flat();
  const lines: [string, number[]][] = [
    ['#f6b73c', sun],
    ['#f2664a', [-56, 186, -50, 204, -34, 218, 34, 218, 52, 204, 60, 186, -56, 186]],
    ['#1b1f2a', [0, 184, 1, 130, 0, 62]],
    ['#2f4bd8', [8, 70, 40, 110, 58, 162, 30, 168, 8, 166]],
    ['#1f9aa5', wave(238, 0)],
    ['#4a90e2', wave(264, 2)],
  ];
  return lines.map(([color, points], id) => ({ id, tool: 'pen', color, points }));
}
