import { defineCheck } from '../../types/check';

// An urchin that is half outlined.
export default defineCheck(async ({ demo }) => {
  const { scaleX } = await demo.stage();
  for (const [x, y] of [
    [334, 366],
    [372, 348],
    [414, 368],
    [430, 404],
    [416, 446],
  ]) {
    await demo.click({ x: (x ?? 0) * scaleX, y: (y ?? 0) * scaleX });
  }
  await demo.hover({ x: 370 * scaleX, y: 464 * scaleX });
});
