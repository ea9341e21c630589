import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { mountSvelte } from '@site-packages/page-claims/svelte';
import type Konva from 'konva';
import CachedGroup from './claims/CachedGroup.svelte';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

/** Mounts three cached groups: one is cached again after changes, one never, and the handle of one is not state. */
async function groups(tools: ClaimTools) {
  const changes = await mountSvelte(tools, CachedGroup, {});
  await tools.frames(2);
  const find = (name: string) => tools.Konva.stages[0]?.findOne<Konva.Group>(`.${name}`);
  return { changes, find, isCached: () => ['fresh', 'stale', 'plain'].map((name) => find(name)?.isCached()) };
}

export default defineClaims([
  {
    says: 'The node has the new color, and the canvas shows the old one.',
    run: async (tools) => {
      const { changes, find } = await groups(tools);
      changes.change();
      await tools.frames(2);
      tools.expect(find('stale')?.find('Rect')[0]?.getAttr('fill')).toBe('blue');
      tools.expect([tools.pixel(10, 10), tools.pixel(10, 60)]).toEqual([BLUE, RED]);
    },
  },
  {
    says: 'handler, so three changes in one handler renew the cache only once',
    run: async (tools) => {
      const { changes } = await groups(tools);
      const before = changes.change();
      await tools.frames(2);
      tools.expect(changes.copies()).toBe(before + 1);
      // It has all of them: the color, the width, and the second entry.
      tools.expect([tools.pixel(25, 10), tools.pixel(75, 10)]).toEqual([BLUE, BLUE]);
    },
  },
  {
    says: 'The effect renews the cache before the next frame, so the old one is never shown.',
    run: async (tools) => {
      const { changes, find } = await groups(tools);
      const seen: number[] = [];
      const before = changes.change();
      find('fresh')
        ?.getLayer()
        ?.on('beforeDraw', () => seen.push(changes.copies()));
      await tools.frames(3);
      tools.expect(seen[0]).toBe(before + 1);
    },
  },
  {
    says: '`{#key}` and a new key in `{#each}` create another node, which has no cache.',
    run: async (tools) => {
      const { changes, find, isCached } = await groups(tools);
      tools.expect(isCached()).toEqual([true, true, true]);
      const old = find('plain');
      changes.renew();
      await tools.frames(2);
      tools.expect(find('plain') === old).toBe(false);
      // The handles of the first two are state.
      tools.expect(isCached()).toEqual([true, true, false]);
    },
  },
]);
