import { checkFit, expectFormula, loaded, pixelOf, pixelsOf } from '../../../types/two-pictures';
import { defineCheck, type Point } from '../../../types/check';

type Color = [number, number, number];

/** The letters of the sign and the rigging: light and dark close together. */
const EDGES: Point[] = [
  { x: 60, y: 66 },
  { x: 64, y: 70 },
  { x: 300, y: 170 },
  { x: 197, y: 206 },
];

export default defineCheck(async ({ demo, expect }) => {
  await loaded(demo);
  const before = await pixelsOf(demo, 'before');
  const wait = async (code: string) => {
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes(code),
    );
  };
  const isBlackOrWhite = async () => {
    const pixels = await Promise.all(EDGES.map((place) => pixelOf(demo, place)));
    return pixels.every((pixel) => pixel.every((value) => value === 0 || value === 255));
  };

  // Threshold last leaves only black and white; blurred after that, there is gray along the edges.
  await wait('filters([Blur, Threshold])');
  expect(await isBlackOrWhite()).toBe(true);
  await demo.control('button', 'Threshold earlier').focus();
  await demo.key('Enter');
  await wait('filters([Threshold, Blur])');
  expect(await isBlackOrWhite()).toBe(false);
  // Its button moves along and keeps the focus.
  await demo.waitFor(
    () => demo.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
    (label) => label === 'Threshold earlier',
  );
  // The first one has nothing before it.
  await demo.control('button', 'Threshold earlier').click();
  await wait('filters([Threshold, Blur])');

  await demo.control('checkbox', 'Blur').check(false);
  await demo.control('checkbox', 'Threshold').check(false);
  await wait('filters([])');
  expect(await pixelsOf(demo, 'after')).toEqual(before);

  // Sepia and then Invert: blue on white paper. The other way around: brown, from the inverted picture.
  await demo.control('checkbox', 'Sepia').check(true);
  await demo.control('checkbox', 'Invert').check(true);
  await wait('filters([Sepia, Invert])');
  expectFormula(expect, before, await pixelsOf(demo, 'after'), (color) => invert(sepia(color)));
  await demo.control('button', 'Invert earlier').click();
  await wait('filters([Invert, Sepia])');
  expectFormula(expect, before, await pixelsOf(demo, 'after'), (color) => sepia(invert(color)));

  // All four, and the pixels were read once for each of the two changes.
  await demo.evaluate(() => {
    const { prototype } = CanvasRenderingContext2D;
    const original = prototype.putImageData;
    prototype.putImageData = function (...drawn: unknown[]) {
      document.body.dataset.runs = String(Number(document.body.dataset.runs ?? 0) + 1);
      Reflect.apply(original, this, drawn);
    };
  });
  await demo.control('checkbox', 'Blur').check(true);
  await wait('filters([Blur, Invert, Sepia])');
  const ran = () => demo.evaluate(() => document.body.dataset.runs);
  await demo.waitFor(ran, (runs) => runs === '1');
  await demo.control('checkbox', 'Threshold').check(true);
  await demo.waitFor(ran, (runs) => runs === '2');
  expect(await demo.text()).toContain('filters([Threshold, Blur, Invert, Sepia])');

  await checkFit({ demo, expect });
});

function sepia([r, g, b]: Color): Color {
  const limit = (value: number) => Math.min(255, Math.round(value));
  return [
    limit(0.393 * r + 0.769 * g + 0.189 * b),
    limit(0.349 * r + 0.686 * g + 0.168 * b),
    limit(0.272 * r + 0.534 * g + 0.131 * b),
  ];
}

function invert([r, g, b]: Color): Color {
  return [255 - r, 255 - g, 255 - b];
}
