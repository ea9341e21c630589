import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import Changing from './claims/Changing.svelte';

/** Mounts the component, lets its state change, and answers with its nodes. */
async function change(tools: ClaimTools) {
  const heard: string[] = [];
  const { next } = await mountSvelte(tools, Changing, { report: (name: string) => heard.push(name) });
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  if (layer === undefined) throw new Error('There is no layer.');
  next();
  await tools.frames(2);
  return { layer, heard };
}

export default defineClaims([
  {
    says: 'A component watches only the props that it was created with.',
    run: async (tools) => {
      const { layer } = await change(tools);
      const box = layer.findOne('.box');
      tools.expect([box?.getAttr('shadowBlur'), box?.getAttr('fill')]).toEqual([0, 'blue']);
    },
  },
  {
    says: 'a different function passed later is ignored',
    run: async (tools) => {
      const { heard } = await change(tools);
      tools.mouse.click(10, 10);
      tools.expect(heard).toEqual(['first']);
    },
  },
  {
    says: 'sorting an `{#each}` does not reorder the canvas',
    run: async (tools) => {
      const { layer } = await change(tools);
      tools.expect(layer.find('.mark').map((mark) => mark.id())).toEqual(['a', 'b']);
    },
  },
  {
    says: 'The tag and the text of a `<Label>` lose the position that the label gave them.',
    run: async (tools) => {
      const { layer } = await change(tools);
      const label = layer.findOne<Konva.Label>('Label');
      const places = () => [label?.getTag().y(), label?.getText().y()];
      tools.expect(places()).toEqual([0, 0]);
      label?.getText().fire('textChange');
      const up = -10 - (label?.getText().height() ?? 0);
      tools.expect(places()).toEqual([up, up]);
    },
  },
]);
