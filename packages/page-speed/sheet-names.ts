/** On the link to the full sheet. */
export const SHEET_ATTRIBUTE = 'data-full-sheet';
/** What that link is before the sheet is loaded: nothing to the browser. */
export const SHEET_WAITS = 'later-stylesheet';
/** On that link: names its rules ask for that the page does not have, parted by spaces. */
export const MISSING_ATTRIBUTE = 'data-missing';
/** On that link: classes that scripts add and the page's rules are complete for, parted by spaces. */
export const KNOWN_ATTRIBUTE = 'data-known';
