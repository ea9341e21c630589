import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import { flushSync } from 'svelte';
import Callouts from './claims/Callouts.svelte';

/** Mounts the component, and answers with how far each label's box is below its tip. */
async function mountCallouts(tools: ClaimTools) {
  const { write, show } = await mountSvelte(tools, Callouts, {});
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  /** The bottom of the label's drawing, from its position: 0 when the tip that points down is there. */
  const below = (name: string) => {
    const label = layer?.findOne<Konva.Label>(`.${name}`);
    const rect = label?.getClientRect();
    return Math.round((rect?.y ?? 0) + (rect?.height ?? 0) - (label?.y() ?? 0));
  };
  return { write, show, layer, below };
}

export default defineClaims([
  {
    says: 'so the top left corner of the box is at that position instead.',
    run: async (tools) => {
      const { below, layer } = await mountCallouts(tools);
      tools.expect(below('bare')).toBeGreaterThan(10);
      const bare = layer?.findOne<Konva.Label>('.bare');
      tools.expect(bare?.getTag().absolutePosition()).toEqual(bare?.absolutePosition());
    },
  },
  {
    says: 'The next change of the text, its font or the pointer places the parts again, and so does `textChange` when you fire it yourself.',
    run: async (tools) => {
      const { write, below } = await mountCallouts(tools);
      write('Other words');
      flushSync();
      tools.expect(below('bare')).toBe(0);
    },
  },
  {
    says: 'A separate component runs this line whenever it is created, even in an `{#if}`.',
    run: async (tools) => {
      const { show, below } = await mountCallouts(tools);
      show();
      flushSync();
      tools.expect(below('callout')).toBe(0);
    },
  },
  {
    says: 'A label without a pointer is not affected: its parts belong at 0, 0.',
    run: async (tools) => {
      const { layer } = await mountCallouts(tools);
      const label = layer?.findOne<Konva.Label>('.box');
      tools.expect([label?.getText().position(), label?.getTag().position()]).toEqual([
        { x: 0, y: 0 },
        { x: 0, y: 0 },
      ]);
    },
  },
  {
    says: 'The tag is after the text in the markup, so it covers the text.',
    run: async (tools) => {
      const { layer } = await mountCallouts(tools);
      tools.expect(layer?.findOne('.tag')?.zIndex()).toBe(1);
    },
  },
]);
