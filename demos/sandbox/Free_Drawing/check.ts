import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

const PAPER = [251, 250, 247, 255];
const CORAL = [242, 102, 74, 255];
const TEAL = [31, 154, 165, 255];

export default defineCheck(async ({ demo, expect }) => {
  const strokes = (count: number) =>
    demo.waitFor(
      () => demo.count('stroke'),
      (now) => now === count,
    );
  const pixelIs = (point: { x: number; y: number }, color: number[]) =>
    demo.waitFor(
      () => demo.pixel(point),
      (now) => now.join() === color.join(),
    );

  const { height } = await demo.stage();
  const y = height - 30;
  const start = { x: 40, y };
  const middle = { x: 100, y };
  const opening = await demo.count('stroke');
  expect(opening).toBeGreaterThan(5);
  await pixelIs(middle, PAPER);
  expect(await demo.control('button', 'Undo').isDisabled()).toBe(true);

  // The pen draws in the chosen color and width, and the brush follows the pointer.
  await demo.control('radio', 'Coral').check(true);
  await demo.control('slider', 'Width').fill('12');
  await demo.drag(start, { x: 120, y: 0 });
  await strokes(opening + 1);
  await pixelIs(middle, CORAL);
  await pixelIs({ x: middle.x, y: y + 4 }, CORAL);
  await pixelIs({ x: middle.x, y: y + 9 }, PAPER);
  const brush = await demo.waitForNode('brush', (node) => node.visible);
  expect(brush.absolutePosition.x).toBeCloseTo(160, 0);
  expect(brush.absolutePosition.y).toBeCloseTo(y, 0);
  expect(brush.attrs.radius).toBe(6);

  // The brush hides when the mouse leaves the pad. Back at the same place, it is under the mouse.
  await demo.hover({ x: 160, y: -20 });
  await demo.waitForNode('brush', (node) => !node.visible);
  await demo.hover({ x: 160, y });
  const back = await demo.waitForNode('brush', (node) => node.visible);
  expect(back.absolutePosition).toEqual(brush.absolutePosition);

  // A finger draws as well, without the brush. A second one that comes and goes neither draws nor ends its stroke.
  const finger = await demo.finger({ x: 40, y: y - 40 });
  await finger.moveTo({ x: 80, y: y - 40 });
  const second = await demo.finger({ x: 200, y: 40 });
  await second.moveTo({ x: 240, y: 80 });
  await second.lift();
  await finger.moveTo({ x: 140, y: y - 40 });
  expect(await finger.lift()).toBe('demo');
  await strokes(opening + 2);
  await pixelIs({ x: 120, y: y - 40 }, CORAL);
  const byFinger = (await demo.nodes('stroke')).at(-1);
  expect(byFinger?.rect.height).toBeLessThan(20);
  expect((await demo.node('brush')).visible).toBe(false);
  await demo.control('button', 'Undo').click();
  await strokes(opening + 1);

  // The eraser takes the stroke away and leaves the paper.
  await demo.control('button', 'Eraser').click();
  await demo.drag({ x: middle.x - 20, y }, { x: 40, y: 0 });
  await strokes(opening + 2);
  await pixelIs(middle, PAPER);
  await pixelIs({ x: start.x + 4, y }, CORAL);

  // Undo and redo, by button and by key.
  await demo.control('button', 'Undo').click();
  await strokes(opening + 1);
  await pixelIs(middle, CORAL);
  await demo.key('Control+z');
  await strokes(opening);
  await demo.key('Control+Shift+z');
  await strokes(opening + 1);

  // A text field keeps its keys.
  await demo.evaluate(() => {
    const note = document.body.appendChild(document.createElement('textarea'));
    note.focus();
  });
  await demo.key('Control+z');
  await demo.evaluate(() => document.querySelector('textarea')?.remove());
  await strokes(opening + 1);
  await demo.control('button', 'Redo').click();
  await strokes(opening + 2);

  // Clear can be undone too. A tap leaves a dot, and choosing a color takes up the pen again.
  await demo.control('button', 'Clear').click();
  await strokes(0);
  expect(await demo.control('button', 'Clear').isDisabled()).toBe(true);
  await demo.control('button', 'Undo').click();
  await strokes(opening + 2);
  await demo.control('radio', 'Teal').check(true);
  await demo.tap(middle);
  await strokes(opening + 3);
  await pixelIs(middle, TEAL);

  // Undo during a stroke takes back the step before it, and the stroke goes on.
  const above = { x: middle.x, y: y - 70 };
  await demo.press({ x: above.x - 50, y: above.y });
  await demo.moveTo(above);
  await demo.key('Control+z');
  await demo.moveTo({ x: above.x + 50, y: above.y });
  await demo.release();
  await strokes(opening + 3);
  await pixelIs(above, TEAL);
  // A finger that the system takes away has drawn nothing.
  const lost = await demo.finger({ x: above.x - 40, y: above.y - 40 });
  await lost.moveTo({ x: above.x + 40, y: above.y - 40 });
  await lost.cancel();
  await strokes(opening + 3);
  await demo.control('button', 'Undo').click();
  await strokes(opening + 2);

  // The image has the strokes on their paper, twice as large, without the circle of the brush.
  const wide = await demo.stage();
  await demo.hover({ x: above.x, y: above.y + 12 });
  const saved = await savedPicture(demo, 'Save PNG', [
    { x: 4, y: 4 },
    { x: above.x * 2, y: above.y * 2 },
  ]);
  expect([saved.width, saved.height]).toEqual([wide.width * 2, wide.height * 2]);
  expect(saved.pixels).toEqual([PAPER, PAPER]);

  // The drawing stays in the middle of a narrower pad, and comes back with the width.
  const dot = (await demo.nodes('stroke')).at(-1);
  await narrow(demo);
  const narrowed = (await demo.nodes('stroke')).at(-1);
  expect(narrowed?.rect.x).toBeCloseTo((dot?.rect.x ?? 0) - wide.width / 2 + 160, 1);
  expect(narrowed?.rect.y).toBeCloseTo(dot?.rect.y ?? 0, 1);
  await widen(demo, wide.width);
  expect((await demo.nodes('stroke')).at(-1)?.rect).toEqual(dot?.rect);
  expect(await demo.count('stroke')).toBe(opening + 2);
});
