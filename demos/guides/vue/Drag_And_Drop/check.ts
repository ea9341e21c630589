import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const order = async () => (await demo.nodes('stop')).map(({ id }) => id).join(' ');
  const orderIs = (wanted: string) => demo.waitFor(order, (now) => now === wanted);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** What a screen reader finds: the names of the buttons in their order, and which one has the focus. */
  const names = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('[role=application] button')]
        .map((button) => (button.ariaLabel ?? '').replace(/,.*/, ''))
        .join(' '),
    );
  const focused = () => demo.evaluate(() => document.activeElement?.ariaLabel);
  const focusIs = (wanted: string) => demo.waitFor(focused, (now) => now === wanted);
  /** Each stop is in its own place, in this order. */
  const placesAre = (ids: readonly string[]) =>
    demo.waitFor(
      async () =>
        (await demo.nodes('stop')).map(({ id, position: { x, y } }) => `${id} ${x} ${y}`).join(),
      (now) => now === ids.map((id, index) => `${id} -134 ${8 + 48 * index}`).join(),
    );

  await orderIs('harbor market museum tower park station');

  // Held between places: the column keeps it, it is drawn above the others, and they make way.
  const start = await demo.node('#market');
  const grip = { x: start.rect.x + 134, y: start.rect.y + 20 };
  await demo.press('#market');
  await demo.moveTo({ x: grip.x + 70, y: grip.y + 60 });
  await demo.waitForNode(
    '#market',
    ({ position: { x, y } }) => x === -134 && Math.abs(y - 116) < 1,
  );
  await orderIs('harbor museum tower park station market');
  await demo.waitForNode('#museum', ({ position }) => position.y === 56);
  await says('Market, place 3 of 6');

  // Far above the first place.
  await demo.moveTo({ x: grip.x - 70, y: -40 });
  await demo.waitForNode('#market', ({ position: { x, y } }) => x === -134 && y === 8);
  await demo.moveTo({ x: grip.x, y: grip.y + 100 });
  await demo.release();
  const dropped = ['harbor', 'museum', 'tower', 'market', 'park', 'station'];
  await orderIs(dropped.join(' '));
  await placesAre(dropped);

  // A drag that changes no place: the stop returns to its own.
  await demo.drag('#tower', { x: 30, y: -14 });
  await orderIs(dropped.join(' '));
  await placesAre(dropped);

  // A finger.
  expect(await demo.swipe('#station', { x: 4, y: -98 })).toBe('demo');
  const swiped = ['harbor', 'museum', 'tower', 'station', 'market', 'park'];
  await orderIs(swiped.join(' '));
  await placesAre(swiped);

  // Keys: the focus stays with the stop, in both directions, and every new place is said.
  await demo.control('button', 'Tower, place 3 of 6').focus();
  await demo.key('ArrowUp');
  await focusIs('Tower, place 2 of 6');
  await demo.key('ArrowUp');
  await focusIs('Tower, place 1 of 6');
  await demo.key('ArrowUp');
  await demo.key('ArrowDown');
  await focusIs('Tower, place 2 of 6');
  await says('Tower, place 2 of 6');
  await demo.key('End');
  await focusIs('Tower, place 6 of 6');
  await says('Tower, place 6 of 6');
  const moved = ['harbor', 'museum', 'station', 'market', 'park', 'tower'];
  await orderIs(moved.join(' '));
  await placesAre(moved);
  expect(await names()).toBe('Harbor Museum Station Market Park Tower');
  expect(await outOfStep(demo)).toEqual([]);

  await narrow(demo);
  await placesAre(moved);
});
