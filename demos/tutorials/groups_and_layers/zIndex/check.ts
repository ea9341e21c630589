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

  /** @param order all boxes as they are drawn; @param tops what is seen where two overlap */
  const holds = async (order: string, tops: string, listed: string[]) => {
    await demo.waitFor(seen, (names) => names === tops);
    const text = await demo.waitFor(
      () => demo.text(),
      (now) => now.includes(`Drawn in this order: ${order.split(',').join(', ')}`),
    );
    expect((await demo.nodes('Rect')).map(({ name }) => name).join()).toBe(order);
    for (const line of listed) expect(text).toContain(line);
  };
  const check = (label: string, on: boolean) => demo.control('checkbox', label).check(on);

  await holds('coral,yellow,teal,blue', 'yellow,teal,blue', [
    'Group .warm zIndex 0',
    'Rect .coral zIndex 0',
    'Rect .yellow zIndex 1',
    'Rect .teal zIndex 0',
  ]);

  // The highest number in its group does not lift a box above the other group.
  await check('Coral above yellow', true);
  await holds('yellow,coral,teal,blue', 'coral,teal,blue', [
    'Rect .coral zIndex 1',
    'Rect .yellow zIndex 0',
  ]);
  await check('Group warm above cold', true);
  await holds('teal,blue,yellow,coral', 'coral,yellow,blue', [
    'Group .cold zIndex 0',
    'Group .warm zIndex 1',
    'Rect .coral zIndex 1',
  ]);
  await check('Coral above yellow', false);
  await holds('teal,blue,coral,yellow', 'yellow,yellow,blue', ['Rect .coral zIndex 0']);
  await narrow(demo);
  await check('Group warm above cold', false);
  await holds('coral,yellow,teal,blue', 'yellow,teal,blue', ['Group .warm zIndex 0']);
});
