import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import Loaded from './claims/Loaded.svelte';
import Saving from './claims/Saving.svelte';

interface Entry {
  id: string;
  fill: string;
  opacity?: number;
}

/** Mounts a list that a load replaces, once keyed by id alone and once created anew. */
async function mountLoaded(tools: ClaimTools) {
  const mounted = await mountSvelte(tools, Loaded, {});
  const load: (entries: Entry[]) => void = mounted['load'];
  const nodes = (group: 'by-id' | 'anew'): Konva.Node[] =>
    tools.Konva.stages[0]?.findOne<Konva.Group>(`#${group}`)?.getChildren() ?? [];
  return { load, nodes };
}

export default defineClaims([
  {
    says: 'If an entry has the id of an earlier one, Svelte keeps the component and its node',
    run: async (tools) => {
      const { load, nodes } = await mountLoaded(tools);
      const [kept] = nodes('by-id');
      const [old] = nodes('anew');
      load([{ id: 'a', fill: 'blue' }]);
      await tools.frames();
      tools.expect(nodes('by-id')[0]).toBe(kept);
      tools.expect(kept?.getAttr('fill')).toBe('blue');
      tools.expect(nodes('anew')[0]).not.toBe(old);
    },
  },
  {
    says: 'A component watches the props that it was created with, so an additional key reaches new nodes but not existing ones.',
    run: async (tools) => {
      const { load, nodes } = await mountLoaded(tools);
      load([
        { id: 'a', fill: 'blue', opacity: 0.5 },
        { id: 'b', fill: 'blue', opacity: 0.5 },
      ]);
      await tools.frames();
      tools.expect(nodes('by-id').map((node) => node.opacity())).toEqual([1, 0.5]);
      tools.expect(nodes('anew').map((node) => node.opacity())).toEqual([0.5, 0.5]);
    },
  },
  {
    says: 'Svelte kept the node, with any cache, filter or drawing order that your code set.',
    run: async (tools) => {
      const { load, nodes } = await mountLoaded(tools);
      nodes('by-id')[0]?.cache();
      nodes('anew')[0]?.cache();
      load([{ id: 'a', fill: 'blue' }]);
      await tools.frames(2);
      tools.expect(nodes('by-id')[0]?.isCached()).toBe(true);
      tools.expect(nodes('anew')[0]?.isCached()).toBe(false);
    },
  },
  {
    says: 'An effect depends on what it reads while it runs. Values that are read later, in a timer or after a promise, do not count.',
    run: async (tools) => {
      const seen: string[] = [];
      const { move } = await mountSvelte(tools, Saving, {
        report: (how: string, x: number) => seen.push(`${how} ${x}`),
      });
      move(20);
      await tools.frames(2);
      tools.expect(seen.toSorted()).toEqual(['at once 10', 'at once 20', 'later 10']);
    },
  },
]);
