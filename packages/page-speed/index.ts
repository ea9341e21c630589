/** The browser side: loads the parts of the route table, and lets the application wait before it starts. */
export { createRoutes } from './client/create-routes';
export { addSidebar, docsOf, sidebarsOf } from './client/docs-store';
export { holdFirstPage } from './client/first-page';
export { whenIdle } from './client/idle';
export { loadRoutes } from './client/sections';
export { FONT_FILES_ATTRIBUTE, FONTS_ATTRIBUTE, FONTS_STORAGE_KEY } from './web-fonts';
