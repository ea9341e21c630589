import { WORLD } from './terrain';

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What is in the middle of the stage, in kilometers, and how near: each whole step of `zoom` doubles the map. */
export interface Camera extends Point {
  zoom: number;
}

/** The smallest and the largest zoom. */
export const ZOOM = { least: 1, most: 7 };

/** At zoom 0, the world is as wide as one tile of 256 pixels. */
export const pixelsPerKilometer = (zoom: number) => (256 / WORLD) * 2 ** zoom;

const between = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** The nearest camera that has the world in its middle and a zoom that exists. */
export const limit = ({ x, y, zoom }: Camera): Camera => ({
  x: between(0, x, WORLD),
  y: between(0, y, WORLD),
  zoom: between(ZOOM.least, zoom, ZOOM.most),
});

/** Where a point of the world is on the stage. */
export function toStage(camera: Camera, { width, height }: Size, { x, y }: Point): Point {
  const scale = pixelsPerKilometer(camera.zoom);
  return { x: width / 2 + (x - camera.x) * scale, y: height / 2 + (y - camera.y) * scale };
}

/** The point of the world at a point of the stage. */
export function toWorld(camera: Camera, { width, height }: Size, { x, y }: Point): Point {
  const scale = pixelsPerKilometer(camera.zoom);
  return { x: camera.x + (x - width / 2) / scale, y: camera.y + (y - height / 2) / scale };
}

/**
 * Moves what is at one point of the stage to another, scaled by a factor: a drag with a factor of 1, the wheel with both points the same, or two
 * fingers.
 */
export function carry(camera: Camera, size: Size, from: Point, to: Point, factor: number): Camera {
  const held = toWorld(camera, size, from);
  // The limit first: at the limit, the map must not creep.
  const { zoom } = limit({ ...camera, zoom: camera.zoom + Math.log2(factor) });
  const scale = pixelsPerKilometer(zoom);
  return limit({
    x: held.x - (to.x - size.width / 2) / scale,
    y: held.y - (to.y - size.height / 2) / scale,
    zoom,
  });
}

/** A camera and what moves it: the push of a hand, or a flight to a place. */
export interface Journey {
  camera: Camera;
  motion: Glide | Flight | null;
}

interface Glide {
  kind: 'glide';
  /** Pixels per millisecond. */
  speed: Point;
}

interface Flight {
  kind: 'flight';
  from: Camera;
  to: Camera;
  /** Milliseconds since the start, and in total. */
  passed: number;
  time: number;
}

export const still = (camera: Camera): Journey => ({ camera: limit(camera), motion: null });

/** In this many milliseconds, a glide loses about two thirds of its speed. */
const FRICTION = 325;
/** Maximum speed in pixels per millisecond: faster than this, users lose track of the map. */
const FASTEST = 3;
/** Slower than this, it rests. */
const SLOWEST = 0.02;

/** The hand lets go at a speed. At a low speed, or with reduced motion, the map stays where it is. */
export function letGo({ camera }: Journey, speed: Point, hasMotion: boolean): Journey {
  const pace = Math.hypot(speed.x, speed.y);
  if (!hasMotion || pace < 0.1) return { camera, motion: null };
  const share = Math.min(1, FASTEST / pace);
  return { camera, motion: { kind: 'glide', speed: { x: speed.x * share, y: speed.y * share } } };
}

/** Flies to another camera, or jumps there without motion. */
export function flyTo({ camera }: Journey, goal: Camera, hasMotion: boolean): Journey {
  const to = limit(goal);
  if (!hasMotion) return still(to);
  const away = Math.hypot(to.x - camera.x, to.y - camera.y) * pixelsPerKilometer(camera.zoom);
  const time = Math.min(1600, 320 + away / 4 + 120 * Math.abs(to.zoom - camera.zoom));
  return { camera, motion: { kind: 'flight', from: camera, to, passed: 0, time } };
}

/** Lets milliseconds pass. */
export function moveOn(journey: Journey, milliseconds: number): Journey {
  const { camera, motion } = journey;
  if (!motion) return journey;
  // After a pause of the page, nothing jumps.
  const time = Math.min(milliseconds, 100);
  return motion.kind === 'glide' ? glideOn(camera, motion, time) : flyOn(motion, time);
}

function glideOn(camera: Camera, { speed }: Glide, milliseconds: number): Journey {
  // The distance at a speed that decays exponentially: the same at 30 frames per second and at 144.
  const fade = Math.exp(-milliseconds / FRICTION);
  const way = (FRICTION * (1 - fade)) / pixelsPerKilometer(camera.zoom);
  const goal = { ...camera, x: camera.x - speed.x * way, y: camera.y - speed.y * way };
  const next = limit(goal);
  const slower = { x: speed.x * fade, y: speed.y * fade };
  const hasStopped =
    Math.hypot(slower.x, slower.y) < SLOWEST || next.x !== goal.x || next.y !== goal.y;
  return { camera: next, motion: hasStopped ? null : { kind: 'glide', speed: slower } };
}

function flyOn(flight: Flight, milliseconds: number): Journey {
  const passed = flight.passed + milliseconds;
  const { from, to, time } = flight;
  if (passed >= time) return still(to);
  const share = (passed / time) ** 2 * (3 - (2 * passed) / time);
  const mix = (a: number, b: number) => a + (b - a) * share;
  // A long flight zooms out on its way, so that both ends are in view for a moment.
  const kilometers = Math.hypot(to.x - from.x, to.y - from.y);
  const room = Math.log2(
    Math.max(1, (kilometers * pixelsPerKilometer(mix(from.zoom, to.zoom))) / 700),
  );
  const camera = limit({
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    zoom: mix(from.zoom, to.zoom) - room * Math.sin(Math.PI * share),
  });
  return { camera, motion: { ...flight, passed } };
}

const STEP = 90;

/** What a key does to the map, or null for a key that it leaves to the page. */
export function cameraForKey(key: string, camera: Camera, size: Size): Camera | null {
  const middle = { x: size.width / 2, y: size.height / 2 };
  const move = (x: number, y: number) =>
    carry(camera, size, middle, { x: middle.x + x, y: middle.y + y }, 1);
  switch (key) {
    case 'ArrowLeft':
      return move(STEP, 0);
    case 'ArrowRight':
      return move(-STEP, 0);
    case 'ArrowUp':
      return move(0, STEP);
    case 'ArrowDown':
      return move(0, -STEP);
    case '+':
    case '=':
      return limit({ ...camera, zoom: Math.floor(camera.zoom + 1.001) });
    case '-':
      return limit({ ...camera, zoom: Math.ceil(camera.zoom - 1.001) });
    case 'Home':
      return WHOLE;
    default:
      return null;
  }
}

/** All islands. */
export const WHOLE: Camera = { x: WORLD / 2, y: WORLD / 2, zoom: ZOOM.least };

/** Measures how fast a hand moves. Times are in milliseconds. */
export function createSpeedometer() {
  let samples: { time: number; point: Point }[] = [];

  return {
    clear: () => {
      samples = [];
    },
    add(time: number, point: Point) {
      samples = [...samples.filter((sample) => time - sample.time < 100), { time, point }];
    },
    /** Pixels per millisecond. A pointer that rests for a moment before the release has no speed. */
    read(now: number): Point {
      const [first] = samples;
      const last = samples.at(-1);
      if (!first || !last || now - last.time > 50 || last.time <= first.time) return { x: 0, y: 0 };
      const time = last.time - first.time;
      return { x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time };
    },
  };
}
