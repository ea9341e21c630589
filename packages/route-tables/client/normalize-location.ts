import normalize from '@docusaurus/core/lib/client/normalizeLocation';
import { useKnown } from './use-known';

type Place = Parameters<typeof normalize>[0];

/** Each location always gets the same object as its answer: a new object would look like another navigation. */
const answers = new WeakMap<Place, Place>();

/** The path under which the route table has the page. The path's section of the table must be loaded. */
export function normalPath(pathname: string): string {
  return normalize({ pathname, search: '', hash: '', state: undefined }).pathname;
}

/**
 * Replaces Docusaurus' function that turns `/a/index.html` into `/a` where no page has the former path. It is called during rendering, so
 * it can be a hook and rerender the caller: a path stays as it is until its section of the route table is loaded.
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
