import type { Check } from '../checks';
import { CANVAS_ACTS } from './canvas';
import { EDITING_ACTS } from './editing';
import { OLD_BROWSER_ACTS } from './old-browsers';
import { PLAYER_ACTS } from './player';
import { PLAYGROUND_ACTS } from './playground';
import { SITE_ACTS } from './site';

/** Everything that a reader does, by the parts of the site. */
export const ACTS: readonly Check[] = [
  ...PLAYER_ACTS,
  ...EDITING_ACTS,
  ...CANVAS_ACTS,
  ...PLAYGROUND_ACTS,
  ...SITE_ACTS,
];
