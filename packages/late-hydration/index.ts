/** The browser side: components whose content is hydrated, or rendered, after the page around it. */
export { BelowFold, PageEnd } from './client/BelowFold';
export { LateHydration } from './client/LateHydration';
