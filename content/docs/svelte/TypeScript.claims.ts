import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import * as binding from 'svelte-konva';
import * as strict from '../../../demos/guides/svelte/TypeScript/svelte/strict-konva';
// What the compiler says stands in this file, which svelte-check checks: every line that the page calls an error must be one.
import Misspelled from './claims/Misspelled.svelte';

async function mountTypo(tools: ClaimTools) {
  const heard = { count: 0 };
  await mountSvelte(tools, Misspelled, { listen: () => (heard.count += 1) });
  const node = tools.Konva.stages[0]?.findOne<Konva.Circle>('.typo');
  if (node === undefined) throw new Error('There is no circle.');
  return { node, heard };
}

export default defineClaims([
  {
    says: '`<Circle radus={20} />` stores an attribute `radus`, and the radius stays 0.',
    run: async (tools) => {
      const { node } = await mountTypo(tools);
      tools.expect([node.getAttr('radus'), node.radius()]).toEqual([20, 0]);
    },
  },
  {
    says: '`ondragendd` is stored and never called: the binding attaches only the events that it knows.',
    run: async (tools) => {
      const { node, heard } = await mountTypo(tools);
      node.fire('dragendd');
      tools.expect([heard.count, typeof node.getAttr('ondragendd')]).toEqual([0, 'function']);
    },
  },
  {
    says: 'At run time the module adds nothing',
    run: ({ expect }) => {
      expect([strict.Circle, strict.Rect, strict.Stage]).toEqual([binding.Circle, binding.Rect, binding.Stage]);
    },
  },
]);
