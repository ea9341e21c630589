import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { tick } from 'svelte';
import Lifted from './claims/Lifted.svelte';

const tileOf = ({ Konva }: ClaimTools) => Konva.stages[0]?.findOne('#tile');

/** Mounts a tile that is lifted at the start of a drag, and drags it without letting go. */
async function drag(tools: ClaimTools, way: string, resets = false) {
  const heard: string[] = [];
  const { view } = await mountSvelte(tools, Lifted, { report: (words: string) => heard.push(words) });
  Object.assign(view, { way, resets });
  await tools.frames(2);
  const before = tileOf(tools);
  tools.mouse.down(20, 20);
  tools.mouse.move(40, 40);
  await tick();
  tools.mouse.move(60, 60);
  tools.onEnd(() => tools.mouse.up(60, 60));
  return { view, heard, before, after: tileOf(tools) };
}

export default defineClaims([
  {
    says: 'The node is destroyed, which ends its drag and fires `dragend`, and the new node is not dragged.',
    run: async (tools) => {
      const { before, after, heard } = await drag(tools, 'render');
      tools.expect(after).not.toBe(before);
      tools.expect(before?.getLayer()).toBe(null);
      tools.expect(after?.getLayer()?.id()).toBe('above');
      tools.expect(heard).toContain('dragend');
      tools.expect([after?.isDragging(), after?.x()]).toEqual([false, 0]);
    },
  },
  {
    says: 'The component keeps its node, and the drag continues. svelte-konva writes props',
    run: async (tools) => {
      const { before, after } = await drag(tools, 'move');
      tools.expect(after).toBe(before);
      tools.expect([after?.isDragging(), after?.getLayer()?.id(), after?.x()]).toEqual([true, 'above', 40]);
    },
  },
  {
    says: 'Events of a lifted node bubble to the new parents.',
    run: async (tools) => {
      const { heard } = await drag(tools, 'move');
      tools.expect(heard).toContain('above');
      tools.expect(heard.at(-1)).toBe('above');
      tools.expect(heard.filter((words) => words === 'tray').length).toBeLessThan(2);
    },
  },
  {
    says: 'If you render a snippet with an `id` twice, two nodes have the same id, and `findOne` returns the first.',
    run: async (tools) => {
      const { view } = await mountSvelte(tools, Lifted, { report: () => undefined });
      Object.assign(view, { way: 'both', isAbove: true });
      await tick();
      tools.expect(tools.Konva.stages[0]?.find('#tile').length).toBe(2);
      tools.expect(tileOf(tools)?.getParent()?.id()).toBe('tray');
    },
  },
]);
