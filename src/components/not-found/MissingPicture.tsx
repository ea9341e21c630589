import type { ReactNode } from 'react';
import { INKS, printed, type Mark } from '../harbour/marks';
import { Marks } from '../harbour/ScenePoster';

const accent = { stroke: INKS.accent, strokeWidth: 2 };
const corners = [
  [150, 60],
  [330, 60],
  [150, 240],
  [330, 240],
] as const;

const marks: Mark[] = [
  ...printed({ kind: 'Rect', x: 40, y: 190, width: 96, height: 96 }, INKS.teal),
  ...printed({ kind: 'Line', points: [372, 290, 426, 196, 480, 290], closed: true }, INKS.sun),
  { kind: 'Circle', x: 240, y: 150, radius: 90, ...accent, dash: [7, 8] },
  { kind: 'Line', points: [226, 150, 254, 150], ...accent },
  { kind: 'Line', points: [240, 136, 240, 164], ...accent },
  { kind: 'Rect', x: 150, y: 60, width: 180, height: 180, ...accent },
  ...corners.map(([x, y]): Mark => ({
    kind: 'Rect',
    x: x - 6,
    y: y - 6,
    width: 12,
    height: 12,
    fill: '#ffffff',
    ...accent,
  })),
  { kind: 'Line', points: [20, 300, 500, 300], stroke: INKS.ink, strokeWidth: 2.5 },
];

/** A selection with nothing in it. */
export default function MissingPicture({ className }: { className?: string }): ReactNode {
  return (
    <svg className={className} viewBox="0 0 520 330" width={520} height={330} aria-hidden="true">
      <Marks marks={marks} />
    </svg>
  );
}
