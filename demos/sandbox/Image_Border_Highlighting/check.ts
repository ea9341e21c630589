import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

const WALL = { width: 720, height: 460 };
const PICTURE = { width: 222, height: 296 };

export default defineCheck(async ({ demo, expect }) => {
  const scaleNow = async () => {
    const { width, height } = await demo.stage();
    return Math.min(width / WALL.width, height / WALL.height);
  };
  const picture = async (index: number) => {
    const node = (await demo.nodes('picture'))[index];
    if (!node) throw new Error(`There is no picture ${index}.`);
    return node;
  };
  /** A point of a picture on the stage, in units of the wall from its left top corner. */
  const on = async (index: number, x: number, y: number): Promise<Point> => {
    const corner = (await picture(index)).absolutePosition;
    const scale = await scaleNow();
    return { x: corner.x + x * scale, y: corner.y + y * scale };
  };
  /** Waits until these two have their border or not, and the line says so. */
  const borders = async (heron: boolean, owl: boolean) => {
    await demo.waitFor(
      async () => (await demo.nodes('picture')).map(({ attrs }) => attrs['strokeEnabled']),
      ([first, second]) => first === heron && second === owl,
    );
    const words =
      heron && owl ? 'Both pictures have their border.' : `${heron ? 'Owl' : 'Heron'}: no`;
    await demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  };
  const isAt = (index: number, x: number, y: number) =>
    demo.waitFor(
      () => picture(index),
      ({ position }) => Math.abs(position.x - x) < 1 && Math.abs(position.y - y) < 1,
    );
  const isRed = ([red = 0, green = 0]: readonly number[]) => red > 170 && green < 80;

  const stage = await demo.stage();
  const scale = await scaleNow();
  await borders(true, true);
  const edge = await on(1, PICTURE.width + 5, 150);
  await demo.waitFor(() => demo.pixel(edge), isRed);

  // On the border itself: it disappears and stays away, though the mouse is no longer over anything that is seen.
  await demo.hover(edge);
  await borders(true, false);
  await demo.waitFor(
    () => demo.pixel(edge),
    (color) => !isRed(color),
  );
  await demo.hover({ x: edge.x, y: edge.y + 4 });
  await borders(true, false);
  await demo.hover(await on(0, 100, 100));
  await borders(false, true);
  await demo.hover({ x: 4, y: stage.height - 4 });
  await borders(true, true);
  await demo.waitFor(() => demo.pixel(edge), isRed);

  // The wall's edge holds the picture back, and the mouse goes on alone: the border is back.
  await demo.drag(await on(1, 60, 60), { x: 0, y: 600 * scale });
  await borders(true, true);
  await demo.control('button', 'Hang back').click();

  // The mouse drags a picture, drops it with its border, and takes the border away again with the next move.
  await demo.drag(await on(1, 60, 60), { x: 30 * scale, y: 20 * scale });
  await isAt(1, 418, 102);
  await borders(true, true);
  await demo.hover(await on(1, 90, 90));
  await borders(true, false);

  // A finger that rests on a picture does what the mouse does.
  const finger = await demo.finger(await on(0, 100, 100));
  await borders(false, true);
  expect(await finger.lift()).toBe('demo');
  await borders(true, true);

  // A finger drags, as far as the wall with the border goes; lifted, the border is back. Beside the pictures the page scrolls.
  expect(await demo.swipe(await on(0, 100, 100), { x: -400 * scale, y: 30 * scale })).toBe('demo');
  await isAt(0, 10, 112);
  await borders(true, true);
  expect(await demo.swipe({ x: stage.width / 2, y: stage.height - 6 }, { x: 0, y: -50 })).toBe(
    'browser',
  );
  expect(await outOfStep(demo)).toEqual([]);

  // The focus of its button does what the mouse does, and arrow keys move the picture.
  await demo.control('button', 'Heron').focus();
  await borders(false, true);
  await demo.key('ArrowRight');
  await demo.key('ArrowUp');
  await isAt(0, 20, 102);
  await demo.key('Tab');
  await borders(true, false);

  await narrow(demo);
  await isAt(0, 20, 102);
  await demo.drag(await on(1, 100, 100), { x: -40, y: 0 });
  await isAt(1, 418 - 40 / (320 / WALL.width), 102);
  await widen(demo, stage.width);
  await demo.control('button', 'Hang back').click();
  await isAt(0, 110, 82);
  await isAt(1, 388, 82);
  expect(await outOfStep(demo)).toEqual([]);
});
