/** On `<html>`: the fonts are in the browser's cache, so the style sheet may use them. */
export const FONTS_ATTRIBUTE = 'data-fonts';
/** On the inline script in the head that preloads the fonts: their URLs, separated by spaces. */
export const FONT_FILES_ATTRIBUTE = 'data-font-files';
/** Key in `localStorage` of the URLs of the fonts that the browser has already loaded once. */
export const FONTS_STORAGE_KEY = 'kd-fonts';
