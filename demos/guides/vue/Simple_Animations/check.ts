import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const running = () => demo.evaluate((konva) => konva.Animation.animations.size);
  const runs = (isSo: boolean) => demo.waitFor(running, (count) => count > 0 === isSo);
  /** How far the mill has turned since the call, when it has turned at all. */
  const turns = async () => {
    const { rotation } = await demo.node('rotor');
    return demo.waitForNode('rotor', (now) => now.rotation > rotation + 2);
  };
  const cost = (way: string) =>
    demo.waitFor(
      () => demo.evaluate((_, id) => document.querySelector(id)?.textContent ?? '', `#${way}-cost`),
      (words) => words !== '–',
    );
  const show = (isShown: boolean) => demo.control('checkbox', 'Show').check(isShown);

  expect(await running()).toBe(0);
  await demo.control('button', 'Turn').click();
  await turns();
  expect(await cost('node')).toMatch(/ ms$/);

  // Kept alive and off the screen, nothing runs. Back on it, the mill goes on from where it was.
  await show(false);
  await runs(false);
  const paused = await demo.evaluate(
    (konva) => konva.stages[0]?.findOne('.rotor')?.rotation() ?? 0,
  );
  expect(paused).toBeGreaterThan(2);
  await show(true);
  expect((await turns()).rotation).toBeGreaterThan(paused);

  await demo.control('checkbox', 'Through state').check(true);
  await turns();
  expect(await cost('state')).toMatch(/ ms$/);
  await demo.control('button', 'Stop').click();
  await runs(false);

  // A held balloon is larger. Dropped, it has its own size and stays where it is.
  const balloon = await demo.node('balloon');
  await demo.press('balloon');
  await demo.moveTo({ x: balloon.absolutePosition.x + 30, y: balloon.absolutePosition.y + 40 });
  await demo.waitForNode('balloon', ({ scale }) => scale.x === 1.3 && scale.y === 1.3);
  await demo.release();
  await demo.waitFor(
    () => demo.evaluate((konva) => Object.keys(konva.Tween.tweens).length),
    (count) => count === 0,
  );
  const dropped = await demo.node('balloon');
  expect(dropped.scale).toEqual({ x: 1, y: 1 });
  expect(dropped.position.x).toBeCloseTo(balloon.position.x + 30, 0);
  expect(dropped.position.y).toBeCloseTo(balloon.position.y + 40, 0);

  // Unmounted by a new key, a turning rotor leaves no animation behind.
  await demo.control('button', 'Turn').click();
  await demo.control('checkbox', 'Through state').check(false);
  await turns();
  expect(await running()).toBe(1);
});
