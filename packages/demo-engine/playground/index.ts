/** What buttons do on any page: open a demo or a program in the playground, save a demo as a project. */
export { programFragment } from './program-link';
export { downloadDemo, handOverDemo } from './site-actions';
