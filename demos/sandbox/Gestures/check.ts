import { defineCheck } from '../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const words = (text: RegExp) =>
    demo.waitForNode('words', ({ attrs }) => text.test(String(attrs['text'])));
  const wait = async (time: number) => {
    const until = Date.now() + time;
    await demo.waitFor(
      () => Promise.resolve(Date.now()),
      (now) => now > until,
    );
  };
  const home = await demo.node('face');
  const atHome = () =>
    demo.waitForNode(
      'face',
      ({ position, rotation, scale }) =>
        Math.hypot(position.x - home.position.x, position.y - home.position.y) < 0.5 &&
        Math.abs(rotation) < 0.5 &&
        Math.abs(scale.x - 1) < 0.01,
    );
  const { x, y } = home.position;

  // Short touches.
  await demo.click({ x, y });
  await words(/^Tap$/);
  await wait(400);
  await demo.doubleClick({ x, y });
  await words(/^Double tap$/);

  // Held still for half a second: a press. Its end is not a tap.
  await demo.press({ x, y });
  expect(await demo.count('finger')).toBe(1);
  await words(/^Press$/);
  await demo.release();
  await wait(100);
  await words(/^Press$/);

  // Moved and rested: a drag. The face follows and springs back.
  await demo.press({ x, y });
  await demo.moveTo({ x: x + 60, y: y - 30 });
  await words(/^Drag$/);
  const held = await demo.node('face');
  expect(held.position.x).toBeCloseTo(x + 60, 0);
  expect(held.position.y).toBeCloseTo(y - 30, 0);
  await wait(150);
  await demo.release();
  await words(/^Drag$/);
  expect(await demo.count('finger')).toBe(0);
  await atHome();

  // Let go at speed: a swipe, with its direction.
  await demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    const { left = 0, top = 0 } = content?.getBoundingClientRect() ?? {};
    const finger = (type: string, at: number) =>
      content?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId: 11,
          pointerType: 'touch',
          isPrimary: true,
          clientX: left + at,
          clientY: top + 200,
        }),
      );
    finger('pointerdown', 220);
    for (const at of [200, 170, 130, 90]) finger('pointermove', at);
    finger('pointerup', 90);
  });
  await words(/^Swipe left$/);
  await atHome();

  // Two fingers go apart and turn by a right angle.
  await demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    const { left = 0, top = 0 } = content?.getBoundingClientRect() ?? {};
    const finger = (type: string, pointerId: number, at: number, down: number) =>
      content?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerId,
          pointerType: 'touch',
          clientX: left + at,
          clientY: top + down,
        }),
      );
    finger('pointerdown', 11, 150, 200);
    finger('pointerdown', 12, 210, 200);
    finger('pointermove', 12, 210, 230);
    finger('pointermove', 12, 190, 260);
    finger('pointermove', 12, 150, 290);
  });
  await words(/^Pinch 150 %, Rotate 90°$/);
  const turned = await demo.node('face');
  expect(turned.rotation).toBeCloseTo(90, 0);
  expect(turned.scale.x).toBeCloseTo(1.5, 2);
  expect(await demo.count('finger')).toBe(2);
  await demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    for (const pointerId of [11, 12]) {
      content?.dispatchEvent(
        new PointerEvent('pointerup', { bubbles: true, pointerId, pointerType: 'touch' }),
      );
    }
  });
  await atHome();

  // Shift gives the mouse a second finger, on the other side of the face.
  await demo.evaluate((konva) => {
    const content = konva.stages[0]?.content;
    const { left = 0, top = 0 } = content?.getBoundingClientRect() ?? {};
    content?.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        pointerId: 13,
        pointerType: 'pen',
        shiftKey: true,
        clientX: left + 100,
        clientY: top + 100,
      }),
    );
  });
  await demo.waitFor(
    () => demo.count('finger'),
    (count) => count === 2,
  );
  const pair = await demo.nodes('finger');
  expect((pair[0]?.position.x ?? 0) + (pair[1]?.position.x ?? 0)).toBeCloseTo(2 * x, 1);
  const done = await demo.evaluate(() => document.querySelectorAll('.done').length);
  expect(done).toBe(7);
});
