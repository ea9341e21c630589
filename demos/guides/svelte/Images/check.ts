import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const says = (status: string) =>
    demo.waitFor(
      () => demo.text(),
      (text) => text.includes(status),
    );
  const ratio = async () => {
    const { attrs } = await demo.node('picture');
    return Number(attrs.width) / Number(attrs.height);
  };
  const middle = async () => {
    const { width, height } = await demo.stage();
    return { x: width / 2, y: height / 2 };
  };

  // The frame has the proportions of the picture, and stays in the middle.
  await says('loaded');
  const wide = await ratio();
  expect(wide).toBeGreaterThan(1);
  await demo.control('button', 'Fox').click();
  await demo.waitFor(ratio, (now) => now !== wide && now !== 260 / 220);
  await says('loaded');
  const { x, y } = await middle();
  const frame = await demo.node('frame');
  const picture = await demo.node('picture');
  expect(Number(frame.attrs.width)).toBeCloseTo(Number(picture.attrs.width) + 20, 4);
  expect(Number(frame.attrs.height)).toBeCloseTo(Number(picture.attrs.height) + 20, 4);
  const box = picture.rect;
  expect(box.x + box.width / 2).toBeCloseTo(x, 0);
  expect(box.y + box.height / 2).toBeCloseTo(y, 0);
  expect((await demo.node('words')).attrs.text).toBe('');

  // A broken one says so, the picture before it is gone, and the frame fills its place again.
  await demo.control('button', 'Broken').click();
  await demo.waitForNode('words', ({ attrs }) => attrs.text === 'No picture here');
  expect(await ratio()).toBeCloseTo(260 / 220, 4);
  await demo.waitFor(
    () => demo.pixel({ x: x - 90, y: y - 60 }),
    (color) => color.join() === '255,253,248,255',
  );

  // A good one comes back.
  await demo.control('button', 'Mug').click();
  await says('loaded');
  await demo.waitFor(
    async () => demo.pixel(await middle()),
    (color) => color.join() !== '255,253,248,255',
  );
});
