import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** How many strokes each layer has. */
  const layers = () =>
    demo.evaluate((konva) =>
      (konva.stages[0]?.getLayers() ?? []).map((layer) => layer.children.length),
    );
  const become = (finished: number, growing: number) =>
    demo.waitFor(layers, (now) => now.join() === `${finished},${growing}`);
  /** Red, green, blue and alpha: the ink's, or nothing where the paper of the page is seen. */
  const becomes = (point: { x: number; y: number }, color: number[]) =>
    demo.waitFor(
      () => demo.pixel(point),
      (now) => now.join() === color.join(),
    );
  const INK = [132, 87, 201, 255];
  const EMPTY = [0, 0, 0, 0];
  const y = 24;

  // A line grows on the upper layer, and its release puts it on the lower one.
  await become(6, 0);
  await demo.press({ x: 40, y });
  await demo.moveTo({ x: 140, y });
  await become(6, 1);
  await becomes({ x: 90, y }, INK);
  await demo.release();
  await become(7, 0);
  await becomes({ x: 90, y }, INK);
  await demo.moveTo({ x: 140, y: y + 20 });
  await become(7, 0);

  // The eraser works while it grows, and a press without a move is enough.
  await demo.control('combobox', 'Tool').choose('Eraser');
  await demo.press({ x: 90, y });
  await become(8, 0);
  await becomes({ x: 90, y }, EMPTY);
  await becomes({ x: 50, y }, INK);
  await demo.release();
  await becomes({ x: 90, y }, EMPTY);

  // Undo takes back the eraser's stroke, then the line.
  await demo.control('button', 'Undo').click();
  await become(7, 0);
  await becomes({ x: 90, y }, INK);
  await demo.control('button', 'Undo').click();
  await become(6, 0);
  await becomes({ x: 90, y }, EMPTY);

  // One finger draws; another that comes and goes neither draws nor ends the stroke.
  await demo.control('combobox', 'Tool').choose('Pen');
  const drawing = await demo.finger({ x: 60, y: 284 });
  await drawing.moveTo({ x: 100, y: 284 });
  const other = await demo.finger({ x: 240, y: 40 });
  await other.moveTo({ x: 280, y: 90 });
  await other.lift();
  await become(6, 1);
  await drawing.moveTo({ x: 160, y: 284 });
  expect(await drawing.lift()).toBe('demo');
  await become(7, 0);
  await becomes({ x: 140, y: 284 }, INK);
  expect((await demo.nodes('stroke')).at(-1)?.rect.height).toBeLessThan(10);

  // All positions that the browser has merged into one event are on the line.
  const points = await demo.evaluate(async (konva) => {
    const stage = konva.stages[0];
    const box = stage?.content.getBoundingClientRect();
    if (!stage || !box) return [];
    const at = (type: string, x: number, merged: number[] = []) => {
      const place = (left: number) => ({
        pointerId: 7,
        isPrimary: true,
        bubbles: true,
        clientX: box.left + left,
        clientY: box.top + 120,
      });
      const coalescedEvents = merged.map((left) => new PointerEvent('pointermove', place(left)));
      return new PointerEvent(type, { ...place(x), coalescedEvents });
    };
    stage.setPointerCapture = () => undefined;
    stage.content.dispatchEvent(at('pointerdown', 100));
    stage.content.dispatchEvent(at('pointermove', 130, [110, 120, 130]));
    stage.content.dispatchEvent(at('pointerup', 130));
    await new Promise((done) => requestAnimationFrame(done));
    const line = stage.findOne<InstanceType<typeof konva.Line>>('.finished')?.getStage();
    const last = line?.find<InstanceType<typeof konva.Line>>('.stroke').at(-1);
    const left = last?.getLayer()?.x() ?? 0;
    return (last?.points() ?? []).filter((_, i) => i % 2 === 0).map((x) => Math.round(x + left));
  });
  expect(points).toEqual([100, 100, 110, 120, 130]);
});
