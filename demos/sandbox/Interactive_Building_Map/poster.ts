import { defineCheck } from '../../types/check';

// The pointer is in the music room.
export default defineCheck(async ({ demo }) => {
  const { scaleX: scale } = await demo.stage();
  await demo.hover({ x: 236 * scale, y: 270 * scale });
});
