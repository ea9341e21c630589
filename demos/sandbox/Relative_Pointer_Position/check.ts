import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const candlesAre = (count: number) =>
    demo.waitFor(
      () => demo.count('candle'),
      (now) => now === count,
    );
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(words),
    );
  const last = async () => {
    const candle = (await demo.nodes('candle')).at(-1);
    if (!candle) throw new Error('There is no candle.');
    return candle;
  };
  const isUnder = (place: Point, at: Point) => {
    expect(Math.abs(place.x - at.x)).toBeLessThan(0.7);
    expect(Math.abs(place.y - at.y)).toBeLessThan(0.7);
  };
  const { width, x, y } = await demo.stage();
  const cake = await demo.node('cake');
  const middle = { x: Math.round(cake.absolutePosition.x), y: Math.round(cake.absolutePosition.y) };
  expect([x, y]).toEqual([40, 40]);
  expect(cake.rotation).toBe(30);
  await candlesAre(3);
  await says('Press the cake');

  // The readout follows the pointer, a pale candle shows where it will be, and the press puts it there.
  const first = { x: middle.x + 70, y: middle.y + 40 };
  await demo.hover(first);
  await says(`stage ${first.x - x}, ${first.y - y} · layer `);
  isUnder((await demo.node('aim')).absolutePosition, first);
  await demo.click(first);
  await candlesAre(4);
  const candle = await last();
  isUnder(candle.absolutePosition, first);
  const [cx, cy] = [candle.position.x, candle.position.y].map(Math.round);
  await says(`group ${cx}, ${cy}`);
  // The cake is turned, so the numbers are not those of the layer.
  expect(await demo.text()).not.toContain(`layer ${cx}, ${cy}`);

  // Turned, the cake takes it along, and the next one is again under the pointer.
  await demo.control('slider', 'Turn').fill('90');
  await demo.waitForNode('cake', ({ rotation }) => rotation === 120);
  const turned = await last();
  expect(turned.position).toEqual(candle.position);
  expect(turned.absolutePosition.x).toBeCloseTo(
    cake.absolutePosition.x - (candle.absolutePosition.y - cake.absolutePosition.y),
    1,
  );
  const second = { x: middle.x - 30, y: middle.y + 50 };
  await demo.click(second);
  await candlesAre(5);
  isUnder((await last()).absolutePosition, second);

  // Beside the cake nothing is added.
  await demo.click({ x: 8, y: 8 });
  await candlesAre(5);

  // A finger adds one by a tap, and scrolls the page from the cake.
  const third = { x: middle.x + 20, y: middle.y - 60 };
  await demo.tap(third);
  await candlesAre(6);
  isUnder((await last()).absolutePosition, third);
  expect(await demo.swipe(middle, { x: 0, y: -60 })).toBe('browser');
  await candlesAre(6);

  // The keyboard has a pointer of its own, which begins in the middle of the board.
  await demo.control('button', 'Undo').focus();
  await says('Press the cake');
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowRight');
  await demo.key('Shift+ArrowUp');
  await says('layer 4, -20 ');
  const aim = await demo.node('aim');
  await demo.key('Enter');
  await candlesAre(7);
  isUnder((await last()).absolutePosition, aim.absolutePosition);

  await demo.key('Control+z');
  await candlesAre(6);
  await demo.control('button', 'Undo').click();
  await candlesAre(5);

  // Another width keeps each candle on its place of the cake.
  await demo.control('button', 'Undo').click();
  await candlesAre(4);
  await narrow(demo);
  const small = await last();
  expect(small.position).toEqual(candle.position);
  expect(small.rect.width).toBeLessThan(turned.rect.width);
  await widen(demo, width);
  expect((await last()).absolutePosition).toEqual(turned.absolutePosition);
  expect(await outOfStep(demo)).toEqual([]);
});
