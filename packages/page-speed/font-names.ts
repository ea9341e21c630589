/** On `<html>`: the fonts are in the browser's cache, and the sheet may ask for them. */
export const FONTS_ATTRIBUTE = 'data-fonts';
/** On the head's script that asks for them: addresses of the page's fonts, parted by spaces. */
export const FONT_FILES_ATTRIBUTE = 'data-font-files';
/** Key in the browser's local storage under which the addresses stand that the browser has loaded once. */
export const FONTS_STORAGE_KEY = 'kd-fonts';
