import { defineCheck } from '../../../types/check';
import { roughness } from '../../../types/roughness';

export default defineCheck(async ({ demo, expect }) => {
  const runs = () => demo.evaluate(() => document.querySelector('.runs output')?.textContent ?? '');
  const ran = (words: string) => demo.waitFor(runs, (now) => now === words);
  const press = () => demo.control('button', 'Next color').click();
  const photo = await demo.node('photo');
  const box = await demo.node('box');

  /** The mean of the box's red: noise goes both ways. */
  const redOfBox = async () => {
    const places = Array.from({ length: 24 }, (_, i) => ({ x: box.rect.x + 10 + 3 * i, y: 90 }));
    const pixels = await demo.pixels(places);
    return pixels.reduce((sum, [red]) => sum + red, 0) / pixels.length;
  };

  // Both nodes were cached: the photo after it had loaded, the box on mount.
  await ran('once');
  expect(await roughness(demo, box)).toBeGreaterThan(100);
  const blurred = await roughness(demo, photo);
  expect(blurred).toBeGreaterThan(0);

  // The box is cached again with its next color, and the photo is left alone.
  expect(await redOfBox()).toBeGreaterThan(160);
  await demo.click('box');
  await demo.waitFor(redOfBox, (red) => red < 100);
  await press();
  await demo.waitFor(redOfBox, (red) => red > 100);
  expect(await runs()).toBe('once');

  // A value of the filter does not need a new cache.
  await demo.control('slider', 'Blur').fill('0');
  await ran('2 times');
  await demo.waitFor(
    () => roughness(demo, photo),
    (now) => now > blurred,
  );

  // Without markRaw, each change elsewhere in the component runs the blur again.
  await demo.control('checkbox', 'markRaw').check(false);
  await ran('3 times');
  await press();
  await ran('4 times');
  await demo.control('checkbox', 'markRaw').check(true);
  await ran('5 times');
  await press();
  await demo.waitFor(redOfBox, (red) => red > 180);
  expect(await runs()).toBe('5 times');
});
