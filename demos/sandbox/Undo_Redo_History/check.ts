import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const flowersAre = (count: number) =>
    demo.waitFor(
      () => demo.count('flower'),
      (now) => now === count,
    );
  /** The list: what was done, what is undone, and where the bouquet is. */
  const steps = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('.steps li')].map((row) => {
        const isCurrent = row.querySelector('[aria-current="step"]') !== null;
        const mark = isCurrent ? '> ' : row.classList.contains('undone') ? '- ' : '';
        return mark + (row.textContent ?? '').trim();
      }),
    );
  const stepsAre = (...rows: string[]) => demo.waitFor(steps, (now) => now.join() === rows.join());
  const isAt = (id: number, { x, y }: Point) =>
    demo.waitForNode(`#flower-${id}`, ({ position }) => position.x === x && position.y === y);
  const { scaleX: scale, width } = await demo.stage();
  const onStage = ({ x, y }: Point) => ({ x: x * scale, y: y * scale });
  const focus = () =>
    demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());

  const opening = ['Six flowers', 'Add a tulip', 'Add a poppy', 'Move the poppy'];
  await stepsAre(...opening, 'Color the poppy rose', '> Add a daisy');
  await flowersAre(9);
  expect(await button('Redo').isDisabled()).toBe(true);

  // A drag is one step, and so is the next one of the same flower. The stem goes with the head.
  const stem = (await demo.node('#stem-5')).attrs['data'];
  await demo.press(onStage({ x: 248, y: 166 }));
  await demo.moveTo(onStage({ x: 258, y: 176 }));
  await demo.moveTo(onStage({ x: 268, y: 146 }));
  await demo.waitForNode('#flower-5', ({ position }) => Math.abs(position.y - 146) <= 1);
  await demo.release();
  await stepsAre(...opening, 'Color the poppy rose', 'Add a daisy', '> Move the poppy');
  expect((await demo.node('#stem-5')).attrs['data'] === stem).toBe(false);
  const first = (await demo.node('#flower-5')).position;
  await demo.press(onStage(first));
  await demo.moveTo(onStage({ x: 200, y: 120 }));
  await demo.moveTo(onStage({ x: 20, y: 10 }));
  // The state is at the limit already, and the node must not go on alone.
  await demo.moveTo(onStage({ x: 8, y: 4 }));
  await isAt(5, { x: 44, y: 44 });
  await demo.release();
  await isAt(5, { x: 44, y: 44 });
  expect(await steps()).toHaveLength(8);
  await button('Undo').click();
  await isAt(5, first);
  await button('Undo').click();
  await isAt(5, { x: 248, y: 166 });
  expect(await outOfStep(demo)).toEqual([]);

  // A click on a step goes back to it, past several others, and forward again. The undone ones stay in the list.
  await button('Add a tulip').click();
  await flowersAre(7);
  await stepsAre(
    'Six flowers',
    '> Add a tulip',
    '- Add a poppy',
    '- Move the poppy',
    '- Color the poppy rose',
    '- Add a daisy',
    '- Move the poppy',
    '- Move the poppy',
  );
  await says('Back to “Add a tulip”.');
  await button('Color the poppy rose').click();
  await flowersAre(8);
  await isAt(8, { x: 106, y: 250 });
  expect((await demo.node('#flower-8')).attrs['fill']).toBe('#ee8fa3');
  await focus();
  await demo.key('Control+z');
  await demo.waitForNode('#flower-8', ({ attrs }) => attrs['fill'] === '#e8583f');
  await demo.key('Control+z');
  await isAt(8, { x: 92, y: 232 });
  await demo.key('Control+y');
  await isAt(8, { x: 106, y: 250 });

  // Something new discards the undone steps. A finger selects and drags, and the page stays.
  await demo.tap(onStage({ x: 184, y: 78 }));
  await says('The rose tulip is selected.');
  await demo.control('button', 'sky').click();
  await demo.waitForNode('#flower-3', ({ attrs }) => attrs['fill'] === '#7fb4d8');
  await stepsAre(...opening, '> Color the tulip sky');
  expect(await button('Redo').isDisabled()).toBe(true);
  const by = { x: Math.round(30 * scale), y: Math.round(50 * scale) };
  expect(await demo.swipe(onStage({ x: 184, y: 78 }), by)).toBe('demo');
  await stepsAre(...opening, 'Color the tulip sky', '> Move the tulip');

  // Keys: a series of arrows is one step. Delete and the button remove.
  await focus();
  await demo.key('Escape');
  await demo.key('PageDown');
  await says('The lilac lavender is selected.');
  await demo.key('ArrowRight');
  await demo.key('Shift+ArrowDown');
  await isAt(1, { x: 119, y: 118 });
  await demo.key('Control+z');
  await isAt(1, { x: 118, y: 108 });
  await demo.key('Delete');
  await flowersAre(7);
  await button('lavender').click();
  await flowersAre(8);
  await says('Add a lavender.');
  await button('Remove').click();
  await flowersAre(7);
  expect(await button('Remove').isDisabled()).toBe(true);

  // The vase has a limit.
  for (let i = 0; i < 8; i += 1) await button('daisy').click();
  await says('The vase is full: 14 flowers.');
  await flowersAre(14);

  const kept = (await demo.nodes('flower')).map(({ position }) => position);
  // The list keeps its width, and the picture gets what is left.
  await demo.evaluate(() => (document.body.style.width = '560px'));
  await demo.waitFor(
    () => demo.stage(),
    (now) => now.width < width && now.scaleX < scale,
  );
  await widen(demo, width);
  expect((await demo.nodes('flower')).map(({ position }) => position)).toEqual(kept);
  expect(await outOfStep(demo)).toEqual([]);
});
