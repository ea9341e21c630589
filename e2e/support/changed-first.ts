import type { Flavour } from '../../packages/demo-engine/model/flavours';

/**
 * The order in which demos are tested: changed ones, then those that have not passed in their current state, then the rest; by id within
 * each.
 *
 * @param changed ids of demos that changed
 * @param hasPassed whether a flavor has passed in its current state
 */
export function inOrder<Demo extends { id: string; flavours: readonly Flavour[] }>(
  demos: readonly Demo[],
  changed: readonly string[],
  hasPassed: (demo: Demo, flavour: Flavour) => boolean,
): Demo[] {
  const rank = (demo: Demo) => {
    if (changed.includes(demo.id)) return 0;
    return demo.flavours.every((flavour) => hasPassed(demo, flavour)) ? 2 : 1;
  };
  return [...demos].sort((a, b) => rank(a) - rank(b) || a.id.localeCompare(b.id));
}
