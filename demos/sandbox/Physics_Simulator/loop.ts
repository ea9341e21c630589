import { defineLoop } from '../../types/loop';

// The ball falls and bounces by itself.
export default defineLoop(async ({ frame }) => {
  await frame(34);
});
