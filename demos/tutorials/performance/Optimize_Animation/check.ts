import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const run = () => demo.control('button', 'Run').click();
  const stop = () => demo.control('button', 'Stop').click();

  /** Counts, from now on, how often the animation's function is called, how often the dials turn, and how often the layer is drawn. */
  const watch = (key: string) =>
    demo.evaluate((konva, name) => {
      const layer = konva.stages[0]?.getLayers()[0];
      const animation = [...konva.Animation.animations].find((it) => it.getLayers().length > 0);
      if (!layer || !animation) throw new Error('The animation does not run.');
      const counts = { calls: 0, turns: 0, draws: 0 };
      const note = () => {
        document.body.dataset[name] = Object.values(counts).join(' ');
      };
      const original = animation.func;
      animation.func = (frame) => {
        counts.calls += 1;
        note();
        return original.call(animation, frame);
      };
      layer.on('draw', () => {
        counts.draws += 1;
        note();
      });
      layer.findOne('.dial')?.on('rotationChange', () => {
        counts.turns += 1;
        note();
      });
    }, key);
  const counts = async (key: string) => {
    const words = await demo.evaluate((_, name) => document.body.dataset[name] ?? '', key);
    const [calls = 0, turns = 0, draws = 0] = words.split(' ').map(Number);
    return { calls, turns, draws };
  };

  expect(await demo.count('dial')).toBe(500);
  await demo.control('slider', 'Shapes').fill('100');
  await demo.waitFor(
    () => demo.count('dial'),
    (count) => count === 100,
  );

  // Off: every call is followed by a drawing.
  await run();
  await watch('off');
  const off = await demo.waitFor(
    () => counts('off'),
    (now) => now.calls >= 20,
  );
  expect(off.draws).toBeGreaterThanOrEqual(off.calls - 2);
  await stop();

  // On: a drawing for each turn, and none in between. The last turn may not be drawn yet, and a first one not be counted.
  await demo.control('checkbox', 'Return false').check(true);
  await run();
  await watch('on');
  const on = await demo.waitFor(
    () => counts('on'),
    (now) => now.turns >= 2 && now.calls >= 20,
  );
  expect(Math.abs(on.draws - on.turns)).toBeLessThanOrEqual(1);

  // Both rows of the meter have figures, and all dials turn alike.
  const rows = await demo.waitFor(
    () => demo.evaluate(() => [...document.querySelectorAll('td')].map((cell) => cell.innerText)),
    (cells) => !cells.includes('–'),
  );
  expect(rows).toHaveLength(6);
  await stop();
  const angles = new Set((await demo.nodes('dial')).map(({ rotation }) => rotation));
  expect(angles.size).toBe(1);
  expect([...angles].every((angle) => angle > 0 && angle % 15 === 0)).toBe(true);

  await narrow(demo);
  const { absolutePosition, position } = await demo.node('dial');
  expect(absolutePosition.x).toBeCloseTo(position.x + 160, 6);
  expect(absolutePosition.y).toBeCloseTo(position.y, 6);
});
