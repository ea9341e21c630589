import { isRecord } from '@site-packages/contracts';
import { chunkLeaves, type ChunkNames } from './route-sections/chunk-leaves';

/** A route as the generator writes it: `key` names its record in `routesChunkNames.json`. */
export interface RouteNode {
  path: string;
  key: string;
  exact: boolean;
  routes: RouteNode[];
  /** What a plugin added to the route: a document's menu. */
  attributes: Record<string, unknown>;
}

/** The generator's `client-manifest.json`, as far as it is used: chunk name to ids, id to files. */
export interface ClientManifest {
  origins: Record<string, (string | number)[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/** Routes from the root to the exact match of a path; empty when nothing matches. */
export function matchBranch(routes: readonly RouteNode[], path: string): RouteNode[] {
  for (const route of routes) {
    if (route.exact) {
      if (route.path === path) return [route];
    } else if (route.path === '/' || path === route.path || path.startsWith(`${route.path}/`)) {
      const inner = matchBranch(route.routes, path);
      if (inner.length > 0) return [route, ...inner];
    }
  }
  return [];
}

/** What a build says about its routes and files. */
export interface BuiltRoutes {
  routes: readonly RouteNode[];
  chunkNames: Record<string, ChunkNames>;
  /** The name of the file in which a chunk comes. */
  bundleOf: (chunk: string) => string;
  manifest: ClientManifest;
}

/**
 * Script files that a path's route loads before it hydrates, apart from the entry's own.
 * @param loaded files the HTML names already
 * @param tableChunk the chunk with what the route table says about the path, which is needed before all others
 * @returns paths relative to the build folder
 */
export function routeScripts(
  { routes, chunkNames, bundleOf, manifest }: BuiltRoutes,
  path: string,
  loaded: ReadonlySet<string>,
  tableChunk?: string,
): string[] {
  const branch = matchBranch(routes, path);
  if (branch.length === 0) return [];
  const table = tableChunk === undefined ? [] : [tableChunk];
  const names = [...table, ...branch.flatMap((route) => chunkLeaves(chunkNames[route.key]).map(bundleOf))];
  const files = names
    .flatMap((name) => manifest.origins[name] ?? [])
    .flatMap((id) => manifest.assets[String(id)]?.js ?? [])
    .map(({ file }) => file);
  return [...new Set(files)].filter((file) => !loaded.has(file));
}

/** Reads the generator's `routes.js` without running it in this process's scope: it is data written as calls. */
export function readRoutes(source: string): RouteNode[] {
  const nodes = source
    .replace(/^import .*$/gm, '')
    .replace(/^\s*export default/m, 'return')
    .replace(
      /ComponentCreator\('((?:[^'\\]|\\.)*)'(?:,\s*'(\w+)')?\)/g,
      (_, path: string, hash = '') => `'${path}-${hash}'`,
    );
  const read: unknown = new Function(nodes)();
  return toNodes(read);
}

function toNodes(value: unknown): RouteNode[] {
  if (!Array.isArray(value)) throw new Error('The generated routes are not a list.');
  return value.map((each: unknown) => {
    if (!isRecord(each)) throw new Error('A generated route is not an object.');
    const { path, component, exact, routes, ...attributes } = each;
    if (typeof path !== 'string' || typeof component !== 'string') throw new Error('A generated route has no path.');
    const inner = routes === undefined ? [] : toNodes(routes);
    return { path, key: component, exact: exact === true, routes: inner, attributes };
  });
}
