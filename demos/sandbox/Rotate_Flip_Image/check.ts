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
  await says('As it was. 960 × 720 pixels.');
  await flagAt(0.23, 0.12);
  expect(await demo.control('button', 'Undo').isDisabled()).toBe(true);
  const shape = (await demo.node('picture')).rect;
  expect(shape.width / shape.height).toBeCloseTo(4 / 3, 1);

  await press('↻ Rotate right');
  await says('Turned right. 720 × 960 pixels.');
  await flagAt(0.88, 0.23);
  const turned = (await demo.node('picture')).rect;
  expect(turned.height / turned.width).toBeCloseTo(4 / 3, 1);
  expect(turned.y).toBeGreaterThan(20);

  // Flips are across the screen, also when the picture is turned.
  await press('⇄ Flip horizontal');
  await flagAt(0.12, 0.23);
  await press('⇅ Flip vertical');
  await flagAt(0.12, 0.77);
  await says('Turned left. 720 × 960 pixels.');
  await press('↺ Rotate left');
  await flagAt(0.77, 0.88);
  await says('Upside down.');

  // Undo and redo, by button and by key.
  await press('Undo');
  await flagAt(0.12, 0.77);
  await demo.key('Control+z');
  await flagAt(0.12, 0.23);
  await demo.key('Control+Shift+z');
  await demo.key('Control+y');
  await says('Upside down.');
  await press('Reset');
  await says('As it was.');
  expect(await demo.control('button', 'Reset').isDisabled()).toBe(true);

  // The small copies are all eight orientations, for the mouse and for a finger, which can also scroll there.
  const copies = await demo.nodes('copy');
  expect(copies).toHaveLength(8);
  const [, , , left, mirrored] = copies;
  if (!left || !mirrored) throw new Error('There are fewer than five copies.');
  const middle = ({ rect }: typeof left) => ({
    x: rect.x + rect.width / 2,
    y: rect.y + rect.height / 2,
  });
  await demo.tap(middle(mirrored));
  await says('Flipped horizontally. 960');
  await flagAt(0.77, 0.12);
  await demo.click(middle(left));
  await says('Turned left.');
  expect(await demo.cursor()).toBe('pointer');
  expect(await demo.swipe(middle(left), { x: 0, y: -60 })).toBe('browser');

  // What is saved is the picture alone, with all its pixels and its transparency.
  const saved = await savedPicture(demo, 'Save PNG', [
    { x: 0.12 * 720, y: 0.77 * 960 },
    { x: 2, y: 2 },
  ]);
  expect([saved.type, saved.width, saved.height]).toEqual(['image/png', 720, 960]);
  expect(isRed(saved.pixels[0] ?? [])).toBe(true);
  expect(saved.pixels[1]?.[3]).toBe(0);

  // A narrow page keeps how it lies; all copies can be reached.
  const stage = await demo.stage();
  await narrow(demo);
  await says('Turned left.');
  await flagAt(0.12, 0.77);
  const [first] = await demo.nodes('copy');
  expect(first?.rect.x).toBeGreaterThan(0);
  await demo.tap(first ? middle(first) : { x: 0, y: 0 });
  await says('As it was.');
  await widen(demo, stage.width);
  expect(await outOfStep(demo)).toEqual([]);

  // A picture of one's own is shown as it is. What is not a picture is said, and changes nothing.
  await press('↻ Rotate right');
  await choosePicture(demo, 'Picture', { width: 31, height: 11, color: '#d01010' });
  await says('As it was. 31 × 11 pixels.');
  await flagAt(0.5, 0.5);
  expect(await demo.control('button', 'Undo').isDisabled()).toBe(true);
  await press('↻ Rotate right');
  const small = await savedPicture(demo, 'Save PNG', []);
  expect([small.width, small.height]).toEqual([11, 31]);
  await chooseText(demo, 'Picture', 'not a picture');
  await says('notes.txt is not a picture');
  await press('⇄ Flip horizontal');
  await says('Flipped horizontally, then turned left. 11 × 31 pixels.');
});
