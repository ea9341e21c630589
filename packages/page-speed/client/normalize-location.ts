import normalize from '@docusaurus/core/lib/client/normalizeLocation';
import { useKnown } from './use-known';

type Place = Parameters<typeof normalize>[0];

/** What was said about a location stays the same object: another one would be another step of the reader. */
const answers = new WeakMap<Place, Place>();

/** The path under which the table has the page of a path whose part of the table is there. */
export function normalPath(pathname: string): string {
  return normalize({ pathname, search: '', hash: '', state: undefined }).pathname;
}

/**
 * In the place of the generator's function that takes `/a/index.html` for `/a` where no page has the former address. It is asked
 * while the application is drawn, so it can have it drawn again: nothing is said about a path before the table is there.
 */
export default function useNormalizedLocation<Location extends Place>(location: Location): Place {
  const isKnown = useKnown(location.pathname);
  const said = answers.get(location);
  if (said !== undefined) return said;
  if (!isKnown) return location;
  const normal = normalize(location);
  const answer = normal.pathname === location.pathname ? location : normal;
  answers.set(location, answer);
  return answer;
}
