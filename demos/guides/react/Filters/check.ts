import { defineCheck } from '../../../types/check';
import { roughness } from '../../../types/roughness';

export default defineCheck(async ({ demo, expect }) => {
  const photo = await demo.node('photo');
  const box = await demo.node('box');

  const redOfBox = async () => {
    let sum = 0;
    for (let i = 0; i < 20; i += 1) {
      sum += (await demo.pixel({ x: box.rect.x + 10 + 3 * i, y: box.rect.y + 60 }))[0] / 20;
    }
    return sum;
  };

  expect(await roughness(demo, box)).toBeGreaterThan(100);
  const blurred = await demo.waitFor(
    () => roughness(demo, photo),
    (now) => now > 0,
  );
  await demo.control('slider', 'Blur').fill('0');
  await demo.waitFor(
    () => roughness(demo, photo),
    (now) => now > blurred,
  );

  // The box is cached again with its next color: coral has much red, teal has little.
  expect(await redOfBox()).toBeGreaterThan(160);
  await demo.click('box');
  await demo.waitForNode('box', (node) => node.attrs.fill === '#1f9aa5');
  await demo.waitFor(redOfBox, (red) => red < 100);
  await demo.control('button', 'Next color').click();
  await demo.waitForNode('box', (node) => node.attrs.fill === '#8457c9');
});
