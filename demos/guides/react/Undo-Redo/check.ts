import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const undo = demo.control('button', 'Undo');
  const redo = demo.control('button', 'Redo');
  const squareAt = (x: number, y: number) =>
    demo.waitForNode(
      'square',
      ({ position }) => Math.abs(position.x - x) < 1 && Math.abs(position.y - y) < 1,
    );
  const marks = async (past: number, ahead: number) => {
    await demo.waitFor(
      async () => [await demo.count('step'), await demo.count('ahead')],
      (now) => now.join() === [past, ahead].join(),
    );
  };

  const { x, y } = (await demo.node('square')).position;
  expect(await undo.isDisabled()).toBe(true);
  expect(await redo.isDisabled()).toBe(true);

  await demo.drag('square', { x: 60, y: 0 });
  await demo.drag('square', { x: 0, y: 50 });
  await marks(2, 0);
  await undo.click();
  await squareAt(x + 60, y);
  await marks(1, 1);
  await demo.key('Control+z');
  await squareAt(x, y);
  await demo.key('Control+Shift+z');
  await squareAt(x + 60, y);
  await redo.click();
  await squareAt(x + 60, y + 50);
  await marks(2, 0);

  // A new step after undo forgets what was ahead.
  await undo.click();
  await squareAt(x + 60, y);
  await demo.drag('square', { x: -100, y: -40 });
  await marks(2, 0);
  expect(await redo.isDisabled()).toBe(true);
  await undo.click();
  await squareAt(x + 60, y);
});
