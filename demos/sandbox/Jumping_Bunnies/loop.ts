import { defineLoop } from '../../types/loop';

// All bunnies jump by themselves.
export default defineLoop(async ({ frame }) => {
  await frame(22);
});
