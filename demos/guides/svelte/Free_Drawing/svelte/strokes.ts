export interface Stroke {
  isEraser: boolean;
  color: string;
  points: number[];
}

/** Attributes of the line that draws a stroke. */
export function lineOf({ isEraser, color, points }: Stroke) {
  return {
    name: 'stroke',
    points,
    stroke: color,
    strokeWidth: isEraser ? 24 : 6,
    tension: 0.4,
    lineCap: 'round' as const,
    lineJoin: 'round' as const,
    globalCompositeOperation: isEraser ? ('destination-out' as const) : ('source-over' as const),
  };
}

/** The drawing at the beginning: a snail around x = 0. */
export function snail(): Stroke[] {
  const spiral = Array.from({ length: 90 }, (_, i) => {
    const angle = i / 6;
    return [10 + angle * 5 * Math.cos(angle), 150 + angle * 5 * Math.sin(angle)];
  });
  const body = [
    -118, 228, -60, 236, 40, 236, 86, 226, 104, 190, 112, 150, 128, 138, 138, 156, 130, 200, 112,
    236,
  ];
  const lines: [string, number[]][] = [
    ['#8457c9', spiral.flat()],
    ['#3fa66b', body],
    ['#3fa66b', [114, 142, 108, 112]],
    ['#3fa66b', [132, 142, 140, 114]],
  ];
  return lines.map(([color, points]) => ({ isEraser: false, color, points }));
}
