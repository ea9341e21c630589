import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

const CORAL = [242, 102, 74, 255];
const SUN = [246, 183, 60, 255];
const PAPER = [251, 250, 247, 255];
const INK = [27, 31, 42, 255];

export default defineCheck(async ({ demo, expect }) => {
  const place = async (x: number, y: number) => ({ x: (await demo.stage()).width / 2 + x, y });
  const at = async (x: number, y: number) => demo.pixel(await place(x, y));
  const fills = async () => (await demo.node('fills')).childCount;
  const fill = async (x: number, y: number, count: number) => {
    await demo.click(await place(x, y));
    await demo.waitForNode('fills', ({ childCount }) => childCount === count);
  };

  // The left moon: all of it is filled, up to the line, and nothing else.
  await fill(-90, 120, 1);
  await demo.waitFor(
    () => at(-90, 120),
    (pixel) => pixel.join() === CORAL.join(),
  );
  for (const [x, y] of [
    [-50, 60],
    [-50, 180],
    [-107, 120],
  ] as const) {
    expect(await at(x, y)).toEqual(CORAL);
  }
  for (const [x, y] of [
    [0, 120],
    [90, 120],
    [-140, 20],
    [0, 260],
  ] as const) {
    expect(await at(x, y)).toEqual(PAPER);
  }
  expect(await at(-110, 120)).toEqual(INK);

  // The moon is the left disc within its line, without the right disc and that one's line.
  const [inner, outer, apart] = [68.5, 71.5, 80];
  const angleIn = Math.acos((apart ** 2 + inner ** 2 - outer ** 2) / (2 * apart * inner));
  const angleOut = Math.acos((apart ** 2 + outer ** 2 - inner ** 2) / (2 * apart * outer));
  const lens = inner ** 2 * angleIn + outer ** 2 * angleOut - apart * inner * Math.sin(angleIn);
  const pixels = Number(/([\d,]+) pixels/.exec(await demo.text())?.[1]?.replace(',', ''));
  // Without the half-transparent edge of the line it would have 2 % less.
  expect(Math.abs(pixels / (Math.PI * inner ** 2 - lens) - 1)).toBeLessThan(0.01);

  // The lens between the circles takes another color; a line takes none.
  await demo.control('combobox', 'Color').choose('Sun');
  await fill(0, 120, 2);
  await demo.waitFor(
    () => at(0, 120),
    (pixel) => pixel.join() === SUN.join(),
  );
  expect(await at(-90, 120)).toEqual(CORAL);
  await demo.click(await place(-110, 120));
  // A fill that is known to come after it.
  await fill(0, 260, 3);
  expect(await fills()).toBe(3);
  expect(await at(-140, 275)).toEqual(SUN);
  expect(await at(-140, 20)).toEqual(PAPER);

  await demo.control('button', 'Undo').click();
  await demo.waitForNode('fills', ({ childCount }) => childCount === 2);
  await demo.waitFor(
    () => at(0, 260),
    (pixel) => pixel.join() === PAPER.join(),
  );

  // A finger fills too, and what is filled keeps its place in a narrow page.
  await narrow(demo);
  await demo.waitFor(
    () => at(-90, 120),
    (pixel) => pixel.join() === CORAL.join(),
  );
  await demo.tap(await place(90, 120));
  await demo.waitForNode('fills', ({ childCount }) => childCount === 3);
  await demo.waitFor(
    () => at(90, 120),
    (pixel) => pixel.join() === SUN.join(),
  );
});
