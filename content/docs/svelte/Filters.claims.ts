import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import Filtered from './claims/Filtered.svelte';

/** Mounts a scene whose effects say which color the box has, and counts how often its filters run. */
async function scene(tools: ClaimTools) {
  const seen: string[] = [];
  const runs = { inMarkup: 0, inSpread: 0, pushed: 0 };
  const changes = await mountSvelte(tools, Filtered, {
    report: (who: string, fill: unknown) => seen.push(`${who}: ${String(fill)}`),
    inMarkup: () => void (runs.inMarkup += 1),
    inSpread: () => void (runs.inSpread += 1),
    pushed: () => void (runs.pushed += 1),
  });
  for (const node of tools.Konva.stages[0]?.find('.filtered') ?? []) node.cache();
  await tools.frames(2);
  return { changes, seen, runs };
}

export default defineClaims([
  {
    says: 'Svelte runs the effects of children before the effects of their parent. So in the component that renders the shape, an `$effect` finds the node with its new attributes',
    run: async (tools) => {
      const { changes, seen } = await scene(tools);
      tools.expect(seen).toContain('mount: red');
      seen.length = 0;
      await changes.change();
      tools.expect(seen.filter((entry) => /^(effect|tick)/.test(entry))).toEqual(['effect: blue', 'tick: blue']);
    },
  },
  {
    says: 'The cache was made too early: in the handler, in `$effect.pre`, or by an effect of a component that is before the shape in the markup.',
    run: async (tools) => {
      const { changes, seen } = await scene(tools);
      seen.length = 0;
      await changes.change();
      tools.expect(seen.slice(0, 3)).toEqual(['handler: red', 'pre: red', 'early: red']);
    },
  },
  {
    says: '`$state.snapshot` reads every property of every entry',
    run: async (tools) => {
      const { changes } = await scene(tools);
      tools.expect(tools.pixel(60, 110)).toEqual([255, 0, 0, 255]);
      changes.paint();
      await tools.frames(2);
      tools.expect(tools.Konva.stages[0]?.findOne('.group')?.isCached()).toBe(true);
      tools.expect(tools.pixel(60, 110)).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: 'The effect returned before it had read its values, so it depends on nothing: `if (!isReady) return;` with a plain variable.',
    run: async (tools) => {
      const { changes, seen } = await scene(tools);
      await changes.change();
      tools.expect(seen.some((entry) => entry.startsWith('late'))).toBe(false);
    },
  },
  {
    says: 'An array without state in it never changes, so other changes do not run the filter again.',
    run: async (tools) => {
      const { changes, runs } = await scene(tools);
      changes.hoverElsewhere();
      await tools.frames(2);
      tools.expect(tools.Konva.stages[0]?.findOne('.in-markup')?.opacity()).toBe(0.9);
      tools.expect(runs.inMarkup).toBe(1);
    },
  },
  {
    says: 'Every prop is then written again, and writing `filters` runs them.',
    run: async (tools) => {
      const { changes, runs } = await scene(tools);
      tools.expect(runs.inSpread).toBe(1);
      changes.hoverElsewhere();
      await tools.frames(2);
      tools.expect(runs.inSpread).toBe(2);
    },
  },
  {
    says: 'The binding reads the list, not its entries.',
    run: async (tools) => {
      const { changes, runs } = await scene(tools);
      changes.push();
      await tools.frames(2);
      tools.expect(runs.pushed).toBe(0);
      changes.replace();
      await tools.frames(2);
      tools.expect(runs.pushed).toBe(1);
    },
  },
]);
