import { defineCheck } from '../../../types/check';

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

  // A press without a move is no drag.
  await demo.click('ball');
  expect(await counts()).toEqual([0, 0, 0]);

  // Two pixels are below the drag distance, three are not.
  const { position } = await demo.node('ball');
  await demo.press('ball');
  await demo.moveTo({ x: position.x + 2, y: position.y });
  expect(await counts()).toEqual([0, 0, 0]);
  await demo.moveTo({ x: position.x + 40, y: position.y + 20 });
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
  expect(dropped.position.x).toBeCloseTo(position.x + 40, 0);

  await demo.drag('ball', { x: -60, y: 10 });
  await demo.waitFor(counts, ([starts, , ends]) => starts === 2 && ends === 2);
  expect(await count('dragmove')).toBeGreaterThan(moves);
});
