/**
 * The browser side: loads the parts of the route table, lets the application wait before it starts, does in idle time what nobody
 * waits for, puts the full sheet into effect when it is needed, and says how the head's script and the application speak of fonts.
 */
export { BelowFold, PageEnd } from './client/BelowFold';
export { createRoutes } from './client/create-routes';
export { addSidebar, docsOf, sidebarsOf } from './client/docs-store';
export { LateHydration } from './client/LateHydration';
export { holdFirstPage } from './client/first-page';
export { afterPicture, inIdleTurn } from './client/idle';
export { checkFullSheet } from './client/full-sheet';
export { readLine } from './client/line';
export { loadRoutes } from './client/sections';
export { FONT_FILES_ATTRIBUTE, FONTS_ATTRIBUTE, FONTS_STORAGE_KEY } from './font-names';
