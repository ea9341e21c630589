import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import { holdFirstPage, loadRoutes } from '@site-packages/page-speed';
import { matchRoutes } from 'react-router-config';
import { canonicalPath } from './canonical-path';

/** Longest that the next document may take to come, in milliseconds, before this one is used after all. */
const LEAVING = 8000;

const isPage = (path: string) => matchRoutes(routes, path).some(({ route }) => route.exact === true);

/** Every path that could be meant by another. */
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
  // This document is being left: meanwhile its address, of which there is no page, would be drawn over it as not found.
  await new Promise((resolve) => setTimeout(resolve, LEAVING));
}

/**
 * Leads an address that nearly names a page to that page, before anything is drawn. The document that a plain host sends for
 * such an address is its not-found page or a copy, and what is in it is not what the page's own address has.
 */
if (ExecutionEnvironment.canUseDOM) holdFirstPage(leadToPage(window.location));
