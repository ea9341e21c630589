import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  /** Waits until the cards are in their slots in this order, which is also that of drawing. */
  const inOrder = (letters: string) =>
    demo.waitFor(
      () => demo.nodes('card'),
      (cards) =>
        cards.map(({ id }) => id[0]).join('') === letters &&
        cards.every(({ position }, index) => position.x === 0 && position.y === 48 * index),
    );
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** Waits until the button with this name has the focus. */
  const focus = () => demo.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  const focusIs = (label: string) => demo.waitFor(focus, (now) => now === label);

  await inOrder('bpocdh');
  // Held two places lower and far to the right: it stays in the column, above the others, and they make room.
  const bread = await demo.node('#bread');
  const middle = {
    x: bread.rect.x + bread.rect.width / 2,
    y: bread.rect.y + bread.rect.height / 2,
  };
  await demo.press('#bread');
  await demo.moveTo({ x: middle.x + 20, y: middle.y + 106 });
  await demo.waitForNode('#bread', ({ zIndex }) => zIndex === 5);
  await demo.waitForNode('#olives', ({ position }) => position.y === 48);
  const heldAt = (await demo.node('#bread')).position;
  expect(heldAt.x).toBe(0);
  expect(heldAt.y).toBeCloseTo(106, 0);
  await demo.release();
  await says('Bread is number 3 of 6.');
  await inOrder('pobcdh');

  // A drop that changes nothing puts the card back. The list ends at its last place.
  await demo.drag('#bread', { x: 40, y: 12 });
  await inOrder('pobcdh');
  await demo.drag('#pears', { x: 0, y: 600 });
  await says('Pears is number 6 of 6.');
  await inOrder('obcdhp');

  // A finger; the page does not scroll under it.
  expect(await demo.swipe('#pears', { x: 0, y: -100 })).toBe('demo');
  await says('Pears is number 4 of 6.');
  await inOrder('obcpdh');

  // Tab reaches the cards from top to bottom. An arrow key moves the card, and the focus goes with it.
  await demo.evaluate(() => document.querySelector<HTMLElement>('.keys button')?.focus());
  await focusIs('Olives, 1 of 6');
  await demo.key('Tab');
  await focusIs('Bread, 2 of 6');
  await demo.waitFor(
    () =>
      demo.evaluate((konva) => {
        const rects = konva.stages[0]?.find('Rect') ?? [];
        const outlined = rects.filter((rect) => rect.getAttr('stroke') === '#1b1f2a');
        return outlined.map((rect) => rect.getParent()?.id()).join();
      }),
    (outlined) => outlined === 'bread',
  );
  for (const [key, label, order] of [
    ['ArrowDown', 'Bread, 3 of 6', 'ocbpdh'],
    ['ArrowDown', 'Bread, 4 of 6', 'ocpbdh'],
    ['ArrowUp', 'Bread, 3 of 6', 'ocbpdh'],
  ] as const) {
    await demo.key(key);
    await focusIs(label);
    await inOrder(order);
  }
  await says('Bread is number 3 of 6.');
  await demo.key('Shift+Tab');
  await focusIs('Cheese, 2 of 6');
  await demo.key('Shift+Tab');
  await demo.key('ArrowUp');
  await says('Olives is number 1 of 6.');
  await inOrder('ocbpdh');
});
