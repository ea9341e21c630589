import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import Steps from './claims/Steps.svelte';

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
    says: 'Without it, all steps would be the same proxy, and undo would show the present.',
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
    says: 'In the listener of the first, the state of the second is still old.',
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
    says: 'It was given a proxy of `$state`.',
    run: async (tools) => {
      const { read } = await mountSteps(tools);
      tools.expect(() => structuredClone(read().shapes)).toThrow('could not be cloned');
    },
  },
]);
