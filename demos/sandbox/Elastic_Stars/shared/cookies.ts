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

export interface Tray {
  cookies: readonly Cookie[];
  /** The cookie that is picked up, and the one that was picked up last, which is on top. */
  held: string | null;
  last: string | null;
  /** The cookie whose button has the focus. */
  focused: string | null;
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

/** Ten stars with random sizes, positions and toppings that do not overlap. */
export function newTray(random = Math.random): Tray {
  // The largest first: the small ones find room between them.
  const sizes = Array.from({ length: COUNT }, () => 25 + random() * 19);
  const cookies: Cookie[] = [];
  for (const radius of sizes.sort((a, b) => b - a)) {
    let place: Point;
    do {
      const [right, down] = [random() * PAPER.width, random() * PAPER.height];
      place = keepOn({ x: PAPER.x + right, y: PAPER.y + down }, radius);
    } while (cookies.some((other) => touches(other, place, radius)));
    const id = `star-${cookies.length + 1}`;
    const topping = TOPPINGS[cookies.length % TOPPINGS.length] ?? 'icing';
    cookies.push({ id, ...place, radius, rotation: random() * 72, topping });
  }
  return { cookies, held: null, last: null, focused: null };
}

const touches = (other: Cookie, { x, y }: Point, radius: number) =>
  Math.hypot(other.x - x, other.y - y) < other.radius + radius + 4;

/** The nearest position at which the whole cookie is on the paper. */
export const keepOn = ({ x, y }: Point, radius: number): Point => ({
  x: Math.min(Math.max(x, PAPER.x + radius), PAPER.x + PAPER.width - radius),
  y: Math.min(Math.max(y, PAPER.y + radius), PAPER.y + PAPER.height - radius),
});

export const hold = (tray: Tray, id: string): Tray => ({ ...tray, held: id, last: id });
export const putDown = (tray: Tray, id: string): Tray =>
  tray.held === id ? { ...tray, held: null } : tray;
export const focus = (tray: Tray, id: string): Tray => ({ ...hold(tray, id), focused: id });
export const blur = (tray: Tray, id: string): Tray => ({ ...putDown(tray, id), focused: null });

/** Moves a cookie on the paper. */
export const move = (tray: Tray, id: string, point: Point): Tray => ({
  ...tray,
  cookies: tray.cookies.map((cookie) =>
    cookie.id === id ? { ...cookie, ...keepOn(point, cookie.radius) } : cookie,
  ),
});

/** What an arrow key does, or undefined for a key that is left to the page. */
export function press(tray: Tray, id: string, key: string): Tray | undefined {
  const cookie = tray.cookies.find((one) => one.id === id);
  const x = 16 * (Number(key === 'ArrowRight') - Number(key === 'ArrowLeft'));
  const y = 16 * (Number(key === 'ArrowDown') - Number(key === 'ArrowUp'));
  return cookie && (x || y) ? move(tray, id, { x: cookie.x + x, y: cookie.y + y }) : undefined;
}

/** The cookies as they are drawn. The others keep their order. */
export const inOrder = ({ cookies, last }: Tray) => [
  ...cookies.filter(({ id }) => id !== last),
  ...cookies.filter(({ id }) => id === last),
];

/** A cookie's name for screen readers. */
export const nameOf = ({ id, topping }: Cookie) =>
  `${id.replace('star-', 'Star ')} with ${topping}`;

/** Describes the position of a cookie. */
export function placeOf(cookie: Cookie): string {
  const third = (value: number, size: number) => Math.min(Math.floor((value / size) * 3), 2);
  const row = ['top', 'middle', 'bottom'][third(cookie.y - PAPER.y, PAPER.height)] ?? '';
  const column = ['left', 'center', 'right'][third(cookie.x - PAPER.x, PAPER.width)] ?? '';
  return `${row} ${column}`;
}

/** The status line. */
export function describe({ cookies, held, last }: Tray) {
  const cookie = cookies.find(({ id }) => id === (held ?? last));
  if (!cookie) return 'Ten stars, fresh from the oven. Pick one up.';
  const does = held === null ? 'lies at' : 'is in your hand, at';
  return `${nameOf(cookie)} ${does} the ${placeOf(cookie)}.`;
}
