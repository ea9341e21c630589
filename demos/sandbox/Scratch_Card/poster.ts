import { defineCheck } from '../../types/check';

// Rubs a part of the silver off, so that both the cover and the prize show.
export default defineCheck(async ({ demo }) => {
  const { x, y, width, height } = (await demo.node('foil')).rect;
  const at = (across: number, down: number) => ({ x: x + across * width, y: y + down * height });
  await demo.press(at(0.02, 0.5));
  for (const [across, down] of [
    [0.4, 0.08],
    [0.02, 0.86],
    [0.42, 0.32],
    [0.06, 0.98],
    [0.46, 0.62],
    [0.2, 0.98],
    [0.62, 0.5],
  ] as const) {
    await demo.moveTo(at(across, down));
  }
  await demo.release();
});
