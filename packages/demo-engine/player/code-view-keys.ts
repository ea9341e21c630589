/** Local storage key of the reader's choice between all lines of code and the first ones. */
export const CODE_VIEW_STORAGE_KEY = 'kd-code';
/** Value for all lines, in local storage and in `<html data-code>`; for the first lines neither is set. */
export const ALL_LINES = 'all';

/** Local storage key of the reader's choice between wide players and players in the column of text. */
export const WIDTH_STORAGE_KEY = 'kd-width';
/** The choices, in local storage and in `<html data-width>`; without one, large demos are wide. */
export const WIDTHS = ['wide', 'column'] as const;
