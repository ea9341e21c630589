import { defineCheck } from '../../../types/check';

export default defineCheck(async ({ demo, expect }) => {
  const hidden = () => demo.waitForNode('status', (node) => !node.visible);
  const status = (text: string) =>
    demo.waitForNode('status', (node) => node.visible && node.attrs.text === text);
  const crop = async () => {
    const { cropWidth, cropHeight } = (await demo.node('picture')).attrs;
    return { width: Number(cropWidth), height: Number(cropHeight) };
  };

  await hidden();
  const frame = await demo.node('frame');
  const middle = { x: frame.rect.x + 100, y: frame.rect.y + 120 };
  // A wide picture in an upright frame is cut left and right, in the frame's proportions.
  const harborCrop = await demo.waitFor(crop, ({ width }) => width > 0);
  expect(harborCrop.width / harborCrop.height).toBeCloseTo(200 / 240, 2);
  const harborColor = await demo.pixel(middle);

  await demo.control('button', 'Fox').click();
  await demo.waitFor(crop, ({ width }) => width > 0 && width !== harborCrop.width);
  await hidden();
  await demo.waitFor(
    () => demo.pixel(middle),
    (now) => now.join() !== harborColor.join(),
  );

  // A picture that fails says so, and the one before it is gone.
  await demo.control('button', 'Broken').click();
  await status('No picture here');
  await demo.waitFor(
    () => demo.pixel({ x: frame.rect.x + 40, y: frame.rect.y + 40 }),
    (now) => now.join() === '226,222,211,255',
  );
  // The second picture, loaded by the demo's own hook, stays.
  const badge = await demo.node('badge');
  expect((await demo.pixel({ x: badge.rect.x + 38, y: badge.rect.y + 38 }))[3]).toBe(255);
});
