import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import Steps from './claims/Steps.svelte';
import UndoShapes from './claims/tasks/UndoShapes.svelte';

interface Shape {
  id: string;
  x: number;
  y: number;
}
interface Exports {
  read: () => { first: Shape[]; shapes: Shape[]; copy: Shape[] };
  go: (step: Shape[]) => void;
}

/** Mounts two squares, and lets their state be read and replaced. */
async function mountSteps(tools: ClaimTools, onend?: () => void): Promise<Exports> {
  const { read, go } = await mountSvelte(tools, Steps, { onend });
  await tools.frames(2);
  return { read, go };
}

const xOf = ({ Konva }: ClaimTools, id: string) => Konva.stages[0]?.findOne(`#${id}`)?.x();

export default defineClaims([
  {
    says: 'Without it, all steps would be the same proxy, and undo would show the current state.',
    run: async (tools) => {
      const { read, go } = await mountSteps(tools);
      const { shapes: reference, copy } = read();
      tools.mouse.drag([30, 30], [60, 30]);
      await tools.frames();
      go(reference);
      await tools.frames();
      tools.expect(xOf(tools, 'a')).toBe(50);
      go(copy);
      await tools.frames();
      tools.expect(xOf(tools, 'a')).toBe(20);
    },
  },
  {
    says: '`$state` puts a new proxy around the step, and later gestures write to the proxy, not to the step.',
    run: async (tools) => {
      const { read, go } = await mountSteps(tools);
      const step = [
        { id: 'a', x: 200, y: 20 },
        { id: 'b', x: 120, y: 20 },
      ];
      go(step);
      await tools.frames(2);
      tools.mouse.drag([210, 30], [240, 30]);
      tools.expect(read().copy[0]?.x).toBe(230);
      tools.expect(step[0]?.x).toBe(200);
      tools.expect(read().first[0]?.x).toBe(20);
    },
  },
  {
    says: 'When the listener of the first node runs, the state of the second is still old.',
    run: async (tools) => {
      const seen: number[][] = [];
      const inMicrotask: number[][] = [];
      const note = (list: number[][]) => list.push(read().copy.map(({ x }) => x));
      const { read } = await mountSteps(tools, () => {
        note(seen);
        queueMicrotask(() => note(inMicrotask));
      });
      const layer = tools.Konva.stages[0]?.getLayers()[0];
      const nodes = layer?.find('Rect') ?? [];
      const transformer = new tools.Konva.Transformer({ nodes });
      layer?.add(transformer);
      await tools.frames(2);
      tools.mouse.drag([30, 30], [60, 30]);
      await tools.frames();
      tools.expect(seen).toHaveLength(2);
      tools.expect(seen[0]?.filter((x, index) => x === [50, 150][index])).toHaveLength(1);
      tools.expect(inMicrotask[0]).toEqual([50, 150]);
      transformer.destroy();
    },
  },
  {
    says: 'Your code passes it a proxy of `$state`.',
    run: async (tools) => {
      const { read } = await mountSteps(tools);
      tools.expect(() => structuredClone(read().shapes)).toThrow('could not be cloned');
    },
  },
  {
    says: '`commit` therefore waits for a microtask, which runs after the last event of the gesture, and takes one snapshot for all',
    run: async (tools) => {
      const { container, expect, mouse, device } = tools;
      await mountSvelte(tools, UndoShapes, {});
      await tools.frames(2);
      const [stage] = tools.Konva.stages;
      const transformer = stage?.findOne<Konva.Transformer>('Transformer');
      if (!stage || !transformer) throw new Error('There is nothing to undo.');
      const step = () => container.querySelector('output')?.textContent;
      const look = () => stage.find('.tile').map((node) => node.getClientRect());
      const frame = () => {
        const { x, y, width, height } = transformer.findOne('.back')?.getClientRect({ skipStroke: true }) ?? {};
        return { x, y, width, height };
      };
      /** The handles are around all shapes that they belong to. */
      const follows = () => {
        const boxes = transformer.nodes().map((node) => node.getClientRect());
        const x = Math.min(...boxes.map((box) => box.x));
        const right = Math.max(...boxes.map((box) => box.x + box.width));
        const { x: left = NaN, width = NaN } = frame();
        expect(left).toBeCloseTo(x, 3);
        expect(left + width).toBeCloseTo(right, 3);
      };
      const pull = async (handle: string, by: Konva.Vector2d) => {
        const place = transformer.findOne(handle)?.getAbsolutePosition();
        if (!place) throw new Error(`There is no ${handle}.`);
        mouse.drag([place.x, place.y], [place.x + by.x, place.y + by.y]);
        await tools.frames();
      };
      const states = [look()];
      /** A gesture that makes exactly one step. */
      const gesture = async (does: () => void | Promise<void>) => {
        await does();
        await tools.frames();
        states.push(look());
        expect(states.at(-1)).not.toEqual(states.at(-2));
        expect(step()).toBe(`Step ${states.length} of ${states.length}`);
        follows();
      };

      mouse.click(100, 130);
      await tools.frames();
      await gesture(() => mouse.drag([100, 130], [110, 150]));
      await gesture(() => pull('.bottom-right', { x: 40, y: 30 }));
      await gesture(() => pull('.rotater', { x: 60, y: 30 }));
      mouse.click(260, 130, { shiftKey: true });
      await tools.frames();
      expect(transformer.nodes()).toHaveLength(2);
      await gesture(() => mouse.drag([260, 130], [250, 120]));

      for (let at = states.length - 2; at >= 0; at -= 1) {
        await device.press('Control+z');
        await tools.frames();
        expect(look()).toEqual(states[at]);
        follows();
      }
      await device.press('Control+z');
      expect(look()).toEqual(states[0]);
      for (const state of states.slice(1)) {
        await device.press('Control+Shift+Z');
        await tools.frames();
        expect(look()).toEqual(state);
        follows();
      }
    },
  },
]);
