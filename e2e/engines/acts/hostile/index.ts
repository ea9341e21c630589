import type { Check } from '../../checks';
import { COMPILE_ACTS } from './compile';
import { FLOOD_ACTS } from './floods';
import { FOCUS_ACTS } from './focus';
import { LASTING_ACTS } from './lasting';
import { SURROUNDINGS } from './surroundings';
import { WALLS } from './walls';
import { WAYS_OUT } from './ways-out';

/** The programs of `e2e/hostile-code`, which the specs explain, in every engine. */
export const HOSTILE_ACTS: readonly Check[] = [
  ...WAYS_OUT,
  ...WALLS,
  ...FLOOD_ACTS,
  ...LASTING_ACTS,
  ...COMPILE_ACTS,
  ...FOCUS_ACTS,
  ...SURROUNDINGS,
];
