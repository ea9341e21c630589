/** Data files such as `/api/konva.json`: the browser opens them, because the router only knows pages. */
const FILE = /^[^?#]*\.(?!html\b)[a-z]+(?:[?#]|$)/;

/**
 * Path and hash of a clicked link within the site: `/api/Konva.Node.html#x`.
 *
 * @param target of an event: a link, something in one, or anything else
 */
export function linkPath(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link?.getAttribute('href');
  if (!link || !path?.startsWith('/') || path.startsWith('//')) return undefined;
  if (FILE.test(path)) return undefined;
  return link.target === '' && !link.hasAttribute('download') ? path : undefined;
}
