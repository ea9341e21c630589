import { defineLoop } from '../../types/loop';

// The cells writhe by themselves.
export default defineLoop(async ({ frame }) => {
  await frame(24);
});
