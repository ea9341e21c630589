import type { Side, Topic } from './mind-map';

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** A topic that is shown. `x` and `y` are its center; the root is at 0, 0. */
export interface Placed extends Size, Point {
  topic: Topic;
  /** 0 is the root. */
  depth: number;
  side: Side;
  /** The color of its main topic. */
  color: number;
  parent: Placed | null;
  /** How many topics are folded away in it. */
  hidden: number;
}

/** The size of a topic's box. */
export type Measure = (label: string, depth: number) => Size;

/** Space by depth: between a topic and those in it, and between neighbors in a column. With branches on one side only, there is less of it. */
const SPACE = {
  1: { level: [0, 40, 28], row: [0, 20, 9] },
  2: { level: [0, 54, 36], row: [0, 36, 13] },
};
const gapAt = (gaps: number[], depth: number) => gaps[Math.min(depth, gaps.length - 1)] ?? 0;

const countIn = (topic: Topic): number =>
  topic.children.reduce((sum, child) => sum + 1 + countIn(child), 0);

/** The positions of all topics that are not folded away, each behind its parent in the list. With one side, all are right of the root. */
export function layOut(root: Topic, measure: Measure, sides: 1 | 2): Placed[] {
  const placed: Placed[] = [];
  const space = SPACE[sides];
  const shown = ({ isFolded, children }: Topic) => (isFolded ? [] : children);

  const columnHeight = (topics: Topic[], depth: number): number =>
    topics.reduce((sum, topic) => sum + blockHeight(topic, depth), 0) +
    gapAt(space.row, depth) * Math.max(topics.length - 1, 0);

  /** The height of a topic with its branch. */
  const blockHeight = (topic: Topic, depth: number): number =>
    Math.max(measure(topic.label, depth).height, columnHeight(shown(topic), depth + 1));

  /** Places topics in a column, whose middle is level with their parent. */
  const placeColumn = (topics: Topic[], parent: Placed, side: Side) => {
    const depth = parent.depth + 1;
    let top = parent.y - columnHeight(topics, depth) / 2;
    for (const topic of topics) {
      const block = blockHeight(topic, depth);
      const size = measure(topic.label, depth);
      const way = (parent.width + size.width) / 2 + gapAt(space.level, depth) + topic.out;
      const next: Placed = {
        ...size,
        topic,
        depth,
        side,
        x: parent.x + side * way,
        y: top + block / 2 + topic.down,
        color: depth === 1 ? topic.color : parent.color,
        parent,
        hidden: topic.isFolded ? countIn(topic) : 0,
      };
      placed.push(next);
      placeColumn(shown(topic), next, side);
      top += block + gapAt(space.row, depth);
    }
  };

  const middle: Placed = {
    ...measure(root.label, 0),
    topic: root,
    depth: 0,
    side: 1,
    x: 0,
    y: 0,
    color: root.color,
    parent: null,
    hidden: 0,
  };
  placed.push(middle);
  placeColumn(
    root.children.filter(({ side }) => sides === 1 || side === 1),
    middle,
    1,
  );
  if (sides === 2) {
    placeColumn(
      root.children.filter(({ side }) => side === -1),
      middle,
      -1,
    );
  }
  return placed;
}

/** The smallest box around all topics. */
export function boundsOf(placed: Placed[]) {
  const left = Math.min(...placed.map(({ x, width }) => x - width / 2));
  const right = Math.max(...placed.map(({ x, width }) => x + width / 2));
  const top = Math.min(...placed.map(({ y, height }) => y - height / 2));
  const bottom = Math.max(...placed.map(({ y, height }) => y + height / 2));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Whether a topic is in the branch of another, or is that one. */
export const isInBranch = (placed: Placed, id: number): boolean =>
  placed.topic.id === id || (placed.parent !== null && isInBranch(placed.parent, id));

/** The topic under a point into which the one with this id can be dropped. */
export function targetAt(placed: Placed[], id: number, point: Point): number | null {
  const target = placed.find(
    (one) =>
      Math.abs(point.x - one.x) <= one.width / 2 &&
      Math.abs(point.y - one.y) <= one.height / 2 &&
      !isInBranch(one, id),
  );
  return target?.topic.id ?? null;
}

/** How many straight pieces a curve is drawn with. */
const PIECES = 18;

/** The outline of a curve from a parent to a topic in it, that gets thinner along the curve: x and y in turn. */
export function ribbon(parent: Placed, child: Placed, thick: number, thin: number): number[] {
  const to = child.x < parent.x ? -1 : 1;
  // It begins below the box, so that a round corner leaves no gap.
  const from = { x: parent.x + to * (parent.width / 2 - 8), y: parent.y };
  const end = { x: child.x - to * (child.width / 2 - 4), y: child.y };
  const bend = { x: (end.x - from.x) / 2, y: end.y - from.y };
  const upper: number[] = [];
  const lower: number[] = [];
  for (let i = 0; i <= PIECES; i += 1) {
    const t = i / PIECES;
    // A cubic curve that leaves and arrives level: both of its control points are halfway across.
    const across = 3 * t * (1 - t) * (1 - t) + 3 * t * t * (1 - t) + 2 * t * t * t;
    const along = 3 * t * t - 2 * t * t * t;
    const x = from.x + bend.x * across;
    const y = from.y + bend.y * along;
    const dx = bend.x * (3 - 6 * t + 6 * t * t);
    const dy = bend.y * 6 * t * (1 - t);
    const length = Math.hypot(dx, dy) || 1;
    const half = (thick + (thin - thick) * t) / 2;
    upper.push(x + (dy / length) * half, y - (dx / length) * half);
    // Back along the other edge.
    lower.unshift(x - (dy / length) * half, y + (dx / length) * half);
  }
  return [...upper, ...lower];
}
