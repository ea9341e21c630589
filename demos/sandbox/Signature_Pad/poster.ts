import { defineCheck } from '../../types/check';

// Signs with a few loops and a line below them, so that the pad shows what it is for.
export default defineCheck(async ({ demo }) => {
  await demo.evaluate((konva) => {
    const [stage] = konva.stages;
    if (!stage) return;
    const content = stage.getContent();
    const { left, top } = content.getBoundingClientRect();
    const send = (type: string, x: number, y: number) => {
      const place = { clientX: left + stage.width() / 2 + x, clientY: top + 222 + y };
      const pointer = { pointerId: 1, isPrimary: true, button: 0, bubbles: true, cancelable: true };
      content.dispatchEvent(new PointerEvent(type, { ...place, ...pointer }));
    };
    const stroke = (at: (share: number) => [number, number]) => {
      send('pointerdown', ...at(0));
      for (let step = 1; step <= 150; step += 1) send('pointermove', ...at(step / 150));
      send('pointerup', ...at(1));
    };
    // Loops that get smaller, leaning to the right.
    stroke((share) => {
      const turn = share * 6.3;
      const height = 62 * Math.exp(-0.5 * turn) + 13;
      const y = height * (Math.cos(turn * 2 * Math.PI) - 1);
      const x = -150 + 44 * turn - 15 * Math.sin(turn * 2 * Math.PI) - 0.4 * y;
      return [x, y + 20];
    });
    stroke((share) => [-140 + 270 * share, 34 - 14 * share + 6 * Math.sin(share * 5)]);
  });
});
