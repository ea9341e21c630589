import { press, turn, type Direction, type Game } from './game';

const KEYS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  KeyW: 'up',
  KeyS: 'down',
  KeyA: 'left',
  KeyD: 'right',
};

/** A finger turns the scarf after so many pixels, and again after as many more. */
const REACH = 24;

/**
 * What a key does to the game, or null for a key that the game leaves to the page. Letters are taken by their place on the keyboard, so
 * WASD is one block on every layout.
 */
export function changeOf({
  code,
  repeat,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): ((game: Game) => Game) | null {
  if (ctrlKey || metaKey || altKey) return null;
  const direction = KEYS[code];
  if (direction) return (game) => turn(game, direction);
  if (code !== 'Space') return null;
  // A key that is held down repeats, and would pause and resume in turn.
  return repeat ? (game) => game : press;
}

interface Point {
  x: number;
  y: number;
}

/** The direction of a move that is long enough to be a swipe, or null. */
export function swipeOf(from: Point, to: Point): Direction | null {
  const x = to.x - from.x;
  const y = to.y - from.y;
  if (Math.max(Math.abs(x), Math.abs(y)) < REACH) return null;
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'right' : 'left';
  return y > 0 ? 'down' : 'up';
}
