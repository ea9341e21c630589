import { toScreen, toWorld, type Camera, type Point, type Size } from './camera';
import { formatLength, squareOf } from './grid';

/** An object on the ground, drawn to scale. */
export interface Thing {
  id: string;
  name: string;
  /** Meters. */
  height: number;
  /** Half of the width as a share of the height. */
  half: number;
}

const THINGS: Thing[] = [
  { id: 'atom', name: 'Atom', height: 1e-10, half: 0.5 },
  { id: 'virus', name: 'Virus', height: 1e-7, half: 0.5 },
  { id: 'bacterium', name: 'Bacterium', height: 3e-6, half: 0.42 },
  { id: 'pollen', name: 'Grain of pollen', height: 4e-5, half: 0.5 },
  { id: 'ladybug', name: 'Ladybug', height: 0.004, half: 0.82 },
  { id: 'strawberry', name: 'Strawberry', height: 0.04, half: 0.44 },
  { id: 'cat', name: 'Cat', height: 0.45, half: 0.5 },
  { id: 'girl', name: 'Girl', height: 1.4, half: 0.42 },
  { id: 'giraffe', name: 'Giraffe', height: 5.5, half: 0.42 },
  { id: 'oak', name: 'Oak', height: 22, half: 0.56 },
  { id: 'rocket', name: 'Moon rocket', height: 110, half: 0.2 },
  { id: 'tower', name: 'Iron tower', height: 330, half: 0.34 },
  { id: 'mountain', name: 'Highest mountain', height: 8849, half: 1.05 },
  { id: 'moon', name: 'Moon', height: 3.4748e6, half: 0.5 },
  { id: 'earth', name: 'Earth', height: 1.2742e7, half: 0.5 },
  { id: 'sun', name: 'Sun', height: 1.3927e9, half: 0.62 },
];

export interface PlacedThing extends Thing {
  /** Its position, in meters. */
  x: number;
}

/** Places the things side by side, each right of all smaller ones. Sizes grow so fast that the row begins near 0 for each of them. */
export function lineUp(things: readonly Thing[]): PlacedThing[] {
  let edge = 0;
  return things.map((thing) => {
    const x = edge + (thing.half + 0.14) * thing.height;
    edge = x + thing.half * thing.height;
    return { ...thing, x };
  });
}

export const things = lineUp(THINGS);

/** A camera that shows a thing in the middle of the stage, standing on the ground. */
export function cameraOn({ x, height, half }: PlacedThing, size: Size): Camera {
  const scale = Math.min(
    (0.62 * size.height) / height,
    (0.86 * size.width) / Math.max(2 * half * height, 1e-30),
  );
  return { x, y: height / 2 - (0.04 * size.height) / scale, scale };
}

/** The camera at the beginning: a giraffe, those in its shade, and the tree beside it. */
export function firstCamera(size: Size): Camera {
  const giraffe = things.find(({ id }) => id === 'giraffe') ?? things[0];
  if (!giraffe || size.width === 0) return { x: 0, y: 0, scale: 1 };
  const camera = cameraOn(giraffe, size);
  return { ...camera, x: camera.x + 0.4 };
}

/** The thing whose height suits the scale best. */
export function nearest(scale: number, size: Size): number {
  const misfits = things.map((thing) => Math.abs(Math.log(cameraOn(thing, size).scale / scale)));
  return misfits.indexOf(Math.min(...misfits));
}

/** The next larger (1) or smaller (-1) thing than those of about this scale, if there is one. */
export function neighbor(camera: Camera, size: Size, by: 1 | -1): PlacedThing | undefined {
  return things[nearest(camera.scale, size) + by];
}

export const thingLabel = ({ name, height }: Thing) => `${name}, ${formatLength(height)}`;

/** How a thing is shown. */
export interface Shown {
  thing: PlacedThing;
  x: number;
  y: number;
  /** Pixels of its height. */
  height: number;
  opacity: number;
  labelOpacity: number;
}

/** 0 up to `start`, 1 from `end` on, and in proportion between them, on a scale of powers. */
const ramp = (value: number, start: number, end: number) =>
  Math.min(1, Math.max(0, Math.log(value / start) / Math.log(end / start)));

/** Each thing on the stage. One that is as large as many stages fades, since only its color would be visible. */
export function show(camera: Camera, size: Size): Shown[] {
  return things.map((thing) => {
    const { x, y } = toScreen(camera, size, { x: thing.x, y: 0 });
    const height = thing.height * camera.scale;
    const reach = (thing.half + 0.2) * height;
    const isInView =
      x + reach > 0 && x - reach < size.width && y > 0 && y - height < size.height + 60;
    const opacity = isInView ? ramp(height, 2, 8) * ramp(height, 2e5, 2e4) : 0;
    return { thing, x, y, height, opacity, labelOpacity: opacity * ramp(height, 30, 56) };
  });
}

/** The status line for a camera. */
export function describe(camera: Camera): string {
  return `A square is ${formatLength(squareOf(camera.scale))}.`;
}

/** The point under the pointer, to the pixel. */
export function describePointer(camera: Camera, size: Size, pointer: Point | null): string {
  if (!pointer) return 'Point at the grid to read its coordinates.';
  const { x, y } = toWorld(camera, size, pointer);
  const pixel = 1 / camera.scale;
  return `x ${formatLength(x, pixel)}, y ${formatLength(y, pixel)}`;
}
