import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const view = await demo.stage();
  const corner = async () => {
    const { x, y } = await demo.stage();
    return { x: -x, y: -y };
  };
  const cornerIs = (x: number, y: number) =>
    demo.waitFor(corner, (now) => Math.abs(now.x - x) < 1.5 && Math.abs(now.y - y) < 1.5);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** Waits until the hit graph has the node where it is: it is drawn with the next frame. */
  const canBeHit = (id: string) =>
    demo.waitFor(
      () =>
        demo.evaluate((konva, given) => {
          const stage = konva.stages[0];
          const place = stage?.findOne(`#${given}`)?.absolutePosition();
          return stage && place ? (stage.getIntersection(place)?.id() ?? '') : '';
        }, id),
      (found) => found === id,
    );
  /** A place of the view, away from its edges, that is free of plants; this one does not count. */
  const freePlace = (id: string) =>
    demo.evaluate((konva, given) => {
      const stage = konva.stages[0];
      const places = (stage?.find('.plant') ?? [])
        .filter((node) => node.id() !== given)
        .map((node) => node.absolutePosition());
      for (let y = 160; stage && y < stage.height() - 90; y += 15) {
        for (let x = 120; x < stage.width() - 120; x += 15) {
          if (places.every((one) => Math.hypot(one.x - x, one.y - y) > 70)) return { x, y };
        }
      }
      throw new Error('There is a plant everywhere.');
    }, id);
  const plant = (number: number) => demo.node(`#plant-${number}`);

  expect(await demo.count('.plant')).toBe(100);
  await says('of 100 are in the bed of their kind.');
  await cornerIs(600, 610);

  // Held near the right edge: the garden scrolls, and the plant stays below the pointer.
  const start = await plant(71);
  await demo.press('#plant-71');
  const hand = { x: view.width - 16, y: view.height / 2 };
  await demo.moveTo(hand);
  await demo.waitFor(corner, ({ x }) => x > 750);
  const carried = await plant(71);
  expect(
    Math.hypot(carried.absolutePosition.x - hand.x, carried.absolutePosition.y - hand.y),
  ).toBeLessThan(8);
  expect(carried.position.x).toBeGreaterThan(start.position.x + 150);
  // Away from the edge, it stops.
  const spot = await freePlace('plant-71');
  await demo.moveTo(spot);
  let seen = NaN;
  const rest = await demo.waitFor(corner, ({ x }) => {
    const isStill = x === seen;
    seen = x;
    return isStill;
  });
  expect(rest.y).toBe(610);
  await demo.release();
  const planted = await plant(71);
  expect(planted.absolutePosition.x).toBeCloseTo(spot.x, -1);
  // Nothing scrolls after the drag, wherever the pointer is.
  await demo.moveTo({ x: view.width - 6, y: view.height - 6 });
  await demo.moveTo({ x: view.width - 5, y: view.height - 5 });
  await cornerIs(rest.x, 610);

  // A finger beside the plants moves the garden, a finger on a plant takes it along.
  const empty = await freePlace('');
  expect(await demo.swipe(empty, { x: 60, y: -50 })).toBe('demo');
  await cornerIs(rest.x - 60, 660);
  await canBeHit('plant-71');
  const finger = await demo.finger('#plant-71');
  await finger.moveTo({ x: view.width / 2, y: view.height - 14 });
  // As far as the garden's end, and its fence keeps the plant.
  await demo.waitFor(corner, ({ y }) => y > 1300 - view.height - 0.5);
  expect(await finger.lift()).toBe('demo');
  const dropped = await demo.waitForNode(
    '#plant-71',
    ({ position }) => position.y > planted.position.y + 110,
  );
  expect(dropped.absolutePosition.y).toBeCloseTo(view.height - 27, 0);
  expect((await corner()).x).toBeCloseTo(rest.x - 60, 0);

  // Steps back bring the plant back, and not the view.
  const seenNow = await corner();
  await demo.control('button', 'Undo').click();
  await demo.waitForNode('#plant-71', ({ position }) => position.x === planted.position.x);
  await demo.control('button', 'Undo').click();
  const back = await demo.waitForNode(
    '#plant-71',
    ({ position }) => position.x === start.position.x,
  );
  expect(back.position).toEqual(start.position);
  expect(await demo.control('button', 'Undo').isDisabled()).toBe(true);
  await cornerIs(seenNow.x, seenNow.y);

  // Keys choose a plant, move it, and the view goes along.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('PageDown');
  const second = await demo.waitForNode('#plant-72', ({ attrs }) => attrs['cropY'] === 216);
  await demo.key('Shift+ArrowRight');
  await demo.key('ArrowDown');
  await demo.waitForNode(
    '#plant-72',
    ({ position }) =>
      position.x === second.position.x + 100 && position.y === second.position.y + 20,
  );
  await demo.key('PageUp');
  await demo.key('PageUp');
  const last = await demo.waitForNode('#plant-70', ({ attrs }) => attrs['cropY'] === 216);
  expect(last.absolutePosition.x).toBeLessThan(view.width);
  expect(last.absolutePosition.y).toBeLessThan(view.height);
  await demo.key('Control+z');
  await demo.key('Control+z');
  await demo.waitForNode('#plant-72', ({ position }) => position.x === second.position.x);

  // A narrow page shows less of the same garden.
  const wide = await corner();
  await narrow(demo);
  await cornerIs(wide.x, (await corner()).y);
  expect(await outOfStep(demo)).toEqual([]);
});
