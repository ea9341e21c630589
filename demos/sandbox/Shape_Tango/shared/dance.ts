import { random } from '../../../common/konva/random';

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
  /** State of the random numbers: the same seed dances the same figures. */
  seed: number;
}

interface Point {
  x: number;
  y: number;
}

export const SCENE = { width: 480, height: 400 };
export const COUNT = 10;
export const COLORS = ['#d3322b', '#1f5d6b', '#e3a72f', '#1f1b1a', '#e7a48c', '#f7efe0'];
/** An arrow key moves a shape by so much. */
const STEP = 16;

const NAMES: Record<number, string> = {
  3: 'Triangle',
  4: 'Square',
  5: 'Pentagon',
  6: 'Hexagon',
  7: 'Heptagon',
};

/** @param seed from 0 to 1 */
export const newDance = (seed: number): Dance =>
  dance({ dancers: [], figure: -1, seed: Math.floor(seed * 2 ** 32) });

/** The next figure: every shape gets another position, size, turn, color and opacity. The number of sides stays. */
export function dance({ dancers: before, figure, seed: start }: Dance): Dance {
  let seed = start;
  const between = (least: number, most: number) => {
    const next = random(seed);
    seed = next.seed;
    return least + next.value * (most - least);
  };
  const dancers = Array.from({ length: COUNT }, (_, i): Dancer => {
    const old = before[i];
    const radius = between(26, 72);
    const colors = COLORS.filter((color) => color !== old?.fill);
    return {
      id: `dancer-${i + 1}`,
      sides: old?.sides ?? 3 + (i % 5),
      // Spread over ten fields, so that no figure is a heap.
      ...keepIn(
        {
          x: SCENE.width * (((i + figure + 1) % 5) / 5 + between(0, 0.2)),
          y: SCENE.height * (((i + figure + 1) % 2) / 2 + between(0, 0.5)),
        },
        radius,
      ),
      radius,
      rotation: between(-180, 180),
      fill: colors[Math.floor(between(0, colors.length))] ?? '#d3322b',
      opacity: between(0.75, 1),
    };
  });
  return { dancers, figure: figure + 1, seed };
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

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** What an arrow key does, or null for a key that is left to the page. */
export function byKey(now: Dance, id: string, key: string): Dance | null {
  const arrow = ARROWS[key];
  const dancer = now.dancers.find((other) => other.id === id);
  if (!arrow || !dancer) return null;
  return move(now, id, { x: dancer.x + arrow.x, y: dancer.y + arrow.y });
}

/** "Pentagon 3": two shapes with as many sides differ by their number. */
export const nameOf = ({ id, sides }: Dancer) =>
  `${NAMES[sides] ?? 'Shape'} ${id.replace('dancer-', '')}`;

/** The status line. */
export const describe = ({ figure }: Dance) =>
  figure === 0 ? 'Ten shapes wait for the music.' : `Figure ${figure} of the dance.`;
