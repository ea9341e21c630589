/** On the inlined rules: the URL of the full sheet. On the link to that sheet, which the page's script adds: empty. */
export const SHEET_ATTRIBUTE = 'data-full-sheet';
/** On the inlined rules: names that the sheet's rules mention and the page does not have, separated by spaces. */
export const MISSING_ATTRIBUTE = 'data-missing';
/** On the inlined rules: classes that scripts add and whose rules are inlined, separated by spaces. */
export const KNOWN_ATTRIBUTE = 'data-known';
