import type { Check } from '../checks';
import { CANVAS_ACTS } from './canvas';
import { EDITING_ACTS } from './editing';
import { HOSTILE_ACTS } from './hostile';
import { LIMIT_ACTS } from './limits';
import { OLD_BROWSER_ACTS } from './old-browsers';
import { PLAYER_ACTS } from './player';
import { PLAYGROUND_ACTS } from './playground';
import { SITE_ACTS } from './site';

/** Everything that a reader does, by the parts of the site. */
export const ACTS: Readonly<Record<string, readonly Check[]>> = {
  player: PLAYER_ACTS,
  editing: EDITING_ACTS,
  canvas: CANVAS_ACTS,
  playground: PLAYGROUND_ACTS,
  site: SITE_ACTS,
  old: OLD_BROWSER_ACTS,
  hostile: HOSTILE_ACTS,
  limits: LIMIT_ACTS,
};
