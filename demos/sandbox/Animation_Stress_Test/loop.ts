import { defineLoop } from '../../types/loop';

// All rectangles turn by themselves.
export default defineLoop(async ({ frame }) => {
  await frame(20);
});
