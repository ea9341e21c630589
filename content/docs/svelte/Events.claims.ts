import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { flushSync } from 'svelte';
import Listeners from './claims/Listeners.svelte';
import OldEvents from './claims/OldEvents.svelte';

/** Mounts the component, and answers with what its listeners report. */
async function mountListeners(tools: ClaimTools) {
  const heard: string[] = [];
  const { listen } = await mountSvelte(tools, Listeners, { report: (name: string) => heard.push(name) });
  await tools.frames(2);
  const layer = tools.Konva.stages[0]?.getLayers()[0];
  return { heard, listen, layer };
}

export default defineClaims([
  {
    says: 'A listener that was `undefined` when the node was created is never attached.',
    run: async (tools) => {
      const { heard, listen, layer } = await mountListeners(tools);
      listen();
      flushSync();
      tools.mouse.click(30, 30);
      tools.expect([heard, layer?.findOne('.late')?.eventListeners['pointerclick']]).toEqual([[], undefined]);
    },
  },
  {
    says: 'The binding ignores names that are not in the table, without a warning.',
    run: async (tools) => {
      const { heard, layer } = await mountListeners(tools);
      const box = layer?.findOne('.unknown');
      box?.x(110);
      box?.fire('touchcancel');
      tools.mouse.click(130, 30);
      tools.expect(heard).toEqual([]);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: '`on:pointerclick` on a component compiles without an error, but Svelte treats it as a legacy event',
    run: async (tools) => {
      const heard: string[] = [];
      await mountSvelte(tools, OldEvents, { report: (name: string) => heard.push(name) });
      await tools.frames(2);
      tools.mouse.click(30, 30);
      tools.expect(heard).toEqual(['new']);
    },
  },
  {
    says: '`onpointerleave` and `onmouseleave` on `<Stage>` run when the pointer leaves the canvas, not when it leaves a shape inside.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const heard: string[] = [];
      layer.add(new Konva.Rect({ width: 50, height: 50, fill: 'red' })).draw();
      stage.on('pointerleave mouseleave', ({ type }) => heard.push(type));
      mouse.move(20, 20);
      mouse.move(150, 150);
      expect(heard).toEqual([]);
      mouse.leave();
      expect([...heard].sort()).toEqual(['mouseleave', 'pointerleave']);
    },
  },
]);
