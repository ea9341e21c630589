import { defineCheck } from '../../types/check';

// Points at the giraffe's head, so that its coordinates are read out.
export default defineCheck(async ({ demo }) => {
  const { position, scale } = await demo.node('#giraffe');
  await demo.hover({ x: position.x + 36 * scale.x, y: position.y - 86 * scale.x });
});
