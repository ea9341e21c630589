/**
 * The browser side: loads the sections of the route table, can delay the first page's hydration, runs work in idle time, applies the full
 * sheet when it is needed, and exports the names by which the inline script in the head and the application exchange font URLs.
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
