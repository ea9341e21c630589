/**
 * The browser side: applies the full sheet when it is needed, and exports the names by which the inline script in the head and the
 * application exchange font URLs.
 */
export { checkFullSheet } from './client/full-sheet';
export { FONT_FILES_ATTRIBUTE, FONTS_ATTRIBUTE, FONTS_STORAGE_KEY } from './font-names';
