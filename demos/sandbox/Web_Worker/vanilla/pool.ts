/** The pool and what swims in it. Depends on neither Konva nor the page; lengths are CSS pixels. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Duck extends Point {
  id: number;
  /** Direction in which it swims, in radians; 0 is to the right. */
  heading: number;
  /** Pixels per second. */
  speed: number;
  /** Number of its color. It may exceed the number of colors, which then repeat. */
  color: number;
}

export interface Pool extends Size {
  ducks: Duck[];
  ring: Point;
  /** Seconds for which the ducks have been swimming. */
  time: number;
}

export const DUCK_RADIUS = 17;
export const RING_RADIUS = 44;
export const EDGE = 14;
export const FIRST_DUCKS = 12;
export const MAX_DUCKS = 120;

/** The angle between two ducks that are added one after the other. It prevents rows. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

export function newPool({ width, height }: Size, ducks: number): Pool {
  const ring = { x: width / 2, y: height / 2 };
  return addDucks({ width, height, ring, ducks: [], time: 0 }, ducks);
}

const clamp = (value: number, low: number, high: number) =>
  Math.max(low, Math.min(Math.max(low, high), value));

/** The nearest point at which something of this radius is inside the pool. */
function inside({ width, height }: Size, { x, y }: Point, radius: number): Point {
  const margin = EDGE + radius;
  return { x: clamp(x, margin, width - margin), y: clamp(y, margin, height - margin) };
}

/** Adds ducks, as many as there is room for. They start on a spiral around the middle. */
export function addDucks(pool: Pool, count: number): Pool {
  const ducks = [...pool.ducks];
  const to = Math.min(MAX_DUCKS, ducks.length + count);
  for (let id = ducks.length; id < to; id += 1) {
    const angle = id * GOLDEN_ANGLE;
    const reach = 0.3 + 0.7 * Math.sqrt(((id * 7) % 13) / 13);
    const place = {
      x: pool.width / 2 + (Math.cos(angle) * reach * pool.width) / 2,
      y: pool.height / 2 + (Math.sin(angle) * reach * pool.height) / 2,
    };
    ducks.push({
      ...inside(pool, place, DUCK_RADIUS),
      id,
      heading: angle + 1.7,
      speed: 26 + ((id * 11) % 7) * 5,
      color: id,
    });
  }
  return settle({ ...pool, ducks });
}

/** Pushes a duck out of the ring. A duck that touches the ring turns away from it. */
function besideRing(duck: Duck, ring: Point): Duck {
  const across = duck.x - ring.x;
  const down = duck.y - ring.y;
  const distance = Math.hypot(across, down);
  const least = RING_RADIUS + DUCK_RADIUS;
  if (distance >= least) return duck;
  const heading = distance === 0 ? duck.heading : Math.atan2(down, across);
  return {
    ...duck,
    heading,
    x: ring.x + Math.cos(heading) * least,
    y: ring.y + Math.sin(heading) * least,
  };
}

/** Keeps a duck off the edge; a duck that swims against the edge turns away from it. */
function besideEdge(pool: Pool, duck: Duck): Duck {
  const place = inside(pool, duck, DUCK_RADIUS);
  let across = Math.cos(duck.heading);
  let down = Math.sin(duck.heading);
  if ((place.x > duck.x && across < 0) || (place.x < duck.x && across > 0)) across = -across;
  if ((place.y > duck.y && down < 0) || (place.y < duck.y && down > 0)) down = -down;
  return { ...duck, ...place, heading: Math.atan2(down, across) };
}

/** Moves overlapping ducks apart, each by half of the overlap. */
function apart(ducks: Duck[]): Duck[] {
  const moved = ducks.map((duck) => ({ ...duck }));
  moved.forEach((one, index) => {
    for (const other of moved.slice(index + 1)) {
      const across = other.x - one.x;
      const down = other.y - one.y;
      const distance = Math.hypot(across, down);
      if (distance === 0 || distance >= 2 * DUCK_RADIUS) continue;
      const part = (2 * DUCK_RADIUS - distance) / distance / 2;
      one.x -= across * part;
      one.y -= down * part;
      other.x += across * part;
      other.y += down * part;
    }
  });
  return moved;
}

/** Puts every duck where there is room: beside the others and the ring, and inside the pool. */
function settle(pool: Pool): Pool {
  const ducks = apart(pool.ducks).map((duck) => besideEdge(pool, besideRing(duck, pool.ring)));
  return { ...pool, ducks };
}

/** The pool so many seconds later. */
export function advance(pool: Pool, seconds: number): Pool {
  const time = pool.time + seconds;
  const ducks = pool.ducks.map((duck) => {
    const heading = duck.heading + Math.sin(time * 0.9 + duck.id * 2.4) * 0.6 * seconds;
    const way = duck.speed * seconds;
    return {
      ...duck,
      heading,
      x: duck.x + Math.cos(heading) * way,
      y: duck.y + Math.sin(heading) * way,
    };
  });
  return settle({ ...pool, ducks, time });
}

/** The ring at another position, as near to it as the pool allows. */
export function moveRing(pool: Pool, to: Point): Pool {
  return settle({ ...pool, ring: inside(pool, to, RING_RADIUS) });
}

/** The same pool with another size: the ring keeps its position in proportion. */
export function resize(pool: Pool, { width, height }: Size): Pool {
  const x = (pool.ring.x / pool.width) * width;
  const y = (pool.ring.y / pool.height) * height;
  const ducks = pool.ducks.map((duck) => ({
    ...duck,
    x: (duck.x / pool.width) * width,
    y: (duck.y / pool.height) * height,
  }));
  return moveRing({ ...pool, width, height, ducks }, { x, y });
}

/** A duck turns back to where it came from. */
export function turnAround(pool: Pool, id: number): Pool {
  const ducks = pool.ducks.map((duck) =>
    duck.id === id ? { ...duck, heading: duck.heading + Math.PI } : duck,
  );
  return { ...pool, ducks };
}

/** The duck that is nearest to the ring, for the keyboard. */
export function nearestDuck({ ducks, ring }: Pool): Duck | undefined {
  const distance = (duck: Duck) => Math.hypot(duck.x - ring.x, duck.y - ring.y);
  return ducks.toSorted((a, b) => distance(a) - distance(b))[0];
}
