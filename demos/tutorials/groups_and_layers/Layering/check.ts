import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

const SUN = [246, 183, 60, 255];
/** Where the yellow box overlaps one other box only. */
const OVERLAPS = {
  coral: { x: -60, y: 108 },
  green: { x: 60, y: 108 },
  teal: { x: 0, y: 90 },
  blue: { x: 60, y: 150 },
  plum: { x: -60, y: 150 },
};

export default defineCheck(async ({ demo, expect }) => {
  const press = (label: string) => demo.control('button', label).click();

  /** The boxes that the yellow one covers, in the picture. */
  const covered = async () => {
    const middle = (await demo.stage()).width / 2;
    const names: string[] = [];
    for (const [name, { x, y }] of Object.entries(OVERLAPS)) {
      const pixel = await demo.pixel({ x: middle + x, y });
      if (pixel.join() === SUN.join()) names.push(name);
    }
    return names;
  };

  /** The children as the list below the canvas says them. */
  const listed = () => demo.evaluate(() => document.querySelector('output')?.textContent ?? '');

  const standsAt = async (zIndex: number, below: string[]) => {
    await demo.waitForNode('yellow', (node) => node.zIndex === zIndex);
    const order = (await demo.nodes('Rect')).map(({ name }) => name);
    expect(order.indexOf('yellow')).toBe(zIndex);
    await demo.waitFor(listed, (text) => text === order.join(', '));
    await demo.waitFor(covered, (names) => names.join() === below.join());
  };

  await standsAt(1, ['coral']);
  await press('Up');
  await standsAt(2, ['coral', 'green']);
  await press('To top');
  await standsAt(5, ['coral', 'green', 'teal', 'blue', 'plum']);
  await press('Up');
  await standsAt(5, ['coral', 'green', 'teal', 'blue', 'plum']);
  await press('Down');
  await standsAt(4, ['coral', 'green', 'teal', 'blue']);
  await press('To index 3');
  await standsAt(3, ['coral', 'green', 'teal']);
  await press('To bottom');
  await standsAt(0, []);
  await press('Down');
  await standsAt(0, []);

  // The order survives another width, and the boxes keep their places in the middle.
  await narrow(demo);
  await standsAt(0, []);
  const { rect } = await demo.node('yellow');
  expect(rect.x + rect.width / 2).toBeCloseTo(160, 0);
  expect(rect.y + rect.height / 2).toBeCloseTo(120, 0);
});
