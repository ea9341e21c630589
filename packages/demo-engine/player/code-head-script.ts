import { ALL_LINES, CODE_VIEW_STORAGE_KEY } from './code-view-keys';

/** Source of a script for the page's head: tells the stylesheet before the first paint that the reader wants to see all lines of code. */
export const codeHeadScript = `try{var a=${JSON.stringify(ALL_LINES)};if(localStorage.getItem(${JSON.stringify(CODE_VIEW_STORAGE_KEY)})==a)document.documentElement.setAttribute('data-code',a)}catch(x){}`;
