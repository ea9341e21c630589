import { defineCheck } from '../../types/check';
import { choosePicture, chooseText, savedText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  /** Where a part of the picture is in the stage: 0, 0 is its left top corner, 1, 1 the opposite one. */
  const onPicture = async (x: number, y: number) => {
    const { rect } = await demo.node('filtered');
    return { x: rect.x + rect.width * x, y: rect.y + rect.height * y };
  };
  const spread = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
    Math.max(red, green, blue) - Math.min(red, green, blue);
  const dividerAt = async () => (await demo.node('divider')).absolutePosition.x;

  await demo.waitForNode('filtered', ({ rect }) => rect.width > 100);
  await says('RGBA overlay → HSL → Contrast → Vignette');
  expect(await button('Undo').isDisabled()).toBe(true);

  // The sky is blue left of the divider and red right of it. Without filters it is blue again.
  const left = await onPicture(0.2, 0.06);
  const right = await onPicture(0.8, 0.06);
  const isBlue = ([red = 0, , blue = 0]: readonly number[]) => blue > red + 60;
  expect(isBlue(await demo.pixel(left))).toBe(true);
  expect(isBlue(await demo.pixel(right))).toBe(false);
  await button('Original').click();
  await says('No filter: this is the original.');
  await demo.waitFor(() => demo.pixel(right), isBlue);
  await demo.key('Control+z');
  await demo.waitFor(
    () => demo.pixel(right),
    (color) => !isBlue(color),
  );

  // A finger drags the divider, the mouse too, at most to the edge: there everything is original, and at the other edge nothing.
  const start = await dividerAt();
  const held = await demo.finger({ x: start, y: (await onPicture(0, 0.8)).y });
  await held.moveTo({ x: start - 60, y: (await onPicture(0, 0.7)).y });
  expect(await held.lift()).toBe('demo');
  await demo.waitFor(dividerAt, (x) => Math.abs(x - (start - 60)) < 1);
  expect((await demo.node('divider')).position.y).toBe(0);
  await demo.drag({ x: start - 60, y: (await onPicture(0, 0.3)).y }, { x: 900, y: 20 });
  await demo.waitForNode('after', ({ attrs }) => attrs['clipWidth'] === 0);
  expect(await dividerAt()).toBeCloseTo((await onPicture(1, 0)).x, -1);
  expect(await demo.control('slider', 'Divider').value()).toBe('100');
  await demo.waitFor(() => demo.pixel(right), isBlue);
  await demo.control('slider', 'Divider').fill('0');
  await demo.waitForNode('before', ({ attrs }) => attrs['clipWidth'] === 0);
  await demo.waitFor(
    () => demo.pixel(left),
    (color) => !isBlue(color),
  );
  await demo.control('slider', 'Divider').focus();
  for (let i = 0; i < 3; i += 1) await demo.key('ArrowRight');
  await demo.waitForNode('after', ({ attrs }) => Math.abs(Number(attrs['clipX']) - 18) < 0.01);
  await button('Compare').click();
  await demo.waitForNode('after', ({ attrs }) => attrs['clipX'] === 0);
  expect(await demo.control('slider', 'Divider').isDisabled()).toBe(true);
  expect(await outOfStep(demo)).toEqual([]);

  // Filters run in their order: gray and then blue is blue, blue and then gray is gray.
  await button('Original').click();
  await demo.control('combobox', 'Filter').choose('Grayscale');
  await button('Add').click();
  await says('Grayscale');
  const middle = await onPicture(0.5, 0.5);
  await demo.waitFor(
    () => demo.pixel(middle),
    (color) => spread(color) < 3,
  );
  await demo.control('combobox', 'Filter').choose('Duotone');
  await button('Add').click();
  await demo.waitFor(
    () => demo.pixel(middle),
    (color) => spread(color) > 12,
  );
  await button('Duotone earlier').click();
  await says('Duotone → Grayscale');
  await demo.waitFor(
    () => demo.pixel(middle),
    (color) => spread(color) < 3,
  );
  await demo.control('checkbox', 'Grayscale').check(false);
  await demo.waitFor(
    () => demo.pixel(middle),
    (color) => spread(color) > 12,
  );

  // A slider by keys: its steps are undone together, from the slider itself.
  const tone = demo.control('slider', 'Duotone: Strength');
  await tone.focus();
  const toned = await demo.pixel(middle);
  for (let i = 0; i < 10; i += 1) await demo.key('PageDown');
  await demo.waitFor(
    () => tone.value(),
    (value) => value === '0',
  );
  await demo.waitFor(
    () => demo.pixel(middle),
    (color) => color.join() !== toned.join(),
  );
  await demo.key('Control+z');
  await demo.waitFor(
    () => demo.pixel(middle),
    (color) => color.join() === toned.join(),
  );
  expect(await tone.value()).toBe('1');
  await demo.key('Control+Shift+z');
  await demo.waitFor(
    () => tone.value(),
    (value) => value === '0',
  );
  await button('Remove Duotone').click();
  await says('No filter');

  // A full look says so.
  const off = { filter: 'Invert', isOn: false };
  await chooseText(demo, 'Look', JSON.stringify({ kind: 'look', steps: Array(12).fill(off) }));
  await demo.waitFor(
    () => demo.evaluate(() => document.querySelectorAll('.steps li').length),
    (count) => count === 12,
  );
  await button('Add').click();
  await says('There is room for 12 filters.');
  await demo.key('Control+z');
  await says('No filter');

  // The export has all pixels of the file. The look is saved, and loads again; other files are refused with the reason.
  await button('Silver').click();
  await says('Grayscale → Contrast → Vignette');
  const png = await savedPicture(demo, 'Export PNG', [
    { x: 600, y: 90 },
    { x: 120, y: 450 },
  ]);
  expect([png.width, png.height]).toEqual([1200, 900]);
  expect(png.pixels.map(spread).every((value) => value < 3)).toBe(true);
  const saved = await savedText(demo, 'Save look');
  await button('Mosaic').click();
  await says('HSV → Pixelate');
  await chooseText(demo, 'Look', saved.replace('"Contrast"', '"Invert"'));
  await says('Grayscale → Invert → Vignette');
  await chooseText(demo, 'Look', 'a shopping list');
  await says('This file is not a look: it does not contain JSON.');
  await chooseText(demo, 'Picture', 'a shopping list');
  await says('notes.txt is not a picture that this browser can show.');

  // An own picture, upright: it is fitted, filtered and exported in its own size.
  await button('Original').click();
  await choosePicture(demo, 'Picture', { width: 300, height: 450, color: '#3060c0' });
  const own = await demo.waitForNode('filtered', ({ attrs }) => attrs['height'] === 600);
  expect(own.attrs['width']).toBe(400);
  const fits = async () => {
    const { rect } = await demo.node('mount');
    const { width, height } = await demo.stage();
    expect(rect.x).toBeGreaterThan(0);
    expect(rect.y).toBeGreaterThan(0);
    expect(rect.x + rect.width).toBeLessThan(width);
    expect(rect.y + rect.height).toBeLessThan(height);
  };
  await fits();
  await button('Album').click();
  await says('Sepia → Contrast');
  const small = await savedPicture(demo, 'Export PNG', [{ x: 150, y: 225 }]);
  expect([small.width, small.height]).toEqual([300, 450]);
  expect(isBlue(small.pixels[0] ?? [])).toBe(false);

  // In a narrow page the picture is smaller, and still filtered.
  const { width } = await demo.stage();
  await demo.evaluate(() => {
    document.body.style.width = '320px';
  });
  await demo.waitFor(
    () => demo.stage(),
    (stage) => stage.width < width,
  );
  await fits();
  const center = await onPicture(0.5, 0.5);
  await demo.waitFor(
    () => demo.pixel(center),
    (color) => !isBlue(color) && (color[3] ?? 0) === 255,
  );
});
