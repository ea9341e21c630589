import { defineLoop } from '../../types/loop';

// The sailmaker moves to the engine room, and back.
export default defineLoop(async ({ demo, frame }) => {
  const middle = async (selector: string) => {
    const { x, y, width, height } = (await demo.node(selector)).rect;
    return { x: x + width / 2, y: y + height / 2 };
  };
  for (const boss of ['#dahl', '#reyes']) {
    const from = await middle('#quist');
    const to = await middle(boss);
    await demo.press(from);
    await frame();
    for (let step = 1; step <= 10; step += 1) {
      const part = (1 - Math.cos((step / 10) * Math.PI)) / 2;
      await demo.moveTo({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
      await frame();
    }
    await demo.release();
    await frame(2);
  }
});
