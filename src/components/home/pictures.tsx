import type { ReactNode } from 'react';
import { INKS, LINE, printed, type Mark } from '../harbour/marks';
import { Marks } from '../harbour/ScenePoster';

/** Size of a small picture in drawing units. */
const SIZE = { width: 240, height: 132 };

const ink = { stroke: INKS.ink, strokeWidth: 2 };
const accent = { stroke: INKS.accent, strokeWidth: 1.5 };

function starPoints(x: number, y: number, inner: number, outer: number, count: number): number[] {
  return Array.from({ length: count * 2 }, (_, index) => {
    const radius = index % 2 === 0 ? outer : inner;
    const angle = (Math.PI * index) / count - Math.PI / 2;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)].map((value) => Math.round(value * 10) / 10);
  }).flat();
}

/** The handles around a selected box, as Konva's Transformer draws them. */
function handles(x: number, y: number, width: number, height: number): Mark[] {
  const corners: [number, number][] = [
    [x, y],
    [x + width, y],
    [x, y + height],
    [x + width, y + height],
  ];
  return [
    { kind: 'Rect', x, y, width, height, ...accent },
    ...corners.map(([cx, cy]): Mark => ({
      kind: 'Rect',
      x: cx - 4,
      y: cy - 4,
      width: 8,
      height: 8,
      fill: '#ffffff',
      ...accent,
    })),
  ];
}

const shapes: Mark[] = [
  ...printed({ kind: 'Rect', x: 26, y: 38, width: 62, height: 62 }, INKS.teal),
  ...printed({ kind: 'Circle', x: 108, y: 66, radius: 36 }, INKS.sun),
  ...printed({ kind: 'Line', points: starPoints(178, 68, 17, 42, 5), closed: true }, INKS.coral),
];

const events: Mark[] = [
  ...[34, 46, 58].map((radius): Mark => ({ kind: 'Circle', x: 116, y: 64, radius, ...accent, dash: [3, 5] })),
  ...printed({ kind: 'Circle', x: 116, y: 64, radius: 22 }, INKS.coral),
  {
    kind: 'Line',
    points: [122, 68, 122, 112, 133, 102, 140, 118, 148, 114, 141, 99, 156, 98],
    closed: true,
    fill: '#ffffff',
    ...ink,
  },
];

const bounce = [
  [30, 34],
  [69, 53],
  [132, 59],
] as const;

const animation: Mark[] = [
  { kind: 'Path', data: 'M30 34Q76 40 94 98Q132 20 170 98Q190 62 206 98', ...accent, dash: [4, 4] },
  { kind: 'Line', points: [16, 116, 224, 116], ...ink },
  ...bounce.map(([x, y], index): Mark => ({
    kind: 'Circle',
    x,
    y,
    radius: 16,
    fill: INKS.leaf,
    opacity: 0.2 + index * 0.2,
  })),
  ...printed({ kind: 'Circle', x: 206, y: 98, radius: 16 }, INKS.leaf),
];

/** The right half of a disc made of squares, as after a pixelate filter. */
const pixels: Mark[] = [0, 1, 2, 3, 4, 5].flatMap((row) =>
  [0, 1, 2].flatMap((column): Mark[] => {
    const size = 16;
    const x = 122 + column * size;
    const y = 18 + row * size;
    const distance = Math.hypot(x + size / 2 - 120, y + size / 2 - 66);
    if (distance > 52) return [];
    const fill = row < 2 ? INKS.sun : row < 4 ? INKS.coral : INKS.plum;
    return [{ kind: 'Rect', x, y, width: size, height: size, fill, opacity: column === 2 ? 0.65 : 1 }];
  }),
);

const filters: Mark[] = [
  { kind: 'Path', data: 'M120 18A48 48 0 0 0 76.7 45.300H120Z', fill: INKS.sun },
  { kind: 'Path', data: 'M76.7 45.300A48 48 0 0 0 76.7 86.700H120V45.300Z', fill: INKS.coral },
  { kind: 'Path', data: 'M76.7 86.700A48 48 0 0 0 120 114V86.700Z', fill: INKS.plum },
  ...pixels,
  { kind: 'Path', data: 'M120 18A48 48 0 0 0 120 114', ...ink },
  { kind: 'Line', points: [120, 6, 120, 126], ...accent, dash: [4, 4] },
];

const exporting: Mark[] = [
  ...printed({ kind: 'Rect', x: 28, y: 40, width: 54, height: 54 }, INKS.sky),
  { kind: 'Line', points: [98, 67, 132, 67], ...accent },
  { kind: 'Line', points: [126, 61, 133, 67, 126, 73], ...accent },
  { kind: 'Line', points: [146, 18, 196, 18, 214, 36, 214, 114, 146, 114], closed: true, fill: '#ffffff', ...ink },
  { kind: 'Line', points: [196, 18, 196, 36, 214, 36], ...ink },
  { kind: 'Rect', x: 160, y: 52, width: 40, height: 40, fill: INKS.sky, ...ink },
  { kind: 'Line', points: [160, 102, 188, 102], ...ink },
];

function box(x: number, y: number, fill: string): Mark[] {
  return printed({ kind: 'Rect', x, y, width: 38, height: 22 }, fill);
}

const tree: Mark[] = [
  { kind: 'Path', data: 'M120 32V54M120 76V86M42 100V86H198V100M94 86V100M146 86V100', ...ink },
  ...box(101, 12, INKS.sun),
  ...box(101, 54, INKS.sky),
  ...box(22, 98, INKS.coral),
  ...box(75, 98, INKS.leaf),
  ...box(127, 98, INKS.plum),
  ...box(179, 98, INKS.teal),
];

const PICTURES = {
  shapes: [...shapes, ...handles(130, 18, 96, 92)],
  events,
  animation,
  filters,
  exporting,
  tree,
} satisfies Record<string, Mark[]>;

export type PictureName = keyof typeof PICTURES;

/** Names of all small pictures. */
export const PICTURE_NAMES: readonly PictureName[] = ['shapes', 'events', 'animation', 'filters', 'exporting', 'tree'];

/** A small picture in the style of the harbor drawing. It is decoration: the text next to it says the same. */
export function Picture({ name, className }: { name: PictureName; className?: string }): ReactNode {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      width={SIZE.width}
      height={SIZE.height}
      aria-hidden="true"
    >
      <Marks marks={PICTURES[name]} />
    </svg>
  );
}

/** The sun of the four code samples, selected. */
export function SampleDrawing({ className }: { className?: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 320 200" width={320} height={200} aria-hidden="true">
      <circle cx={160} cy={100} r={60} fill={INKS.sun} />
      <Marks marks={handles(100, 40, 120, 120)} />
      <path d="M160 40V20" stroke={INKS.accent} strokeWidth={1.5} />
      <rect x={156} y={12} width={8} height={8} fill="#ffffff" stroke={INKS.accent} strokeWidth={1.5} />
      <path d={`M160 92v16M152 100h16`} stroke={INKS.ink} strokeWidth={LINE / 2} />
    </svg>
  );
}
