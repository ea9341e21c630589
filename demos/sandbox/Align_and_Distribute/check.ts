import { defineCheck, type Point } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const { scaleX: scale, width } = await demo.stage();
  const onStage = ({ x, y }: Point) => ({ x: x * scale, y: y * scale });
  /** The edges of prints on the wall, in centimeters. */
  const boxes = async (...ids: string[]) => {
    const all = await demo.nodes('print');
    return ids.flatMap((id) => {
      const rect = all.find((node) => node.id === id)?.rect;
      if (!rect) return [];
      const [left, top] = [rect.x / scale, rect.y / scale];
      return { left, top, right: left + rect.width / scale, bottom: top + rect.height / scale };
    });
  };
  const near = (a: number | undefined, b: number | undefined) =>
    a !== undefined && b !== undefined && Math.abs(a - b) < 0.05;
  const isAt = (id: string, { x, y }: Point) =>
    demo.waitForNode(`#${id}`, ({ position }) => near(position.x, x) && near(position.y, y));
  const row = ['moon', 'swallow', 'pines', 'fig'];
  const focus = () =>
    demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());

  expect(await demo.count('print')).toBe(7);
  expect(await demo.count('mark')).toBe(4);
  expect(await button('Undo').isDisabled()).toBe(true);
  const opening = await boxes(...row);
  const top = Math.min(...opening.map((box) => box.top));

  // Turned prints are aligned by the boxes around them. They glide: right after the click they are where they were.
  const started = await demo.evaluate(async (konva) => {
    const node = konva.stages[0]?.findOne('#pines');
    const before = node?.y();
    const buttons = [...document.querySelectorAll('button')];
    buttons.find((one) => one.textContent?.trim() === 'Top')?.click();
    for (let i = 0; i < 5; i += 1) await Promise.resolve();
    return before === node?.y();
  });
  expect(started).toBe(true);
  await demo.waitFor(
    () => boxes(...row),
    (now) => now.every((box) => near(box.top, top)),
  );
  // Nothing moved sideways, and the laser is where the edges are.
  (await boxes(...row)).forEach((box, i) => expect(box.left).toBeCloseTo(opening[i]?.left ?? 0, 1));
  const { visible, attrs } = await demo.node('laser');
  expect(visible).toBe(true);
  const [, y] = Array.isArray(attrs['points']) ? attrs['points'] : [];
  expect(y).toBeCloseTo(top, 1);
  await says('Aligned 4 prints: upper edges.');

  // Equal gaps; the outer prints stay.
  await button('Across').click();
  await demo.waitFor(
    () => boxes(...row),
    (now) => {
      const gaps = now.slice(1).map((box, i) => box.left - (now[i]?.right ?? 0));
      return gaps.every((gap) => near(gap, gaps[0]));
    },
  );
  const [first, , , last] = await boxes(...row);
  expect(first?.left).toBeCloseTo(opening[0]?.left ?? 0, 1);
  expect(last?.right).toBeCloseTo(opening[3]?.right ?? 0, 1);
  await demo.waitForNode('laser', ({ visible }) => !visible);
  await button('Undo').click();
  await button('Undo').click();
  await isAt('pines', { x: 372, y: 106 });
  await isAt('fig', { x: 492, y: 94 });
  expect(await button('Undo').isDisabled()).toBe(true);

  // A drag takes the whole selection along, at once, and the wall ends it.
  await demo.press(onStage({ x: 492, y: 94 }));
  await demo.moveTo(onStage({ x: 470, y: 110 }));
  await demo.moveTo(onStage({ x: 462, y: 134 }));
  await isAt('fig', { x: 462, y: 134 });
  await isAt('swallow', { x: 222, y: 124 });
  await demo.moveTo(onStage({ x: 492, y: 8 }));
  await demo.waitFor(
    () => boxes(...row),
    (now) => near(Math.min(...now.map((box) => box.top)), 16),
  );
  await demo.release();
  await says('4 prints moved.');
  await isAt('vase', { x: 166, y: 244 });
  await focus();
  await demo.key('Control+z');
  await isAt('swallow', { x: 252, y: 84 });

  // A click selects one, and one is aligned with the wall.
  await demo.click(onStage({ x: 166, y: 244 }));
  await says('1 of 7 prints selected.');
  await button('Bottom').click();
  await demo.waitFor(
    () => boxes('vase'),
    ([box]) => near(box?.bottom, 332),
  );
  await button('Undo').click();

  // A band selects what it touches; Shift and a click take one out and in.
  await demo.press(onStage({ x: 236, y: 320 }));
  await demo.moveTo(onStage({ x: 360, y: 260 }));
  await demo.waitForNode('band', ({ visible }) => visible);
  await demo.moveTo(onStage({ x: 400, y: 210 }));
  await demo.release();
  await says('2 of 7 prints selected.');
  await demo.waitForNode('band', ({ visible }) => !visible);
  await button('Down').click();
  await says('Equal gaps need three prints or more.');
  await button('Straighten').click();
  await demo.waitForNode('#lemon', ({ rotation }) => rotation === 0);
  await says('1 print straightened.');
  await demo.click(onStage({ x: 426, y: 252 }), { modifiers: ['Shift'] });
  await says('1 of 7 prints selected.');

  // A finger: taps add, a tap on the wall clears, a swipe is a band, and the page does not scroll.
  await demo.tap(onStage({ x: 372, y: 106 }));
  await says('2 of 7 prints selected.');
  await demo.tap(onStage({ x: 24, y: 300 }));
  await says('Nothing is selected.');
  await button('Left').click();
  await says('Select prints first.');
  const by = { x: Math.round(330 * scale), y: Math.round(-60 * scale) };
  expect(await demo.swipe(onStage({ x: 24, y: 310 }), by)).toBe('demo');
  await says('2 of 7 prints selected.');
  const at = (await demo.node('#vase')).position;
  const down = { x: Math.round(50 * scale), y: Math.round(30 * scale) };
  expect(await demo.swipe(onStage(at), down)).toBe('demo');
  await isAt('vase', { x: at.x + down.x / scale, y: at.y + down.y / scale });

  // Keys and the buttons below the wall. The focus is shown over the picture.
  await focus();
  await demo.key('Escape');
  const ring = await demo.evaluate(() => {
    const style = getComputedStyle(document.activeElement ?? document.body, '::after');
    return style.content === 'none' ? 'none' : style.outlineWidth;
  });
  expect(ring).toBe('3px');
  await button('Arches').click();
  await says('1 of 7 prints selected.');
  await focus();
  await demo.key('Shift+ArrowRight');
  await demo.key('ArrowUp');
  await isAt('arches', { x: 436, y: 251 });
  await demo.key('Control+z');
  await isAt('arches', { x: 426, y: 252 });
  await demo.key('Control+a');
  await says('7 of 7 prints selected.');

  // At rest, to the last digit.
  await demo.waitForNode('#arches', ({ position }) => position.x === 426 && position.y === 252);
  const kept = (await demo.nodes('print')).map(({ position }) => position);
  await narrow(demo);
  await widen(demo, width);
  expect((await demo.nodes('print')).map(({ position }) => position)).toEqual(kept);
});
