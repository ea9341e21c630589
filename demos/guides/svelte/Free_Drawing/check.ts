import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const PAPER = '253,243,220,255';
  const INK = '242,102,74,255';
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
  const y = 24;
  const middle = { x: 120, y };

  await strokes(4);
  await pixelIs(middle, PAPER);

  // While the brush moves, the finished strokes are not drawn again.
  await demo.press({ x: 80, y });
  await pixelIs({ x: 80, y }, INK);
  const count = () =>
    demo.evaluate((konva) => {
      const ink = konva.stages[0]?.findOne('.ink');
      document.body.dataset.draws ??= '0';
      const before = Number(document.body.dataset.draws);
      ink?.off('draw.check');
      ink?.on('draw.check', () => (document.body.dataset.draws = String(before + 1)));
      return before;
    });
  expect(await count()).toBe(0);
  await demo.moveTo({ x: 160, y });
  await pixelIs(middle, INK);
  expect(await count()).toBe(0);
  await demo.release();
  await demo.waitFor(count, (now) => now > 0);
  await strokes(5);
  await pixelIs(middle, INK);
  // Moves after the release draw nothing.
  await demo.hover({ x: 200, y });
  await pixelIs({ x: 190, y }, PAPER);

  // The eraser takes ink away and leaves the paper; a press without a move is a dot.
  await demo.control('combobox', 'Tool').choose('Eraser');
  await demo.click(middle);
  await strokes(6);
  await pixelIs(middle, PAPER);
  await pixelIs({ x: 90, y }, INK);
  await demo.control('button', 'Undo').click();
  await strokes(5);
  await pixelIs(middle, INK);
  await demo.control('button', 'Undo').click();
  await strokes(4);
  await pixelIs(middle, PAPER);

  // Every position of a merged event is a point of the line: it goes down to y = 60 between the two that are seen.
  await demo.control('combobox', 'Tool').choose('Brush');
  await demo.press({ x: 60, y });
  await demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    const box = content?.getBoundingClientRect();
    if (!content || !box) return;
    const at = (x: number, top: number) => ({
      clientX: box.left + x,
      clientY: box.top + top,
      isPrimary: true,
      pointerId: 1,
      bubbles: true,
    });
    const coalescedEvents = [at(70, 40), at(80, 60), at(90, 24)].map(
      (part) => new PointerEvent('pointermove', part),
    );
    content.dispatchEvent(new PointerEvent('pointermove', { ...at(90, 24), coalescedEvents }));
  });
  await pixelIs({ x: 80, y: 60 }, INK);
  await demo.release();
  await strokes(5);

  // A finger draws. A second one that comes and goes neither draws nor ends its stroke.
  const first = await demo.finger({ x: 80, y: 290 });
  await first.moveTo({ x: 110, y: 290 });
  const second = await demo.finger({ x: 220, y: 60 });
  await second.moveTo({ x: 250, y: 90 });
  await second.lift();
  await first.moveTo({ x: 160, y: 290 });
  expect(await first.lift()).toBe('demo');
  await strokes(6);
  await pixelIs({ x: 140, y: 290 }, INK);
  expect((await demo.nodes('stroke')).at(-1)?.rect.height).toBeLessThan(10);

  await demo.evaluate(async () => {
    const button = document.querySelector('button');
    for (let left = 6; left > 0; left -= 1) {
      button?.click();
      await Promise.resolve();
    }
  });
  await strokes(0);
  expect(await demo.control('button', 'Undo').isDisabled()).toBe(true);
});
