import { defineCheck } from '../../types/check';
import { outOfStep } from '../../types/in-step';
import { narrow } from '../../types/narrow';

export default defineCheck(async ({ demo, expect }) => {
  const button = (name: string) => demo.control('button', name);
  const says = (words: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(words),
    );
  /** The number of the frame that the picture shows, found by its canvas among those of the strip. */
  const frame = () =>
    demo.evaluate((konva) => {
      const imageOf = (node: unknown) => (node instanceof konva.Image ? node.image() : undefined);
      const stage = konva.stages[0];
      const shown = imageOf(stage?.findOne('.picture'));
      return (stage?.find('.thumb') ?? []).findIndex((thumb) => imageOf(thumb) === shown);
    });
  const frameIs = (test: (frame: number) => boolean) => demo.waitFor(frame, test);
  const open = (name: string, bytes: readonly number[]) =>
    demo.evaluate(
      (_, file) => {
        const carried = new DataTransfer();
        carried.items.add(new File([Uint8Array.from(file.bytes.map(Number))], file.name));
        const input = document.querySelector<HTMLInputElement>('input[type=file]');
        if (input) input.files = carried.files;
        input?.dispatchEvent(new Event('change', { bubbles: true }));
      },
      { name, bytes },
    );

  // It plays by itself, all of its frames, and stops where it is paused.
  await says('Cat: 16 frames, 1.9 seconds.');
  expect(await demo.count('thumb')).toBe(16);
  await frameIs((now) => now > 2);
  await button('Pause').click();
  await says('Paused at frame');
  const paused = await frame();
  await button('Next frame').click();
  await frameIs((now) => now === (paused + 1) % 16);
  await button('Previous frame').click();
  await button('Previous frame').click();
  await frameIs((now) => now === (paused + 15) % 16);

  // The strip: a click and a tap show a frame. The one that is shown is marked.
  await demo.click('#thumb-12');
  await says('Paused at frame 13 of 16.');
  await demo.click('#thumb-2', { button: 'right' });
  await says('Paused at frame 13 of 16.');
  const { scaleX: scale } = await demo.stage();
  const { rect } = await demo.node('picture');
  // The cat has closed its eyes: black where the left one was.
  const eye = { x: rect.x + rect.width * 0.444, y: rect.y + rect.height * 0.475 };
  await demo.waitFor(
    () => demo.pixel(eye),
    ([red]) => red < 90,
  );
  await demo.tap('#thumb-0');
  await says('Paused at frame 1 of 16.');
  expect((await demo.node('#thumb-0')).attrs['stroke']).toBe('#ffd26a');
  expect((await demo.node('#thumb-12')).attrs['stroke']).toBe('#1c1416');

  // The picture is dragged, no farther than the wall, by mouse, finger and keys.
  const start = (await demo.node('picture')).position;
  const isAt = (x: number, y: number) =>
    demo.waitForNode(
      'picture',
      ({ position }) => Math.abs(position.x - x) < 1.5 && Math.abs(position.y - y) < 1.5,
    );
  await demo.drag('picture', { x: 50 * scale, y: 15 * scale });
  await isAt(start.x + 50, start.y + 15);
  await demo.drag('picture', { x: 300 * scale, y: -200 * scale });
  await isAt(440, 118);
  const by = { x: -Math.round(60 * scale), y: Math.round(30 * scale) };
  expect(await demo.swipe('picture', by)).toBe('demo');
  await isAt(440 + by.x / scale, 118 + by.y / scale);
  expect(await outOfStep(demo)).toEqual([]);
  await demo.evaluate(() => document.querySelector<HTMLElement>('[role="application"]')?.focus());
  await demo.key('Shift+ArrowLeft');
  await demo.key('ArrowDown');
  const kept = await isAt(420 + by.x / scale, 122 + by.y / scale);
  await demo.key('PageUp');
  await says('Paused at frame 16 of 16.');
  await demo.key(' ');
  await says('Playing.');
  await frameIs((now) => now > 0 && now < 15);
  await demo.key(' ');
  await says('Paused at frame');

  // Wrong files are refused in words, and the cat stays. A GIF of one frame has nothing to play.
  await open('notes.gif', [72, 101, 108, 108, 111]);
  await says('notes.gif: This is not a GIF.');
  expect(await demo.count('thumb')).toBe(16);
  const header = [71, 73, 70, 56, 57, 97, 1, 0, 1, 0, 128, 0, 0, 255, 0, 0, 0, 0, 0];
  await open('dot.gif', [...header, 44, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 68, 1, 0, 59]);
  await says('dot.gif: one frame, so it stands still.');
  expect(await demo.count('thumb')).toBe(1);
  expect(await button('Play').isDisabled()).toBe(true);

  await narrow(demo);
  expect((await demo.node('picture')).position).toEqual(kept.position);
  expect(await outOfStep(demo)).toEqual([]);
});
