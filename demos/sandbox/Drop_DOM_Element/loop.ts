import { defineLoop } from '../../types/loop';

/** A sushi and a piece of tempura are carried into the box. */
export default defineLoop(async ({ demo, frame }) => {
  const { scaleX: scale } = await demo.stage();
  const carry = async (food: string, to: { x: number; y: number }) => {
    const from = await demo.evaluate((_, name) => {
      const stage = document.querySelector('canvas')?.getBoundingClientRect();
      const picture = document.querySelector(`img[alt="${name}"]`)?.getBoundingClientRect();
      return {
        x: (picture?.x ?? 0) + 36 - (stage?.x ?? 0),
        y: (picture?.y ?? 0) + 36 - (stage?.y ?? 0),
      };
    }, food);
    const finger = await demo.finger(from);
    for (let i = 1; i <= 8; i += 1) {
      await finger.moveTo({
        x: from.x + ((to.x * scale - from.x) * i) / 8,
        y: from.y + ((to.y * scale - from.y) * i) / 8,
      });
      await frame();
    }
    await finger.lift();
    await frame(2);
  };
  await frame(2);
  await carry('salmon', { x: 370, y: 90 });
  await carry('tamago', { x: 460, y: 100 });
  await frame(4);
});
