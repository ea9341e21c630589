/** A browser that the site supports. `browserslist` in package.json names the same versions. */
export interface SupportedBrowser {
  name: string;
  /** Its oldest version. */
  from: string;
  /** Names in `browserslist`, with the version of each where it has its own count. */
  listed: Readonly<Record<string, string>>;
  /** What does not work in it, or works differently. */
  limits: string;
}

/** The table in the README and on the page about support. */
export const SUPPORTED_BROWSERS: readonly SupportedBrowser[] = [
  {
    name: 'Chrome, Edge and others with Chromium',
    from: '111',
    listed: { chrome: '111', edge: '111', and_chr: '111', opera: '97', samsung: '22' },
    limits: 'none',
  },
  {
    name: 'Firefox',
    from: '121',
    listed: { firefox: '121', and_ff: '121' },
    limits: 'none',
  },
  {
    name: 'Safari, on Mac, iPhone and iPad',
    from: '16.4',
    listed: { safari: '16.4', ios_saf: '16.4' },
    limits: 'no blur on the native canvas (`ctx.filter`); no `<link rel=prefetch>`, so a script loads pages in advance',
  },
];

/** The versions in one sentence. */
export const SUPPORTED_SENTENCE = 'Chrome or Edge 111, Firefox 121, Safari 16.4';
