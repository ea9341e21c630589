import type { Check } from '../../checks';
import { COMPILE_ACTS } from './compile';
import { FLOOD_ACTS } from './floods';
import { FOCUS_ACTS } from './focus';
import { LASTING_ACTS } from './lasting';
import { SURROUNDINGS } from './surroundings';
import { WALLS } from './walls';
import { WAYS_OUT } from './ways-out';

/**
 * The programs of `e2e/hostile-code` in every engine. The specs explain them, and keep what an act cannot do:
 *
 * - Loops that nothing in the frame can end, and busy programs at their full size: Firefox and WebKitGTK run a frame in its page's process,
 *   so both hang until the browser offers to stop the page. For the same reason no act measures for how long the page pauses.
 * - Workers, frames and listeners that are left behind: only the DevTools protocol lists them. Acts see that the frame is gone, and count
 *   elements after many runs.
 * - Denied storage in WebKit: its driver runs no script before those of a page.
 * - Sound that plays, a full memory, a paused tab, a second tab, files from the disk, single requests that fail: the machine has no sound
 *   device, the limit of memory is an argument of Chromium, and drivers of acts have one tab, choose no file and change no request.
 * - Twenty players and a base path: they need builds of their own. An act counts the frames of a page with many players.
 */
export const HOSTILE_ACTS: readonly Check[] = [
  ...LASTING_ACTS,
  ...COMPILE_ACTS,
  ...FOCUS_ACTS,
  ...SURROUNDINGS,
  ...FLOOD_ACTS,
  ...WALLS,
  ...WAYS_OUT,
];
