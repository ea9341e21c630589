import type Konva from 'konva';
import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const stage = await demo.stage();
  const scale = (await demo.node('Layer')).scale.x;
  const cell = (id: number) => demo.node(`#cell-${id}`);
  const running = () => demo.evaluate((konva) => konva.Animation.animations.size);
  const tensions = () =>
    demo.evaluate((konva) =>
      (konva.stages[0]?.find<Konva.Line>('.cell') ?? []).map((node) => node.tension()),
    );
  const pause = async () => {
    await demo.control('button', 'Pause').click();
    await demo.waitFor(running, (count) => count === 0);
  };

  // All outlines swing, each in its own way; nothing else moves.
  const places = (await demo.nodes('cell')).map(({ position }) => position);
  expect(places).toHaveLength(6);
  const first = await tensions();
  await demo.waitFor(tensions, (now) => now.every((tension, i) => tension !== first[i]));
  await pause();
  const rest = await tensions();
  expect(new Set(rest).size).toBe(6);
  expect(rest.every((tension) => tension >= -0.4001 && tension <= 1.5001)).toBe(true);
  expect((await demo.nodes('cell')).map(({ position }) => position)).toEqual(places);

  // A drag moves one in both directions, and keeps its outline.
  const { absolutePosition: from, position } = await cell(1);
  await demo.drag(from, { x: 60 * scale, y: -30 * scale });
  const moved = await demo.waitForNode(
    '#cell-1',
    ({ attrs, position: now }) =>
      attrs.strokeWidth === 4 &&
      Math.abs(now.x - position.x - 60) < 1.5 &&
      Math.abs(now.y - position.y + 30) < 1.5,
  );
  expect(await tensions()).toEqual(rest);

  // A finger drags, and the page does not scroll; between the cells, it does.
  expect(await demo.swipe(moved.absolutePosition, { x: -60 * scale, y: 30 * scale })).toBe('demo');
  const swiped = await demo.waitForNode(
    '#cell-1',
    (node) => Math.abs(node.position.y - position.y) < 1.5,
  );
  expect(await demo.swipe({ x: 5, y: 5 }, { x: 0, y: 50 })).toBe('browser');

  // The keyboard chooses a cell and moves it.
  const second = await cell(2);
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('PageDown');
  await demo.key('ArrowLeft');
  await demo.key('Shift+ArrowUp');
  await demo.waitForNode(
    '#cell-2',
    ({ position: now }) => now.x === second.position.x - 10 && now.y === second.position.y - 1,
  );
  expect((await cell(1)).attrs.strokeWidth).toBe(1.5);

  await narrow(demo);
  expect((await cell(1)).position).toEqual(swiped.position);
  await widen(demo, stage.width);
  expect(await outOfStep(demo)).toEqual([]);
  expect(await tensions()).toEqual(rest);

  // It goes on where it has stopped.
  await demo.control('button', 'Play').click();
  await demo.waitFor(tensions, (now) => now.every((tension, i) => tension !== rest[i]));
  await pause();
});
