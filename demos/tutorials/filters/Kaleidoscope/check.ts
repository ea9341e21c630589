import { checkFit, loaded, pixelsOf, windowsOf, type Part } from '../../../types/two-pictures';
import { defineCheck, type DemoHandle, type Point } from '../../../types/check';

const [WIDTH, HEIGHT] = [480, 320];
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };

/** The filter's polar picture is as high as the picture, and reaches from the middle to the corners. */
const STEP = Math.hypot(MIDDLE.x, MIDDLE.y) / HEIGHT;

/** Places in all directions from the middle, at distances from 20 to 150. */
const PLACES: Point[] = Array.from({ length: 28 }, (_value, index) => {
  const [angle, distance] = [index * 2.4, 20 + ((index * 37) % 131)];
  return {
    x: Math.round(MIDDLE.x + distance * Math.cos(angle)),
    y: Math.round(MIDDLE.y + distance * Math.sin(angle)),
  };
});

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const flat = await pixelsOf(demo, 'before');
  const set = async (power: number, angle: number) => {
    await demo.control('slider', 'Power').fill(String(power));
    await demo.control('slider', 'Angle').fill(String(angle));
    await demo.waitForNode(
      'filtered',
      ({ attrs }) =>
        (attrs.kaleidoscopePower ?? 2) === power && (attrs.kaleidoscopeAngle ?? 0) === angle,
    );
  };

  for (const [power, angle] of [
    [3, 180],
    [2, 45],
    [4, 210],
    [5, 20],
    [1, 100],
  ] as const) {
    await set(power, angle);
    const sources = PLACES.map((place) => sourceOf(place, power, angle));
    const wanted = await windowsOf(demo, 'before', sources.map(around));
    const found = await windowsOf(demo, 'after', PLACES.map(alone));
    const missed = found.flatMap(([pixel = []], index) => {
      const near = wanted[index]?.some((color) =>
        color.every((value, channel) => Math.abs(value - (pixel[channel] ?? NaN)) <= 2),
      );
      return near ? [] : [PLACES[index]];
    });
    expect(missed, `power ${power}, angle ${angle}: not from their place`).toEqual([]);

    // The outline has all the places that colors were taken from.
    const given = sources.map(({ x, y }) => ({ x, y }));
    await demo.waitFor(
      () => countInOutline(demo, given),
      (count) => count === PLACES.length,
    );
  }
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('2 wedges of 180°, from 100°'),
  );

  // A wedge that looks down ends at the lower edge of the picture: the corners have nothing.
  await set(3, 90);
  const corner = { x: 470, y: 10, width: 1, height: 1 };
  expect((await windowsOf(demo, 'after', [corner]))[0]?.[0]?.[3]).toBe(0);

  await set(0, 90);
  expect(await pixelsOf(demo, 'after')).toEqual(flat);

  await checkFit({ demo, expect });
});

/** Where the color of a place is taken from: its angle folded into the wedge, and turned with it. */
function sourceOf({ x, y }: Point, power: number, angle: number): Point {
  const wedge = 360 / 2 ** power;
  // One column of the polar picture for each pixel of the width.
  const column = 360 / WIDTH;
  const [dx, dy] = [x - MIDDLE.x, y - MIDDLE.y];
  const degrees = ((Math.atan2(dy, dx) * 180) / Math.PI + 360) % 360;
  const within = (Math.floor(degrees / column) * column) % (2 * wedge);
  const folded = within < wedge ? within : 2 * wedge - column - within;
  const radians = ((folded + angle) * Math.PI) / 180;
  const radius = Math.floor(Math.hypot(dx, dy) / STEP) * STEP;
  return {
    x: Math.floor(MIDDLE.x + radius * Math.cos(radians)),
    y: Math.floor(MIDDLE.y + radius * Math.sin(radians)),
  };
}

/** How many of the places the outlined wedge has in it. One pixel is left to rounding. */
function countInOutline(demo: DemoHandle, places: { x: number; y: number }[]) {
  return demo.evaluate((_konva, given) => {
    const path = document.querySelector<SVGPathElement>('.wedge path');
    return given.filter(({ x, y }) => {
      const near = [0, 1, -1, 2];
      return near.some((dx) => near.some((dy) => path?.isPointInFill({ x: x + dx, y: y + dy })));
    }).length;
  }, places);
}

function around({ x, y }: Point): Part {
  return { x: x - 1, y: y - 1, width: 3, height: 3 };
}

function alone({ x, y }: Point): Part {
  return { x, y, width: 1, height: 1 };
}
