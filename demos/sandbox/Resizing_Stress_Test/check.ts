import type Konva from 'konva';
import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (pattern: RegExp) =>
    demo.waitFor(
      () => demo.text(),
      (text) => pattern.test(text),
    );
  const stage = await demo.stage();
  const scale = stage.width / 600;
  /** A point of the picture, on the stage. */
  const at = (x: number, y: number) => ({ x: x * scale, y: y * scale });
  /** What a reader sees of the selection, and how often all dots were drawn. */
  const seen = () =>
    demo.evaluate((konva) => {
      const [ground, top] = konva.stages[0]?.getLayers() ?? [];
      const lifted = top?.findOne<Konva.Group>('.lifted');
      const handle = top?.findOne<Konva.Rect>('.handle');
      return {
        lifted: lifted?.getChildren().length ?? 0,
        resting: ground?.find('.dot').length ?? 0,
        isCached: lifted?.isCached() ?? false,
        listens: ground?.listening(),
        follows: ['x', 'y', 'rotation', 'scaleX', 'scaleY'].every(
          (key) => Math.abs(lifted?.getAttr(key) - handle?.getAttr(key)) < 1e-9,
        ),
        draws: Number(document.body.dataset.draws ?? 0),
      };
    });
  const handle = () => demo.node('handle');
  const placed = (test: (place: { x: number; y: number }) => boolean) =>
    demo.waitForNode('handle', ({ position, visible }) => visible && test(position));
  const isAbout = (value: number, wanted: number) => Math.abs(value - wanted) < 1.5;

  await says(/^.*none selected/s);
  expect(Math.abs((await seen()).resting / 10_000 - 1)).toBeLessThan(0.03);
  expect((await seen()).listens).toBe(false);
  expect(await button('Undo').isDisabled()).toBe(true);
  expect(await button('Turn').isDisabled()).toBe(true);

  // Fewer dots: what follows is the same, and quicker to draw.
  await demo.control('slider', 'Dots').fill('2000');
  const { resting: all } = await demo.waitFor(seen, ({ resting }) => resting < 2100);
  expect(Math.abs(all / 2000 - 1)).toBeLessThan(0.03);

  // A rectangle around the orange carp lifts its dots into one cached group.
  await demo.drag(at(60, 100), { x: 290 * scale, y: 180 * scale });
  await says(/^.*[\d,]+ of [\d,]+ dots, 100 %, 0°/s);
  const first = await seen();
  expect(first.lifted).toBeGreaterThan(350);
  expect(first.lifted + first.resting).toBe(all);
  expect([first.isCached, first.follows]).toEqual([true, true]);
  const { id, position } = await demo.evaluate((konva) => {
    const dot = konva.stages[0]?.findOne<Konva.Group>('.lifted')?.getChildren()[0];
    return { id: dot?.id() ?? '', position: { x: dot?.x() ?? NaN, y: dot?.y() ?? NaN } };
  });
  const box = await handle();

  // While it is dragged and resized, the thousands are not drawn.
  await demo.evaluate((konva) => {
    konva.stages[0]?.getLayers()[0]?.on('draw', () => {
      document.body.dataset.draws = String(Number(document.body.dataset.draws ?? 0) + 1);
    });
  });
  await demo.drag(at(200, 190), { x: 90 * scale, y: 40 * scale });
  await placed(({ x, y }) => isAbout(x, box.position.x + 90) && isAbout(y, box.position.y + 40));
  const corner = await demo.node('.bottom-right');
  const { x: cornerX, y: cornerY } = corner.absolutePosition;
  await demo.drag({ x: cornerX, y: cornerY }, { x: -60 * scale, y: -40 * scale });
  const small = await demo.waitForNode('handle', (node) => node.scale.x < 0.9);
  expect(small.scale.y).toBeCloseTo(small.scale.x, 6);
  await says(new RegExp(`dots, ${Math.round(small.scale.x * 100)} %`));
  const held = await seen();
  expect(held.draws, 'the dots at rest were drawn').toBe(0);
  expect(held.follows).toBe(true);

  // Dropped, the dots have their places and radii from the transform.
  const pivot = (await handle()).position;
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Escape');
  await says(/none selected/);
  const dropped = await demo.waitForNode(`#${id}`, (node) => node.position.x !== position.x);
  expect(dropped.position.x).toBeCloseTo(
    pivot.x + (position.x - box.position.x) * small.scale.x,
    3,
  );
  expect(dropped.position.y).toBeCloseTo(
    pivot.y + (position.y - box.position.y) * small.scale.x,
    3,
  );
  expect(await seen().then(({ lifted, resting }) => [lifted, resting])).toEqual([0, all]);

  // Undo goes back step by step, to the selection and to its places.
  await demo.key('Control+z');
  await demo.waitForNode('handle', ({ visible, scale: size }) => visible && size.x === 1);
  await button('Undo').click();
  await placed(({ x, y }) => x === box.position.x && y === box.position.y);
  expect((await demo.node(`#${id}`)).position).toEqual(position);
  expect(await button('Undo').isDisabled()).toBe(true);
  await button('Redo').click();
  await placed(({ x }) => isAbout(x, box.position.x + 90));
  await button('Undo').click();

  // The keyboard selects, moves, resizes and turns.
  await button('Leaves').click();
  await demo.waitFor(
    () => seen(),
    (now) => now.lifted > 60 && now.lifted !== first.lifted,
  );
  const before = (await handle()).position;
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Shift+ArrowRight');
  await demo.key('ArrowUp');
  await demo.key('+');
  await demo.key(']');
  await says(/dots, 110 %, 5°/);
  await placed(({ x, y }) => x === before.x + 20 && y === before.y - 4);

  // It turns by itself for the measurement, and keeps its angle.
  await button('Turn').click();
  await says(
    /Frames per second\s+\d+\s+Moving, a frame\s+[\d<].* ms\s+Drawing, a frame\s+[\d<].* ms/,
  );
  await button('Stop').click();
  await demo.waitFor(
    () => demo.evaluate((konva) => konva.Animation.animations.size),
    (count) => count === 0,
  );
  const turned = await demo.waitForNode('handle', ({ rotation }) => Math.abs(rotation - 5) > 1);
  await says(new RegExp(`110 %, ${Math.round(turned.rotation)}°`));
  await demo.control('checkbox', 'Cached').check(false);
  await demo.waitFor(
    () => seen(),
    (now) => !now.isCached,
  );

  // In a narrow page, everything keeps its place in the picture.
  await narrow(demo);
  const thin = await placed(() => true);
  expect(thin.position).toEqual(turned.position);
  expect(thin.absolutePosition.x).toBeCloseTo((turned.position.x * 320) / 600, 3);
  await widen(demo, stage.width);
  expect(await outOfStep(demo)).toEqual([]);

  // A finger draws a rectangle, too; around nothing it drops. Fewer dots begin anew.
  expect(await demo.swipe(at(20, 395), { x: 120 * scale, y: -60 * scale })).toBe('demo');
  await says(/dots, 100 %, 0°/);
  await demo.tap(at(590, 5));
  await says(/none selected/);
  await demo.control('slider', 'Dots').fill('1000');
  await demo.waitFor(
    () => seen(),
    ({ resting }) => resting > 0 && resting < 1040,
  );
  expect(await button('Undo').isDisabled()).toBe(true);

  // Ctrl+A selects all dots, and none of the words around them.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Control+a');
  await demo.waitFor(
    () => demo.text(),
    (shown) => !shown.includes('none selected'),
  );
  expect(await demo.evaluate(() => String(getSelection()))).toBe('');
});
