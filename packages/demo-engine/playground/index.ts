/** What a demo's buttons do on any page: open the demo in the playground, save it as a project. */
export { downloadDemo, handOverDemo } from './site-actions';
