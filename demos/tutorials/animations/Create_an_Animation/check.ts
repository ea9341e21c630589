import { narrow } from '../../../types/narrow';
import { defineCheck } from '../../../types/check';

const LENGTH = 280;

export default defineCheck(async ({ demo, expect }) => {
  /** The frame object and the nodes at one moment: nothing runs in between. */
  const now = () =>
    demo.evaluate((konva) => {
      const [animation] = konva.Animation.animations;
      const points: unknown = konva.stages[0]?.findOne('.marks')?.getAttr('points');
      return {
        frame: animation && { ...animation.frame },
        running: konva.Animation.animations.size,
        ball: konva.stages[0]?.findOne('.ball')?.position() ?? { x: NaN, y: NaN },
        points: Array.isArray(points) ? points.map(Number) : [],
      };
    });

  /** The numbers in the page's text. */
  const figures = async () => {
    const text = await demo.text();
    const read = (name: string) => Number(new RegExp(`\\b${name}\\s+([\\d.]+)`).exec(text)?.[1]);
    const [time, timeDiff] = [read('time'), read('timeDiff')];
    return { time, timeDiff, lastTime: read('lastTime'), frameRate: read('frameRate') };
  };

  // The ball is where its frame's time says, in the second second too, and has left a mark there.
  for (const after of [0, 300, 1000]) {
    const { frame, ball, points, running } = await demo.waitFor(
      now,
      (later) => (later.frame?.time ?? 0) > after,
    );
    expect(running).toBe(1);
    expect(ball.x).toBeCloseTo((((frame?.time ?? NaN) % 1000) / 1000) * LENGTH, 6);
    expect(ball.y).toBe(-66);
    expect(points.slice(-6)).toEqual([ball.x, 0, ball.x, -36, ball.x, 0]);
  }

  // The text has the four numbers, and they agree with each other.
  const first = await demo.waitFor(figures, ({ time }) => time > 500);
  expect(Math.abs(first.frameRate * first.timeDiff - 1000)).toBeLessThan(40);
  expect(first.lastTime).toBeGreaterThan(first.time);

  // No frame comes while the page is busy: the next one is long, and its numbers are in the text until the next ones are written.
  await demo.evaluate(() => {
    const list = document.querySelector('.controls span');
    if (!list) return;
    new MutationObserver(() => {
      const text = list.textContent ?? '';
      const timeDiff = Number(/timeDiff\s*([\d.]+)/.exec(text)?.[1]);
      const frameRate = /frameRate\s*([\d.]+)/.exec(text)?.[1];
      if (timeDiff >= 299) document.documentElement.dataset['long'] = frameRate;
    }).observe(list, { childList: true, characterData: true, subtree: true });
  });
  await demo.control('button', 'Block the page for 300 ms').click();
  const rate = await demo.waitFor(
    () => demo.evaluate(() => Number(document.documentElement.dataset['long'])),
    (value) => value > 0,
  );
  expect(rate).toBeLessThan(3.4);

  // Paused, nothing moves and the numbers stay; then the time continues.
  await demo.control('button', 'Pause').click();
  const held = await now();
  const shown = await figures();
  expect(held.running).toBe(0);
  await demo.hover({ x: 10, y: 10 });
  await demo.hover({ x: 30, y: 20 });
  expect((await now()).ball).toEqual(held.ball);
  expect(await figures()).toEqual(shown);
  await demo.control('button', 'Play').click();
  const next = await demo.waitFor(figures, ({ time }) => time !== shown.time);
  expect(next.time).toBeGreaterThan(shown.time);
  await demo.control('button', 'Pause').click();

  // The ruler is in the middle of a narrow page, and fits.
  await narrow(demo);
  const { x, y } = (await demo.node('marks')).absolutePosition;
  expect(x).toBe(20);
  expect(y).toBe(110);
});
