import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(words),
    );
  const toppingsAre = (count: number) =>
    demo.waitFor(
      () => demo.count('topping'),
      (now) => now === count,
    );
  /** The table of coordinates: stage, layer, group. */
  const rows = () =>
    demo.evaluate(() =>
      [...document.querySelectorAll('.spaces dd')].map((cell) => cell.textContent ?? ''),
    );
  const isUnder = (place: Point, at: Point) => {
    expect(Math.abs(place.x - at.x)).toBeLessThan(0.7);
    expect(Math.abs(place.y - at.y)).toBeLessThan(0.7);
  };
  const { width, x, y } = await demo.stage();
  const cake = await demo.node('cake');
  const middle = { x: Math.round(cake.absolutePosition.x), y: Math.round(cake.absolutePosition.y) };
  expect([x, y]).toEqual([40, 40]);
  expect(cake.rotation).toBe(30);
  await toppingsAre(7);
  expect(await rows()).toEqual(['–', '–', '–']);

  // The readout follows the pointer, a ring shows where the topping will be, and the press puts it there.
  const first = { x: middle.x + 70, y: middle.y + 40 };
  await demo.hover(first);
  const shown = await demo.waitFor(rows, ([stage]) => stage !== '–');
  expect(shown[0]).toBe(
    [first.x - x, first.y - y]
      .map((value) => String(Math.round(value)).replace('-', '−'))
      .join(', '),
  );
  isUnder((await demo.node('aim')).absolutePosition, first);
  await demo.click(first);
  await toppingsAre(8);
  const candle = await demo.node('#topping-8');
  isUnder(candle.absolutePosition, first);
  const [cx, cy] = [candle.position.x, candle.position.y].map(Math.round);
  await says(`A candle at ${cx}, ${cy} of the cake. 8 toppings.`.replaceAll('-', '−'));
  expect(shown[2]).toBe(`${cx}, ${cy}`.replaceAll('-', '−'));
  // The cake is turned and scaled, so the numbers are not those of the layer.
  expect(shown[1] === shown[2]).toBe(false);

  // Turned, the cake takes it along, and the next one is again under the pointer.
  await demo.control('slider', 'Turn').fill('90');
  await demo.waitForNode('cake', ({ rotation }) => rotation === 120);
  const turned = await demo.node('#topping-8');
  expect(turned.position).toEqual(candle.position);
  expect(turned.absolutePosition.x).toBeCloseTo(
    cake.absolutePosition.x - (candle.absolutePosition.y - cake.absolutePosition.y),
    1,
  );
  await demo.control('radio', 'cherry').click();
  const second = { x: middle.x - 30, y: middle.y + 50 };
  await demo.click(second);
  await says('A cherry at');
  isUnder((await demo.node('#topping-9')).absolutePosition, second);

  // Beside the cake nothing is added, and the ring is gone.
  await demo.click({ x: 8, y: 8 });
  await says('That is beside the cake.');
  expect((await demo.node('aim')).visible).toBe(false);
  await toppingsAre(9);

  // A finger adds one by a tap, and scrolls the page from the cake.
  const third = { x: middle.x + 20, y: middle.y - 60 };
  await demo.tap(third);
  await toppingsAre(10);
  isUnder((await demo.node('#topping-10')).absolutePosition, third);
  expect(await demo.swipe(middle, { x: 0, y: -60 })).toBe('browser');
  expect(await demo.count('topping')).toBe(10);

  // The keyboard has a pointer of its own, which begins in the middle of the board.
  await demo.control('radio', 'star').click();
  await demo.waitFor(rows, ([stage]) => stage === '–');
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowRight');
  await demo.key('Shift+ArrowUp');
  const byKeys = await demo.waitFor(rows, ([, layer]) => layer === '150, 80');
  await demo.key('Enter');
  await says(`A star at ${byKeys[2]} of the cake. 11 toppings.`);
  isUnder(
    (await demo.node('#topping-11')).absolutePosition,
    (await demo.node('aim')).absolutePosition,
  );

  // Undo and clear.
  await demo.key('Control+z');
  await toppingsAre(10);
  await demo.control('button', 'Redo').click();
  await toppingsAre(11);
  await demo.control('button', 'Clear').click();
  await says('The cake is bare.');
  await demo.control('button', 'Undo').click();
  await toppingsAre(11);

  // Another width keeps each topping on its place of the cake.
  await narrow(demo);
  expect((await demo.node('#topping-8')).position).toEqual(candle.position);
  const small = await demo.node('#topping-8');
  expect(small.rect.width).toBeLessThan(turned.rect.width);
  await widen(demo, width);
  expect((await demo.node('#topping-8')).absolutePosition).toEqual(turned.absolutePosition);
  expect(await outOfStep(demo)).toEqual([]);
});
