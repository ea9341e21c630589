import { defineLoop } from '../../types/loop';

/** The film once, and a bit more. */
export default defineLoop(async ({ frame }) => {
  await frame(24);
});
