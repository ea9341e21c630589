import type Konva from 'konva';
import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const stage = await demo.stage();
  const scale = stage.width / 480;
  const button = (name: string) => demo.control('button', name);
  const cell = (id: number) => demo.node(`#cell-${id}`);
  const running = () => demo.evaluate((konva) => konva.Animation.animations.size);
  const tensions = () =>
    demo.evaluate((konva) =>
      (konva.stages[0]?.find<Konva.Line>('.cell') ?? []).map((node) => node.tension()),
    );
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  const pause = async () => {
    await button('Pause').click();
    await demo.waitFor(running, (count) => count === 0);
  };

  // All outlines swing, each in its own way; nothing else moves.
  const places = (await demo.nodes('cell')).map(({ position }) => position);
  expect(places).toHaveLength(6);
  const first = await tensions();
  await demo.waitFor(tensions, (now) => now.every((tension, i) => tension !== first[i]));
  await demo.waitFor(
    () => demo.text(),
    (text) =>
      /Frames per second\s+\d+\s+Moving, a frame\s+[\d<].* ms\s+Drawing, a frame\s+[\d<].* ms/.test(
        text,
      ),
  );
  await pause();
  const rest = await tensions();
  expect(new Set(rest).size).toBe(6);
  expect(rest.every((tension) => tension >= -0.4001 && tension <= 1.5001)).toBe(true);
  expect((await demo.nodes('cell')).map(({ position }) => position)).toEqual(places);

  // A drag moves one in both directions, and keeps its outline. It stays in the field.
  const { absolutePosition: from, position } = await cell(0);
  const toX = position.x < 240 ? 90 : -90;
  await demo.drag(from, { x: toX * scale, y: 30 * scale });
  await demo.waitForNode(
    '#cell-0',
    (node) =>
      Math.abs(node.position.x - position.x - toX) < 1.5 &&
      Math.abs(node.position.y - position.y - 30) < 1.5,
  );
  await says('Cell 1 of 6');
  expect(await tensions()).toEqual(rest);
  const moved = await cell(0);
  await demo.drag(moved.absolutePosition, { x: 0, y: -500 });
  const top = await demo.waitForNode('#cell-0', (node) => node.position.y === 20);

  // A finger drags, and the page does not scroll; between the cells, it does.
  expect(await demo.swipe(top.absolutePosition, { x: -30 * scale, y: 60 * scale })).toBe('demo');
  const swiped = await demo.waitForNode('#cell-0', (node) => Math.abs(node.position.y - 80) < 1.5);
  expect(await demo.swipe({ x: 5, y: 5 }, { x: 0, y: 50 })).toBe('browser');

  // The keyboard chooses a cell and moves it.
  await button('Next cell').click();
  await says('Cell 2 of 6');
  const second = await cell(1);
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('ArrowLeft');
  await demo.key('Shift+ArrowUp');
  await demo.waitForNode(
    '#cell-1',
    ({ position: now }) => now.x === second.position.x - 10 && now.y === second.position.y - 1,
  );

  // More cells are smaller, and have their tension at once. Those that were there keep their places.
  await demo.control('slider', 'Cells').fill('60');
  await demo.waitFor(
    () => demo.count('cell'),
    (count) => count === 60,
  );
  await demo.waitFor(tensions, (now) => now.length === 60 && now.every((tension) => tension !== 0));
  const small = await demo.waitForNode('#cell-0', ({ rect }) => rect.width < swiped.rect.width / 2);
  expect(small.position).toEqual(swiped.position);

  // Without the hit graph, nothing is found.
  await demo.control('checkbox', 'Hit graph').check(false);
  await demo.waitFor(
    () =>
      demo.evaluate((konva) => {
        const at = konva.stages[0]?.findOne('#cell-59')?.absolutePosition();
        return at && konva.stages[0]?.getIntersection(at)?.name();
      }),
    (found) => found !== 'cell',
  );

  await narrow(demo);
  expect((await cell(0)).position).toEqual(swiped.position);
  await widen(demo, stage.width);
  expect(await outOfStep(demo)).toEqual([]);

  // It goes on where it has stopped.
  const before = await tensions();
  await button('Play').click();
  await demo.waitFor(tensions, (now) => now.every((tension, i) => tension !== before[i]));
  await pause();
});
