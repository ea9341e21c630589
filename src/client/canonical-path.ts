/** Folders that no longer exist, each with the page that replaces it. */
const GONE_FOLDERS: readonly { folder: string; page: string }[] = [
  { folder: '/downloads/code/', page: '/docs/sandbox.html' },
];

/**
 * The path that a page really has, for a path that nearly matches one: `/blog` for `/blog/index.html` and `/blog.html`,
 * `/docs/shapes/Rect.html` for `/docs/shapes/Rect`.
 *
 * @param pathname as the browser has it
 * @param isPage whether a page has exactly this path
 * @returns undefined when the path is a page's own, or when no page is similar
 */
export function canonicalPath(pathname: string, isPage: (path: string) => boolean): string | undefined {
  if (isPage(pathname)) return undefined;
  const gone = GONE_FOLDERS.find(({ folder, page }) => pathname.startsWith(folder) && isPage(page));
  if (gone !== undefined) return gone.page;
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return [bare === '' ? '/' : bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`].find(
    (path) => path !== pathname && isPage(path),
  );
}
