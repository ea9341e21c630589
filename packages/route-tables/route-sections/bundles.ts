import type { RouteNode } from '../route-chunks';
import { chunkLeaves, type ChunkNames } from './chunk-leaves';

/** Two chunks are bundled when at least this share of the pages that need either needs both. */
const TOGETHER = 0.9;

/** For each chunk the pages that need it, including chunks of the routes around a page. */
function pagesByChunk(
  routes: readonly RouteNode[],
  chunkNames: Record<string, ChunkNames>,
): Map<string, ReadonlySet<string>> {
  const pages = new Map<string, Set<string>>();
  const visit = (nodes: readonly RouteNode[], around: readonly string[]): void => {
    for (const node of nodes) {
      const chunks = [...around, ...chunkLeaves(chunkNames[node.key])];
      visit(node.routes, chunks);
      if (node.routes.length > 0) continue;
      for (const chunk of chunks) {
        const found = pages.get(chunk) ?? new Set();
        pages.set(chunk, found.add(node.key));
      }
    }
  };
  visit(routes, []);
  return pages;
}

function comeTogether(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size < other.size ? [one, other] : [other, one];
  if (few.size < many.size * TOGETHER) return false;
  const both = [...few].filter((page) => many.has(page)).length;
  return both >= (few.size + many.size - both) * TOGETHER;
}

/**
 * Docusaurus creates a file for each component and each piece of data of a route: a dozen for a document, most of them tiny. This bundles
 * the chunks that the same pages need.
 *
 * @returns for each chunk of several pages the name of its bundle, which is the name of the first chunk in it
 */
export function bundles(
  routes: readonly RouteNode[],
  chunkNames: Record<string, ChunkNames>,
): ReadonlyMap<string, string> {
  const pages = pagesByChunk(routes, chunkNames);
  const names = new Map<string, string>();
  const firsts: string[] = [];
  const most = [...pages].sort(([a, some], [b, others]) => others.size - some.size || (a < b ? -1 : 1));
  for (const [chunk, own] of most) {
    // A chunk that only one page needs stays separate: it may fail to load when everything else has loaded.
    if (own.size === 1) break;
    const first = firsts.find((each) => comeTogether(pages.get(each) ?? new Set(), own));
    if (first === undefined) firsts.push(chunk);
    names.set(chunk, first ?? chunk);
  }
  return names;
}
