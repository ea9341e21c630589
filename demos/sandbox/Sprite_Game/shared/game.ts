import {
  APPLE_RADIUS,
  APPLES,
  DOOR,
  PLATFORMS,
  START,
  WASP_RADIUS,
  WASPS,
  WORLD,
  type Box,
  type Point,
  type Wasp,
} from './level';

/** The game as data and pure functions. This file does not depend on Konva or a framework. */

export type Key = 'left' | 'right' | 'jump';
export type Status = 'ready' | 'running' | 'paused' | 'won';

export interface Hero extends Box {
  /** Speed in units a second. */
  speedX: number;
  speedY: number;
  facing: 1 | -1;
  isOnGround: boolean;
}

export interface Game {
  status: Status;
  hero: Hero;
  /** The hero one step ago: the hero is drawn between both positions. */
  before: Point;
  /** Which keys are down, and how long each tapped key counts as held. */
  held: Readonly<Record<Key, boolean>>;
  until: Readonly<Record<Key, number>>;
  /** For each apple, whether the hedgehog carries it. */
  taken: readonly boolean[];
  /** Seconds of play. */
  time: number;
  /** Seconds since the latest step. */
  since: number;
  /** When the hedgehog was last on the ground, and when a jump was last requested. */
  groundedAt: number;
  askedAt: number;
  /** Until when it is curled up after a sting or a bath, and no wasp can hurt it. */
  curledUntil: number;
  /** Where it last was on firm ground. */
  safe: Point;
  /** What happened last, for the status line. */
  news: string;
  /** Seconds of the fastest game. */
  best: number | null;
}

/** Seconds of a step. */
export const STEP = 1 / 60;
/** After a long pause of the page, the game continues from where it was, instead of catching up. */
const MAX_SECONDS = 0.1;

const RUN = 210;
const PUSH = 1700;
const GRAVITY = 1500;
const JUMP = 560;
const FALL = 620;
/** A jump that is requested a moment too early or too late counts. */
const EARLY = 0.12;
const LATE = 0.1;
/** Seconds that a tapped key counts as held. */
const TAP = 0.28;
const CURL = 1.1;
const NEVER = -1;

const NO_KEYS: Record<Key, boolean> = { left: false, right: false, jump: false };

export function newGame(best: number | null = null): Game {
  return {
    status: 'ready',
    hero: {
      ...START,
      width: 40,
      height: 30,
      speedX: 0,
      speedY: 0,
      facing: 1,
      isOnGround: true,
    },
    before: START,
    held: NO_KEYS,
    until: { left: 0, right: 0, jump: 0 },
    taken: APPLES.map(() => false),
    time: 0,
    since: 0,
    groundedAt: 0,
    askedAt: NEVER,
    curledUntil: 0,
    safe: START,
    news: `Bring all ${APPLES.length} apples into the burrow at the right end.`,
    best,
  };
}

export const applesOf = ({ taken }: Game) => taken.filter(Boolean).length;
export const isCurled = ({ time, curledUntil }: Game) => time < curledUntil;

/** A key is pressed or released. The first press starts the game. */
export function hold(game: Game, key: Key, isDown: boolean): Game {
  if (game.held[key] === isDown || game.status === 'won') return game;
  const held = { ...game.held, [key]: isDown };
  if (!isDown) return { ...game, held };
  // A key that is pressed in the pause is only remembered.
  if (game.status === 'paused') return { ...game, held };
  return {
    ...game,
    held,
    status: 'running',
    askedAt: key === 'jump' ? game.time : game.askedAt,
  };
}

/** A key that is pressed for a moment, by a screen reader or by Enter on a button. */
export function tap(game: Game, key: Key): Game {
  if (game.status === 'paused' || game.status === 'won') return game;
  const until = { ...game.until, [key]: game.time + TAP };
  return {
    ...game,
    until,
    status: 'running',
    askedAt: key === 'jump' ? game.time : game.askedAt,
  };
}

/** All keys are up: the window lost the focus. */
export const letGo = (game: Game): Game => ({ ...game, held: NO_KEYS });

/** What the button and P do: start, pause, resume, play again. */
export function press(game: Game): Game {
  if (game.status === 'won') return newGame(game.best);
  if (game.status === 'running') return pause(game);
  return { ...game, status: 'running' };
}

/** Pauses a running game, and leaves any other as it is. */
export const pause = (game: Game): Game =>
  game.status === 'running' ? { ...letGo(game), status: 'paused' } : game;

/** Advances the time by as many steps as fit. */
export function advance(game: Game, milliseconds: number): Game {
  if (game.status !== 'running') return game;
  let next = { ...game, since: game.since + Math.min(milliseconds / 1000, MAX_SECONDS) };
  while (next.status === 'running' && next.since >= STEP) {
    next = step({ ...next, since: next.since - STEP });
  }
  return next;
}

/** One sixtieth of a second. */
export function step(game: Game): Game {
  if (game.status === 'won') return game;
  const time = game.time + STEP;
  const isHeld = (key: Key) => game.held[key] || game.until[key] > time;
  const curled = time < game.curledUntil;
  const wish = curled ? 0 : Number(isHeld('right')) - Number(isHeld('left'));

  const { hero } = game;
  let speedX = approach(hero.speedX, wish * RUN, PUSH * STEP);
  let speedY = Math.min(hero.speedY + GRAVITY * STEP, FALL);
  let { askedAt } = game;
  const mayJump = time - game.groundedAt <= LATE && time - askedAt <= EARLY && askedAt !== NEVER;
  if (mayJump && !curled) {
    speedY = -JUMP;
    askedAt = NEVER;
  }
  // A key that is released early makes a lower jump.
  if (speedY < -200 && !isHeld('jump') && !curled) speedY = -200;

  // One axis after the other: the side that is hit is then the side that was moved toward.
  const across = moveAcross(hero, speedX * STEP);
  if (across.isBlocked) speedX = 0;
  const down = moveDown({ ...hero, x: across.x }, speedY * STEP);
  if (down.isBlocked) speedY = 0;
  const moved: Hero = {
    ...hero,
    x: across.x,
    y: down.y,
    speedX,
    speedY,
    facing: wish === 0 ? hero.facing : wish > 0 ? 1 : -1,
    isOnGround: down.isLanded,
  };
  const next: Game = {
    ...game,
    hero: moved,
    before: { x: hero.x, y: hero.y },
    time,
    askedAt,
    // Once it jumps, it is off the ground: there is no second jump in the air.
    groundedAt: down.isLanded ? time : mayJump && !curled ? NEVER : game.groundedAt,
    safe: down.firm ?? game.safe,
  };
  return goHome(sting(bathe(pick(next))));
}

/** Moves a number toward another one by at most `most`. */
const approach = (from: number, to: number, most: number) =>
  from < to ? Math.min(from + most, to) : Math.max(from - most, to);

/** Whether two boxes overlap. Boxes that only touch do not. */
export const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether a circle touches a box: the point of the box that is nearest to its center is within its radius. */
export function circleTouches({ x, y }: Point, radius: number, box: Box): boolean {
  const nearX = Math.min(Math.max(x, box.x), box.x + box.width);
  const nearY = Math.min(Math.max(y, box.y), box.y + box.height);
  return Math.hypot(x - nearX, y - nearY) <= radius;
}

/** Moves a box to the side, up to the first solid platform or the end of the world. */
export function moveAcross(box: Box, by: number): { x: number; isBlocked: boolean } {
  let x = box.x + by;
  for (const platform of PLATFORMS) {
    if (platform.isBoard || !overlaps({ ...box, x }, platform)) continue;
    x = by > 0 ? platform.x - box.width : platform.x + platform.width;
  }
  x = Math.min(Math.max(x, 0), WORLD.width - box.width);
  return { x, isBlocked: x !== box.x + by };
}

/** Moves a box up or down. Boards hold only a box that was above them before. */
export function moveDown(box: Box, by: number) {
  let y = box.y + by;
  let firm: Point | null = null;
  for (const platform of PLATFORMS) {
    if (!overlaps({ ...box, y }, platform)) continue;
    if (platform.isBoard && (by < 0 || box.y + box.height > platform.y)) continue;
    y = by > 0 ? platform.y - box.height : platform.y + platform.height;
    // After a bath, it comes back to a position well away from the edge.
    if (by > 0 && platform.look === 'soil') {
      const inner = Math.min(Math.max(box.x, platform.x), platform.x + platform.width - 70);
      firm = { x: inner, y };
    }
  }
  const isBlocked = y !== box.y + by;
  return { y, isBlocked, isLanded: isBlocked && by > 0, firm };
}

/** Picks up the apples that the hedgehog touches. */
function pick(game: Game): Game {
  const taken = game.taken.map((is, i) => {
    const apple = APPLES[i];
    return is || (apple !== undefined && circleTouches(apple, APPLE_RADIUS, game.hero));
  });
  const count = taken.filter(Boolean).length;
  if (count === applesOf(game)) return game;
  const rest = APPLES.length - count;
  const words =
    rest === 0 ? 'All apples! Now into the burrow.' : `${inWords(count)}, ${rest} left.`;
  return { ...game, taken, news: words };
}

/** A hedgehog that falls into the water returns to firm ground and loses its last apple. */
function bathe(game: Game): Game {
  if (game.hero.y < WORLD.height - 20) return game;
  const hero = { ...game.hero, ...game.safe, speedX: 0, speedY: 0 };
  return lose({ ...game, hero, before: game.safe }, 'Splash');
}

/** A wasp makes it curl up, thrown back, and lose an apple. */
function sting(game: Game): Game {
  if (isCurled(game)) return game;
  const wasp = WASPS.map((one) => waspAt(one, game.time)).find((place) =>
    circleTouches(place, WASP_RADIUS, game.hero),
  );
  if (!wasp) return game;
  const away = game.hero.x + game.hero.width / 2 < wasp.x ? -1 : 1;
  const hero = { ...game.hero, speedX: away * 260, speedY: -260 };
  return lose({ ...game, hero }, 'Stung');
}

/** The last apple in the row that is carried hangs in its old position again. */
function lose(game: Game, why: string): Game {
  const last = game.taken.lastIndexOf(true);
  const taken = game.taken.map((is, i) => is && i !== last);
  const loss = last < 0 ? '' : ' An apple is back in its place.';
  const count = taken.filter(Boolean).length;
  return {
    ...game,
    taken,
    curledUntil: game.time + CURL,
    askedAt: NEVER,
    news: `${why}.${loss} ${inWords(count)}.`,
  };
}

/** At the door, all apples end the game. */
function goHome(game: Game): Game {
  if (!overlaps(game.hero, DOOR)) return game;
  const missing = APPLES.length - applesOf(game);
  if (missing > 0) {
    const news = `The pantry has room: ${missing === 1 ? '1 apple is' : `${missing} apples are`} missing.`;
    return { ...game, news };
  }
  const best = Math.min(game.best ?? Infinity, game.time);
  const news = `All ${APPLES.length} apples are home in ${seconds(game.time)}. Fastest: ${seconds(best)}.`;
  return { ...letGo(game), status: 'won', best, news };
}

/** The position of a wasp at a time: it flies a figure eight on its side. */
export function waspAt({ x, y, reach, time }: Wasp, now: number): Point {
  const turn = (now / time) * 2 * Math.PI;
  return { x: x + reach * Math.sin(turn), y: y + 9 * Math.sin(2 * turn) };
}

const inWords = (count: number) => (count === 1 ? '1 apple' : `${count} apples`);

/** Seconds and tenths as text. */
export const seconds = (time: number) => `${time.toFixed(1)} seconds`;

/** The words of the button. */
export function buttonOf({ status }: Game): string {
  const words: Record<Status, string> = {
    ready: 'Start',
    running: 'Pause',
    paused: 'Resume',
    won: 'Play again',
  };
  return words[status];
}

/** One sentence about the game, for the status line. */
export const reportOf = (game: Game) =>
  game.status === 'paused' ? `Paused. ${inWords(applesOf(game))}.` : game.news;
