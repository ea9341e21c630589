import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const viewNow = async () => {
    const { x, y, scaleX } = await demo.stage();
    return { x, y, scale: scaleX };
  };
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const start = await viewNow();

  // One finger moves the map by 60, 50, and stays. The browser leaves it to the demo.
  const first = await demo.finger({ x: 100, y: 100 });
  await first.moveTo({ x: 160, y: 150 });
  await says('one finger');
  const moved = await demo.waitFor(viewNow, ({ x }) => Math.abs(x - start.x - 60) < 0.01);
  expect(moved.y).toBeCloseTo(start.y + 50, 2);
  expect(moved.scale).toBeCloseTo(start.scale, 6);

  // A second finger comes down: nothing jumps.
  const second = await demo.finger({ x: 260, y: 150 });
  await says('2 fingers');
  expect(await viewNow()).toEqual(moved);

  // They go twice as far apart: twice as large, and what was in their middle is in the new middle.
  await second.moveTo({ x: 360, y: 150 });
  const pinched = await demo.waitFor(viewNow, ({ scale }) => scale > moved.scale * 1.95);
  expect(pinched.scale).toBeCloseTo(moved.scale * 2, 4);
  expect((260 - pinched.x) / pinched.scale).toBeCloseTo((210 - moved.x) / moved.scale, 2);
  expect((150 - pinched.y) / pinched.scale).toBeCloseTo((150 - moved.y) / moved.scale, 2);

  // The first finger leaves: the second goes on alone, from where the map is.
  expect(await first.lift()).toBe('demo');
  expect(await viewNow()).toEqual(pinched);
  await second.moveTo({ x: 335, y: 170 });
  expect(await second.lift()).toBe('demo');
  const last = await demo.waitFor(viewNow, ({ x }) => Math.abs(x - pinched.x + 25) < 0.01);
  expect(last.y).toBeCloseTo(pinched.y + 20, 2);
  expect(last.scale).toBeCloseTo(pinched.scale, 6);
  expect(await demo.text()).not.toContain('finger');

  // Both move at once, and back.
  await demo.pinch({ x: 240, y: 180 }, { scale: 0.5, by: { x: 20, y: 10 } });
  const farther = await demo.waitFor(viewNow, ({ scale }) => scale < last.scale * 0.51);
  expect((260 - farther.x) / farther.scale).toBeCloseTo((240 - last.x) / last.scale, 2);
  expect((190 - farther.y) / farther.scale).toBeCloseTo((180 - last.y) / last.scale, 2);
  await demo.pinch({ x: 260, y: 190 }, { scale: 2, by: { x: -20, y: -10 } });
  const near = await demo.waitFor(viewNow, ({ scale }) => scale > last.scale * 0.99);
  expect(near.x).toBeCloseTo(last.x, 1);
  expect(near.y).toBeCloseTo(last.y, 1);

  // The mouse drags, the wheel zooms at the pointer, and the button shows all again.
  await demo.drag({ x: 200, y: 200 }, { x: 30, y: -20 });
  const dragged = await demo.waitFor(viewNow, ({ x }) => Math.abs(x - last.x - 30) < 0.01);
  expect(dragged.y).toBeCloseTo(last.y - 20, 1);
  const under = (view: { x: number; y: number; scale: number }) => [
    Math.round((150 - view.x) / view.scale),
    Math.round((150 - view.y) / view.scale),
  ];
  await demo.wheel({ x: 150, y: 150 }, { y: -150 }, ['Control']);
  const wheeled = await demo.waitFor(viewNow, ({ scale }) => scale > dragged.scale * 1.2 - 1e-9);
  expect(under(wheeled)).toEqual(under(dragged));

  // A narrower page keeps the view, and the whole map fits every width.
  const wide = await demo.stage();
  await narrow(demo);
  expect(await viewNow()).toEqual(wheeled);
  await widen(demo, wide.width);
  expect(await viewNow()).toEqual(wheeled);
  await demo.control('button', 'Fit').click();
  const whole = await demo.waitFor(viewNow, ({ scale }) => Math.abs(scale - start.scale) < 1e-6);
  expect(whole.x).toBeCloseTo(start.x, 2);
  expect(whole.y).toBeCloseTo(start.y, 2);
  await narrow(demo);
  await demo.waitFor(viewNow, ({ scale }) => scale < start.scale * 0.9);
  // The whole map on a phone has fewer names, in letters that can be read.
  const shown = async () => (await demo.nodes('station')).filter(({ visible }) => visible);
  const afar = await demo.waitFor(shown, ({ length }) => length < 12);
  for (const { attrs, rect } of afar) {
    expect(attrs['fontStyle']).toBe('bold');
    expect(rect.height).toBeGreaterThan(8);
  }
  await widen(demo, wide.width);
  expect(await shown()).toHaveLength(29);
  expect(await viewNow()).toEqual(whole);
});
