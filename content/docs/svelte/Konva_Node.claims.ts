import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { flushSync } from 'svelte';
import Order from './claims/Order.svelte';

/** Mounts the component, and answers with what it reports and exports. */
async function mountOrder(tools: ClaimTools) {
  const said: string[] = [];
  const { order } = await mountSvelte(tools, Order, { report: (words: string) => said.push(words) });
  return { said, order };
}

export default defineClaims([
  {
    says: 'The `onMount` of a component inside the stage runs before the `onMount` of the component around the stage.',
    run: async (tools) => {
      const { said } = await mountOrder(tools);
      const mounted = said.findIndex((words) => words.startsWith('mounted'));
      const stage = said.findIndex((words) => words.startsWith('stage'));
      tools.expect(mounted).toBeGreaterThan(-1);
      tools.expect(stage).toBeGreaterThan(mounted);
    },
  },
  {
    says: 'in the `onMount` of a component inside it, `container()` is not in the page yet.',
    run: async (tools) => {
      const { said } = await mountOrder(tools);
      tools.expect(said).toContain('mounted: dark, container in the page: false');
      tools.expect(said).toContain('stage in the page: true');
    },
  },
  {
    says: 'your own effect reads nodes that already have the new attributes',
    run: async (tools) => {
      const { said, order } = await mountOrder(tools);
      order.move();
      flushSync();
      tools
        .expect(said.filter((words) => words.startsWith('effect')))
        .toEqual(['effect: x 10, node 10', 'effect: x 50, node 50']);
    },
  },
  {
    says: 'The nodes of a component are destroyed before its `onDestroy` runs, and before the functions that its `onMount` and effects return.',
    run: async (tools) => {
      const { said, order } = await mountOrder(tools);
      order.hide();
      flushSync();
      tools.expect(said.at(-1)).toBe('clean-up: layer null');
      await Promise.resolve();
      tools.expect(order.child()).toBeNull();
    },
  },
  {
    says: 'A node in `$state` is the node itself: Svelte makes proxies only of plain objects and arrays, and a node is an instance of a class.',
    run: async (tools) => {
      const { order } = await mountOrder(tools);
      const node = order.child()?.getNode();
      order.keep(node);
      tools.expect([order.kept()[0] === node, order.kept().includes(node)]).toEqual([true, true]);
      const layer = tools.Konva.stages[0]?.getLayers()[0];
      tools.expect(layer?.findOne('Circle') === order.kept()[0]).toBe(true);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'keeps the first value, because Svelte does not track changes of a node.',
    run: async (tools) => {
      const { order } = await mountOrder(tools);
      const read = () => order.child()?.shown();
      const node = order.child()?.getNode();
      const first = read();
      node.x(99);
      flushSync();
      tools.expect([node.x(), read()]).toEqual([99, first]);
    },
  },
  {
    says: 'An attachment on a shape never runs, and there is no warning.',
    run: async (tools) => {
      const { said } = await mountOrder(tools);
      tools.expect(said.filter((words) => words.startsWith('attached'))).toEqual(['attached to DIV']);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
]);
