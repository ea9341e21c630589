import type { RouteNode } from '../route-chunks';
import { type FolderParts, folderOf, sectionKey } from './section-key';

/** A route as the browser gets it: path, the hash of the generator's key, what else it has, and the routes in it. */
export type RouteRecord = [path: string, hash: string, attributes: Record<string, unknown>, inner?: RouteRecord[]];

/** The pages of one part of the site: records by the key of the route they stand in; '' is the site itself. */
export interface RouteSection {
  key: string;
  pages: Map<string, RouteNode[]>;
}

export interface SplitRoutes {
  /** What every page needs: the routes that hold others, and the home page. */
  shell: RouteNode[];
  sections: RouteSection[];
  parts: FolderParts;
}

/** Most pages that a part of the route table has, so that no page's share grows with the site. */
const MOST_PAGES = 64;

/** A page's route, as opposed to one that holds others or takes what is left. */
const isPage = (route: RouteNode) => route.exact && route.routes.length === 0;

function allPages(routes: readonly RouteNode[]): RouteNode[] {
  return routes.flatMap((route) => (isPage(route) ? [route] : allPages(route.routes)));
}

/** Divides folders with many pages, so that each part has about as many as it may. */
function folderParts(pages: readonly RouteNode[]): FolderParts {
  const counts = new Map<string, number>();
  for (const { path } of pages) {
    const { folder } = folderOf(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return Object.fromEntries(
    [...counts].filter(([, count]) => count > MOST_PAGES).map(([name, count]) => [name, Math.ceil(count / MOST_PAGES)]),
  );
}

/**
 * Takes the pages out of the generator's routes and sorts them by folder.
 *
 * @param home path of the home page, which other pages look for in the table
 */
export function splitRoutes(routes: readonly RouteNode[], home: string): SplitRoutes {
  const parts = folderParts(allPages(routes));
  const sections = new Map<string, RouteSection>();

  const withoutPages = (nodes: readonly RouteNode[], parent: string): RouteNode[] =>
    nodes.flatMap((node) => {
      if (!isPage(node)) return [{ ...node, routes: withoutPages(node.routes, node.key) }];
      if (node.path === home) return [node];
      const key = sectionKey(node.path, parts);
      const section = sections.get(key) ?? { key, pages: new Map<string, RouteNode[]>() };
      sections.set(key, section);
      section.pages.set(parent, [...(section.pages.get(parent) ?? []), node]);
      return [];
    });

  return { shell: withoutPages(routes, ''), sections: [...sections.values()], parts };
}

/** A route and all that it holds, as the browser gets it. */
export function toRecord({ path, key, exact, routes, attributes }: RouteNode): RouteRecord {
  const all = { ...(exact ? { exact } : {}), ...attributes };
  const hash = key.slice(path.length + 1);
  return routes.length === 0 && exact ? [path, hash, all] : [path, hash, all, routes.map(toRecord)];
}
