/** Folders that are gone, each with the page that took its place. */
const GONE_FOLDERS: readonly { folder: string; page: string }[] = [
  { folder: '/downloads/code/', page: '/docs/sandbox.html' },
];

/**
 * The address a page really has, for an address that nearly names one: `/blog/index.html` and `/blog.html` for `/blog`,
 * `/docs/shapes/Rect` for `/docs/shapes/Rect.html`.
 *
 * @param pathname as the browser has it
 * @param isPage whether a page has exactly this path
 * @returns undefined when the path is a page's own, or when no page is near
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
