/** Paths that a server or a script might answer with a redirect to another host, or by splitting its headers. */
const STARTS = [
  '/%5C',
  '/%5c%5C',
  '/%09/',
  '//',
  '///',
  '/%2F',
  '/%2f%5C',
  '/.%2f',
  '/..%2F%2F',
  '/%00/',
  '/%0D%0ALocation:%20//',
  '/%0a/',
  '/%E3%80%82/',
  '/;/',
  '/@',
];
const ENDS = [
  '',
  '/',
  '.html',
  '/index.html',
  '/index',
  '/docs/shapes/Rect',
  '/%2e%2e/docs/shapes/Rect',
  '/%5C..%5C..%5Cindex.html',
];
const FOLDERS = ['', '/docs', '/docs/react', '/blog', '/api', '/downloads/code'];

/** Addresses of the site that name the host `evil.test` in ways that browsers may take for a host. */
export const HOSTILE_ADDRESSES: readonly string[] = FOLDERS.flatMap((folder) =>
  STARTS.flatMap((start) => ENDS.map((end) => `${folder}${start}evil.test${end}`)),
);

/** Whether a redirect stays on the site, whichever way a browser reads it. */
export function staysOnSite(location: string): boolean {
  // eslint-disable-next-line no-control-regex -- these are the characters that browsers drop
  return /^\/(?![/\\])/.test(location) && !/[\\\x00-\x1f\x7f]/.test(location) && !location.includes('evil.test');
}
