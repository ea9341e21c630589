import fs from 'node:fs';
import path from 'node:path';
import type { DemoLoop } from '../demos/types/loop';
import { readDefaultFunction } from '../testing/default-function';

/** Number of moves in the gesture for demos without a `loop.ts`. */
const MOVES = 24;

/** Drags from the middle of the stage once around in a circle. */
const dragAround: DemoLoop = async ({ demo, frame }) => {
  const { width, height } = await demo.stage();
  const middle = { x: width / 2, y: height / 2 };
  const reach = Math.min(width, height) / 4;
  await demo.press(middle);
  for (let move = 1; move <= MOVES; move += 1) {
    const angle = (move / MOVES) * Math.PI * 2;
    await demo.moveTo({ x: middle.x + reach * Math.sin(angle), y: middle.y + reach * (1 - Math.cos(angle)) });
    await frame();
  }
  await demo.release();
};

/**
 * A demo's main gesture: what its `loop.ts` shows, or else a drag from the middle of its stage.
 *
 * @param folder the demo's folder
 */
export async function mainGesture(folder: string): Promise<{ name: string; act: DemoLoop }> {
  const script = path.join(folder, 'loop.ts');
  if (!fs.existsSync(script)) return { name: 'drag from the middle', act: dragAround };
  return {
    name: 'loop.ts',
    act: await readDefaultFunction<DemoLoop>(script, 'defineLoop(async ({ demo, frame }) => …)'),
  };
}
