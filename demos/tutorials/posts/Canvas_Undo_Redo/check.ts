import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';

export default defineCheck(async ({ demo, expect }) => {
  const undo = demo.control('button', 'Undo');
  const redo = demo.control('button', 'Redo');
  const slider = demo.control('slider', 'Turn');
  /** The list, with the present step in brackets. */
  const steps = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('.steps button')]
        .map((button) => {
          const label = button.textContent?.trim() ?? '';
          return button.hasAttribute('aria-current') ? `[${label}]` : label;
        })
        .join(', '),
    );
  const lists = (text: string) => demo.waitFor(steps, (now) => now === text);
  /** Positions in the layer and rotation of one card. */
  const cardIs = (id: string, x: number, y: number, rotation = 0) =>
    demo.waitForNode(
      `#${id}`,
      (node) =>
        Math.abs(node.position.x - x) < 0.5 &&
        Math.abs(node.position.y - y) < 0.5 &&
        node.rotation === rotation,
    );

  await lists('[Start]');
  expect(await undo.isDisabled()).toBe(true);

  // Two nodes, one step. A drag back and forth is one step, too.
  await demo.drag('#coral', { x: 20, y: 60 });
  await lists('Start, [Move 2 cards]');
  await cardIs('coral', -64, 124);
  await cardIs('sun', 20, 124);
  await cardIs('teal', 84, 64);

  // A key is one step until it is released, however often it repeats; then the next one begins.
  await demo.evaluate(() => {
    for (const type of ['keydown', 'keydown', 'keydown', 'keyup']) {
      const init = { key: 'ArrowRight', bubbles: true, cancelable: true };
      document.body.dispatchEvent(new KeyboardEvent(type, init));
    }
  });
  await lists('Start, Move 2 cards, [Nudge 2 cards]');
  await cardIs('coral', -40, 124);
  await demo.key('ArrowUp');
  await lists('Start, Move 2 cards, Nudge 2 cards, [Nudge 2 cards]');
  await cardIs('sun', 44, 116);

  // Moves of a slider are one step, until a key is released or the selection changes.
  await slider.fill('30');
  await slider.fill('45');
  await lists('Start, Move 2 cards, Nudge 2 cards, Nudge 2 cards, [Turn 2 cards]');
  await cardIs('coral', -40, 116, 45);

  // Undo and redo by button and key; the frame of the Transformer goes along.
  await undo.click();
  await cardIs('coral', -40, 116, 0);
  await demo.key('Control+z');
  await lists('Start, Move 2 cards, [Nudge 2 cards], Nudge 2 cards, Turn 2 cards');
  await cardIs('coral', -40, 124);
  await cardIs('sun', 44, 124);
  await demo.waitFor(
    () => demo.node('back'),
    ({ absolutePosition }) => Math.abs(absolutePosition.y - (124 - 28)) < 0.5,
  );
  await demo.key('Control+Shift+z');
  await lists('Start, Move 2 cards, Nudge 2 cards, [Nudge 2 cards], Turn 2 cards');
  await redo.click();
  await cardIs('sun', 44, 116, 45);
  expect(await redo.isDisabled()).toBe(true);

  // A jump to any step, and then a change: what was ahead is gone. The selection is not part of the history.
  await demo.control('button', 'Start').click();
  await cardIs('coral', -84, 64);
  await demo.click('#sun');
  await demo.drag('#coral', { x: 0, y: 50 });
  await lists('Start, [Move 1 card]');
  await cardIs('coral', -84, 114);
  await cardIs('sun', 0, 64);

  // The limit: the oldest steps are gone, and the present one is the last.
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
    await demo.key(key);
  }
  const nudges = Array.from({ length: 5 }, () => 'Nudge 1 card').join(', ');
  await lists(`${nudges}, [Nudge 1 card]`);
  await demo.evaluate(() => document.querySelector<HTMLElement>('.steps button')?.click());
  await cardIs('coral', -84, 122);
  expect(await undo.isDisabled()).toBe(true);
  await demo.key('Control+z');
  await lists(`[Nudge 1 card], ${nudges}`);
  await cardIs('coral', -84, 122);

  // No card is selected: arrows change nothing.
  await demo.click({ x: 8, y: 230 });
  await demo.waitFor(
    () => slider.isDisabled(),
    (isDisabled) => isDisabled,
  );
  await demo.key('ArrowLeft');
  await lists(`[Nudge 1 card], ${nudges}`);
  expect(await outOfStep(demo)).toEqual([]);
});
