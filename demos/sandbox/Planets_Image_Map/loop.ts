import { defineLoop } from '../../types/loop';

// The pointer goes from planet to planet, and the name follows.
export default defineLoop(async ({ demo, frame }) => {
  for (const id of ['Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']) {
    await demo.hover(`#${id}`);
    await frame(4);
  }
});
