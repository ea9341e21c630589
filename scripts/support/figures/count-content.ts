import { readClaimsFiles } from '../../../packages/page-claims/read';
import { sourcedDemos, sourcedPages } from '../../../testing/selection/project';
import { dayOf, type Part } from './model';

/** Counts of what the site has, from its sources. */
export function countContent(root: string): Part {
  const demos = sourcedDemos();
  const claims = readClaimsFiles(root);
  return {
    date: dayOf(Date.now()),
    command: 'npm run figures',
    values: {
      pages: sourcedPages().length,
      demos: demos.length,
      flavors: demos.reduce((sum, { flavours }) => sum + flavours.length, 0),
      claims: claims.reduce((sum, each) => sum + each.claims.length, 0),
      pagesWithClaims: claims.length,
    },
  };
}
