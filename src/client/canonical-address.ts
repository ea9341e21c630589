import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { canonicalPath } from './canonical-path';

/**
 * Leads an address that nearly names a page to that page, before anything is drawn. The document that a plain host sends for
 * such an address is its not-found page or a copy, and what is in it is not what the page's own address has.
 */
if (ExecutionEnvironment.canUseDOM) {
  const { pathname, search, hash } = window.location;
  const isPage = (path: string) => matchRoutes(routes, path).some(({ route }) => route.exact === true);
  const page = canonicalPath(pathname, isPage);
  if (page !== undefined) window.location.replace(`${page}${search}${hash}`);
}
