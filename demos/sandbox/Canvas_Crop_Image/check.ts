import { defineCheck } from '../../types/check';
import { choosePicture, chooseText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const field = (name: string) => demo.control('spinbutton', name);
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const numbers = (attrs: Record<string, unknown>) =>
    ['x', 'y', 'width', 'height'].map((key) => Math.round(Number(attrs[key])));
  const cropNow = async () => numbers((await demo.node('crop')).attrs);
  const cropIs = (...expected: number[]) =>
    demo.waitFor(cropNow, (now) => now.join() === expected.join());
  const scaleNow = async () => (await demo.node('picture')).rect.width / 1200;

  await says('570 × 380 pixels, 23 % of the picture.');
  await cropIs(588, 300, 570, 380);
  const scale = await scaleNow();
  expect(await button('Undo').isDisabled()).toBe(true);

  // Outside of the crop the picture is darker.
  const shop = await demo.node('crop');
  const inside = { x: shop.rect.x + shop.rect.width / 2, y: shop.rect.y + shop.rect.height / 2 };
  const { rect } = await demo.node('picture');
  // Where neither the lines nor the tag of a crop at the left top corner would be.
  const sky = { x: rect.x + 0.24 * rect.width, y: rect.y + 0.1 * rect.height };
  const light = (color: readonly number[]) => (color[0] ?? 0) + (color[1] ?? 0) + (color[2] ?? 0);
  const veiled = light(await demo.pixel(sky));

  // The mouse moves the crop as far as the picture reaches. A drag is one step.
  await demo.drag(inside, { x: -30, y: -20 });
  const moved = await cropNow();
  expect(moved[0]).toBeCloseTo(588 - 30 / scale, -0.5);
  expect(moved[1]).toBeCloseTo(300 - 20 / scale, -0.5);
  expect(moved.slice(2)).toEqual([570, 380]);
  await demo.drag('crop', { x: -900, y: -900 });
  await cropIs(0, 0, 570, 380);
  await demo.waitFor(
    () => demo.pixel(sky),
    (color) => light(color) > veiled + 150,
  );
  expect(await outOfStep(demo)).toEqual([]);
  await button('Undo').click();
  await cropIs(...moved);
  await demo.key('Control+z');
  await cropIs(588, 300, 570, 380);
  await demo.key('Control+Shift+z');
  await cropIs(...moved);
  await button('Undo').click();

  // A finger pulls a corner: the opposite one stays, and the format too.
  expect(await demo.swipe('#top-left', { x: -60, y: -10 })).toBe('demo');
  const [left = 0, top = 0, wide = 0, high = 0] = await cropNow();
  expect(wide).toBeGreaterThan(600);
  expect(wide / high).toBeCloseTo(1.5, 1);
  expect([left + wide, top + high]).toEqual([1158, 680]);
  // It stops at the smallest size, and at the edge of the picture.
  await demo.drag('#top-left', { x: 700, y: 500 });
  const [, , least = 0, lower = 0] = await cropNow();
  expect([least, lower]).toEqual([60, 40]);
  await demo.drag('#bottom-right', { x: 900, y: 900 });
  const [x = 0, y = 0, width = 0, height = 0] = await cropNow();
  expect(x + width === 1200 || y + height === 800).toBe(true);
  expect(x + width <= 1200 && y + height <= 800).toBe(true);
  expect(await outOfStep(demo)).toEqual([]);

  // Formats and numbers. What is not possible comes back in the field.
  await demo.control('combobox', 'Format').choose('Square 1:1');
  await demo.waitForNode('crop', ({ attrs }) => attrs['width'] === attrs['height']);
  await demo.control('combobox', 'Format').choose('Free');
  const enter = async (name: string, value: string) => {
    await field(name).fill(value);
    await field(name).focus();
    await demo.key('Enter');
  };
  await enter('Left', '520');
  await enter('Top', '4');
  await enter('Width', '100');
  await enter('Height', '44');
  await cropIs(520, 4, 100, 44);
  await enter('Width', '9999');
  await cropIs(520, 4, 680, 44);
  // Leaving the field, whose number was set back, is no second step.
  await demo.key('Tab');
  await button('Undo').click();
  await cropIs(520, 4, 100, 44);
  await button('Redo').click();
  await cropIs(520, 4, 680, 44);
  await enter('Height', '');
  await says('Type a number of pixels.');
  await demo.key('Tab');
  expect(await demo.text()).toContain('Type a number of pixels.');
  await demo.waitFor(
    () => field('Height').value(),
    (value) => value === '44',
  );
  await enter('Width', '100');
  await cropIs(520, 4, 100, 44);

  // The PNG has exactly these pixels: sky, without veil and lines.
  const png = await savedPicture(demo, 'Save PNG', [
    { x: 0, y: 0 },
    { x: 50, y: 22 },
    { x: 99, y: 43 },
  ]);
  expect([png.width, png.height]).toEqual([100, 44]);
  for (const [red = 0, , blue = 0, alpha] of png.pixels) {
    expect(blue).toBeGreaterThan(red + 40);
    expect(blue).toBeGreaterThan(150);
    expect(alpha).toBe(255);
  }
  const shown = await demo.evaluate((konva) => konva.stages[1]?.findOne('.photo')?.getAttr('crop'));
  expect(shown).toEqual({ x: 520, y: 4, width: 100, height: 44 });

  // Keys: a crop that is clicked has them. Arrows move it, with Shift its size; together they are one step.
  await demo.click('crop');
  await demo.key('ArrowRight');
  await demo.key('ArrowDown');
  await cropIs(532, 16, 100, 44);
  await demo.key('Shift+ArrowRight');
  await demo.key('Shift+ArrowUp');
  await cropIs(532, 16, 112, 40);
  await demo.key('Control+z');
  await cropIs(520, 4, 100, 44);
  // Keys that are typed into a field leave the crop alone.
  await field('Left').focus();
  await demo.key('ArrowRight');
  await cropIs(520, 4, 100, 44);

  // The crop is kept in pixels of the picture, whatever the width of the page.
  const before = await demo.stage();
  await demo.evaluate(() => {
    document.body.style.width = '320px';
  });
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.width < before.width,
  );
  await cropIs(520, 4, 100, 44);
  expect(await scaleNow()).toBeLessThan(scale);
  await demo.evaluate(() => {
    document.body.style.width = '';
  });
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.width === before.width,
  );

  // Other files are refused with the reason; a picture is opened with a crop in its middle, and nothing to undo.
  await chooseText(demo, 'Picture', 'a shopping list');
  await says('notes.txt is not a picture that this browser can show.');
  await cropIs(520, 4, 100, 44);
  await choosePicture(demo, 'Picture', { width: 200, height: 300, color: '#d08030' });
  await demo.waitForNode('picture', ({ attrs }) => attrs['height'] === 300);
  const [inX = 0, inY = 0, inWidth = 0, inHeight = 0] = await cropNow();
  expect(inWidth / inHeight).toBeCloseTo(1.5, 1);
  expect(2 * inX + inWidth).toBeCloseTo(200, -1);
  expect(2 * inY + inHeight).toBeCloseTo(300, -1);
  expect(await button('Undo').isDisabled()).toBe(true);
});
