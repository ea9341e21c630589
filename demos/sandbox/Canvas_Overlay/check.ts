import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const opacity = demo.control('slider', 'Opacity');
  const words = demo.control('textbox', 'Words');
  const shows = (name: string, visible: boolean) =>
    demo.waitForNode(name, (node) => node.visible === visible);
  const isPressed = (name: string) =>
    demo.evaluate(
      (_, given) =>
        [...document.querySelectorAll('button')]
          .find((one) => one.textContent?.trim() === given)
          ?.getAttribute('aria-pressed') === 'true',
      name,
    );
  const light = ([red = 0, green = 0, blue = 0]: readonly number[]) => red + green + blue;

  await shows('gradient', true);
  const stage = await demo.stage();
  const bottom = { x: 6, y: stage.height - 6 };
  const top = { x: stage.width / 2, y: 12 };
  const dark = light(await demo.pixel(bottom));

  // Each part by its button, and the button says whether it is on.
  const plainTop = await demo.pixel(top);
  expect(await isPressed('Tint')).toBe(false);
  await button('Tint').click();
  await shows('tint', true);
  await demo.waitFor(
    () => demo.pixel(top),
    (now) => light(now) < light(plainTop) - 60,
  );
  expect(await isPressed('Tint')).toBe(true);
  await button('Gradient').click();
  await shows('gradient', false);
  await button('Tint').click();
  await demo.waitFor(
    () => demo.pixel(bottom),
    (now) => light(now) > dark + 100,
  );
  const plain = light(await demo.pixel(bottom));
  await button('Caption').click();
  await shows('caption', false);
  await button('Gradient').focus();
  await demo.key('Space');
  await button('Caption').focus();
  await demo.key('Enter');
  await shows('caption', true);

  // The slider acts on all of them, down to the picture alone.
  await opacity.fill('0.5');
  await demo.waitFor(
    () => demo.pixel(bottom),
    (now) => light(now) > dark + 40 && light(now) < plain - 40,
  );
  const caption = await demo.evaluate((konva) =>
    konva.stages[0]?.findOne('.caption')?.getAbsoluteOpacity(),
  );
  expect(caption).toBe(0.5);
  await opacity.focus();
  await demo.key('Home');
  await demo.waitFor(
    () => demo.pixel(bottom),
    (now) => Math.abs(light(now) - plain) < 6,
  );
  await opacity.fill('1');

  // The words of the caption; what is too long ends in dots.
  await words.fill('Blood oranges');
  await demo.waitForNode('caption', ({ attrs }) => attrs['text'] === 'Blood oranges');
  await words.fill('Forty letters of oranges and sharp lemons');
  const long = await demo.waitForNode(
    'caption',
    ({ attrs }) => String(attrs['text']).length === 40,
  );
  expect(long.rect.x + long.rect.width).toBeLessThan(stage.width + 1);
  expect(await outOfStep(demo)).toEqual([]);

  // A narrow page shows all of it, smaller.
  await words.fill('Winter citrus');
  await narrow(demo);
  const small = await demo.waitForNode('caption', ({ attrs }) => attrs['text'] === 'Winter citrus');
  expect(small.rect.x).toBeGreaterThan(5);
  expect(small.rect.x + small.rect.width).toBeLessThan(320);
  expect((await demo.stage()).height).toBeCloseTo((320 * 420) / 640, 0);
  await widen(demo, stage.width);
  expect((await demo.node('caption')).attrs['text']).toBe('Winter citrus');
});
