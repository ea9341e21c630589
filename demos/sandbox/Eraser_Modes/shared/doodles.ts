import type { Mark } from './marks';

export const MARKERS = [
  { name: 'Black', value: '#17142b' },
  { name: 'Pink', value: '#ff3d8b' },
  { name: 'Cyan', value: '#27d3ea' },
  { name: 'Yellow', value: '#ffe04a' },
  { name: 'White', value: '#ffffff' },
];

/** The scribbles on the portrait at the start. */
export function doodles(): Mark[] {
  const draw = (name: string, color: string, width: number, points: number[]): Mark => ({
    kind: 'pen',
    name,
    color,
    width,
    points,
  });
  /** Points on an arc around a center, in sixteenths of a circle clockwise from the right. */
  const turn = (x: number, y: number, radius: number, from: number, to: number, shrink = 0) => {
    const step = Math.sign(to - from);
    return Array.from({ length: Math.abs(to - from) + 1 }, (_, i) => {
      const angle = ((from + step * i) * Math.PI) / 8;
      const reach = radius - shrink * i;
      return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
    }).flat();
  };
  const mirrored = (points: number[]) => {
    const pairs = points.flatMap((x, i) => (i % 2 === 0 ? [[-x, points[i + 1] ?? 0]] : []));
    return pairs.toReversed().flat();
  };

  const curl = [...turn(92, 244, 20, -4, 8, 1.2), 70, 264, 40, 266, 6, 254];
  return [
    draw(
      'the crown',
      '#ffe04a',
      8,
      [
        -66, 116, -66, 116, -78, 46, -78, 46, -38, 82, -38, 82, 0, 30, 0, 30, 38, 82, 38, 82, 78,
        46, 78, 46, 66, 116, 66, 116, 0, 124, -66, 116,
      ],
    ),
    draw('the glasses', '#17142b', 8, [
      ...turn(-50, 196, 40, 0, -16),
      -6,
      186,
      6,
      186,
      ...turn(50, 196, 40, 8, 24),
    ]),
    draw('the mustache', '#17142b', 10, [...curl, ...mirrored(curl)]),
    draw(
      'the heart',
      '#ff3d8b',
      8,
      [
        -164, 106, -188, 78, -186, 58, -172, 56, -164, 72, -164, 72, -156, 56, -142, 58, -140, 78,
        -164, 106,
      ],
    ),
    draw(
      'the fish',
      '#27d3ea',
      7,
      [
        -126, 170, -126, 170, -144, 184, -168, 190, -192, 182, -204, 170, -192, 158, -168, 150,
        -144, 156, -126, 170, -126, 170, -108, 154, -108, 154, -112, 170, -108, 186, -108, 186,
        -126, 170,
      ],
    ),
    draw(
      'the star',
      '#ffffff',
      7,
      [
        172, 52, 172, 52, 184, 96, 184, 96, 148, 70, 148, 70, 196, 68, 196, 68, 160, 98, 160, 98,
        172, 52,
      ],
    ),
  ];
}
