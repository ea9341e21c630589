import Konva from 'konva';
import { DUCK_RADIUS, EDGE, RING_RADIUS, type Size } from './pool';

/** The drawing functions. The page and the worker use the same ones. */

const DUCKS = [
  { body: '#f6c53c', wing: '#e5a823' },
  { body: '#f6c53c', wing: '#e5a823' },
  { body: '#f58a72', wing: '#e0664c' },
  { body: '#f6c53c', wing: '#e5a823' },
  { body: '#fdf6e3', wing: '#e4d9bd' },
  { body: '#f6c53c', wing: '#e5a823' },
  { body: '#a98be0', wing: '#8966c8' },
];

export const DUCK_COLORS = DUCKS.length;

/** Half the side of a duck's image. */
const REACH = DUCK_RADIUS * 1.5;

/** A rubber duck from above, swimming to the right, as one image. */
export function drawDuck(color: number, pixelRatio: number): HTMLCanvasElement {
  const { body, wing } = DUCKS[color % DUCKS.length] ?? { body: '#f6c53c', wing: '#e5a823' };
  const duck = new Konva.Group({ x: REACH, y: REACH });
  const add = (shape: Konva.Shape) => duck.add(shape);
  add(new Konva.Ellipse({ x: 2, y: 4, radiusX: 18, radiusY: 14, fill: '#0b5c70', opacity: 0.28 }));
  add(
    new Konva.Line({ points: [-14, -5, -24, 0, -14, 5], closed: true, tension: 0.3, fill: wing }),
  );
  add(new Konva.Ellipse({ x: -2, radiusX: 17, radiusY: 13, fill: body }));
  for (const side of [-1, 1]) {
    add(
      new Konva.Ellipse({
        x: -5,
        y: 8 * side,
        radiusX: 9,
        radiusY: 4,
        rotation: 10 * side,
        fill: wing,
      }),
    );
  }
  add(new Konva.Ellipse({ x: 19, radiusX: 5, radiusY: 4.5, fill: '#ee7a34' }));
  add(new Konva.Circle({ x: 9, radius: 9.5, fill: body, stroke: wing, strokeWidth: 1 }));
  for (const side of [-1, 1])
    add(new Konva.Circle({ x: 13, y: 4.5 * side, radius: 1.7, fill: '#1b1f2a' }));
  add(new Konva.Ellipse({ x: -6, y: -3, radiusX: 6, radiusY: 2.4, fill: '#ffffff', opacity: 0.4 }));
  return duck.toCanvas({ x: 0, y: 0, width: 2 * REACH, height: 2 * REACH, pixelRatio });
}

/** A duck as a node: its position is its middle. */
export function createDuck(picture: HTMLCanvasElement): Konva.Image {
  const side = 2 * REACH;
  return new Konva.Image({
    name: 'duck',
    image: picture,
    width: side,
    height: side,
    offsetX: REACH,
    offsetY: REACH,
  });
}

export function createRing(): Konva.Group {
  const ring = new Konva.Group({ name: 'ring' });
  const inner = RING_RADIUS * 0.52;
  const size = { innerRadius: inner, outerRadius: RING_RADIUS };
  // The hole can be grabbed, too.
  ring.add(new Konva.Circle({ radius: RING_RADIUS, fill: 'transparent' }));
  ring.add(new Konva.Ring({ ...size, x: 4, y: 7, fill: '#0b5c70', opacity: 0.28 }));
  ring.add(new Konva.Ring({ ...size, fill: '#fffaf0' }));
  for (const rotation of [15, 105, 195, 285]) {
    ring.add(new Konva.Arc({ ...size, angle: 45, rotation, fill: '#f2664a' }));
  }
  const middle = (inner + RING_RADIUS) / 2;
  ring.add(
    new Konva.Arc({
      innerRadius: middle + 3,
      outerRadius: middle + 6,
      angle: 120,
      rotation: 200,
      fill: '#ffffff',
      opacity: 0.7,
    }),
  );
  return ring;
}

/** The edge of the pool, its water and the light on it. */
export function createWater({ width, height }: Size): Konva.Group {
  const water = new Konva.Group({ listening: false });
  water.add(new Konva.Rect({ width, height, fill: '#e9dfc9' }));
  for (let x = 0; x < width; x += 28) {
    water.add(new Konva.Line({ points: [x, 0, x, height], stroke: '#d8cab0', strokeWidth: 1 }));
  }
  for (let y = 0; y < height; y += 28) {
    water.add(new Konva.Line({ points: [0, y, width, y], stroke: '#d8cab0', strokeWidth: 1 }));
  }
  const inner = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
  water.add(
    new Konva.Rect({
      ...inner,
      cornerRadius: 18,
      fillLinearGradientStartPoint: { x: 0, y: 0 },
      fillLinearGradientEndPoint: { x: inner.width / 3, y: inner.height },
      fillLinearGradientColorStops: [0, '#5fd0d6', 1, '#2aa3bd'],
      stroke: '#ffffff',
      strokeWidth: 4,
    }),
  );
  for (let row = 0; row * 46 < inner.height - 60; row += 1) {
    for (let column = 0; column * 88 < inner.width - 100; column += 1) {
      const x = EDGE + 30 + column * 88 + (row % 2) * 38;
      const y = EDGE + 32 + row * 46 + ((column * 17) % 13);
      water.add(
        new Konva.Line({
          points: [x, y, x + 14, y - 6, x + 28, y, x + 42, y - 5],
          tension: 0.5,
          stroke: '#ffffff',
          strokeWidth: 2.5,
          lineCap: 'round',
          opacity: 0.28,
        }),
      );
    }
  }
  return water;
}

/** The lane with the page's own duck. */
export function createLane({ width, height }: Size): Konva.Group {
  const lane = new Konva.Group({ listening: false });
  lane.add(new Konva.Rect({ width, height, fill: '#43b8c6' }));
  for (let x = 8; x < width; x += 26) {
    for (const y of [4, height - 4]) {
      const fill = (x - 8) % 52 === 0 ? '#f2664a' : '#fffaf0';
      lane.add(new Konva.Rect({ x, y: y - 3, width: 20, height: 6, cornerRadius: 3, fill }));
    }
  }
  return lane;
}
