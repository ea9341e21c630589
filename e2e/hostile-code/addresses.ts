import { RECT_PAGE } from '../support/rect';

/** Paths that a host or a script might take for another host. */
export const HOSTILE_PATHS: readonly string[] = [
  '/%5Cevil.test/index.html',
  '/%09/evil.test/index.html',
  '//evil.test/index.html',
  '/%2F%2Fevil.test.html',
];

/** The long one is below the 16 kB at which servers refuse a request, even when it is there twice. */
export const ODD = [
  '%00%0A%1F',
  '__proto__',
  'constructor',
  '%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  'x'.repeat(7_000),
];

const tenKilobytes = 'x'.repeat(10_000);
const words = 'word%20'.repeat(1000);

/** Addresses with more or other words than a page expects. */
export const LONG_ADDRESSES: readonly string[] = [
  `${RECT_PAGE}#${tenKilobytes}`,
  `${RECT_PAGE}?inspect=1&node=${ODD[1]}&show=${ODD[1]}#__proto__`,
  `/docs/sandbox.html?q=__proto__&feature=constructor#${tenKilobytes}`,
  ...['__proto__', '%00%0A%1F%E2%80%AE', words, '../../../x'].map((odd) => `/play?demo=${odd}`),
  `/play#code=2.${tenKilobytes}`,
  '/play#code=__proto__',
  ...[words, '%F0%9F%92%A9'.repeat(800), `e${'%CC%81'.repeat(1000)}`, '%E2%80%AEgnorw'].map(
    (odd) => `/search?q=${odd}`,
  ),
];
