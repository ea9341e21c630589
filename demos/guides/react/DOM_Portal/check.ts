import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const field = () =>
    demo.evaluate(() => {
      const box = document.querySelector('input.task')?.getBoundingClientRect();
      const stage = document.querySelector('canvas')?.getBoundingClientRect();
      return {
        x: (box?.x ?? 0) - (stage?.x ?? 0),
        y: (box?.y ?? 0) - (stage?.y ?? 0),
        width: box?.width ?? 0,
      };
    });
  const near = (x: number, y: number) =>
    demo.waitFor(field, (now) => Math.abs(now.x - x) < 1.5 && Math.abs(now.y - y) < 1.5);

  const { absolutePosition: card } = await demo.node('card');
  await near(card.x + 18, card.y + 42);

  await demo.control('textbox', 'Task').fill('Water them');
  await demo.waitForNode('plaque', ({ attrs }) => attrs.text === 'Water them');

  // The field follows a drag and takes the card's scale.
  await demo.drag({ x: card.x + 120, y: card.y + 18 }, { x: 30, y: 20 });
  await near(card.x + 48, card.y + 62);
  await demo.control('slider', 'Zoom of the card').fill('0.8');
  await near(card.x + 30 + 18 * 0.8, card.y + 20 + 42 * 0.8);
  expect((await field()).width).toBeCloseTo(154 * 0.8, 0);
});
