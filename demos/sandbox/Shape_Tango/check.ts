import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';
import { COLORS } from './shared/dance';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  /** Waits until nothing dances, and answers with all shapes as they are seen, in the order of their ids. */
  const figure = async () => {
    const { shapes } = await demo.waitFor(
      () =>
        demo.evaluate((konva) => ({
          dances: Object.keys(konva.Tween.tweens).length > 0,
          shapes: (konva.stages[0]?.find('.shape') ?? []).map((shape) => {
            const group = shape.getParent();
            return {
              at: Number(group?.id().slice(7)),
              level: group?.zIndex() ?? -1,
              x: (group?.x() ?? 0) + shape.x(),
              y: (group?.y() ?? 0) + shape.y(),
              away: Math.hypot(shape.x(), shape.y()),
              size: shape.scaleX(),
              rotation: shape.rotation(),
              sides: Number(shape.getAttr('sides')),
              fill: String(shape.getAttr('fill')),
              opacity: shape.opacity(),
            };
          }),
        })),
      ({ dances }) => !dances,
    );
    return shapes.sort((a, b) => a.at - b.at);
  };
  const dance = () => demo.control('button', 'Dance').click();
  const near = (value: number | undefined, goal: number) =>
    expect(Math.abs((value ?? NaN) - goal)).toBeLessThan(1);

  await says('Ten shapes wait for the music.');
  const { width } = await demo.stage();
  const first = await figure();
  expect(first.map(({ sides }) => sides)).toEqual([3, 4, 5, 6, 7, 3, 4, 5, 6, 7]);

  // The button tweens everything but the sides, and every shape arrives at its dancer.
  await dance();
  await says('Figure 1 of the dance.');
  const second = await figure();
  for (const [i, { sides, away, ...now }] of second.entries()) {
    const before = first[i];
    expect(sides).toBe(before?.sides);
    expect(away).toBe(0);
    expect(COLORS).toContain(now.fill);
    for (const key of ['x', 'y', 'size', 'rotation', 'fill', 'opacity'] as const) {
      expect(now[key]).not.toBe(before?.[key]);
    }
  }

  // A figure on its way can be left for the next one.
  const { scale } = await demo.node('scene');
  await dance();
  await dance();
  await says('Figure 3 of the dance.');
  const third = await figure();
  expect(third.map(({ away }) => away)).toEqual(third.map(() => 0));
  expect(third.map(({ x }) => x)).not.toEqual(second.map(({ x }) => x));

  // The shape on top is dragged, and stays there, also in a narrow page.
  const top = third.find(({ level }) => level === 9);
  const id = `#dancer-${top?.at ?? 0}`;
  const at = { x: top?.x ?? 0, y: top?.y ?? 0 };
  const by = { x: at.x < 240 ? 60 : -60, y: at.y < 200 ? 40 : -40 };
  const shown = async () => (await figure()).find((shape) => shape.at === top?.at);
  await demo.drag(id, by);
  const dragged = await shown();
  near(dragged?.x, at.x + by.x / scale.x);
  near(dragged?.y, at.y + by.y / scale.y);
  expect(dragged?.level).toBe(9);
  expect(await demo.cursor()).toBe('grab');
  await demo.hover({ x: 3, y: 3 });
  expect(await demo.cursor()).toBe('default');
  await narrow(demo);
  expect(await shown()).toEqual(dragged);
  await widen(demo, width);

  // A finger drags it beyond the edge, twice: it comes back, and the page does not scroll.
  for (let i = 0; i < 2; i += 1) {
    expect(await demo.swipe(id, { x: 0, y: -600 })).toBe('demo');
    const back = await shown();
    near(back?.x, dragged?.x ?? 0);
    near(back?.y, (back?.size ?? 0) * 50 * 0.7);
  }
  // Konva keeps the page from scrolling where a finger presses a shape; beside it, the page scrolls.
  expect(await demo.swipe({ x: 10, y: 100 }, { x: 20, y: -60 })).toBe('browser');
  // What the state holds of a dancer is what its group shows; the shape's size and turn are the tween's own.
  expect((await outOfStep(demo)).filter((line) => line.startsWith('dancer'))).toEqual([]);

  // The keyboard moves the shape that has the focus, and the ring goes with it.
  const [, square] = await figure();
  const [key, way] = (square?.x ?? 0) < 240 ? ['ArrowRight', 16] : ['ArrowLeft', -16];
  await demo.control('button', 'Square 2').focus();
  await demo.waitForNode('ring', ({ visible }) => visible);
  await demo.key(String(key));
  const goal = (square?.x ?? 0) + Number(way);
  await demo.waitForNode('ring', ({ position }) => Math.abs(position.x - goal) < 0.1);
  const [, moved] = await figure();
  near(moved?.x, goal);
  near(moved?.y, square?.y ?? 0);
  await demo.control('button', 'Dance').focus();
  await demo.waitForNode('ring', ({ visible }) => !visible);

  // A shape that is taken on its way waits and comes to the top, and the others dance on. All of it happens in the demo's frame: a slow
  // machine must not miss the dance.
  const taken = await demo.evaluate(async (konva) => {
    const tweens = () => Object.keys(konva.Tween.tweens).length;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const button = document.querySelector<HTMLElement>('.controls .primary');
    button?.click();
    while (tweens() === 0) await frame();
    button?.click();
    await frame();
    await frame();
    const dancing = tweens();
    const groups = konva.stages[0]?.find('.shape').map((shape) => shape.getParent());
    const lowest = groups?.find((group) => group?.zIndex() === 0);
    lowest?.startDrag();
    const others = tweens();
    lowest?.stopDrag();
    return { id: Number(lowest?.id().slice(7)), dancing, others };
  });
  expect([taken.dancing, taken.others]).toEqual([10, 9]);
  expect((await figure()).find((shape) => shape.at === taken.id)?.level).toBe(9);
});
