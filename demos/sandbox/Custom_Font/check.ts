import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const button = (name: string) => demo.control('button', name);
  const title = () => demo.node('title');
  const family = (part: string) =>
    demo.waitForNode('title', ({ attrs }) => String(attrs['fontFamily']).startsWith(part));
  /** Width of the title's letters as Konva measured them, in the units of the label. */
  const measured = () =>
    demo.evaluate((konva) => {
      const node = konva.stages[0]?.findOne<InstanceType<typeof konva.Text>>('.title');
      return node?.getTextWidth() ?? 0;
    });
  const faces = () => demo.evaluate(() => document.fonts.size);

  const { width } = await demo.stage();
  await says('a font that the browser has anyway');
  await family('Georgia');
  const fallback = await title();
  expect(await measured()).toBeCloseTo(170, 0);

  // A missing file: the words say so, and the label keeps the fallback.
  await button('Load a missing file').click();
  await says('The font could not be loaded.');
  expect((await title()).attrs['fontSize']).toBe(fallback.attrs['fontSize']);
  expect(await faces()).toBe(0);

  // The web font: other letters, measured again, so the title fills the same room with another size.
  await button('Load the font').focus();
  await demo.key('Enter');
  await says('The label has Familjen Grotesk, weight 700.');
  const ready = await family('"Familjen Grotesk"');
  expect(await faces()).toBe(1);
  expect(await measured()).toBeCloseTo(170, 0);
  expect(ready.attrs['fontSize']).not.toBe(fallback.attrs['fontSize']);

  // A key makes it lighter: narrower letters get larger.
  await demo.control('slider', 'Weight').focus();
  await demo.key('Home');
  await says('weight 400.');
  const light = await demo.waitForNode('title', ({ attrs }) => attrs['fontStyle'] === '400');
  expect(light.attrs['fontSize']).not.toBe(ready.attrs['fontSize']);
  expect(await measured()).toBeCloseTo(170, 0);
  await demo.control('slider', 'Weight').fill('700');

  await narrow(demo);
  const small = await title();
  expect(small.attrs['fontSize']).toBe(ready.attrs['fontSize']);
  expect(small.rect.x).toBeGreaterThan(0);
  expect(small.rect.x + small.rect.width).toBeLessThan(320);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);

  // Back: the page forgets the font, and the label is as before.
  await button('Fallback').click();
  await family('Georgia');
  expect((await title()).attrs['fontSize']).toBe(fallback.attrs['fontSize']);
  expect(await faces()).toBe(0);
});
