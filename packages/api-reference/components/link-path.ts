/** Data files such as `/api/konva.json`: the browser opens them, the router knows only pages. */
const FILE = /^[^?#]*\.(?!html\b)[a-z]+(?:[?#]|$)/;

/**
 * Where the link leads that was hit, when it is another place of the site: `/api/Konva.Node.html#x`.
 *
 * @param target what an event hit: a link, something in one, or anything else
 */
export function linkPath(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link?.getAttribute('href');
  if (!link || !path?.startsWith('/') || path.startsWith('//')) return undefined;
  if (FILE.test(path)) return undefined;
  return link.target === '' && !link.hasAttribute('download') ? path : undefined;
}
