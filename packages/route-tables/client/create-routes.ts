import type { ComponentType } from 'react';
import type { RouteConfig } from 'react-router-config';
import type { RouteRecord } from '../route-sections/split-routes';
import type { FolderParts } from '../route-sections/section-key';
import { AllRoutes } from './AllRoutes';
import { type SectionLoader, setSections } from './sections';

interface Doc {
  id: string;
  path: string;
}

/** A section of the route table, as the build writes it for the browser. */
interface Section {
  registry: Record<string, unknown>;
  chunkNames: Record<string, unknown>;
  /** Records by the key of their parent route. */
  pages: Record<string, RouteRecord[]>;
  /** Documents to add to the global data, each with its plugin instance and version. */
  docs: { plugin: string; version: string; doc: Doc }[];
}

interface Site {
  createComponent: (path: string, hash?: string) => ComponentType;
  /** Docusaurus' own tables, which grow as sections are loaded. */
  registry: Record<string, unknown>;
  chunkNames: Record<string, unknown>;
  globalData: Record<string, Record<string, { versions?: { name: string; docs: Doc[] }[] }>>;
  /** Path of the home page: the base path of the site. */
  home: string;
  parts: FolderParts;
  shell: RouteRecord[];
  sections: Record<string, SectionLoader>;
}

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' && value !== null && 'pages' in value && 'docs' in value;

/**
 * Docusaurus' list of routes, wrapped in a single route: the application renders the outer list once, while the routes inside may grow.
 * Each route has its own key, so that React does not take pages at the same position of two lists for the same page.
 */
export function createRoutes({ createComponent, registry, chunkNames, globalData, ...site }: Site): RouteConfig[] {
  const lists = new Map<string, RouteConfig[]>();

  const toRoute = ([path, hash, attributes, inner]: RouteRecord): RouteConfig => {
    const key = `${path}-${hash}`;
    const route: RouteConfig = { path, key, component: createComponent(path, hash), ...attributes };
    if (path === '*') return { ...route, component: createComponent(path) };
    if (inner === undefined) return route;
    const routes = inner.map(toRoute);
    lists.set(key, routes);
    return { ...route, routes };
  };

  const all = site.shell.map(toRoute);
  lists.set('', all);

  setSections({
    parts: site.parts,
    loaders: site.sections,
    add(section) {
      if (!isSection(section)) return;
      Object.assign(registry, section.registry);
      Object.assign(chunkNames, section.chunkNames);
      for (const [parent, records] of Object.entries(section.pages)) {
        // In front of the routes that match every path below their own, such as the catch-all.
        lists.get(parent)?.unshift(...records.map(toRoute));
      }
      for (const { plugin, version, doc } of section.docs) {
        const versions = globalData['docusaurus-plugin-content-docs']?.[plugin]?.versions ?? [];
        versions.find(({ name }) => name === version)?.docs.push(doc);
      }
    },
  });

  return [{ path: site.home, key: 'site', component: AllRoutes, routes: all }];
}
