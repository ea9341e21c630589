import { defineCheck } from '../../types/check';
import { choosePicture, chooseText } from '../../types/files';
import { outOfStep } from '../../types/in-step';
import { narrow, widen } from '../../types/narrow';
import { savedPicture } from '../../types/saved-picture';

export default defineCheck(async ({ demo, expect }) => {
  const says = (text: string) =>
    demo.waitFor(
      () => demo.text(),
      (shown) => shown.includes(text),
    );
  const press = (name: string) => demo.control('button', name).click();
  const isRed = ([red = 0, green = 0]: readonly number[]) => red > 180 && green < 110;
  /** Waits until the flag is where it is expected, in parts of the picture's width and height as it is seen. */
  const flagAt = async (across: number, down: number) => {
    await demo.waitFor(
      async () => {
        const { rect } = await demo.node('picture');
        return demo.pixel({ x: rect.x + across * rect.width, y: rect.y + down * rect.height });
      },
      (color) => isRed(color),
    );
  };

  // The flag is at the left above; its place tells how the picture lies.
  await says('Turned by 0°. 960 × 720 pixels.');
  await flagAt(0.23, 0.12);
  const shape = (await demo.node('picture')).rect;
  expect(shape.width / shape.height).toBeCloseTo(4 / 3, 1);

  await press('↻ Rotate right');
  await says('Turned by 90°. 720 × 960 pixels.');
  await flagAt(0.88, 0.23);
  const turned = (await demo.node('picture')).rect;
  expect(turned.height / turned.width).toBeCloseTo(4 / 3, 1);
  expect(turned.y).toBeGreaterThan(10);

  // Flips are across the screen, also when the picture is turned.
  await press('⇄ Flip horizontal');
  await flagAt(0.12, 0.23);
  await press('⇅ Flip vertical');
  await flagAt(0.12, 0.77);
  await says('Turned by 270°. 720 × 960 pixels.');
  await press('↺ Rotate left');
  await flagAt(0.77, 0.88);
  await says('Turned by 180°.');

  // Undo, by button and by key, and back to the start.
  await press('Undo');
  await flagAt(0.12, 0.77);
  await demo.key('Control+z');
  await flagAt(0.12, 0.23);
  await press('Reset');
  await says('Turned by 0°. 960');
  await press('Undo');
  await flagAt(0.12, 0.23);
  await press('⇅ Flip vertical');
  await says('Turned by 270°.');

  // What is saved is the picture alone, with all its pixels and its transparency.
  const saved = await savedPicture(demo, 'Save PNG', [
    { x: 0.12 * 720, y: 0.77 * 960 },
    { x: 2, y: 2 },
  ]);
  expect([saved.type, saved.width, saved.height]).toEqual(['image/png', 720, 960]);
  expect(isRed(saved.pixels[0] ?? [])).toBe(true);
  expect(saved.pixels[1]?.[3]).toBe(0);

  // A picture of one's own is shown as it is. What is not a picture is said, and changes nothing.
  await press('↻ Rotate right');
  await choosePicture(demo, 'Picture', { width: 31, height: 11, color: '#d01010' });
  await says('Turned by 0°. 31 × 11 pixels.');
  await flagAt(0.5, 0.5);
  await press('↻ Rotate right');
  const small = await savedPicture(demo, 'Save PNG', []);
  expect([small.width, small.height]).toEqual([11, 31]);
  await chooseText(demo, 'Picture', 'not a picture');
  await says('This file is not a picture.');
  await press('⇄ Flip horizontal');
  await says('Flipped, turned by 270°. 11 × 31 pixels.');

  // A narrow page keeps how it lies.
  const stage = await demo.stage();
  await narrow(demo);
  await flagAt(0.5, 0.5);
  await widen(demo, stage.width);
  const { rotation, scale } = await demo.node('picture');
  expect([rotation, Math.sign(scale.x)]).toEqual([270, -1]);
  expect(await outOfStep(demo)).toEqual([]);

  // A finger on the picture scrolls the page.
  expect(await demo.swipe('picture', { x: 0, y: -60 })).toBe('browser');
});
