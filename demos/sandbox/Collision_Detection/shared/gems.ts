import Konva from 'konva';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

type Point = Konva.Vector2d;

/** `x` and `y` are the middle of the gem. */
export interface Gem extends Point {
  id: string;
  sides: number;
  width: number;
  height: number;
  rotation: number;
}

export const HEIGHT = 400;
export const LABEL =
  'Ten gems. Page Down and Page Up choose one, arrow keys move it, with Shift in small steps, brackets turn it.';
export const TESTS = ['Rectangles', 'Outlines'] as const;
export type Test = (typeof TESTS)[number];

export const GEMS: readonly Gem[] = [
  { id: 'Ruby', sides: 8, width: 66, height: 50, x: -148, y: -74, rotation: 24 },
  { id: 'Sapphire', sides: 12, width: 58, height: 58, x: -44, y: -94, rotation: 0 },
  { id: 'Emerald', sides: 8, width: 52, height: 76, x: 60, y: -72, rotation: -38 },
  { id: 'Topaz', sides: 4, width: 64, height: 96, x: 162, y: -80, rotation: 62 },
  { id: 'Amethyst', sides: 7, width: 74, height: 54, x: -156, y: 66, rotation: -52 },
  { id: 'Aquamarine', sides: 6, width: 98, height: 32, x: -58, y: 22, rotation: -42 },
  { id: 'Garnet', sides: 3, width: 78, height: 70, x: 60, y: 46, rotation: 14 },
  { id: 'Citrine', sides: 6, width: 54, height: 54, x: 156, y: 16, rotation: 12 },
  { id: 'Tourmaline', sides: 8, width: 92, height: 38, x: -28, y: 54, rotation: -42 },
  { id: 'Diamond', sides: 5, width: 58, height: 56, x: 138, y: 98, rotation: 45 },
];

/** The tray, 480 by 320 around 0, 0, is in the middle of the stage, as large as possible. */
export function placeScene(width: number) {
  const scale = Math.min(1.2, (width || 480) / 480);
  return { x: width / 2, y: HEIGHT / 2, scaleX: scale, scaleY: scale };
}

/** The velvet is behind the stage, and grows with the scene. */
export const backgroundOf = (velvet: string, width: number) =>
  `url(${velvet}) center / ${1400 * placeScene(width).scaleX}px`;

/** The corners around the middle of a gem. No corner points inward: the outline is convex. */
export const outlineOf = ({ sides, width, height }: Gem): Point[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = ((i + 0.5) * 2 * Math.PI) / sides;
    return { x: (width / 2) * Math.cos(angle), y: (height / 2) * Math.sin(angle) };
  });

/** The corners on the tray. */
export function cornersOf(gem: Gem): Point[] {
  const angle = (gem.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return outlineOf(gem).map(({ x, y }) => ({
    x: gem.x + x * cos - y * sin,
    y: gem.y + x * sin + y * cos,
  }));
}

/** The directions perpendicular to the edges. */
const normalsOf = (corners: readonly Point[]): Point[] =>
  corners.map(({ x, y }, i) => {
    const next = corners[(i + 1) % corners.length] ?? { x, y };
    return { x: y - next.y, y: next.x - x };
  });

/** Whether there is a gap between two gems, seen along an axis. */
function hasGap(one: readonly Point[], other: readonly Point[], axis: Point): boolean {
  const [a, b] = [one, other].map((points) => points.map(({ x, y }) => x * axis.x + y * axis.y));
  if (!a || !b) return true;
  return Math.max(...a) <= Math.min(...b) || Math.max(...b) <= Math.min(...a);
}

/** Two rectangles overlap if no axis of the tray shows a gap, two convex outlines if no edge of them does. */
export function overlaps(one: Gem, other: Gem, test: Test): boolean {
  const [a, b] = [cornersOf(one), cornersOf(other)];
  const upright = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ];
  const axes = test === 'Rectangles' ? upright : [...normalsOf(a), ...normalsOf(b)];
  return axes.every((axis) => !hasGap(a, b, axis));
}

/** The names of the gems that a gem overlaps. */
export const touched = (gems: readonly Gem[], gem: Gem, test: Test): string[] =>
  gems.filter((other) => other !== gem && overlaps(gem, other, test)).map(({ id }) => id);

/** In words, for those who do not see the canvas. */
export function describe(gems: readonly Gem[], chosen: string, test: Test): string {
  const gem = gems.find(({ id }) => id === chosen);
  const names = gem ? touched(gems, gem, test) : [];
  return `${chosen} touches ${names.join(', ') || 'nothing'}.`;
}

/** The nearest position on the tray. */
export const keepOn = ({ x, y }: Point): Point => ({
  x: Math.max(-206, Math.min(206, x)),
  y: Math.max(-126, Math.min(126, y)),
});

export const move = (gems: readonly Gem[], id: string, to: Point): Gem[] =>
  gems.map((gem) => (gem.id === id ? { ...gem, ...keepOn(to) } : gem));

/** The facets are a part of the image, which shows all gems side by side. */
export const gemConfig = (gem: Gem, picture: HTMLImageElement | undefined) => ({
  id: gem.id,
  name: 'gem',
  x: gem.x,
  y: gem.y,
  rotation: gem.rotation,
  points: outlineOf(gem).flatMap(({ x, y }) => [x, y]),
  closed: true,
  fillPatternImage: picture,
  fillPatternOffset: { x: 200 * GEMS.findIndex(({ id }) => id === gem.id) + 100, y: 100 },
  fillPatternScale: { x: 0.5, y: 0.5 },
  draggable: true,
});

/** The compared outline around a gem: red and solid if it overlaps another one. */
export function edgeConfig(gem: Gem, test: Test, isHit: boolean, isChosen: boolean) {
  const corners = cornersOf(gem);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    name: isHit ? 'edge hit' : 'edge',
    points:
      test === 'Outlines'
        ? corners.flatMap(({ x, y }) => [x, y])
        : [left, top, right, top, right, bottom, left, bottom],
    closed: true,
    stroke: isHit ? '#ff6b5e' : '#e8c884',
    strokeWidth: isHit || isChosen ? 2.5 : 1,
    fill: isHit ? 'rgba(255, 107, 94, 0.16)' : undefined,
    dash: isHit ? [] : [5, 4],
    listening: false,
  };
}

/** The gems and the chosen one after a key, or undefined if the key is not for them. */
export function press(gems: readonly Gem[], chosen: string, { key, shiftKey }: KeyboardEvent) {
  const at = gems.findIndex(({ id }) => id === chosen);
  const by = Number(key === 'PageDown') - Number(key === 'PageUp');
  if (by !== 0) return { gems, chosen: gems.at((at + by) % gems.length)?.id ?? chosen };
  const step = shiftKey ? 1 : 8;
  const x = step * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = step * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  const turn = 5 * (Number(key === ']') - Number(key === '['));
  if (x === 0 && y === 0 && turn === 0) return undefined;
  const moved = gems.map((gem, i) =>
    i === at
      ? { ...gem, ...keepOn({ x: gem.x + x, y: gem.y + y }), rotation: gem.rotation + turn }
      : gem,
  );
  return { gems: moved, chosen };
}
