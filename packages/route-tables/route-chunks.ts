import { isRecord } from '@site-packages/contracts';
import { chunkLeaves, type ChunkNames } from './route-sections/chunk-leaves';

/** A route as Docusaurus generates it. `key` is the key of its record in `routesChunkNames.json`. */
export interface RouteNode {
  path: string;
  key: string;
  exact: boolean;
  routes: RouteNode[];
  /** Attributes that a plugin added to the route, such as the sidebar of a document. */
  attributes: Record<string, unknown>;
}

/** The parts of Docusaurus' `client-manifest.json` that are used here: ids by chunk name, and files by id. */
export interface ClientManifest {
  origins: Record<string, (string | number)[]>;
  assets: Record<string, { js?: { file: string }[] }>;
}

/** The routes from the root to the exact match of a path; empty when none matches. */
export function matchBranch(routes: readonly RouteNode[], path: string): RouteNode[] {
  for (const route of routes) {
    if (route.exact) {
      if (route.path === path) return [route];
    } else if (path === route.path || path.startsWith(route.path.replace(/\/?$/, '/'))) {
      const inner = matchBranch(route.routes, path);
      if (inner.length > 0) return [route, ...inner];
    }
  }
  return [];
}

/** The routes and files of a build. */
export interface BuiltRoutes {
  routes: readonly RouteNode[];
  chunkNames: Record<string, ChunkNames>;
  /** The name of the bundle that contains a chunk. */
  bundleOf: (chunk: string) => string;
  manifest: ClientManifest;
}

/**
 * The scripts that a path's route loads before it hydrates, except those of the entry point.
 * @param loaded files that the HTML already names
 * @param tableChunk the chunk with the path's section of the route table, which is needed before all others
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

/** Reads Docusaurus' `routes.js`, which is data written as calls, without running it in the scope of this module. */
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
