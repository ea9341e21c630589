import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import Orders from './claims/Orders.svelte';

/** Mounts lists in groups, and answers with their state and what each group has, from the bottom. */
async function mountOrders(tools: ClaimTools) {
  const mounted = await mountSvelte(tools, Orders, {});
  const view: { ids: string[]; hasMiddle: boolean } = mounted['view'];
  await tools.frames(2);
  const group = (id: string) => tools.Konva.stages[0]?.findOne<Konva.Group>(`#${id}`);
  return {
    view,
    group,
    order: (id: string) =>
      group(id)
        ?.getChildren()
        .map((node) => node.id())
        .join(' '),
  };
}

export default defineClaims([
  {
    says: 'A shape that an `{#if}` shows later is drawn above its siblings, wherever it is in the markup.',
    run: async (tools) => {
      const { view, order } = await mountOrders(tools);
      tools.expect(order('if')).toBe('below above');
      view.hasMiddle = true;
      await tools.frames();
      tools.expect(order('if')).toBe('below above middle');
    },
  },
  {
    says: 'Sorting a keyed `{#each}` moves DOM elements and leaves nodes as they are.',
    run: async (tools) => {
      const { view, order } = await mountOrders(tools);
      view.ids = ['d', 'c', 'b', 'a'];
      await tools.frames();
      tools.expect(order('keyed')).toBe('a b c d');
      view.ids = ['x', 'd', 'c', 'b', 'a'];
      await tools.frames();
      tools.expect(order('keyed')).toBe('a b c d x');
    },
  },
  {
    says: 'Pass `visible={false}` instead of an `{#if}`: the node stays, and keeps its index.',
    run: async (tools) => {
      const { view, order, group } = await mountOrders(tools);
      const below = group('if')?.findOne('#below');
      tools.expect([below?.visible(), order('if')]).toEqual([false, 'below above']);
      view.hasMiddle = true;
      await tools.frames();
      tools.expect([below?.visible(), order('if')]).toEqual([true, 'below above middle']);
    },
  },
  {
    says: 'Later the effects of the props run one by one, only for the indices that changed, and the resulting order may be wrong.',
    run: async (tools) => {
      const { view, order } = await mountOrders(tools);
      tools.expect(tools.warnings.join()).toContain('zIndex parameter is ignored');
      view.ids = ['y', 'a', 'b', 'c', 'd'];
      await tools.frames();
      tools.expect(order('prop')).toBe('y a b c d');
      view.ids = ['d', 'c', 'b', 'a', 'y'];
      await tools.frames();
      tools.expect(order('prop')).not.toBe('d c b a y');
    },
  },
  {
    says: 'With the index as the key, the nodes keep their positions and change their props',
    run: async (tools) => {
      const { view, group, order } = await mountOrders(tools);
      const bottom = group('by-index')?.getChildren()[0];
      view.ids = ['b', 'c', 'd', 'a'];
      await tools.frames();
      tools.expect(order('by-index')).toBe('b c d a');
      tools.expect(group('by-index')?.getChildren()[0]).toBe(bottom);
      tools.expect(bottom?.id()).toBe('b');
    },
  },
]);
