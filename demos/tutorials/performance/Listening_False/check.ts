import { checkMeter } from '../../../types/meter';
import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** How many shapes take part in the hit graph. */
  const listening = () =>
    demo.evaluate((konva) => {
      const of = (selector: string) =>
        (konva.stages[0]?.find(selector) ?? []).filter((node) => node.isListening()).length;
      return { texts: of('Text'), rects: of('Rect') };
    });
  const become = (texts: number, rects: number) =>
    demo.waitFor(listening, (now) => now.texts === texts && now.rects === rects);

  await become(100, 100);
  await checkMeter({ demo, expect }, 'Silent texts', async (isOn) => {
    await become(isOn ? 0 : 50, 50);
  });
  await become(100, 100);

  // Groups turn; their parts stay where they are in them.
  const button = await demo.node('button');
  expect(button.rotation).toBeGreaterThan(0);
  expect(button.position).toEqual({ x: -150, y: 10 });
  expect((await demo.node('label')).rotation).toBe(0);

  /** The middle of the topmost button. */
  const middle = (await demo.nodes('button')).at(-1)?.absolutePosition ?? { x: NaN, y: NaN };
  const clickHits = async (name: string) => {
    await demo.click(middle);
    await demo.waitFor(
      () => demo.text(),
      (text) => new RegExp(`Last click hit\\s+${name}`).test(text),
    );
  };
  await clickHits('Text');
  await demo.control('checkbox', 'Silent texts').check(true);
  await demo.waitForNode('label', ({ attrs }) => attrs.listening === false);
  await demo.evaluate((konva) => {
    konva.stages[0]?.draw();
  });
  await clickHits('Rect');

  // The hit graph is shown over the picture, and removed again.
  const canvases = () =>
    demo.evaluate(() => document.querySelectorAll('.konvajs-content canvas').length);
  expect(await canvases()).toBe(1);
  await demo.control('checkbox', 'Show the hit graph').check(true);
  await demo.waitFor(canvases, (count) => count === 2);
  await demo.control('checkbox', 'Show the hit graph').check(false);
  await demo.waitFor(canvases, (count) => count === 1);

  // Buttons that come later have silent texts too.
  await demo.control('slider', 'Shapes').fill('250');
  await become(0, 250);

  await narrow(demo);
  const { absolutePosition } = await demo.node('button');
  expect(absolutePosition.x).toBeCloseTo(10, 6);
  expect(absolutePosition.y).toBeCloseTo(22, 6);
});
