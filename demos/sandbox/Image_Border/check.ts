import { defineCheck, type Point } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';

const MAT = { width: 640, height: 480 };
const STICKER = { width: 312, height: 336 };
/** Pixels of the drawing for one unit of the mat. */
const DETAIL = 520 / STICKER.width;

export default defineCheck(async ({ demo, expect }) => {
  const scaleNow = async () => {
    const { width, height } = await demo.stage();
    return Math.min(width / MAT.width, height / MAT.height);
  };
  /** A point of the drawing on the stage. */
  const at = async (x: number, y: number): Promise<Point> => {
    const scale = await scaleNow();
    const middle = (await demo.node('sticker')).absolutePosition;
    return {
      x: middle.x + (x / DETAIL - STICKER.width / 2) * scale,
      y: middle.y + (y / DETAIL - STICKER.height / 2) * scale,
    };
  };
  const isNear = (wanted: readonly number[]) => (color: readonly number[]) =>
    wanted.every((value, i) => Math.abs(value - (color[i] ?? NaN)) < 6);
  const shows = (point: Point, color: readonly number[]) =>
    demo.waitFor(() => demo.pixel(point), isNear(color));
  /** The mat is green: its sticker is not. */
  const showsMat = (point: Point) =>
    demo.waitFor(
      () => demo.pixel(point),
      ([red = 0, green = 0, blue = 0]) => green > red + 30 && green > blue + 5,
    );
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const isAt = (x: number, y: number) =>
    demo.waitForNode(
      'sticker',
      ({ position }) => Math.abs(position.x - x) < 1 && Math.abs(position.y - y) < 1,
    );
  const size = demo.control('slider', 'Border');

  // The border runs along the contour: right of the large cap, and not in the corners of the picture's box.
  const beside = await at(440, 234);
  const corner = await at(30, 60);
  await says('Border of 12 in white.');
  await shows(beside, [255, 255, 255]);
  await showsMat(corner);
  const farther = await at(458, 222);
  await showsMat(farther);

  // Its width and color change, and the picture keeps its own.
  await size.fill('28');
  await says('Border of 28 in white.');
  await shows(farther, [255, 255, 255]);
  await demo.control('radio', 'Coral').check(true);
  await says('Border of 28 in coral.');
  await shows(farther, [255, 107, 94]);
  await shows(await at(230, 148), [255, 246, 228]);
  await size.focus();
  await demo.key('Home');
  await says('No border.');
  await showsMat(beside);

  // Only what is seen can be grabbed: the mushrooms, the border while there is one, and no corner.
  const stage = await demo.stage();
  const scale = await scaleNow();
  await demo.drag(beside, { x: 40, y: 10 });
  await isAt(290, 236);
  await size.fill('12');
  await shows(beside, [255, 107, 94]);
  await demo.hover(corner);
  expect(await demo.cursor()).toBe('auto');
  await demo.drag(corner, { x: 40, y: 10 });
  await isAt(290, 236);
  await demo.hover(beside);
  expect(await demo.cursor()).toBe('grab');
  await demo.drag(beside, { x: 40 * scale, y: -20 * scale });
  await isAt(330, 216);

  // A finger moves it as far as the mat, and scrolls the page beside it.
  expect(await demo.swipe(await at(246, 200), { x: -60 * scale, y: 50 * scale })).toBe('demo');
  await isAt(270, 266);
  expect(await demo.swipe(await at(30, 60), { x: 0, y: -50 })).toBe('browser');
  await isAt(270, 266);
  await demo.drag(await at(246, 200), { x: -stage.width, y: 0 });
  await isAt(0, 266);
  expect(await outOfStep(demo)).toEqual([]);

  // The keyboard moves it, and the border stays around it.
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  for (let i = 0; i < 3; i += 1) await demo.key('ArrowRight');
  await demo.key('ArrowUp');
  await isAt(24, 258);
  await shows(await at(440, 234), [255, 107, 94]);

  await narrow(demo);
  await isAt(24, 258);
  await shows(await at(440, 234), [255, 107, 94]);
  await demo.drag(await at(380, 250), { x: 100, y: 0 });
  await isAt(24 + 100 / (320 / MAT.width), 258);
  await widen(demo, stage.width);
  expect(await outOfStep(demo)).toEqual([]);
});
