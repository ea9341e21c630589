/** The page's path without a trailing slash; the home page is `/index`. */
function stem(pathname: string): string {
  const bare = pathname.replace(/\/+$/, '');
  return bare === '' ? '/index' : bare;
}

/**
 * URL path of a page's Markdown: the page's path plus `.md`. A trailing slash is dropped, and the home page is `/index.md`.
 *
 * @param pathname path of the page, from the host's root
 * @param baseUrl base path of the site, with a trailing slash
 * @param framework for the page in one framework alone
 */
export function markdownAddress(pathname: string, baseUrl = '/', framework?: string): string {
  const inside = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname.replace(/^\//, '');
  return `${baseUrl.replace(/\/$/, '')}${stem(`/${inside}`)}${framework === undefined ? '' : `.${framework}`}.md`;
}
