import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const blockIs = (id: string, x: number, y: number) =>
    demo.waitForNode(`#${id}`, ({ position }) => Math.hypot(position.x - x, position.y - y) < 0.01);
  const guides = (isShown: boolean) =>
    demo.waitForNode('guides', ({ attrs }) => (attrs['data'] !== '') === isShown);
  const { scaleX: scale, width, x: left, y: top } = await demo.stage();
  const onStage = ({ x, y }: Point) => ({ x: left + x * scale, y: top + y * scale });

  expect(await demo.count('block')).toBe(8);
  expect(await button('Undo').isDisabled()).toBe(true);
  await guides(false);
  await demo.hover('#sun');
  expect(await demo.cursor()).toBe('move');

  // Near the others of its row: to their line, and to their gap of 21.
  const time = onStage({ x: 316, y: 402 });
  await demo.press(time);
  await demo.moveTo({ x: time.x - 8 * scale, y: time.y + 2 * scale });
  await blockIs('hour', 258, 392);
  await guides(true);
  await says('Equal gaps of 21.');
  // Farther away it is free, and where it is let go it stays.
  await demo.moveTo({ x: time.x - 29 * scale, y: time.y - 39 * scale });
  await demo.waitForNode('#hour', ({ position }) => position.y < 355);
  await demo.moveTo({ x: time.x - 8 * scale, y: time.y + 2 * scale });
  await blockIs('hour', 258, 392);
  await demo.release();
  await guides(false);
  await blockIs('hour', 258, 392);
  await button('Undo').click();
  await blockIs('hour', 268, 388);
  await button('Redo').click();
  await blockIs('hour', 258, 392);
  await button('Undo').click();

  // Without snapping it follows the pointer.
  await demo.control('checkbox', 'Snap to lines and gaps').check(false);
  await demo.drag('#hour', { x: -8 * scale, y: 2 * scale });
  await blockIs('hour', 260, 390);
  await demo.control('checkbox', 'Snap to lines and gaps').check(true);
  await button('Undo').click();

  // The turned badge snaps by the box around it, here with its left edge to the sun's.
  const badge = await demo.node('#badge');
  const sun = await demo.node('#sun');
  const grip = { x: badge.rect.x + 40 * scale, y: badge.rect.y + 30 * scale };
  await demo.press(grip);
  await demo.moveTo({ x: grip.x + sun.rect.x - badge.rect.x + 3, y: grip.y + 1 });
  await demo.waitForNode('#badge', ({ rect }) => Math.abs(rect.x - sun.rect.x) < 0.1);
  // Escape puts it back, and the pointer no longer holds it.
  await demo.key('Escape');
  await demo.moveTo({ x: grip.x, y: grip.y + 40 });
  await demo.release();
  await blockIs('badge', 234, 258);
  expect(await button('Undo').isDisabled()).toBe(true);

  // A handle: the right edge of the sun comes to that of the title, the other edges stay.
  await demo.click('#sun');
  await demo.hover('#e');
  expect(await demo.cursor()).toBe('e-resize');
  const handle = onStage({ x: 342, y: 164 });
  await demo.press({ x: handle.x + 3, y: handle.y });
  await demo.moveTo({ x: handle.x + 31 * scale + 3, y: handle.y + 20 });
  await demo.waitForNode('#sun', ({ attrs }) => attrs['width'] === 138);
  await demo.release();
  const { attrs: wide } = await demo.node('#sun');
  expect([wide['x'], wide['y'], wide['height']]).toEqual([238, 112, 104]);
  expect(await outOfStep(demo)).toEqual([]);
  await button('Undo').click();

  // Only the main button drags.
  await demo.click('#sun', { button: 'right' });
  await demo.hover('#waves');
  await blockIs('sun', 238, 112);

  // A finger drags a block, a canceled one leaves no trace, and beside the blocks it scrolls the page.
  const by = { x: Math.round(50 * scale), y: Math.round(-46 * scale) };
  expect(await demo.swipe(onStage({ x: 290, y: 160 }), by)).toBe('demo');
  await demo.waitForNode('#sun', ({ position }) => position.y < 80);
  await button('Undo').click();
  await blockIs('sun', 238, 112);
  const finger = await demo.finger(onStage({ x: 290, y: 160 }));
  await finger.moveTo(onStage({ x: 240, y: 220 }));
  await demo.waitForNode('#sun', ({ position }) => position.x < 230);
  await finger.cancel();
  await blockIs('sun', 238, 112);
  expect(await button('Undo').isDisabled()).toBe(true);
  expect(await demo.swipe({ x: width - 4, y: 200 }, { x: 0, y: -60 })).toBe('browser');
  expect(await demo.swipe(onStage({ x: 210, y: 230 }), { x: 0, y: -60 })).toBe('browser');

  // Keys: a pixel, a hop to what comes next, the size, all blocks, none.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.click('#hour');
  await demo.key('ArrowRight');
  await blockIs('hour', 269, 388);
  await demo.key('Shift+ArrowDown');
  await blockIs('hour', 269, 392);
  await guides(true);
  await demo.key('Alt+ArrowRight');
  await demo.waitForNode('#hour', ({ attrs }) => attrs['width'] === 97);
  await demo.key('Control+a');
  await says('8 blocks');
  await demo.key('Alt+ArrowRight');
  await says('Only one upright block resizes.');
  await demo.key('ArrowDown');
  await blockIs('title', 24, 27);
  await demo.key('Control+z');
  await blockIs('title', 24, 26);
  await demo.key('Escape');
  await says('Nothing is selected.');
  await demo.key('ArrowDown');
  await says('Select a block first.');

  // The boxes select, too; two blocks move together.
  await demo.control('checkbox', 'Date').check(true);
  await demo.control('checkbox', 'Place').check(true);
  await says('2 blocks');
  await demo.drag('#date', { x: 0, y: -200 * scale });
  await demo.waitForNode('#place', ({ position }) => position.y < 230);
  const [date, place] = [await demo.node('#date'), await demo.node('#place')];
  expect(place.position.x - date.position.x).toBeCloseTo(117, 3);
  expect(place.position.y).toBeCloseTo(date.position.y, 3);

  // A narrow page keeps all of it.
  await narrow(demo);
  await demo.waitForNode('page', ({ rect }) => rect.x >= 0 && rect.width < 330);
  expect((await demo.node('#date')).position).toEqual(date.position);
  await widen(demo, width);
  expect(await outOfStep(demo)).toEqual([]);
});
