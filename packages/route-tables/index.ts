/** The browser side: loads the sections of the route table, and can delay the first page's hydration. */
export { createRoutes } from './client/create-routes';
export { addSidebar, docsOf, sidebarsOf } from './client/docs-store';
export { holdFirstPage } from './client/first-page';
export { loadRoutes } from './client/sections';
