import type { FaultyProgram, Listed } from './model';
import { REACT } from './react';
import { SVELTE } from './svelte';
import { VANILLA } from './vanilla';
import { VUE } from './vue';

export { corrected, type FaultyProgram } from './model';

const of = (flavour: FaultyProgram['flavour'], list: readonly Listed[]) => list.map((one) => ({ ...one, flavour }));

export const PROGRAMS: readonly FaultyProgram[] = [
  ...of('vanilla', VANILLA),
  ...of('react', REACT),
  ...of('vue', VUE),
  ...of('svelte', SVELTE),
];
