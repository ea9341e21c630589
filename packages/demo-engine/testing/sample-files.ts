/** A picture of one pixel. */
export const PNG_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

/** The beginning of a font; no browser would show it. */
export const WOFF2_BASE64 = 'd09GMgABAAAAAAAA';
