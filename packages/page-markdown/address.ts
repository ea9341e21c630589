/** The page's path without a slash at its end; the home page is `/index`. */
function stem(pathname: string): string {
  const bare = pathname.replace(/\/+$/, '');
  return bare === '' ? '/index' : bare;
}

/**
 * Where a page stands as Markdown: its address plus `.md`. A slash at the end is dropped, and the home page is `/index.md`.
 *
 * @param pathname path of the page, from the host's root
 * @param baseUrl where the site begins, with a slash at its end
 */
export function markdownAddress(pathname: string, baseUrl = '/'): string {
  const inside = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.replace(/^\//, '');
  return `${baseUrl.replace(/\/$/, '')}${stem(`/${inside}`)}.md`;
}
