import { ALL_LINES, CODE_VIEW_STORAGE_KEY, WIDTH_STORAGE_KEY, WIDTHS } from './code-view-keys';

/** Source of a script for the page's head: tells the stylesheet before the first paint whether the reader wants to see all lines of code, and wide players. */
export const codeHeadScript = `try{var a=${JSON.stringify(ALL_LINES)};if(localStorage.getItem(${JSON.stringify(CODE_VIEW_STORAGE_KEY)})==a)document.documentElement.setAttribute('data-code',a);var w=localStorage.getItem(${JSON.stringify(WIDTH_STORAGE_KEY)});if(${JSON.stringify(WIDTHS)}.indexOf(w)>=0)document.documentElement.setAttribute('data-width',w)}catch(x){}`;
