import fs from 'node:fs';
import path from 'node:path';
import type Konva from 'konva';
import type { DemoLoop } from '../demos/types/loop';
import { readDefaultFunction } from '../testing/default-function';

/** Number of moves in the gesture for demos without a `loop.ts`. */
const MOVES = 24;

/** Drags the topmost thing that can be dragged, or from the middle of the stage, once around in a circle. */
const dragAround: DemoLoop = async ({ demo, frame }) => {
  const { width, height } = await demo.stage();
  const grip = await demo.evaluate((konva) => {
    const stage = konva.stages[0];
    const nodes = stage?.find((node: Konva.Node) => node.draggable() && node.isListening()) ?? [];
    return nodes
      .map((node) => ({ node, rect: node.getClientRect() }))
      .map(({ node, rect }) => ({ node, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }))
      .filter(({ node, ...point }) => {
        const hit = stage?.getIntersection(point);
        return hit === node || (hit?.getAncestors().includes(node) ?? false);
      })
      .map(({ x, y }) => ({ x, y }))
      .pop();
  });
  const middle = grip ?? { x: width / 2, y: height / 2 };
  const reach = Math.min(width, height) / 4;
  await demo.press(middle);
  for (let move = 1; move <= MOVES; move += 1) {
    const angle = (move / MOVES) * Math.PI * 2;
    await demo.moveTo({ x: middle.x + reach * Math.sin(angle), y: middle.y + reach * (1 - Math.cos(angle)) });
    await frame();
  }
  await demo.release();
};

export interface Gesture {
  name: string;
  act: DemoLoop;
}

/**
 * A demo's main gesture: what its `loop.ts` shows, or else a drag. A loop is made for a desktop, so on a phone's screen its gesture can
 * be out of sight; then the drag is left.
 *
 * @param folder the demo's folder
 * @returns the gestures to try, in this order
 */
export async function mainGestures(folder: string): Promise<Gesture[]> {
  const drag = { name: 'drag in a circle', act: dragAround };
  const script = path.join(folder, 'loop.ts');
  if (!fs.existsSync(script)) return [drag];
  const act = await readDefaultFunction<DemoLoop>(script, 'defineLoop(async ({ demo, frame }) => …)');
  return [{ name: 'loop.ts', act }, drag];
}
