import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const PAPER = '238,244,253,255';
  const strokes = (count: number) =>
    demo.waitFor(
      () => demo.count('stroke'),
      (now) => now === count,
    );
  const pixelIs = (point: { x: number; y: number }, color: string) =>
    demo.waitFor(
      () => demo.pixel(point),
      (now) => now.join() === color,
    );

  await strokes(6);
  const y = 24;
  const middle = { x: 120, y };
  await pixelIs(middle, PAPER);

  await demo.drag({ x: 80, y }, { x: 80, y: 0 });
  await strokes(7);
  await pixelIs(middle, '132,87,201,255');

  // The eraser takes ink away and leaves the paper, and a press without a move leaves a dot.
  await demo.control('combobox', 'Tool').choose('Eraser');
  await demo.click(middle);
  await strokes(8);
  await pixelIs(middle, PAPER);
  await pixelIs({ x: 90, y }, '132,87,201,255');
  // Moves after the release draw nothing.
  await demo.hover({ x: 90, y });
  await pixelIs({ x: 90, y }, '132,87,201,255');

  // A finger draws. A second one that comes and goes neither draws nor ends its stroke.
  await demo.control('combobox', 'Tool').choose('Pen');
  const first = await demo.finger({ x: 80, y: 290 });
  await first.moveTo({ x: 110, y: 290 });
  const second = await demo.finger({ x: 220, y: 60 });
  await second.moveTo({ x: 250, y: 90 });
  await second.lift();
  await first.moveTo({ x: 160, y: 290 });
  expect(await first.lift()).toBe('demo');
  await strokes(9);
  await pixelIs({ x: 140, y: 290 }, '132,87,201,255');
  expect((await demo.nodes('stroke')).at(-1)?.rect.height).toBeLessThan(10);

  await demo.control('button', 'Clear').click();
  await strokes(0);
  expect(await demo.control('button', 'Clear').isDisabled()).toBe(true);
});
