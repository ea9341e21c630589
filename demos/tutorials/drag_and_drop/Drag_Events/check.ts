import { defineCheck } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const lit = async () => {
    const lamps = await demo.nodes('lamp');
    return lamps.filter((lamp) => lamp.attrs.fill !== '#efece4').map((lamp) => lamp.name);
  };
  const count = async (type: string) => {
    const label = await demo.node(`label-${type}`);
    return Number(String(label.attrs.text).split('\n')[1]);
  };
  const counts = async () => [
    await count('dragstart'),
    await count('dragmove'),
    await count('dragend'),
  ];
  expect(await lit()).toEqual([]);

  // A press without a move is not a drag.
  await demo.click('ball');
  expect(await counts()).toEqual([0, 0, 0]);

  // Two pixels are below the drag distance, three are not.
  const start = await demo.node('ball');
  const { x, y } = start.absolutePosition;
  await demo.press('ball');
  await demo.moveTo({ x: x + 2, y });
  expect(await counts()).toEqual([0, 0, 0]);
  await demo.moveTo({ x: x + 40, y: y + 20 });
  await demo.waitFor(lit, (names) => names.join() === 'lamp dragmove');
  expect(await count('dragstart')).toBe(1);
  expect(await count('dragend')).toBe(0);
  const moves = await count('dragmove');
  expect(moves).toBeGreaterThan(0);

  // Holding still fires nothing more; the release fires the end.
  await demo.release();
  await demo.waitFor(lit, (names) => names.join() === 'lamp dragend');
  expect(await counts()).toEqual([1, moves, 1]);
  const dropped = await demo.node('ball');
  expect(dropped.position.x).toBeCloseTo(start.position.x + 40, 0);
  expect(dropped.position.y).toBeCloseTo(start.position.y + 20, 0);

  await demo.drag('ball', { x: -60, y: 10 });
  await demo.waitFor(counts, ([starts, , ends]) => starts === 2 && ends === 2);
  const all = await count('dragmove');
  expect(all).toBeGreaterThan(moves);
  // The page says the same, for those who do not see the canvas.
  expect(await demo.text()).toContain(`dragstart 2, dragmove ${all}, dragend 2`);

  // The canvas and the state say the same.
  expect(await outOfStep(demo)).toEqual([]);

  // In a narrower frame the ball keeps its place in the scene.
  const { width: wide } = await demo.stage();
  await narrow(demo);
  const narrowed = await demo.node('ball');
  expect(narrowed.absolutePosition.x).toBeCloseTo(160 - 20, 0);
  expect(narrowed.position.y).toBeCloseTo(start.position.y + 30, 0);

  // As wide as before, what was changed in between is kept, around the old middle.
  await keepsPlaceWhenWide({ demo, expect }, 'ball', wide);
});
