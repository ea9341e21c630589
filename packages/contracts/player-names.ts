/**
 * The names of a demo's player in a page's HTML: `demo-engine` writes them, `critical-style`, `site-search`, `page-markdown` and the
 * site's feeds read them. Style sheets repeat them.
 */

/** On the player's element: the demo's id. */
export const DEMO_ATTRIBUTE = 'data-demo';
/** On the player's element: what its result does (`poster`, `starting`, `running`, …). */
export const STATE_ATTRIBUTE = 'data-state';
/** On the player's element: what it takes to run the demo, as JSON. Only players that the early script starts have it. */
export const START_ATTRIBUTE = 'data-start';
/** On the player's element: the demo needs the page's own scripts, so these should not wait for its picture. */
export const WAITS_ATTRIBUTE = 'data-waits';
/** On `<html>`, the flavor that the reader has chosen; on a player, the one that it shows. */
export const FLAVOUR_ATTRIBUTE = 'data-flavour';
/** On the code of one flavor: the flavor. */
export const PANEL_ATTRIBUTE = 'data-panel';
/** One file's code and, in it, the file's name after its flavor's. */
export const FILE_CLASS = 'kd-file';
export const FILE_NAME_CLASS = 'kd-file-name';
/** A demo's still picture. */
export const POSTER_CLASS = 'kd-poster';

/** On `<html>`: the demos' files wait for the page's own scripts, until the document's event. `critical-style` sets and sends. */
export const FILES_WAIT_ATTRIBUTE = 'data-demo-files-wait';
export const FILES_EVENT = 'kd-demo-files';

/** How far outside the view a demo starts, in pixels, and the page's scripts wait for its picture. */
export const DEMO_NEAR_VIEW = 240;
