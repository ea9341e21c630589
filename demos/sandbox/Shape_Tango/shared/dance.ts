/** The dance as data and pure functions. This file does not depend on Konva or a framework. */
export interface Dancer {
  id: string;
  sides: number;
  x: number;
  y: number;
  radius: number;
  rotation: number;
  fill: string;
  opacity: number;
}

export interface Dance {
  dancers: readonly Dancer[];
  /** How many figures were danced. */
  figure: number;
  /** State of the random numbers: the same seed gives the same figures. */
  seed: number;
  /** The dancer that was grabbed last: it is above the others. */
  top: string | null;
}

interface Point {
  x: number;
  y: number;
}

export const SCENE = { width: 480, height: 400 };
export const COUNT = 10;
export const COLORS = ['#d3322b', '#1f5d6b', '#e3a72f', '#1f1b1a', '#e7a48c', '#f7efe0'];
const NAMES = ['Triangle', 'Square', 'Pentagon', 'Hexagon', 'Heptagon'];

/** @param seed from 0 to 1 */
export const newDance = (seed: number): Dance =>
  dance({ dancers: [], figure: -1, seed: Math.floor(seed * 2 ** 32), top: null });

/** The next figure: every shape gets another position, size, turn, color and opacity. The number of sides stays. */
export function dance(before: Dance): Dance {
  const figure = before.figure + 1;
  let { seed } = before;
  // A small random generator (mulberry32), which begins where the last figure ended.
  const between = (least: number, most: number) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (most - least);
  };
  const dancers = Array.from({ length: COUNT }, (_, i): Dancer => {
    const old = before.dancers[i];
    const radius = between(26, 72);
    const colors = COLORS.filter((color) => color !== old?.fill);
    // Ten fields spread the shapes over the floor.
    const x = SCENE.width * (((i + figure) % 5) / 5 + between(0, 0.2));
    const y = SCENE.height * (((i + figure) % 2) / 2 + between(0, 0.5));
    return {
      id: `dancer-${i + 1}`,
      sides: old?.sides ?? 3 + (i % 5),
      ...keepIn({ x, y }, radius),
      radius,
      rotation: between(-180, 180),
      fill: colors[Math.floor(between(0, colors.length))] ?? '#d3322b',
      opacity: between(0.75, 1),
    };
  });
  return { ...before, dancers, figure, seed };
}

/** The nearest position at which the middle of a shape and most of it are in the scene. */
export function keepIn({ x, y }: Point, radius: number): Point {
  const edge = radius * 0.7;
  return {
    x: Math.min(Math.max(x, edge), SCENE.width - edge),
    y: Math.min(Math.max(y, edge), SCENE.height - edge),
  };
}

/** Puts a shape somewhere. */
export const move = (now: Dance, id: string, point: Point): Dance => ({
  ...now,
  dancers: now.dancers.map((dancer) =>
    dancer.id === id ? { ...dancer, ...keepIn(point, dancer.radius) } : dancer,
  ),
});

export const dancerOf = (now: Dance, id: string | null) =>
  now.dancers.find((dancer) => dancer.id === id);

/** What an arrow key does, or undefined for a key that is left to the page. */
export function press(now: Dance, id: string, key: string): Dance | undefined {
  const dancer = dancerOf(now, id);
  const x = 16 * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = 16 * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  return dancer && (x || y) ? move(now, id, { x: dancer.x + x, y: dancer.y + y }) : undefined;
}

/** The dancers as they are drawn. The others keep their order. */
export const inOrder = ({ dancers, top }: Dance) => [
  ...dancers.filter(({ id }) => id !== top),
  ...dancers.filter(({ id }) => id === top),
];

/** "Pentagon 3": two shapes with as many sides differ by their number. */
export const nameOf = ({ id, sides }: Dancer) => `${NAMES[sides - 3]} ${id.replace('dancer-', '')}`;

/** The status line. */
export const describe = ({ figure }: Dance) =>
  figure === 0 ? 'Ten shapes wait for the music.' : `Figure ${figure} of the dance.`;
