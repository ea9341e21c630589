import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import { flushSync } from 'svelte';
import Scenes from './claims/Scenes.svelte';

/** Mounts the component, lets its state change once, and answers with what was drawn before and after. */
async function accelerate(tools: ClaimTools) {
  const { faster, seen } = await mountSvelte(tools, Scenes, {});
  await tools.frames(3);
  const before = seen();
  faster();
  flushSync();
  await tools.frames(3);
  return { before, after: seen() };
}

export default defineClaims([
  {
    says: 'If no prop or effect depends on that state, a change is not visible until something else redraws the layer.',
    run: async (tools) => {
      const { before, after } = await accelerate(tools);
      tools.expect(after.closure).toEqual(before.closure);
      tools.expect(after.closure.speed).toBe(1);
    },
  },
  {
    says: 'The node has a new attribute, so its layer is drawn again.',
    run: async (tools) => {
      const { before, after } = await accelerate(tools);
      tools.expect(after.attribute).toEqual({ times: before.attribute.times + 1, speed: 2 });
    },
  },
  {
    says: 'After each change, the prop gets a new function.',
    run: async (tools) => {
      const { before, after } = await accelerate(tools);
      tools.expect(after.derived).toEqual({ times: before.derived.times + 1, speed: 2 });
    },
  },
  {
    says: '`cache()` draws at once, inside the effect that calls it. So the effect depends on the state that the function reads, and may run more often than you expect.',
    run: async (tools) => {
      const { before, after } = await accelerate(tools);
      tools.expect([before.caches, after.caches]).toEqual([1, 2]);
    },
  },
  {
    says: "The node has the group's position in the drawing order, and is destroyed with the group.",
    run: async (tools) => {
      await accelerate(tools);
      const gauge = tools.Konva.stages[0]?.findOne('.gauge');
      const group = gauge?.getParent();
      const above = tools.Konva.stages[0]?.findOne('.above');
      tools.expect([gauge?.getAttr('value'), group?.zIndex(), above?.zIndex()]).toEqual([2, 1, 2]);
      group?.destroy();
      tools.expect(gauge?.getLayer()).toBeNull();
    },
  },
]);
