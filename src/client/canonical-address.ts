import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import { holdFirstPage, loadRoutes } from '@site-packages/route-tables';
import { matchRoutes } from 'react-router-config';
import { canonicalPath } from './canonical-path';

/** How long to wait for the next document, in milliseconds, before this one is used after all. */
const LEAVING = 8000;

const isPage = (path: string) => matchRoutes(routes, path).some(({ route }) => route.exact === true);

/** Every path that may turn out to be the canonical one for `pathname`. */
function candidates(pathname: string): string[] {
  const asked: string[] = [];
  canonicalPath(pathname, (path) => {
    asked.push(path);
    return false;
  });
  return asked;
}

async function leadToPage({ pathname, search, hash }: Location): Promise<void> {
  await loadRoutes(pathname);
  if (isPage(pathname)) return;
  await loadRoutes(...candidates(pathname));
  const page = canonicalPath(pathname, isPage);
  if (page === undefined) return;
  window.location.replace(`${page}${search}${hash}`);
  // The browser is leaving this document. Without the wait, React would render the not-found page over it, as no page has its URL.
  await new Promise((resolve) => setTimeout(resolve, LEAVING));
}

/**
 * Redirects a URL that nearly matches a page's to that page, before anything is rendered. For such a URL a plain static host sends its
 * not-found page or a copy, whose content differs from that at the page's own URL.
 */
if (ExecutionEnvironment.canUseDOM) holdFirstPage(leadToPage(window.location));
