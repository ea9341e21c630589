import { defineLoop } from '../../types/loop';

// In to the face and out again.
export default defineLoop(async ({ demo, frame }) => {
  const zoom = demo.control('slider', 'Zoom');
  const steps = [1, 1.5, 2, 2.5, 3, 3.75, 4.5, 5.25, 6, 7, 8];
  for (const step of [...steps, 8, 8, ...steps.toReversed()]) {
    await zoom.fill(String(step));
    await frame();
  }
});
