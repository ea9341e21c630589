import { defineCheck } from '../../../types/check';
import { narrow } from '../../../types/narrow';

const COLORS: Record<string, string> = {
  '242,102,74,255': 'coral',
  '246,183,60,255': 'yellow',
  '31,154,165,255': 'teal',
  '74,144,226,255': 'blue',
};
/** Where coral and yellow overlap, yellow and teal, and teal and blue: across both axes of the picture. */
const OVERLAPS = [
  { x: -60, y: 80 },
  { x: 0, y: 128 },
  { x: 40, y: 160 },
];

export default defineCheck(async ({ demo, expect }) => {
  const seen = async () => {
    const middle = (await demo.stage()).width / 2;
    const names: string[] = [];
    for (const { x, y } of OVERLAPS) {
      names.push(COLORS[(await demo.pixel({ x: middle + x, y })).join()] ?? 'nothing');
    }
    return names.join();
  };

  /** @param order all boxes as they are drawn, with their zIndex; @param tops what is seen where two overlap */
  const holds = async (order: string, tops: string) => {
    await demo.waitFor(seen, (names) => names === tops);
    await demo.waitFor(
      () => demo.text(),
      (now) => now.includes(`Drawn in this order, with zIndex: ${order}`),
    );
    const boxes = (await demo.nodes('Rect')).map(({ name, zIndex }) => `${name} ${zIndex}`);
    expect(boxes.join(', ')).toBe(order);
  };
  const check = (label: string, on: boolean) => demo.control('checkbox', label).check(on);

  await holds('coral 0, yellow 1, teal 0, blue 1', 'yellow,teal,blue');

  // The highest number in its group does not lift a box above the other group.
  await check('Coral above yellow', true);
  await holds('yellow 0, coral 1, teal 0, blue 1', 'coral,teal,blue');
  await check('Group warm above cold', true);
  await holds('teal 0, blue 1, yellow 0, coral 1', 'coral,yellow,blue');
  expect((await demo.node('warm')).zIndex).toBe(1);
  await check('Coral above yellow', false);
  await holds('teal 0, blue 1, coral 0, yellow 1', 'yellow,yellow,blue');
  await narrow(demo);
  await check('Group warm above cold', false);
  await holds('coral 0, yellow 1, teal 0, blue 1', 'yellow,teal,blue');
  expect((await demo.node('warm')).zIndex).toBe(0);
});
