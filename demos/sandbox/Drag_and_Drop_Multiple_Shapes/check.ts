import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(words),
    );
  /** The names of the cards, the top one last. */
  const order = async () => (await demo.nodes('card')).map(({ id }) => id).join(' ');
  const { width } = await demo.stage();
  const moon = await demo.node('#moon');
  const unit = (await demo.node('#star')).absolutePosition.x - moon.absolutePosition.x;
  /** Pixels for a unit of the scene: the first and the last card lie 296 units apart. */
  const scale = unit / 296;
  // The top left of the moon, which no other card covers.
  const free = { x: moon.absolutePosition.x - 40 * scale, y: moon.absolutePosition.y };
  expect(await order()).toBe('moon sea eye sun key star');

  // The cursor says what can be grabbed; a click chooses and does not change the order.
  await demo.hover({ x: 20, y: 20 });
  expect(await demo.cursor()).toBe('auto');
  await demo.hover(free);
  expect(await demo.cursor()).toBe('pointer');
  await demo.click(free);
  await says('The moon is at -148, 36.');
  expect(await order()).toBe('moon sea eye sun key star');

  // A drag brings the card to the top at once, where it stays.
  const by = { x: Math.round(150 * scale), y: Math.round(-30 * scale) };
  await demo.press(free);
  await demo.moveTo({ x: free.x + by.x, y: free.y + by.y });
  expect(await order()).toBe('sea eye sun key star moon');
  await demo.release();
  await says(
    `The moon is at ${Math.round(-148 + by.x / scale)}, ${Math.round(36 + by.y / scale)}.`,
  );
  expect(await order()).toBe('sea eye sun key star moon');
  const top = await demo.node('#moon');
  expect(top.position.x).toBeCloseTo(-148 + by.x / scale, 1);
  expect(top.position.y).toBeCloseTo(36 + by.y / scale, 1);
  await demo.drag('#moon', { x: 0, y: -Math.round(140 * scale) });
  await demo.waitForNode('#moon', ({ position }) => position.y < -120);
  expect(await outOfStep(demo)).toEqual([]);

  // A double click removes it. The cursor must not stay that of a card that is gone.
  const gone = await demo.node('#moon');
  await demo.doubleClick(gone.absolutePosition);
  await demo.waitFor(order, (now) => now === 'sea eye sun key star');
  expect(await demo.cursor()).toBe('auto');

  // Undo returns it to its place on top, and then each drag. The canvas has the focus: it was clicked.
  await demo.key('Control+z');
  await demo.waitFor(order, (now) => now === 'sea eye sun key star moon');
  expect((await demo.node('#moon')).position).toEqual(gone.position);
  await demo.key('Control+z');
  await demo.control('button', 'Undo').click();
  await demo.waitForNode('#moon', ({ position }) => position.x === -148);
  expect(await order()).toBe('moon sea eye sun key star');
  await demo.control('button', 'Redo').click();
  await demo.waitFor(order, (now) => now === 'sea eye sun key star moon');
  await demo.control('button', 'Undo').click();
  await demo.waitFor(order, (now) => now === 'moon sea eye sun key star');
  expect(await outOfStep(demo)).toEqual([]);

  // A finger drags a card, and scrolls the page beside them. A double tap removes one card, not two.
  const star = await demo.node('#star');
  const onStar = { x: star.absolutePosition.x + 35 * scale, y: star.absolutePosition.y };
  expect(await demo.swipe(onStar, { x: -20, y: 50 * scale })).toBe('demo');
  expect(await demo.swipe({ x: width - 12, y: 60 }, { x: 0, y: -50 })).toBe('browser');
  await demo.waitForNode('#star', ({ position }) => position.y > 80);
  const at = (await demo.node('#star')).absolutePosition;
  // However slow the machine is, the taps are one double tap.
  await demo.evaluate((konva) => {
    konva.dblClickWindow = 20_000;
  });
  await demo.tap(at);
  await demo.tap(at);
  await demo.waitFor(order, (now) => now === 'moon sea eye sun key');

  // The keyboard: choose, move to the top, remove, until the table is empty.
  await demo.control('button', 'Undo').focus();
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('PageDown');
  await says('The moon is at -148, 36.');
  await demo.key('Shift+ArrowRight');
  await says('The moon is at -138, 36.');
  expect(await order()).toBe('sea eye sun key moon');
  for (let i = 0; i < 5; i += 1) await demo.key('Delete');
  await demo.waitFor(order, (now) => now === '');
  await says('Drag a card.');
  await demo.control('button', 'Deal again').click();
  await demo.waitFor(order, (now) => now === 'moon sea eye sun key star');

  // Another width keeps the scene.
  const wide = await demo.node('#moon');
  await narrow(demo);
  expect((await demo.node('#moon')).position).toEqual({ x: -148, y: 36 });
  await widen(demo, width);
  expect((await demo.node('#moon')).rect).toEqual(wide.rect);
  expect(await outOfStep(demo)).toEqual([]);
});
