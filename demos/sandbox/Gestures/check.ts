import { defineCheck } from '../../types/check';
import { narrow, widen } from '../../types/narrow';

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

  // Let go at speed: a swipe, with its direction. The browser leaves the finger to the demo.
  expect(await demo.swipe({ x: 220, y: 200 }, { x: -130, y: 10 })).toBe('demo');
  await words(/^Swipe left$/);
  await atHome();
  expect(await demo.swipe({ x: 200, y: 120 }, { x: 10, y: 130 })).toBe('demo');
  await words(/^Swipe down$/);
  await atHome();

  // Two fingers go apart and turn by a right angle.
  const first = await demo.finger({ x: 150, y: 200 });
  const second = await demo.finger({ x: 210, y: 200 });
  // A touch stops the spring where it is.
  const stopped = await demo.node('face');
  await second.moveTo({ x: 210, y: 230 });
  await second.moveTo({ x: 190, y: 260 });
  await second.moveTo({ x: 150, y: 290 });
  await words(/^Pinch 150 %, Rotate 90°$/);
  const turned = await demo.node('face');
  expect(turned.rotation).toBeCloseTo(stopped.rotation + 90, 0);
  expect(turned.scale.x).toBeCloseTo(stopped.scale.x * 1.5, 2);
  expect(turned.scale.y).toBeCloseTo(stopped.scale.y * 1.5, 2);
  // The middle of the fingers has gone from 180, 200 to 150, 245, and the face with it.
  expect(turned.position.x).toBeCloseTo(stopped.position.x - 30, 0);
  expect(turned.position.y).toBeCloseTo(stopped.position.y + 45, 0);
  expect(await demo.count('finger')).toBe(2);

  // One finger leaves, and nothing jumps: the other goes on alone, and the face follows it.
  expect(await first.lift()).toBe('demo');
  expect(await demo.count('finger')).toBe(1);
  expect((await demo.node('face')).position).toEqual(turned.position);
  await second.moveTo({ x: 200, y: 260 });
  const followed = await demo.node('face');
  expect(followed.position.x).toBeCloseTo(turned.position.x + 50, 0);
  expect(followed.position.y).toBeCloseTo(turned.position.y - 30, 0);
  await second.lift();
  await atHome();

  // Together, and the other way round.
  expect(await demo.pinch({ x, y }, { scale: 0.5, turn: -60 })).toBe('demo');
  await words(/^Pinch 50 %, Rotate -60°$/);
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

  // In a narrower field the face is in the new middle, and back again in the old one.
  const wide = await demo.stage();
  await narrow(demo);
  await demo.waitForNode('face', ({ position }) => position.x === 160);
  await widen(demo, wide.width);
  await atHome();
});
