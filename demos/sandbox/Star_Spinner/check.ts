import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: RegExp) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => words.test(shown),
    );
  const rotation = async () => (await demo.node('star')).rotation;
  const button = (name: string) => demo.control('button', name);
  /** A point on the star, seen from its middle: the share of the way to a tip, and degrees clockwise from the right. */
  const on = async (share: number, degrees: number) => {
    const { absolutePosition: middle, scale } = await demo.node('scene');
    const away = 150 * scale.x * share;
    const angle = (degrees * Math.PI) / 180;
    return { x: middle.x + away * Math.cos(angle), y: middle.y + away * Math.sin(angle) };
  };

  const { width, height } = await demo.stage();
  await says(/The star hangs still/);
  expect(await rotation()).toBe(0);

  // The star follows the hand by its angle: past the left, where the angle jumps, and outside the star.
  await demo.press(await on(0.6, 120));
  await says(/In your hand/);
  for (const degrees of [150, 190, 240]) await demo.moveTo(await on(1.2, degrees));
  await demo.waitForNode('star', (node) => Math.abs(node.rotation - 120) < 0.5);
  for (const degrees of [200, 150, 90]) await demo.moveTo(await on(0.8, degrees));
  await demo.waitForNode('star', (node) => Math.abs(node.rotation + 30) < 0.5);
  // Outside the stage, too, where it is let go.
  const { absolutePosition: center } = await demo.node('scene');
  const below = height + 12 - center.y;
  await demo.moveTo({ x: center.x + below, y: center.y + below });
  await demo.waitForNode('star', (node) => Math.abs(node.rotation + 75) < 0.5);
  await demo.release();
  await says(/Spins|hangs still/);
  await button('Stop').click();
  await says(/hangs still/);

  // Let go in the middle of a quick turn, it spins on in the direction of the hand, and slows down.
  const thrown = await rotation();
  await demo.evaluate(
    (konva, way) => {
      const content = konva.stages[0]?.content;
      const { left = 0, top = 0 } = content?.getBoundingClientRect() ?? {};
      const send = (type: string, { x, y }: { x: number; y: number }) =>
        content?.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            isPrimary: true,
            clientX: left + x,
            clientY: top + y,
          }),
        );
      const [from, ...to] = way;
      if (!from) return;
      send('pointerdown', from);
      for (const point of to) send('pointermove', point);
      send('pointerup', to.at(-1) ?? from);
    },
    [await on(0.6, 0), await on(0.6, -10), await on(0.6, -20)],
  );
  await says(/Spins counterclockwise/);
  await demo.waitFor(rotation, (now) => now < thrown - 60);
  await says(/counterclockwise, about [1-9]0 turns/);

  // A finger grabs it on its way and turns it; the page does not scroll.
  expect(await demo.swipe(await on(0.7, -60), { x: 30, y: 90 })).toBe('demo');
  await says(/Spins clockwise|hangs still/);
  await button('Stop').click();
  await says(/hangs still/);

  // A second finger changes nothing. When the system takes the first one away, the star is let go.
  const finger = await demo.finger(await on(0.6, 0));
  await says(/In your hand/);
  const start = await rotation();
  const second = await demo.finger(await on(0.6, 180));
  await second.moveTo(await on(0.6, 250));
  expect(await second.lift()).toBe('demo');
  await says(/In your hand/);
  expect(await rotation()).toBe(start);
  await finger.moveTo(await on(0.6, 60));
  await demo.waitForNode('star', (node) => Math.abs(node.rotation - start - 60) < 0.5);
  await finger.cancel();
  await says(/Spins|hangs still/);
  await button('Stop').click();
  await says(/hangs still/);

  // A press beside the star does not turn it.
  const still = await rotation();
  await demo.drag({ x: 6, y: 6 }, { x: 60, y: 40 });
  // Konva keeps the page from scrolling where a finger presses a shape; beside it, the page scrolls.
  expect(await demo.swipe({ x: 10, y: 80 }, { x: 20, y: -60 })).toBe('browser');
  expect(await rotation()).toBe(still);

  // The buttons push; pushes add up, and the opposite one brakes.
  await button('Push right').focus();
  await demo.key('Enter');
  await demo.key('Enter');
  await says(/Spins clockwise, about [5-8]0 turns/);
  await demo.waitFor(rotation, (now) => now > still + 20);
  await button('Stop').click();
  const stopped = await rotation();
  await narrow(demo);
  expect(await rotation()).toBe(stopped);
  expect((await demo.node('scene')).absolutePosition.x).toBeCloseTo(160, 0);
  await widen(demo, width);
  await button('Push left').click();
  await demo.waitFor(rotation, (now) => now < stopped - 10);
  await says(/Spins counterclockwise/);

  // Grabbing stops it at once, and a hand that rests gives it no speed.
  await demo.press(await on(0.5, 0));
  await says(/In your hand/);
  const held = await rotation();
  await demo.release();
  await says(/hangs still/);
  expect(await rotation()).toBe(held);
});
