import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';
import { COLORS } from './shared/dance';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  /** Waits until nothing dances, and answers with all shapes. */
  const figure = async () => {
    await demo.waitFor(
      () => demo.evaluate((konva) => Object.keys(konva.Tween.tweens).length),
      (count) => count === 0,
    );
    return demo.nodes('shape');
  };
  const dance = () => demo.control('button', 'Dance').click();

  const { width } = await demo.stage();
  const first = await figure();
  expect(first.map(({ attrs }) => attrs.sides)).toEqual([3, 4, 5, 6, 7, 3, 4, 5, 6, 7]);

  // The button tweens everything but the sides.
  await dance();
  await says('Figure 1 of the dance.');
  const second = await figure();
  for (const [i, { attrs: now }] of second.entries()) {
    const before = first[i]?.attrs;
    expect(now.sides).toBe(before?.sides);
    expect(COLORS).toContain(now.fill);
    for (const key of ['x', 'y', 'scaleX', 'rotation', 'fill', 'opacity'] as const) {
      expect(now[key]).not.toBe(before?.[key]);
    }
  }

  // A figure on its way can be left for the next one.
  await dance();
  await dance();
  await says('Figure 3 of the dance.');
  const third = await figure();
  expect(third.map(({ attrs }) => attrs.fill)).toEqual(
    third.map((_, i) => COLORS[(i + 3) % COLORS.length]),
  );

  // The shape on top is dragged, and stays there, also in a narrow page.
  const scale = (await demo.node('Layer')).scale.x;
  const top = third[9];
  const by = { x: (top?.position.x ?? 0) < 0 ? 60 : -60, y: 40 };
  await demo.drag('#shape-9', by);
  const dragged = await demo.node('#shape-9');
  expect(dragged.position.x).toBeCloseTo((top?.position.x ?? 0) + by.x / scale, 1);
  expect(dragged.position.y).toBeCloseTo((top?.position.y ?? 0) + by.y / scale, 1);
  await narrow(demo);
  expect((await demo.node('#shape-9')).position).toEqual(dragged.position);
  await widen(demo, width);

  // Konva keeps the page from scrolling where a finger presses a shape; beside it, the page scrolls.
  expect(await demo.swipe('#shape-9', { x: 0, y: -60 })).toBe('demo');
  const swiped = await demo.node('#shape-9');
  expect(swiped.position.y).toBeLessThan(dragged.position.y);
  expect(await demo.swipe({ x: 6, y: 100 }, { x: 0, y: -60 })).toBe('browser');

  // The keyboard chooses a shape, which gets a ring, and moves it.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('PageDown');
  await demo.key('PageDown');
  await demo.key('ArrowRight');
  await demo.key('ArrowUp');
  const moved = await demo.nodes('shape');
  expect(moved.flatMap(({ id, attrs }) => (attrs.stroke ? [id] : []))).toEqual(['shape-1']);
  expect(moved[1]?.position.x).toBeCloseTo((third[1]?.position.x ?? 0) + 16, 3);
  expect(moved[1]?.position.y).toBeCloseTo((third[1]?.position.y ?? 0) - 16, 3);
  await demo.key('PageUp');
  expect((await demo.node('#shape-0')).attrs.stroke).toBe('#2f4bd8');

  // A shape that is taken on its way waits, and the others dance on. All of it happens in the demo's frame: a slow machine must not
  // miss the dance.
  const taken = await demo.evaluate(async (konva) => {
    const tweens = () => Object.keys(konva.Tween.tweens).length;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    document.querySelector<HTMLElement>('.controls .primary')?.click();
    while (tweens() === 0) await frame();
    await frame();
    const dancing = tweens();
    const shape = konva.stages[0]?.findOne('#shape-3');
    shape?.startDrag();
    const others = tweens();
    shape?.stopDrag();
    return { dancing, others };
  });
  expect(taken).toEqual({ dancing: 10, others: 9 });
  await figure();
});
