import { defineCheck, type Point } from '../../../types/check';
import { outOfStep } from '../../../types/in-step';
import { keepsPlaceWhenWide, narrow } from '../../../types/narrow';

const CORAL = [242, 102, 74, 255];
const PAPER = [232, 235, 251, 255];
const EMPTY = [0, 0, 0, 0];

export default defineCheck(async ({ demo, expect }) => {
  const placeOf = async (name: string) => (await demo.node(name)).absolutePosition;
  /** A point of the window's own coordinates, on the stage. */
  const inWindow = async ({ x, y }: Point) => {
    const origin = await placeOf('window');
    return { x: origin.x + x, y: origin.y + y };
  };
  const pixelAt = async (point: Point) => (await demo.pixel(await inWindow(point))).slice();
  const clipIs = (width: number | undefined) =>
    demo.waitForNode('window', ({ attrs }) => attrs.clipWidth === width);

  await clipIs(150);
  // Coral begins left of the window and above it, and is cut off there.
  expect(await pixelAt({ x: 20, y: 30 })).toEqual(CORAL);
  expect(await pixelAt({ x: -10, y: 40 })).toEqual(EMPTY);
  expect(await pixelAt({ x: 40, y: -8 })).toEqual(EMPTY);
  expect(await pixelAt({ x: 170, y: 20 })).toEqual(EMPTY);

  // What is cut off cannot be dragged.
  const { width } = await demo.stage();
  const before = [await placeOf('window'), await placeOf('blobs')];
  await demo.drag(await inWindow({ x: -10, y: 40 }), { x: 30, y: 30 });
  expect([await placeOf('window'), await placeOf('blobs')]).toEqual(before);

  // A drag on the blobs moves them in the window, which stays.
  const start = await placeOf('window');
  await demo.drag(await inWindow({ x: 40, y: 40 }), { x: 30, y: 20 });
  const blobs = await demo.waitForNode('blobs', ({ position }) => position.x === 30);
  expect(blobs.position.y).toBe(20);
  expect(await placeOf('window')).toEqual(start);
  expect(await pixelAt({ x: -2, y: 60 })).toEqual(EMPTY);
  expect(await pixelAt({ x: 20, y: 60 })).toEqual(CORAL);

  // A drag on the paper takes the window along, with its clip and the blobs.
  await demo.drag(await inWindow({ x: 140, y: 10 }), { x: -20, y: 25 });
  await demo.waitForNode('window', ({ position }) => position.x === -95);
  expect(await placeOf('window')).toEqual({ x: start.x - 20, y: start.y + 25 });
  expect((await demo.node('blobs')).position).toEqual({ x: 30, y: 20 });
  expect(await pixelAt({ x: 145, y: 8 })).toEqual(PAPER);
  expect(await pixelAt({ x: 155, y: 8 })).toEqual(EMPTY);
  expect(await outOfStep(demo)).toEqual([]);

  // 0 is a width, no width is no clip.
  await demo.control('slider', 'Clip width').fill('0');
  await clipIs(0);
  expect(await pixelAt({ x: 20, y: 60 })).toEqual(EMPTY);
  await demo.control('slider', 'Clip width').fill('60');
  await clipIs(60);
  expect(await pixelAt({ x: 55, y: 155 })).toEqual(PAPER);
  expect(await pixelAt({ x: 65, y: 155 })).toEqual(EMPTY);
  await demo.control('checkbox', 'Clip').check(false);
  await clipIs(undefined);
  expect(await pixelAt({ x: 190, y: 5 })).toEqual(PAPER);
  await demo.control('checkbox', 'Clip').check(true);
  await clipIs(60);
  expect(await pixelAt({ x: 190, y: 5 })).toEqual(EMPTY);

  await narrow(demo);
  expect((await placeOf('window')).x).toBe(160 - 95);
  await keepsPlaceWhenWide({ demo, expect }, 'window', width);
});
