import { defineLoop } from '../../types/loop';

// Fades all three out and in again.
export default defineLoop(async ({ demo, frame }) => {
  const opacity = demo.control('slider', 'Opacity');
  const steps = [
    0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.75, 0.9, 1, 1, 0.9, 0.75,
  ];
  for (const step of steps) {
    await opacity.fill(String(step));
    await frame();
  }
});
