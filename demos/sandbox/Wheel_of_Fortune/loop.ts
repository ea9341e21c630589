import { defineLoop } from '../../types/loop';

// A push spins it; the pegs make the pointer jump.
export default defineLoop(async ({ demo, frame }) => {
  await demo.control('button', 'Spin').click();
  await frame(30);
});
