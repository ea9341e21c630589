/** A PNG image of one pixel. */
export const PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** The first bytes of a WOFF2 font; no browser can render it. */
export const WOFF2_BASE64 = 'd09GMgABAAAAAAAA';
