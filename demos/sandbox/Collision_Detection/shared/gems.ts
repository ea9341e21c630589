import { boundsOf, edgesOf, type Point } from '../../../common/konva/polygon';

/** Size of the tray. */
export const TRAY = { width: 480, height: 320 };
/** The middle of a gem stays this far from the edge. */
const MARGIN = 34;

export interface Gem extends Point {
  name: string;
  color: string;
  /** The outline around the middle of the gem. All of them are convex: no corner points inward. */
  corners: readonly Point[];
  /** Degrees. */
  rotation: number;
}

/** What is compared. */
export const TESTS = ['Rectangles', 'Outlines'] as const;
export type Test = (typeof TESTS)[number];

/** Corners on an ellipse. */
function ring(count: number, radiusX: number, radiusY = radiusX): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / count;
    return { x: radiusX * Math.cos(angle), y: radiusY * Math.sin(angle) };
  });
}

/** A rectangle without its corners. */
function cut(width: number, height: number, off: number): Point[] {
  const [x, y] = [width / 2, height / 2];
  return [
    { x: off - x, y: -y },
    { x: x - off, y: -y },
    { x, y: off - y },
    { x, y: y - off },
    { x: x - off, y },
    { x: off - x, y },
    { x: -x, y: y - off },
    { x: -x, y: off - y },
  ];
}

const at = (...numbers: number[]): Point[] =>
  Array.from({ length: numbers.length / 2 }, (_, i) => ({
    x: numbers[2 * i] ?? 0,
    y: numbers[2 * i + 1] ?? 0,
  }));

const MARQUISE = at(-44, 0, -28, -13, 0, -19, 28, -13, 44, 0, 28, 13, 0, 19, -28, 13);
const PEAR = at(-38, 0, -8, -20, 10, -25, 24, -19, 31, 0, 24, 19, 10, 25, -8, 20);
const TRILLION = at(0, -34, 8, -30, 32, 12, 30, 20, -30, 20, -32, 12, -8, -30);
const KITE = at(0, -38, 22, -8, 0, 30, -22, -8);

/** The tray at the start. */
export const GEMS: readonly Gem[] = [
  { name: 'Ruby', color: '#d5234a', corners: cut(62, 44, 12), x: 92, y: 86, rotation: 24 },
  { name: 'Sapphire', color: '#2f62d9', corners: ring(12, 28), x: 196, y: 66, rotation: 0 },
  { name: 'Emerald', color: '#1f9d62', corners: cut(48, 70, 11), x: 300, y: 88, rotation: -38 },
  { name: 'Topaz', color: '#f0a92e', corners: KITE, x: 402, y: 80, rotation: 62 },
  { name: 'Amethyst', color: '#8b4bd0', corners: PEAR, x: 84, y: 226, rotation: -52 },
  { name: 'Aquamarine', color: '#35b8c8', corners: cut(92, 26, 4), x: 182, y: 182, rotation: -42 },
  { name: 'Garnet', color: '#9c1f2f', corners: TRILLION, x: 300, y: 206, rotation: 14 },
  { name: 'Citrine', color: '#f3d13c', corners: ring(6, 26), x: 396, y: 176, rotation: 12 },
  { name: 'Tourmaline', color: '#ee6aa0', corners: MARQUISE, x: 212, y: 214, rotation: -42 },
  { name: 'Diamond', color: '#cfe6f2', corners: cut(44, 44, 4), x: 378, y: 258, rotation: 45 },
];

/** The corners on the tray. */
export function cornersOf({ x, y, rotation, corners }: Gem): Point[] {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return corners.map((corner) => ({
    x: x + corner.x * cos - corner.y * sin,
    y: y + corner.x * sin + corner.y * cos,
  }));
}

/** The upright rectangle around a gem. */
export const rectangleOf = (gem: Gem) => boundsOf(cornersOf(gem));

/** Whether the rectangles around two gems overlap. Quick, and too strict for what is turned or round. */
export function rectanglesOverlap(one: Gem, other: Gem): boolean {
  const [a, b] = [rectangleOf(one), rectangleOf(other)];
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/**
 * Whether the outlines overlap. Two convex outlines are apart if there is an edge with all corners of one on its one side, and all of the other
 * on its other side.
 */
export function outlinesOverlap(one: Gem, other: Gem): boolean {
  const [a, b] = [cornersOf(one), cornersOf(other)];
  return [...edgesOf(a), ...edgesOf(b)].every(([from, to]) => {
    /** The distance from the edge, times its length. */
    const across = (corner: Point) =>
      (corner.x - from.x) * (to.y - from.y) - (corner.y - from.y) * (to.x - from.x);
    const [overA, overB] = [a.map(across), b.map(across)];
    // Rounding must not make a touch of an overlap.
    const least = 1e-6;
    return (
      Math.max(...overA) > Math.min(...overB) + least &&
      Math.max(...overB) > Math.min(...overA) + least
    );
  });
}

/** All gems that overlap another one, each with the names of those. */
export function collisions(gems: readonly Gem[], test: Test): Map<string, string[]> {
  const overlap = test === 'Outlines' ? outlinesOverlap : rectanglesOverlap;
  const found = new Map<string, string[]>();
  for (const gem of gems) {
    const others = gems.filter((other) => other !== gem && overlap(gem, other));
    if (others.length > 0)
      found.set(
        gem.name,
        others.map(({ name }) => name),
      );
  }
  return found;
}

/** The nearest place on the tray. */
export const kept = ({ x, y }: Point): Point => ({
  x: Math.min(TRAY.width - MARGIN, Math.max(MARGIN, x)),
  y: Math.min(TRAY.height - MARGIN, Math.max(MARGIN, y)),
});

/** The gems after one of them was moved or turned. */
export function change(
  gems: readonly Gem[],
  name: string,
  { x = 0, y = 0, turn = 0 }: { x?: number; y?: number; turn?: number },
): Gem[] {
  return gems.map((gem) =>
    gem.name === name
      ? { ...gem, ...kept({ x: gem.x + x, y: gem.y + y }), rotation: gem.rotation + turn }
      : gem,
  );
}

/** The gems with one of them at another place. */
export const put = (gems: readonly Gem[], name: string, place: Point): Gem[] =>
  gems.map((gem) => (gem.name === name ? { ...gem, ...kept(place) } : gem));

/** The chosen gem in words. */
export function describe(found: ReadonlyMap<string, string[]>, name: string): string {
  const others = found.get(name) ?? [];
  if (others.length === 0) return `${name} touches nothing.`;
  const last = others.at(-1);
  const list = others.length === 1 ? last : `${others.slice(0, -1).join(', ')} and ${last}`;
  return `${name} touches ${list}.`;
}
