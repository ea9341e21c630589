import { defineCheck, type Point } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';

const GREY = '226,222,211,255';
const SUN = '246,183,60,255';

export default defineCheck(async ({ demo, expect }) => {
  const saved = demo.control('textbox', 'Saved JSON');
  const sky = { x: 30, y: 20 };
  const middleOfStamp = { x: 226, y: 142 };
  const colorAt = async (point: Point) => (await demo.pixel(point)).join();

  /** Waits until both pictures and the filter are there. Sepia turns the blue of the sky into a brown. */
  const isComplete = async () => {
    await demo.waitFor(
      async () => {
        const [red, , blue] = await demo.pixel(sky);
        return red > blue && (await colorAt(sky)) !== GREY;
      },
      (isBrown) => isBrown,
    );
    await demo.waitFor(
      () => colorAt(middleOfStamp),
      (color) => color !== SUN && color !== GREY,
    );
  };
  const turnsTo = (degrees: number) =>
    demo.waitForNode('stamp', ({ rotation }) => rotation === degrees);

  await isComplete();
  await turnsTo(-10);

  // The filter and the handler are not in the text, their names are.
  const isBlue = await demo.evaluate((konva) => {
    const image: unknown = konva.stages[0]?.findOne('.photo')?.getAttr('image');
    if (!(image instanceof HTMLImageElement)) return false;
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, 0, 0);
    const [red = 0, , blue = 0] = context?.getImageData(30, 20, 1, 1).data ?? [];
    return blue > red;
  });
  expect(isBlue).toBe(true);
  await demo.click('stamp');
  await turnsTo(5);
  await demo.tap('stamp');
  await turnsTo(20);
  expect(await saved.value()).toContain('"rotation": -10');
  await demo.control('button', 'Save').click();
  const text = await demo.waitFor(
    () => saved.value(),
    (now) => now.includes('"rotation": 20'),
  );
  for (const name of [
    '"picture": "harbor"',
    '"picture": "fox"',
    '"effect": "sepia"',
    '"action": "turn"',
  ])
    expect(text).toContain(name);
  expect(text).not.toContain('"image"');

  // Without the rest: attributes are there, pictures and the handler are not.
  await demo.control('button', 'Load').click();
  await demo.waitFor(
    async () => [await colorAt(sky), await colorAt(middleOfStamp)].join(' '),
    (colors) => colors === `${GREY} ${SUN}`,
  );
  await turnsTo(20);
  await demo.click('stamp');

  // With the rest. The click on the stamp without a handler has changed nothing.
  await demo.control('button', 'Load and restore').click();
  await isComplete();
  await turnsTo(20);
  await demo.click('stamp');
  await turnsTo(35);
  expect(await outOfStep(demo)).toEqual([]);

  // What is not saved is gone with the next load; old stages are, too.
  await demo.control('button', 'Load and restore').click();
  await turnsTo(20);
  await isComplete();
  expect(await demo.evaluate((konva) => konva.stages.length)).toBe(1);

  await demo.evaluate(() => {
    document.body.style.width = '320px';
  });
  expect(await demo.evaluate(() => document.body.scrollWidth)).toBe(320);
});
