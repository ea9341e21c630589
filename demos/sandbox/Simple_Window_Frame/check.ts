import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const { width, height } = await demo.stage();
  const says = (part: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(part),
    );
  const field = (name: string) => demo.control('spinbutton', name);
  const number = async (side: string) => (await demo.node(`${side}-number`)).attrs['text'];
  const arrow = async (side: string) => {
    const { points } = (await demo.node(`${side}-arrow`)).attrs;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.isArray(points) ? points.map(Number) : [];
    return { x1, y1, x2, y2 };
  };
  const shape = async () => (await demo.node('window')).rect;

  const first = await shape();
  expect(first.width / first.height).toBeCloseTo(1900 / 1420, 1);
  expect(await demo.count('part')).toBe(4);
  expect([await number('width'), await number('height')]).toEqual(['1,900 mm', '1,420 mm']);

  // Arrows are as long as the window, and beside it.
  const [across, down] = [await arrow('width'), await arrow('height')];
  expect(Math.abs(across.x2 - across.x1 - first.width)).toBeLessThan(2);
  expect(Math.abs(down.y2 - down.y1 - first.height)).toBeLessThan(2);
  expect(across.y1).toBeGreaterThan(first.y + first.height + 20);
  expect(down.x1).toBeGreaterThan(first.x + first.width + 20);

  // The hats are there, in the glass.
  await demo.waitFor(
    () => demo.evaluate((konva) => konva.stages[0]?.findOne('.glass')?.getAttr('fillPatternImage')),
    (image) => image !== undefined,
  );

  // Fields draw it anew, in a scale at which it fits.
  await field('Width in mm').fill('3600');
  await demo.waitForNode('width-number', ({ attrs }) => attrs['text'] === '3,600 mm');
  const wide = await shape();
  expect(wide.width / 3600).toBeLessThan(first.width / 1900);
  expect(wide.x + wide.width).toBeLessThan(width - 40);
  await field('Height in mm').fill('700');
  await demo.waitForNode('height-number', ({ attrs }) => attrs['text'] === '700 mm');
  const low = await shape();
  expect(low.width / low.height).toBeCloseTo(3600 / 700, 0);
  await says('Glass 3440 mm by 540 mm.');

  // Wrong numbers are answered; the nearest size is drawn, and the field keeps what was typed.
  await field('Height in mm').fill('9000');
  await says('The height is from 500 mm to 2200 mm.');
  expect(await number('height')).toBe('2,200 mm');
  expect(await field('Height in mm').value()).toBe('9000');
  await field('Height in mm').fill('1800');
  await demo.waitForNode('height-number', ({ attrs }) => attrs['text'] === '1,800 mm');
  await says('Glass ');
  expect(await demo.text()).not.toContain('The height is from');
  await field('Width in mm').fill('900');
  await demo.waitForNode('width-number', ({ attrs }) => attrs['text'] === '900 mm');
  // A swipe scrolls the page.
  expect(await demo.swipe('glass', { x: 0, y: -60 })).toBe('browser');

  const picture = await savedPicture(demo, 'PNG', [{ x: 4, y: 4 }]);
  expect([picture.width, picture.height]).toEqual([width * 2, height * 2]);
  expect(picture.pixels[0]?.[3]).toBe(255);

  await narrow(demo);
  const small = await shape();
  expect(small.width / small.height).toBeCloseTo(900 / 1800, 1);
  expect(small.x + small.width).toBeLessThan(320 - 40);
  await widen(demo, width);
  expect(await number('height')).toBe('1,800 mm');
  expect(await outOfStep(demo)).toEqual([]);
});
