import { ENTRY_FILES } from '@site-packages/demo-engine/programs';
import { checkAll, type Knowledge } from '../../check';
import { corrected, type FaultyProgram, type Listed } from './model';
import { REACT } from './react';
import { SVELTE } from './svelte';
import { VANILLA } from './vanilla';
import { VUE } from './vue';

const of = (flavour: FaultyProgram['flavour'], list: readonly Listed[]) => list.map((one) => ({ ...one, flavour }));

export const PROGRAMS: readonly FaultyProgram[] = [
  ...of('vanilla', VANILLA),
  ...of('react', REACT),
  ...of('vue', VUE),
  ...of('svelte', SVELTE),
];

/** Names of the programs whose fault `check` does not name, or whose correction it does not accept. */
export async function missedPrograms(knowledge: Knowledge): Promise<string[]> {
  const programs = PROGRAMS.flatMap((one) =>
    [one.code, corrected(one)].map((text) => ({
      flavour: one.flavour,
      files: [{ path: ENTRY_FILES[one.flavour], text }],
    })),
  );
  const found = await checkAll(programs, knowledge);
  return PROGRAMS.filter(({ told }, at) => {
    const isNamed = found[2 * at]?.faults.some(({ what, instead = '' }) => told.test(`${what} ${instead}`)) === true;
    return !isNamed || found[2 * at + 1]?.faults.length !== 0;
  }).map(({ flavour, name }) => `${flavour}: ${name}`);
}
