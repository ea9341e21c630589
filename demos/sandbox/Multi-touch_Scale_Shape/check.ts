import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(words),
    );
  const focusCanvas = () =>
    demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  const sized = (id: string, size: number) =>
    demo.waitForNode(`#${id}`, ({ scale }) => Math.abs(scale.x - size) < 0.01);
  const { width } = await demo.stage();
  const star = await demo.node('#star');
  const kite = await demo.node('#kite');
  // Pixels for a unit of the scene.
  const unit = star.rect.width / (224 * 0.85);
  const round = await demo.node('#round');
  await says('The round lantern is lit: 115% of its size.');

  // A tap lights a lantern, and puts out the other one.
  await demo.tap(star.absolutePosition);
  await says('The star lantern is lit: 85%');
  const rowOf = async (id: string) => (await demo.node(id)).attrs['cropY'];
  expect([await rowOf('#round'), await rowOf('#star'), await rowOf('#kite')]).toEqual([0, 448, 0]);

  // Two fingers far from it: it grows by the ratio of their distances, around its middle. The browser leaves them to the demo.
  const river = { x: width / 2, y: 300 * unit };
  const first = await demo.finger({ x: river.x - 50, y: river.y });
  const second = await demo.finger({ x: river.x + 30, y: river.y });
  await second.moveTo({ x: river.x + 110, y: river.y });
  const grown = await sized('star', 1.7);
  expect(grown.position.x).toBeCloseTo(star.position.x + 40 / unit, 0);
  expect(grown.position.y).toBeCloseTo(star.position.y, 1);
  // It is beyond its largest size, and back by as much as the fingers come back.
  await second.moveTo({ x: river.x + 190, y: river.y });
  await says('240% of its size, the largest');
  await second.moveTo({ x: river.x + 70, y: river.y });
  await sized('star', 1.275);
  // The finger that is left drags it on.
  expect(await first.lift()).toBe('demo');
  await second.moveTo({ x: river.x + 40, y: river.y - 24 });
  expect(await second.lift()).toBe('demo');
  const dragged = await demo.waitForNode(
    '#star',
    ({ position }) => position.y < star.position.y - 1,
  );
  expect(dragged.position.y).toBeCloseTo(star.position.y - 24 / unit, 0);
  expect(dragged.position.x).toBeCloseTo(star.position.x + (20 - 30) / unit, 0);
  expect(dragged.scale.x).toBeCloseTo(1.275, 2);

  // The pinch is one step, and the drag after it another one.
  await demo.control('button', 'Undo').click();
  await demo.waitForNode('#star', ({ position }) => Math.abs(position.y - star.position.y) < 0.1);
  await sized('star', 1.275);
  await focusCanvas();
  await demo.key('Control+z');
  await sized('star', 0.85);

  // A second finger ends a drag of the first: both scale from there.
  const holding = await demo.finger(kite.absolutePosition);
  await holding.moveTo({ x: kite.absolutePosition.x - 40, y: kite.absolutePosition.y + 30 });
  await says('The kite lantern is lit');
  const other = await demo.finger({
    x: kite.absolutePosition.x - 40,
    y: kite.absolutePosition.y + 130,
  });
  await other.moveTo({ x: kite.absolutePosition.x - 40, y: kite.absolutePosition.y + 80 });
  const halved = await sized('kite', 0.5);
  expect(halved.position.x).toBeCloseTo(kite.position.x - 40 / unit, 0);
  expect(halved.position.y).toBeCloseTo(kite.position.y + (30 - 25) / unit, 0);
  await holding.lift();
  await other.lift();
  expect(await outOfStep(demo)).toEqual([]);

  // A pinch that the browser takes away has ended: the next one is another step.
  await demo.finger({ x: river.x - 50, y: river.y });
  const taken = await demo.finger({ x: river.x + 30, y: river.y });
  await taken.moveTo({ x: river.x + 110, y: river.y });
  await sized('kite', 1);
  await taken.cancel();
  const again = await demo.finger({ x: river.x - 50, y: river.y });
  const last = await demo.finger({ x: river.x + 110, y: river.y });
  await last.moveTo({ x: river.x + 30, y: river.y });
  await sized('kite', 0.5);
  await again.lift();
  await last.lift();
  await demo.control('button', 'Undo').click();
  await sized('kite', 1);
  await demo.control('button', 'Undo').click();
  await sized('kite', 0.5);

  // The mouse: a drag with Shift scales and does not move, Ctrl with the wheel scales what is under it, a drag ends in the sky.
  const middle = round.absolutePosition;
  await demo.evaluate(() => {
    // The mouse of a check has no modifiers while it is down.
    const hold = (event: MouseEvent) =>
      Object.defineProperty(event, 'shiftKey', {
        get: () => document.body.dataset['shift'] === 'on',
      });
    for (const type of ['pointerdown', 'pointermove', 'mousedown', 'mousemove'] as const) {
      window.addEventListener(type, hold, true);
    }
    document.body.dataset['shift'] = 'on';
  });
  await demo.press({ x: middle.x + 30, y: middle.y });
  await demo.moveTo({ x: middle.x, y: middle.y - 48 });
  const wide = await sized('round', 1.15 * 1.6);
  expect(wide.position).toEqual(round.position);
  await demo.release();
  await demo.moveTo({ x: middle.x + 5, y: middle.y });
  await says('The round lantern is lit: 184%');
  await demo.evaluate(() => delete document.body.dataset['shift']);
  await demo.wheel(middle, { y: 100 }, ['Control']);
  await sized('round', 1.84 * Math.exp(-0.2));
  await demo.drag(middle, { x: -300, y: -300 });
  const corner = await demo.waitForNode('#round', ({ position }) => position.x === 40);
  expect(corner.position.y).toBe(80);

  // The keyboard does it all.
  await focusCanvas();
  await demo.key('2');
  await demo.key('Shift+ArrowRight');
  await demo.key('ArrowDown');
  await says('The star lantern is lit: 85% of its size.');
  expect((await demo.node('#star')).position).toEqual({ x: 260, y: 215 });
  await demo.key('+');
  await sized('star', 0.935);
  await demo.control('button', 'Smaller').click();
  await sized('star', 0.85);
  await demo.control('radio', 'kite').click();
  await says('The kite lantern is lit: 50% of its size, the smallest');

  // Another width keeps the scene.
  await narrow(demo);
  expect((await demo.node('#round')).position).toEqual(corner.position);
  await widen(demo, width);
  expect((await demo.node('#round')).rect).toEqual(corner.rect);
  expect(await outOfStep(demo)).toEqual([]);
});
