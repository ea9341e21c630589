import type { RouteNode } from '../route-chunks';
import { type FolderParts, folderOf, sectionKey } from './section-key';

/** A route as the browser gets it: path, the hash from Docusaurus' key, other attributes, and the routes in it. */
export type RouteRecord = [path: string, hash: string, attributes: Record<string, unknown>, inner?: RouteRecord[]];

/** The pages of one section: lists of routes by the key of their parent route; '' is the top level. */
export interface RouteSection {
  key: string;
  pages: Map<string, RouteNode[]>;
}

export interface SplitRoutes {
  /** The routes that every page needs: those that contain others, and the home page. */
  shell: RouteNode[];
  sections: RouteSection[];
  parts: FolderParts;
}

/** The most pages in a section, roughly, so that what a page loads does not grow with the site. */
const MAX_PAGES = 64;

/** Whether a route is a page's, as opposed to one that contains others or a catch-all. */
const isPage = (route: RouteNode) => route.exact && route.routes.length === 0;

/** The pages' own routes. */
export function allPages(routes: readonly RouteNode[]): RouteNode[] {
  return routes.flatMap((route) => (isPage(route) ? [route] : allPages(route.routes)));
}

/** Divides folders with many pages into sections of about `MAX_PAGES` pages at most. */
function folderParts(pages: readonly RouteNode[]): FolderParts {
  const counts = new Map<string, number>();
  for (const { path } of pages) {
    const { folder } = folderOf(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return Object.fromEntries(
    [...counts].filter(([, count]) => count > MAX_PAGES).map(([name, count]) => [name, Math.ceil(count / MAX_PAGES)]),
  );
}

/**
 * Splits the pages off Docusaurus' routes and groups them by section.
 *
 * @param home path of the home page, which stays because other pages look it up in the table
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

/** Converts a route, with the routes in it, to what the browser gets. */
export function toRecord({ path, key, exact, routes, attributes }: RouteNode): RouteRecord {
  const all = { ...(exact ? { exact } : {}), ...attributes };
  const hash = key.slice(path.length + 1);
  return routes.length === 0 && exact ? [path, hash, all] : [path, hash, all, routes.map(toRecord)];
}
