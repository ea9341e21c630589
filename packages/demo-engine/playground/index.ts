/** The playground's parts that every page may need after a click: handing a demo over, saving it as a project. */
export { downloadDemo, handOverDemo } from './site-actions';
