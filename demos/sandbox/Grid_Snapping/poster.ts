import { defineCheck } from '../../types/check';

// Holds the star carpet over the place where it lands.
export default defineCheck(async ({ demo }) => {
  const { x, y, scaleX } = await demo.stage();
  const at = (left: number, top: number) => ({ x: x + left * scaleX, y: y + top * scaleX });
  await demo.press(at(170, 90));
  await demo.moveTo(at(180, 96));
  await demo.moveTo(at(183, 101));
});
