import { defineCheck } from '../../types/check';

// The mouse is over the garden tiger and the emperor moth.
export default defineCheck(async ({ demo }) => {
  const { x, y, scaleX } = await demo.stage();
  await demo.hover({ x: x + 480 * scaleX, y: y + 170 * scaleX });
  await demo.waitForNode('magnified', ({ scale }) => scale.x === 2);
});
