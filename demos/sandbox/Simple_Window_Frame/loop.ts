import { defineLoop } from '../../types/loop';

// The window grows wider, and comes back.
export default defineLoop(async ({ demo, frame }) => {
  const field = demo.control('spinbutton', 'Width in mm');
  for (let step = 0; step <= 24; step += 1) {
    const part = (1 - Math.cos((step / 24) * 2 * Math.PI)) / 2;
    await field.fill(String(Math.round(1900 + 1500 * part)));
    await frame();
  }
});
