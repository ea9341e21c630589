/** Key of the remembered choice between all of a code and its first lines, in the browser's local storage. */
export const CODE_VIEW_STORAGE_KEY = 'kd-code';
/** Its value for all lines, there and in `<html data-code>`; neither is there for the first lines. */
export const ALL_LINES = 'all';
