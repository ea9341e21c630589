import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const RADIUS = 38;
  const stage = await demo.stage();
  const ballIs = (test: (at: { x: number; y: number }, angle: number) => boolean) =>
    demo.waitForNode('ball', ({ position, rotation }) => test(position, rotation));
  const says = (text: RegExp) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => text.test(shown),
    );
  /** Height of the drawn ground at a position, from its outline. */
  const groundAt = async (x: number) => {
    const points = (await demo.node('ground')).attrs['points'];
    const numbers = Array.isArray(points) ? points.map(Number) : [];
    const at = Math.round((x + 20) / 8);
    return numbers[2 * at + 1] ?? 0;
  };

  // Beside the ball, a finger scrolls the page.
  expect(await demo.swipe({ x: 20, y: 20 }, { x: 0, y: 60 })).toBe('browser');

  // It falls, and bounces off the ground.
  await says(/[1-9]\d* bounces?/);

  // Held, it goes where the hand goes, but not into the ground; its shadow stays below it.
  const ball = await demo.node('ball');
  await demo.hover('ball');
  await demo.waitFor(
    async () => {
      await demo.hover('ball');
      return demo.cursor();
    },
    (now) => now === 'grab',
  );
  // It rolls on between the look and the hand: who misses it tries again.
  await demo.waitFor(
    async () => {
      await demo.press('ball');
      const cursor = await demo.cursor();
      if (cursor !== 'grabbing') await demo.release();
      return cursor;
    },
    (now) => now === 'grabbing',
  );
  await demo.moveTo({ x: 200, y: 120 });
  // The hand holds it where it took hold: not always in the middle.
  const held = await ballIs(({ x, y }) => Math.abs(x - 200) < 60 && Math.abs(y - 120) < 60);
  expect((await demo.node('shadow')).position.x).toBeCloseTo(held.position.x, -1);
  expect(ball.childCount).toBe(8);
  await demo.moveTo({ x: 200, y: stage.height - 10 });
  const low = await ballIs(({ y }) => y > 200);
  expect(low.position.y).toBeLessThan((await groundAt(low.position.x)) - RADIUS + 4);

  // A second finger that comes and goes on the ball does not take it away.
  await demo.evaluate((konva) => {
    const stage = konva.stages[0];
    const at = stage?.findOne('.ball')?.absolutePosition();
    const box = stage?.content.getBoundingClientRect();
    const place = {
      clientX: (box?.left ?? 0) + (at?.x ?? 0),
      clientY: (box?.top ?? 0) + (at?.y ?? 0),
    };
    const finger = { ...place, pointerId: 77, pointerType: 'touch', isPrimary: false };
    for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
      stage?.content.dispatchEvent(new PointerEvent(type, { ...finger, bubbles: true }));
    }
  });
  expect(await demo.cursor()).toBe('grabbing');

  // A hand that rests before it lets go throws nothing: the ball rolls from where it is.
  await demo.moveTo({ x: 200, y: 150 });
  const rests = Date.now() + 200;
  await demo.waitFor(
    () => Promise.resolve(Date.now()),
    (now) => now > rests,
  );
  const { position: letGo } = await demo.node('ball');
  await demo.release();
  const falling = await ballIs(({ y }) => y > 200);
  expect(Math.abs(falling.position.x - letGo.x)).toBeLessThan(30);

  // Inside the walls, at all times.
  for (let i = 0; i < 2; i += 1) {
    await demo.control('button', 'Kick left').click();
    const { position } = await demo.node('ball');
    expect(position.x).toBeGreaterThanOrEqual(RADIUS - 0.01);
    expect(position.x).toBeLessThanOrEqual(stage.width - RADIUS + 0.01);
  }

  // On Jupiter it comes to rest soon, upon the ground.
  await demo.control('combobox', 'Gravity').choose('Jupiter');
  const until = Date.now() + 45_000;
  while (!/at rest/.test(await demo.text()) && Date.now() < until) await demo.hover({ x: 5, y: 5 });
  await says(/at rest/);
  const rested = await demo.node('ball');
  const again = await demo.node('ball');
  expect(again.position).toEqual(rested.position);
  expect(rested.position.y).toBeCloseTo((await groundAt(rested.position.x)) - RADIUS, -1);

  // A kick on Earth sends it off again: up, to the side, and it turns. It may rest at a wall, so the kick goes to where there is room.
  const isLeft = rested.position.x < stage.width / 2;
  await demo.control('combobox', 'Gravity').choose('Earth');
  await demo.control('button', isLeft ? 'Kick right' : 'Kick left').click();
  await ballIs(({ x }) => (isLeft ? x - rested.position.x : rested.position.x - x) > 10);
  await ballIs((_, angle) => Math.abs(angle - rested.rotation) > 20);
});
