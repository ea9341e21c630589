import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const rubs = (count: number) =>
    demo.waitFor(
      () => demo.count('rub'),
      (now) => now === count,
    );
  const button = (name: string) => demo.control('button', name);
  /** The evening sky below the silver has much more red than blue; the silver has a little less. */
  const isSky = ([red = 0, , blue = 0]: number[]) => red > blue + 40;
  const showsSky = (point: Point) => demo.waitFor(() => demo.pixel(point), isSky);
  const showsSilver = (point: Point) =>
    demo.waitFor(
      () => demo.pixel(point),
      (now) => !isSky(now),
    );
  const number = async () =>
    Number(String((await demo.node('number')).attrs['text']).replace('No. ', ''));

  const stage = await demo.stage();
  const foil = (await demo.node('foil')).rect;
  const scale = foil.width / 300;
  /** A point of the silver field on the stage, in parts of its width and height. */
  const at = (across: number, down: number) => ({
    x: foil.x + across * foil.width,
    y: foil.y + down * foil.height,
  });
  const corner = at(0.96, 0.06);

  await showsSilver(at(0.5, 0.15));
  await says('Rub the silver field');

  // Beside the field there is nothing to rub off.
  await demo.drag({ x: foil.x + 20, y: foil.y - 40 * scale }, { x: 60, y: 0 });
  await says('Rub the silver field');
  await rubs(1);
  await showsSilver(corner);

  // The mouse rubs where it goes, and nowhere else. The coin is under it.
  await demo.drag(at(0.05, 0.15), { x: 0.9 * foil.width, y: 0 });
  await says('10% removed.');
  await showsSky(at(0.5, 0.13));
  await showsSilver(at(0.9, 0.6));
  const coin = await demo.waitForNode('coin', ({ visible }) => visible);
  expect(coin.absolutePosition.x).toBeCloseTo(at(0.95, 0).x, 0);
  expect(coin.absolutePosition.y).toBeCloseTo(at(0, 0.15).y, 0);

  // A finger does, too. A second one neither rubs nor lifts the coin of the first.
  const finger = await demo.finger(at(0.1, 0.34));
  await finger.moveTo(at(0.4, 0.34));
  const second = await demo.finger(at(0.9, 0.8));
  await second.moveTo(at(0.7, 0.8));
  await second.lift();
  await finger.moveTo(at(0.9, 0.34));
  expect(await finger.lift()).toBe('demo');
  await says('30% removed.');
  await showsSilver(at(0.8, 0.8));
  expect((await demo.node('coin')).visible).toBe(false);
  await rubs(3);

  // What is off stays off when the ticket gets smaller, and when it grows again.
  await narrow(demo);
  const small = (await demo.node('foil')).rect;
  expect(small.x).toBeGreaterThan(0);
  expect(small.x + small.width).toBeLessThan(320);
  await showsSky({ x: small.x + 0.5 * small.width, y: small.y + 0.14 * small.height });
  await showsSilver({ x: small.x + 0.9 * small.width, y: small.y + 0.8 * small.height });
  await widen(demo, stage.width);
  await demo.waitForNode('foil', ({ rect }) => rect.width === foil.width);
  expect(await outOfStep(demo)).toEqual([]);

  // After sixty percent the rest fades. What was rubbed off does not come back on the way.
  await demo.evaluate((konva) => {
    const cover = konva.stages[0]?.findOne('.cover');
    cover?.on('opacityChange', () => {
      document.body.dataset.fades = String(Number(document.body.dataset.fades ?? 0) + 1);
    });
  });
  await demo.swipe(at(0.05, 0.56), { x: 0.9 * foil.width, y: 0 });
  await says('50% removed.');
  await demo.swipe(at(0.05, 0.76), { x: 0.9 * foil.width, y: 0 });
  await says('Three scoops: pistachio, raspberry and mango.');
  await demo.waitForNode('cover', ({ attrs }) => attrs['opacity'] === 0);
  expect(Number(await demo.evaluate(() => document.body.dataset.fades))).toBeGreaterThan(0);
  await showsSky(corner);
  expect(await button('Reveal').isDisabled()).toBe(true);
  await rubs(5);
  await demo.drag(at(0.1, 0.95), { x: 80, y: 0 });
  await rubs(5);

  // A new card is covered, and has the next number.
  const first = await number();
  await button('New card').click();
  await rubs(0);
  await demo.waitForNode('cover', ({ attrs }) => attrs['opacity'] === 1);
  await showsSilver(at(0.5, 0.13));
  expect(await number()).toBe(first + 1);
  await says('Rub the silver field');
  await button('Reveal').click();
  await says('No scoop this time.');
  await demo.waitForNode('cover', ({ attrs }) => attrs['opacity'] === 0);

  // A new card in the middle of the fade stays covered.
  await button('New card').click();
  await demo.evaluate(() => {
    const click = (label: string) =>
      [...document.querySelectorAll('button')]
        .find((one) => one.textContent?.trim() === label)
        ?.click();
    click('Reveal');
  });
  await demo.waitForNode('cover', ({ attrs }) => Number(attrs['opacity']) < 1);
  await button('New card').click();
  await demo.waitForNode('cover', ({ attrs }) => attrs['opacity'] === 1);
  await showsSilver(corner);

  // The keyboard has a coin of its own: arrows move it, Space puts it down and lifts it.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowRight');
  const start = await demo.waitForNode('coin', ({ visible }) => visible);
  await demo.key('Shift+ArrowUp');
  await demo.waitForNode('coin', ({ position }) => position.y === start.position.y - 40);
  await rubs(0);
  await demo.key('Space');
  for (let i = 0; i < 3; i += 1) await demo.key('Shift+ArrowRight');
  await demo.key('Space');
  await rubs(1);
  const way = (await demo.node('rub')).attrs['points'];
  const { x, y } = start.position;
  expect(way).toEqual([
    x,
    y - 40,
    x + 0.1,
    y - 40,
    x + 40,
    y - 40,
    x + 80,
    y - 40,
    x + 120,
    y - 40,
  ]);
  await demo.key('Shift+ArrowDown');
  expect((await demo.node('rub')).attrs['points']).toEqual(way);
});
