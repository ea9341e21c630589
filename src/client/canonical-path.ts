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
  const bare = pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '');
  return [bare === '' ? '/' : bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`].find(
    (path) => path !== pathname && isPage(path),
  );
}
