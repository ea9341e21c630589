import { defineLoop } from '../../types/loop';

// The border grows and shrinks.
export default defineLoop(async ({ demo, frame }) => {
  const size = demo.control('slider', 'Border');
  for (let step = 1; step <= 20; step += 1) {
    const wave = Math.sin((step / 20) * 2 * Math.PI);
    await size.fill(String(Math.round(12 + wave * (wave > 0 ? 16 : 12))));
    await frame();
  }
});
