import { random } from '../../../common/konva/random';

/** The tray as data and pure functions. This file does not depend on Konva or a framework. */
export interface Cookie {
  id: string;
  x: number;
  y: number;
  /** From the middle to a tip. */
  radius: number;
  rotation: number;
  topping: Topping;
}

export const TOPPINGS = ['icing', 'jam', 'pistachios'] as const;
export type Topping = (typeof TOPPINGS)[number];

interface Point {
  x: number;
  y: number;
}

export const COUNT = 10;
/** The parchment on the tray. Cookies stay on it. */
export const PAPER = { x: 34, y: 34, width: 412, height: 292 };
/** An arrow key moves a cookie by so much. */
const STEP = 16;
const SMALLEST = 25;
const LARGEST = 44;
/** Room between two cookies of a new tray. */
const GAP = 4;

/**
 * Ten stars of random size, place and topping, none of which lies on another.
 *
 * @param seed from 0 to 1; the same seed gives the same tray
 */
export function newTray(seed: number): Cookie[] {
  let state = Math.floor(seed * 2 ** 32);
  const next = () => {
    const { value, seed: following } = random(state);
    state = following;
    return value;
  };
  // The largest first: the small ones find room between them.
  const sizes = Array.from({ length: COUNT }, () => SMALLEST + next() * (LARGEST - SMALLEST));
  const cookies: Cookie[] = [];
  for (const radius of sizes.sort((a, b) => b - a)) {
    let place = { x: 0, y: 0 };
    do {
      place = keepOn(
        { x: PAPER.x + next() * PAPER.width, y: PAPER.y + next() * PAPER.height },
        radius,
      );
    } while (cookies.some((other) => touches(other, place, radius)));
    const id = `star-${cookies.length + 1}`;
    const topping = TOPPINGS[cookies.length % TOPPINGS.length] ?? 'icing';
    cookies.push({ id, ...place, radius, rotation: next() * 72, topping });
  }
  return cookies;
}

const touches = (other: Cookie, { x, y }: Point, radius: number) =>
  Math.hypot(other.x - x, other.y - y) < other.radius + radius + GAP;

/** The nearest place at which a whole cookie is on the paper. */
export function keepOn({ x, y }: Point, radius: number): Point {
  return {
    x: Math.min(Math.max(x, PAPER.x + radius), PAPER.x + PAPER.width - radius),
    y: Math.min(Math.max(y, PAPER.y + radius), PAPER.y + PAPER.height - radius),
  };
}

/** Puts a cookie somewhere on the paper. */
export const move = (cookies: readonly Cookie[], id: string, point: Point): Cookie[] =>
  cookies.map((cookie) =>
    cookie.id === id ? { ...cookie, ...keepOn(point, cookie.radius) } : cookie,
  );

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** What an arrow key does, or null for a key that is left to the page. */
export function byKey(cookies: readonly Cookie[], id: string, key: string): Cookie[] | null {
  const arrow = ARROWS[key];
  const cookie = cookies.find((other) => other.id === id);
  if (!arrow || !cookie) return null;
  return move(cookies, id, { x: cookie.x + arrow.x, y: cookie.y + arrow.y });
}

/** A cookie's name for screen readers. */
export const nameOf = ({ id, topping }: Cookie) =>
  `${id.replace('star-', 'Star ')} with ${topping}`;

/** Where a cookie lies, in words. */
export function placeOf(cookie: Cookie): string {
  const third = (value: number, size: number) => Math.min(Math.floor((value / size) * 3), 2);
  const row = ['top', 'middle', 'bottom'][third(cookie.y - PAPER.y, PAPER.height)] ?? '';
  const column = ['left', 'center', 'right'][third(cookie.x - PAPER.x, PAPER.width)] ?? '';
  return `${row} ${column}`;
}

/** The status line. */
export function describe(cookies: readonly Cookie[], held: string | null, last: string | null) {
  const cookie = cookies.find(({ id }) => id === (held ?? last));
  if (!cookie) return 'Ten stars, fresh from the oven. Pick one up.';
  const place = placeOf(cookie);
  return held === null
    ? `${nameOf(cookie)} lies at the ${place}.`
    : `${nameOf(cookie)} is in your hand, at the ${place}.`;
}
