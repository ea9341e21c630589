import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { keepsWheel } from '../../types/keeps-wheel';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const viewNow = async () => {
    const { x, y, scaleX } = await demo.stage();
    return { x, y, scale: scaleX };
  };
  type View = Awaited<ReturnType<typeof viewNow>>;
  /** The board's point that appears at a point of the stage. */
  const onBoard = (view: View, { x, y }: { x: number; y: number }) =>
    [(x - view.x) / view.scale, (y - view.y) / view.scale].map((part) => part.toFixed(2)).join();
  const start = await viewNow();

  /** The paper is transparent. The dots of the grid are at multiples of its step on the board; 0, 0 is always one of them. */
  const isDot = async (point: { x: number; y: number }) => {
    const [, , , alpha] = await demo.pixel(point);
    return alpha > 128;
  };
  const gridPoint = (view: { x: number; y: number; scale: number }, step: number) => ({
    x: view.x + Math.round((12 - view.x) / (step * view.scale) + 1) * step * view.scale,
    y: view.y + Math.round((12 - view.y) / (step * view.scale) + 1) * step * view.scale,
  });
  const dotAt = (point: { x: number; y: number }) =>
    demo.waitFor(
      () => isDot(point),
      (dot) => dot,
    );
  await dotAt(gridPoint(start, 30));

  // The paper is pulled: everything moves with it, and there are dots in the new part, too.
  const note = await demo.node('#note-1');
  await demo.drag({ x: 60, y: 60 }, { x: -50, y: 40 });
  const pulled = await demo.waitFor(viewNow, ({ x }) => Math.abs(x - start.x + 50) < 0.5);
  expect(pulled.y).toBeCloseTo(start.y + 40, 0);
  const carried = await demo.node('#note-1');
  expect(carried.rect.x).toBeCloseTo(note.rect.x - 50, 0);
  expect(carried.rect.y).toBeCloseTo(note.rect.y + 40, 0);
  await dotAt(gridPoint(pulled, 30));

  // A finger pulls it back: the browser leaves it to the demo.
  expect(await demo.swipe({ x: 60, y: 60 }, { x: 50, y: 20 })).toBe('demo');
  const back = await demo.waitFor(viewNow, ({ x }) => Math.abs(x - start.x) < 0.5);
  expect(back.y).toBeCloseTo(start.y + 60, 0);
  expect(back.scale).toBe(start.scale);

  // A note is dragged on the board, and the view stays.
  await demo.drag('#note-2', { x: 70, y: 20 });
  const moved = await demo.waitForNode('#note-2', ({ position }) => position.x > -105 + 60);
  expect(moved.position.x).toBeCloseTo(-105 + 70 / start.scale, 0);
  expect(moved.position.y).toBeCloseTo(-185 + 20 / start.scale, 0);
  expect(await viewNow()).toEqual(back);
  expect(moved.zIndex).toBeGreaterThan((await demo.node('#note-10')).zIndex);

  // The plain wheel scrolls the page.
  const point = { x: 250, y: 200 };
  expect(await keepsWheel(demo, point, { y: -120 })).toBe(false);
  expect(await viewNow()).toEqual(back);

  // Ctrl with the wheel zooms at the pointer, as far as ten times and a tenth.
  expect(await keepsWheel(demo, point, { y: -120 }, ['Control'])).toBe(true);
  const close = await demo.waitFor(viewNow, ({ scale }) => scale > back.scale * 1.1);
  expect(onBoard(close, point)).toBe(onBoard(back, point));
  for (let i = 0; i < 12; i += 1) await demo.wheel(point, { y: -200 }, ['Control']);
  const closest = await demo.waitFor(viewNow, ({ scale }) => scale > 9.99);
  expect(closest.scale).toBe(10);
  expect(onBoard(closest, point)).toBe(onBoard(back, point));
  for (let i = 0; i < 17; i += 1) await demo.wheel(point, { y: 200 }, ['Control']);
  const farthest = await demo.waitFor(viewNow, ({ scale }) => scale < 0.101);
  expect(farthest.scale).toBeCloseTo(0.1, 6);

  // From far away the dots are farther apart on the board, so that they stay apart on the screen.
  await dotAt(gridPoint(farthest, 480));
  const dot = gridPoint(farthest, 480);
  const between = await Promise.all(
    [0, 1, 2, 3, 4].map((i) => isDot({ x: dot.x + 24 + 48 * i, y: dot.y + 24 })),
  );
  // A note may be in the way of one or two.
  expect(between.filter((found) => !found).length).toBeGreaterThanOrEqual(3);
  expect(await demo.text()).toContain('10 %');

  // A narrower page keeps the view, and the width comes back without a change.
  const wide = await demo.stage();
  await narrow(demo);
  expect(await viewNow()).toEqual(farthest);
  await widen(demo, wide.width);
  expect(await viewNow()).toEqual(farthest);

  await demo.control('button', 'Back to the start').click();
  await demo.waitFor(
    viewNow,
    ({ scale, x, y }) => scale === start.scale && x === start.x && y === start.y,
  );
  expect((await demo.node('#note-2')).position).toEqual(moved.position);
  expect((await demo.node('#note-2')).zIndex).toBe(moved.zIndex);

  // The start is in the middle, whatever the width.
  await narrow(demo);
  expect((await viewNow()).x).toBe(160);
  await widen(demo, wide.width);
  expect(await viewNow()).toEqual(start);

  // A click selects a note, and another button does not. A double click goes to its text.
  const field = demo.control('textbox', 'Text');
  const list = demo.control('combobox', 'Note');
  const textIs = (id: string, text: string) =>
    demo.waitFor(
      () =>
        demo.evaluate(
          (konva, given) =>
            konva.stages[0]
              ?.findOne<InstanceType<typeof konva.Group>>(`#${given}`)
              ?.findOne('Text')
              ?.getAttr('text'),
          id,
        ),
      (now) => now === text,
    );
  const notesAre = (count: number) =>
    demo.waitFor(
      () => demo.count('note'),
      (now) => now === count,
    );
  await list.choose('None');
  await demo.click('#note-1', { button: 'right' });
  expect(await field.value()).toBe('');
  await demo.click('#note-1');
  await demo.waitFor(
    () => field.value(),
    (value) => value === 'Start here',
  );
  await demo.doubleClick('#note-4');
  await demo.key('End');
  await demo.type('!');
  await textIs('note-4', 'Pull the paper!');

  // A new note is in the middle, and takes what is typed. Its removal can be undone.
  await demo.control('button', 'Add note').click();
  await notesAre(11);
  await demo.type('Milk');
  await textIs('note-11', 'Milk');
  const { width, height } = await demo.stage();
  const added = await demo.node('#note-11');
  expect(added.position.x).toBeCloseTo((width / 2 - start.x) / start.scale - 69, 3);
  expect(added.position.y).toBeCloseTo((height / 2 - start.y) / start.scale - 69, 3);
  await demo.control('button', 'Remove').click();
  await notesAre(10);
  await demo.control('button', 'Undo').click();
  await notesAre(11);
  await textIs('note-11', 'Milk');

  // The keyboard: arrows move the selected note, Delete removes it, Ctrl+Z brings it back.
  await list.choose('Milk');
  const chosen = await viewNow();
  await demo.evaluate(() => document.querySelector<HTMLElement>('.board')?.focus());
  await demo.key('ArrowRight');
  await demo.key('ArrowUp');
  await demo.waitForNode(
    '#note-11',
    ({ position: { x, y } }) =>
      Math.abs(x - added.position.x - 10) < 0.01 && Math.abs(y - added.position.y + 10) < 0.01,
  );
  await demo.key('Delete');
  await notesAre(10);
  await demo.key('Control+z');
  await notesAre(11);
  await demo.key('Control+z');
  await demo.waitForNode('#note-11', ({ position }) => position.x === added.position.x);
  // A finger's tap selects, too.
  expect((await viewNow()).x).toBe(chosen.x);
  await demo.tap('#note-11');
  await demo.waitFor(
    () => field.value(),
    (value) => value === 'Milk',
  );
  await demo.control('button', 'Remove').click();
  await notesAre(10);

  // The list brings a note into view that is far away.
  await list.choose('Very far away');
  const far = await demo.waitFor(viewNow, ({ x }) => x < -3000);
  expect((width / 2 - far.x) / far.scale).toBeCloseTo(4200 + 69, 3);
  expect((height / 2 - far.y) / far.scale).toBeCloseTo(-2600 + 69, 3);
  expect(await outOfStep(demo)).toEqual([]);
});
