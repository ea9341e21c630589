import { defineCheck } from '../../types/check';

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

  // One finger: it comes down, moves by 40, 30, and stays.
  await demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    const { left = 0, top = 0 } = content?.getBoundingClientRect() ?? {};
    const finger = (type: string, pointerId: number, x: number, y: number) =>
      content?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId,
          pointerType: 'touch',
          isPrimary: pointerId === 11,
          clientX: left + x,
          clientY: top + y,
        }),
      );
    finger('pointerdown', 11, 100, 100);
    finger('pointermove', 11, 120, 120);
    finger('pointermove', 11, 140, 130);
  });
  await says('one finger');
  const moved = await demo.waitFor(viewNow, ({ x }) => Math.abs(x - start.x - 40) < 0.01);
  expect(moved.y).toBeCloseTo(start.y + 30, 2);
  expect(moved.scale).toBeCloseTo(start.scale, 6);

  // A second finger comes down: nothing jumps.
  await demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    const { left = 0, top = 0 } = content?.getBoundingClientRect() ?? {};
    content?.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        pointerId: 12,
        pointerType: 'touch',
        clientX: left + 240,
        clientY: top + 130,
      }),
    );
  });
  await says('2 fingers');
  expect(await viewNow()).toEqual(moved);

  // They go twice as far apart: twice as large, and what was in their middle is in the new middle.
  await demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    const { left = 0, top = 0 } = content?.getBoundingClientRect() ?? {};
    for (const step of [1, 2, 3, 4, 5]) {
      content?.dispatchEvent(
        new PointerEvent('pointermove', {
          bubbles: true,
          pointerId: 12,
          pointerType: 'touch',
          clientX: left + 240 + 20 * step,
          clientY: top + 130,
        }),
      );
    }
  });
  const pinched = await demo.waitFor(viewNow, ({ scale }) => scale > moved.scale * 1.95);
  expect(pinched.scale).toBeCloseTo(moved.scale * 2, 4);
  expect((240 - pinched.x) / pinched.scale).toBeCloseTo((190 - moved.x) / moved.scale, 2);
  expect((130 - pinched.y) / pinched.scale).toBeCloseTo((130 - moved.y) / moved.scale, 2);

  // The first finger leaves: the second goes on alone, from where the map is.
  await demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    const { left = 0, top = 0 } = content?.getBoundingClientRect() ?? {};
    const finger = (type: string, pointerId: number, x: number) =>
      content?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId,
          pointerType: 'touch',
          clientX: left + x,
          clientY: top + 130,
        }),
      );
    finger('pointerup', 11, 140);
    finger('pointermove', 12, 315);
    finger('pointerup', 12, 315);
  });
  const last = await demo.waitFor(viewNow, ({ x }) => Math.abs(x - pinched.x + 25) < 0.01);
  expect(last.scale).toBeCloseTo(pinched.scale, 6);
  expect(await demo.text()).not.toContain('finger');

  // The mouse drags, the wheel zooms at the pointer, and the button shows all again.
  await demo.drag({ x: 200, y: 200 }, { x: 30, y: -20 });
  const dragged = await demo.waitFor(viewNow, ({ x }) => Math.abs(x - last.x - 30) < 0.01);
  const under = (view: { x: number; scale: number }) => (150 - view.x) / view.scale;
  await demo.wheel({ x: 150, y: 150 }, { y: -150 });
  const wheeled = await demo.waitFor(viewNow, ({ scale }) => scale > dragged.scale * 1.2);
  expect(under(wheeled)).toBeCloseTo(under(dragged), 2);
  await demo.control('button', 'Fit').click();
  const whole = await demo.waitFor(viewNow, ({ scale }) => Math.abs(scale - start.scale) < 1e-6);
  expect(whole.x).toBeCloseTo(start.x, 2);
});
