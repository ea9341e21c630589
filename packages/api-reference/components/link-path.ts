/**
 * Where the link leads that was hit, when it is another place of the site: `/api/Konva.Node.html#x`.
 *
 * @param target what an event hit: a link, something in one, or anything else
 */
export function linkPath(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const path = link?.getAttribute('href');
  if (!link || !path?.startsWith('/') || path.startsWith('//')) return undefined;
  return link.target === '' && !link.hasAttribute('download') ? path : undefined;
}
