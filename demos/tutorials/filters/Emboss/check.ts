import {
  checkFit,
  loaded,
  pixelsOf,
  windowsOf,
  type Part,
  type Pixel,
} from '../../../types/two-pictures';
import { defineCheck, type Point } from '../../../types/check';

/** A letter, the edge of the awning, an eye, rigging, a flat color, and a place in the last row of the picture. */
const PLACES: Point[] = [
  { x: 60, y: 66 },
  { x: 96, y: 112 },
  { x: 197, y: 206 },
  { x: 300, y: 170 },
  { x: 206, y: 300 },
  { x: 169, y: 319 },
];

/** Where the light comes from, as a step on the picture. */
const SIDES: Record<string, Point> = {
  left: { x: -1, y: 0 },
  top: { x: 0, y: -1 },
  'top-left': { x: -Math.SQRT1_2, y: -Math.SQRT1_2 },
  'top-right': { x: Math.SQRT1_2, y: -Math.SQRT1_2 },
  'bottom-right': { x: Math.SQRT1_2, y: Math.SQRT1_2 },
};

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const flat = await pixelsOf(demo, 'before');
  const windows = await windowsOf(demo, 'before', PLACES.map(around));
  const set = async (strength: number, white: number, side: string, isBlended: boolean) => {
    await demo.control('slider', 'Strength').fill(String(strength));
    await demo.control('slider', 'White level').fill(String(white));
    await demo.control('combobox', 'Light from').choose(side);
    await demo.control('checkbox', 'Blend').check(isBlended);
    await demo.waitForNode(
      'filtered',
      ({ attrs }) =>
        (attrs.embossStrength ?? 0.5) === strength &&
        (attrs.embossWhiteLevel ?? 0.5) === white &&
        (attrs.embossDirection ?? 'top-left') === side &&
        (attrs.embossBlend ?? false) === isBlended,
    );
  };

  for (const [strength, white, side, isBlended] of [
    [0.5, 0.5, 'top-left', false],
    [0.2, 0.4, 'left', false],
    [0.2, 0.4, 'top', true],
    [0.35, 0.1, 'top-right', true],
    [0.15, 0.9, 'bottom-right', false],
  ] as const) {
    await set(strength, white, side, isBlended);
    const found = await windowsOf(demo, 'after', PLACES.map(alone));
    const light = SIDES[side] ?? { x: NaN, y: NaN };
    found.forEach(([pixel], index) => {
      const wanted = embossed(windows[index] ?? [], strength, white * 255, light, isBlended);
      const what = `${strength} ${white} ${side} ${isBlended}, place ${index}: ${String(pixel)}, not ${wanted.join()}`;
      wanted.forEach((value, channel) => {
        expect(Math.abs((pixel?.[channel] ?? NaN) - value), what).toBeLessThanOrEqual(1.5);
      });
    });
  }

  // Blended with no strength, the picture is as it was; and its hole is a hole.
  await set(0, 0.5, 'top-left', true);
  expect(await pixelsOf(demo, 'after')).toEqual(flat);
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('color + 0.00 × edge, limited to −128 and +128'),
  );
  await set(0.5, 0.2, 'left', false);
  await demo.waitFor(
    () => demo.text(),
    (text) => text.includes('gray 51 + 0.63 × edge'),
  );
  expect((await pixelsOf(demo, 'after')).hole[3]).toBe(0);

  await checkFit({ demo, expect });
});

function around({ x, y }: Point): Part {
  return { x: x - 1, y: y - 1, width: 3, height: 3 };
}

function alone({ x, y }: Point): Part {
  return { x, y, width: 1, height: 1 };
}

/**
 * What becomes of the middle of nine pixels.
 *
 * @param light a step of length 1 toward the light
 */
function embossed(
  pixels: Pixel[],
  strength: number,
  white: number,
  light: Point,
  isBlended: boolean,
): number[] {
  // Below the picture, its last row is repeated.
  const rows = [0, 1, 2].map((row) => pixels.slice(row * 3, row * 3 + 3));
  const [above, here, below] = rows;
  const known = below?.some((pixel) => pixel[3] > 0) ? rows : [above, here, here];
  const bright = (row: number, column: number) => {
    const [r = NaN, g = NaN, b = NaN] = known[row]?.[column] ?? [];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // The middle row and column count twice.
  const across = [0, 1, 2].map((row) => bright(row, 2) - bright(row, 0));
  const down = [0, 1, 2].map((column) => bright(2, column) - bright(0, column));
  const [sx, sy] = [across, down].map(
    ([one = NaN, two = NaN, three = NaN]) => one + 2 * two + three,
  );
  const edge = -light.x * (sx ?? NaN) - light.y * (sy ?? NaN);
  const gray = limit(white + ((edge * 128) / 1020) * strength * 10);
  const [r = NaN, g = NaN, b = NaN] = pixels[4] ?? [];
  return isBlended ? [r, g, b].map((value) => limit(value + gray - white)) : [gray, gray, gray];
}

function limit(value: number) {
  return Math.max(0, Math.min(255, value));
}
