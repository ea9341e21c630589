/**
 * Names of a demo's player in a page's HTML. `demo-engine` writes them; `critical-style`, `site-search`, `page-markdown` and the site's
 * feeds read them. Style sheets repeat them.
 */

/** On the player's element: the demo's id. */
export const DEMO_ATTRIBUTE = 'data-demo';
/** On the player's element: the state of the demo's result (`poster`, `starting`, `running`, …). */
export const STATE_ATTRIBUTE = 'data-state';
/** On the player's element: everything needed to run the demo, as JSON. Only players that the early script starts have it. */
export const START_ATTRIBUTE = 'data-start';
/** On the player's element: the demo needs the page's own scripts, so they should not wait for its picture. */
export const WAITS_ATTRIBUTE = 'data-waits';
/** On `<html>`: the flavor that the reader has chosen. On a player: the flavor that it shows. */
export const FLAVOUR_ATTRIBUTE = 'data-flavour';
/** On the code of one flavor: the flavor's name. */
export const PANEL_ATTRIBUTE = 'data-panel';
/** Class of one file's code, and of the file name in it, which follows the flavor's name. */
export const FILE_CLASS = 'kd-file';
export const FILE_NAME_CLASS = 'kd-file-name';
/** Class of a demo's still picture. */
export const POSTER_CLASS = 'kd-poster';
/**
 * On the still picture that a page shows before its first heading of level 2. `critical-style` puts a small version of it into the HTML, so
 * that the first frame has it.
 */
export const FIRST_PICTURE_ATTRIBUTE = 'data-first-picture';
/** Set by `critical-style` on that picture: a part of it, as a `url()` without a request, which the player shows on phones until it is there. */
export const PREVIEW_PROPERTY = '--kd-preview';

/**
 * On `<html>`: demos do not load their files before the page's own scripts, until `FILES_EVENT` fires on the document. `critical-style`
 * sets the attribute and dispatches the event.
 */
export const FILES_WAIT_ATTRIBUTE = 'data-demo-files-wait';
export const FILES_EVENT = 'kd-demo-files';

/**
 * Distance from the viewport, in pixels, at which a demo starts. For a demo within this distance, the page's scripts wait until its
 * picture is drawn.
 */
export const DEMO_NEAR_VIEW = 240;
