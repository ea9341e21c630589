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
  /** Width by height of what the window covers on the stage, and its scale. */
  const shape = async () => {
    const { rect, scale } = await demo.node('window');
    return { ratio: rect.width / rect.height, scale: scale.x, rect };
  };

  const first = await shape();
  expect(first.ratio).toBeCloseTo(1900 / 1420, 1);
  expect(await demo.count('part')).toBe(4);
  expect([await number('width'), await number('height')]).toEqual(['1,900 mm', '1,420 mm']);

  // Arrows are as long as the window, and beside it.
  const across = (await demo.node('width-arrow')).attrs['points'];
  const down = (await demo.node('height-arrow')).attrs['points'];
  const [x1, y1, x2] = Array.isArray(across) ? across.map(Number) : [];
  const [x3, y3, , y4] = Array.isArray(down) ? down.map(Number) : [];
  expect((x2 ?? 0) - (x1 ?? 0)).toBeCloseTo(1900 * first.scale, 3);
  expect((y4 ?? 0) - (y3 ?? 0)).toBeCloseTo(1420 * first.scale, 3);
  expect(y1 ?? 0).toBeGreaterThan(first.rect.y + first.rect.height + 20);
  expect(x3 ?? 0).toBeGreaterThan(first.rect.x + first.rect.width + 20);

  // Fields draw it anew, in a scale at which it fits.
  await field('Width in mm').fill('3600');
  await demo.waitForNode('width-number', ({ attrs }) => attrs['text'] === '3,600 mm');
  const wide = await shape();
  expect(wide.scale).toBeLessThan(first.scale);
  expect(wide.rect.x + wide.rect.width).toBeLessThan(width - 40);
  await field('Height in mm').fill('700');
  await demo.waitForNode('height-number', ({ attrs }) => attrs['text'] === '700 mm');
  expect((await shape()).ratio).toBeCloseTo(3600 / 700, 0);
  await says('Glass 3,440 mm by 540 mm, 1.86 m². Room for 8 hats.');

  // Wrong numbers are answered, and draw nothing. The field shows the true size again.
  await field('Height in mm').fill('9000');
  await says('The height is from 500 mm to 2,200 mm.');
  expect(await number('height')).toBe('700 mm');
  // The field was left: the warning is gone with the number.
  await field('Width in mm').focus();
  await says('Glass 3,440 mm by 540 mm');
  // Two visits of one field are two steps.
  await field('Height in mm').fill('800');
  await demo.waitForNode('height-number', ({ attrs }) => attrs['text'] === '800 mm');
  await demo.control('button', 'Undo').click();
  await demo.waitForNode('height-number', ({ attrs }) => attrs['text'] === '700 mm');
  await demo.control('button', 'Undo').click();
  await demo.waitForNode('height-number', ({ attrs }) => attrs['text'] === '1,420 mm');
  expect(await field('Height in mm').value()).toBe('1420');
  await demo.key('Control+z');
  await demo.waitForNode('width-number', ({ attrs }) => attrs['text'] === '1,900 mm');
  await demo.control('button', 'Redo').click();
  await demo.waitForNode('width-number', ({ attrs }) => attrs['text'] === '3,600 mm');

  // A click or a tap on a number goes to its field, with the text selected. When the number moves away, the mouse is no longer over it.
  const over = (await demo.node('width-number')).rect;
  await demo.click('width-number');
  expect(await demo.cursor()).toBe('text');
  await demo.type('900');
  await demo.waitForNode('width-number', ({ attrs }) => attrs['text'] === '900 mm');
  await demo.hover({ x: over.x + over.width / 2, y: over.y + over.height + 12 });
  expect(await demo.cursor()).toBe('default');
  await demo.tap('height-number');
  await demo.type('1800');
  await demo.waitForNode('height-number', ({ attrs }) => attrs['text'] === '1,800 mm');
  // A swipe scrolls the page.
  expect(await demo.swipe('glass', { x: 0, y: -60 })).toBe('browser');

  const picture = await savedPicture(demo, 'PNG', [{ x: 4, y: 4 }]);
  expect([picture.width, picture.height]).toEqual([width * 2, height * 2]);
  expect(picture.pixels[0]?.[3]).toBe(255);

  await narrow(demo);
  const small = await shape();
  expect(small.ratio).toBeCloseTo(900 / 1800, 1);
  expect(small.rect.x + small.rect.width).toBeLessThan(320 - 40);
  await widen(demo, width);
  expect(await number('height')).toBe('1,800 mm');
  expect(await outOfStep(demo)).toEqual([]);
});
