/** Former paths of pages, each with its possible replacements, of which the first that exists is used. */
const OLD_ADDRESSES: readonly { from: string; to: readonly string[] }[] = [
  { from: '/docs/react/Intro.html', to: ['/docs/react/index.html', '/docs/index.html'] },
  { from: '/docs/styling/hide-and-show.html', to: ['/docs/styling/Hide_and_Show.html', '/docs/index.html'] },
  { from: '/docs/sandbox/Nodes', to: ['/docs/sandbox/20000_Nodes.html', '/docs/sandbox.html'] },
  {
    from: '/docs/sandbox/Shapes_with_Tooltip',
    to: ['/docs/sandbox/10000_Shapes_with_Tooltip.html', '/docs/sandbox.html'],
  },
  {
    from: '/docs/sandbox/Lasso_Selection.html',
    to: ['/docs/guides/not-built-in.html', '/docs/sandbox.html'],
  },
  { from: '/downloads/code', to: ['/docs/sandbox.html'] },
];

/** Pages of the site that are not in `content/`. */
const OTHER_PAGES: ReadonlySet<string> = new Set(['/', '/docs/sandbox.html']);

/**
 * Old paths and where they redirect to.
 *
 * @param isWritten whether a content page has this path
 */
export function oldAddresses(isWritten: (slug: string) => boolean): { from: string; to: string }[] {
  return OLD_ADDRESSES.flatMap(({ from, to }) => {
    if (isWritten(from)) return [];
    const target = to.find((slug) => OTHER_PAGES.has(slug) || isWritten(slug));
    return target === undefined ? [] : [{ from, to: target }];
  });
}

/** Pages whose other spellings are pages themselves, so they get no redirects. */
const OWN_ADDRESSES: ReadonlySet<string> = new Set([
  '/docs/sandbox.html',
  '/docs/sandbox/index.html',
  '/404.html',
  '/',
]);

/**
 * The other spelling of a page's path, for hosts without rules for this site: `/docs/shapes/Rect` for `/docs/shapes/Rect.html`,
 * `/blog.html` for `/blog`. The folder path of an index page needs no file, because hosts serve the index page there.
 *
 * @param address path of a page
 */
export function otherSpelling(address: string): string[] {
  const bare = address.replace(/\/$/, '');
  if (OWN_ADDRESSES.has(address) || bare.includes('*')) return [];
  if (bare.endsWith('/index.html')) return [bare.replace(/\/index\.html$/, '.html')];
  return [bare.endsWith('.html') ? bare.replace(/\.html$/, '') : `${bare}.html`];
}
