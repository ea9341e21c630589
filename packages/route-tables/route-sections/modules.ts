import { createHash } from 'node:crypto';
import type { RouteNode } from '../route-chunks';
import { bundles } from './bundles';
import { chunkLeaves, type ChunkNames } from './chunk-leaves';
import { type GlobalData, isVersionProps, leanGlobalData, type VersionProps } from './docs-data';
import type { GeneratedRoutes } from './generated';
import { sectionKey } from './section-key';
import { splitRoutes, toRecord } from './split-routes';

/** Path by which the browser's scripts import the written modules. */
const WRITTEN = '@generated/route-tables';

export interface LeanSource extends GeneratedRoutes {
  globalData: GlobalData;
  /** Ids of documents that any page may link to. */
  namedDocs: ReadonlySet<string>;
  home: string;
  siteConfig: object;
  /** Paths of settings that no component of this site reads, such as `themeConfig.prism`. */
  unread: readonly string[];
  /** Reads one of Docusaurus' data modules; undefined for any other module. */
  readData: (module: string) => unknown;
}

export interface LeanModules {
  /** Source of each module, by file name. */
  files: Map<string, string>;
  /** Docusaurus' table of chunk names, changed to the chunks that pages need now. */
  chunkNames: Record<string, ChunkNames>;
  /** The name of the bundle that contains a chunk of that table. */
  bundleOf: (chunk: string) => string;
  /** The chunk of the section that contains a path. */
  sectionChunk: (path: string) => string | undefined;
  /** The key of the section that a path belongs to. */
  section: (path: string) => string;
}

/** The names of the `@generated/NAME` modules that are replaced in the browser's scripts. */
export const REPLACED = [
  'routes',
  'registry',
  'routesChunkNames',
  'globalData',
  'docusaurus.config',
  'site-metadata',
] as const;

/** Settings that only the build needs; Docusaurus sends them to every reader. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'markdown',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
  // Docusaurus' client has both as modules of their own.
  'i18n',
  'storage',
];

/** Keys of the `future` settings that the browser reads; the others concern the build. */
const READ_OF_FUTURE = ['experimental_router'];

/** The site's settings without those that nothing in the browser reads. */
function sentSettings(settings: object, unread: readonly string[]): Record<string, unknown> {
  const without = (value: unknown, at: string): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const entries = Object.entries(value).filter(([key]) => {
      const name = `${at}${key}`;
      return at === 'future.' ? READ_OF_FUTURE.includes(key) : !BUILD_ONLY.includes(name) && !unread.includes(name);
    });
    return Object.fromEntries(entries.map(([key, each]) => [key, without(each, `${at}${key}.`)]));
  };
  return Object(without(settings, ''));
}

const CLIENT = '@site-packages/route-tables';

const json = (value: unknown) => JSON.stringify(value);

/** Name of a chunk of this package: none of Docusaurus' chunk names begins with an `s`. */
const chunkName = (file: string) => `s${createHash('md5').update(file).digest('hex').slice(0, 7)}`;

/** Source of an expression for some data: parsing JSON is faster than parsing JavaScript. */
const dataCode = (value: unknown) => `JSON.parse(${json(json(value))})`;

const importCode = (chunk: string, module: string) =>
  `() => import(/* webpackChunkName: "${chunk}" */ ${json(module)})`;

/** Data of at most this many characters costs less inlined where it is imported than as a file of its own. */
const TINY = 256;
const eagerCode = (module: string) => `() => import(/* webpackMode: "eager" */ ${json(module)})`;

interface Version {
  /** Plugin instance id and version name, separated by a slash: unique within the site. */
  name: string;
  props: VersionProps;
}

/** Writes the modules that replace Docusaurus' tables in the browser's scripts. */
export function leanModules(source: LeanSource): LeanModules {
  const files = new Map<string, string>();
  const modules = new Map(source.modules);
  const chunkNames = { ...source.chunkNames };
  const write = (file: string, text: string) => {
    files.set(file, text);
    const chunk = chunkName(file);
    modules.set(chunk, `${WRITTEN}/${file}`);
    return chunk;
  };

  const versions: Version[] = [];
  const sidebarChunks = new Map<string, string>();

  /** Writes a version without its sidebars and its list of documents, and each sidebar as a chunk of its own. */
  const leanVersion = (node: RouteNode, index: number): Version | undefined => {
    const names = chunkNames[node.key];
    const chunk = typeof names === 'object' && !Array.isArray(names) ? names['__props'] : undefined;
    const module = typeof chunk === 'string' ? modules.get(chunk) : undefined;
    const props = module === undefined ? undefined : source.readData(module);
    if (typeof names !== 'object' || Array.isArray(names) || !isVersionProps(props)) return undefined;
    const { docsSidebars, docs: _, pluginId, version, ...rest } = props.version;
    const name = `${pluginId}/${version}`;
    for (const [sidebar, items] of Object.entries(docsSidebars)) {
      const file = `sidebar-${index}-${sidebar}.js`;
      const place = [chunkName(file), name, sidebar].map(json).join(', ');
      const text =
        `import { addSidebar } from '${CLIENT}';\nconst items = ${dataCode(items)};\n` +
        `addSidebar(${place}, items);\nexport default items;\n`;
      sidebarChunks.set(`${name}/${sidebar}`, write(file, text));
    }
    const text =
      `import { docsOf, sidebarsOf } from '${CLIENT}';\n` +
      `export default { version: { ...${json({ ...rest, pluginId, version })}, ` +
      `docsSidebars: sidebarsOf(${json(name)}), docs: docsOf(${json(name)}) } };\n`;
    chunkNames[node.key] = { ...names, __props: write(`version-${index}.js`, text) };
    return { name, props };
  };

  /** Makes the pages of a version load their sidebar along with what else they need. */
  const addSidebars = (nodes: readonly RouteNode[], inside: Version | undefined): void => {
    for (const node of nodes) {
      const own = node.routes.length === 0 ? undefined : leanVersion(node, versions.length);
      if (own !== undefined) versions.push(own);
      const version = own ?? inside;
      addSidebars(node.routes, version);
      const sidebar = node.attributes['sidebar'];
      const chunk =
        version && typeof sidebar === 'string' ? sidebarChunks.get(`${version.name}/${sidebar}`) : undefined;
      const names = chunkNames[node.key];
      if (chunk === undefined || typeof names !== 'object' || Array.isArray(names)) continue;
      chunkNames[node.key] = { ...names, __sidebar: chunk };
    }
  };
  addSidebars(source.routes, undefined);

  const bundled = bundles(source.routes, chunkNames);
  const bundleOf = (chunk: string) => bundled.get(chunk) ?? chunk;
  const isTiny = (module: string) => {
    const data = module.endsWith('.json') ? source.readData(module) : undefined;
    return data !== undefined && json(data).length <= TINY;
  };

  /** Docusaurus' two tables, for some routes only. */
  const tables = (nodes: readonly RouteNode[]) => {
    const keys = nodes.map(({ key }) => key).filter((key) => key in chunkNames);
    const chunks = [...new Set(keys.flatMap((key) => chunkLeaves(chunkNames[key])))].sort();
    const entries = chunks.map((chunk) => {
      const module = modules.get(chunk);
      if (module === undefined) throw new Error(`Docusaurus' registry.js has no chunk ${chunk}.`);
      return `  ${json(chunk)}: [${isTiny(module) ? eagerCode(module) : importCode(bundleOf(chunk), module)}],`;
    });
    return {
      names: json(Object.fromEntries(keys.map((key) => [key, chunkNames[key]]))),
      registry: `{\n${entries.join('\n')}\n}`,
    };
  };

  const { shell, sections, parts } = splitRoutes(source.routes, source.home);
  const global = leanGlobalData(source.globalData, source.namedDocs);

  const sectionChunks = new Map<string, string>();
  sections.forEach(({ key, pages }, index) => {
    const { names, registry } = tables([...pages.values()].flat());
    const records = Object.fromEntries([...pages].map(([parent, nodes]) => [parent, nodes.map(toRecord)]));
    const docs = global.taken.filter(({ doc }) => sectionKey(doc.path, parts) === key);
    const text =
      `export default {\nregistry: ${registry},\nchunkNames: ${names},\n` +
      `pages: ${json(records)},\ndocs: ${json(docs)},\n};\n`;
    sectionChunks.set(key, write(`section-${index}.js`, text));
  });

  const flat = (nodes: readonly RouteNode[]): RouteNode[] => nodes.flatMap((node) => [node, ...flat(node.routes)]);
  const shellTables = tables(flat(shell));
  files.set('registry.js', `export default ${shellTables.registry};\n`);
  files.set('routesChunkNames.js', `export default ${shellTables.names};\n`);
  files.set('docusaurus.config.js', `export default ${json(sentSettings(source.siteConfig, source.unread))};\n`);
  files.set('globalData.js', `export default ${json(global.data)};\n`);
  // Pages have no use for the plugins' versions.
  const { docusaurusVersion } = Object(source.readData('@generated/site-metadata.json'));
  files.set('site-metadata.js', `export default ${json({ docusaurusVersion, pluginVersions: {} })};\n`);
  const loaders = [...sectionChunks].map(([key, chunk]) => {
    return `  ${json(key)}: ${importCode(chunk, modules.get(chunk) ?? '')},`;
  });
  files.set(
    'routes.js',
    [
      `import createComponent from '@docusaurus/ComponentCreator';`,
      `import registry from '@generated/registry';`,
      `import chunkNames from '@generated/routesChunkNames';`,
      `import globalData from '@generated/globalData';`,
      `import { createRoutes } from '${CLIENT}';`,
      `export default createRoutes({ createComponent, registry, chunkNames, globalData, home: ${json(source.home)}, parts: ${json(parts)},`,
      `shell: ${json(shell.map(toRecord))},`,
      `sections: {\n${loaders.join('\n')}\n} });\n`,
    ].join('\n'),
  );

  // The texts on cards are loaded with the component that shows them.
  const cards = versions.map(({ name, props }) => {
    const texts = Object.values(props.version.docs).map(({ id, title, description }) => [
      id,
      { id, title, description },
    ]);
    return `Object.assign(docsOf(${json(name)}), ${dataCode(Object.fromEntries(texts))});\n`;
  });
  files.set(
    'DocCard.js',
    `import { docsOf } from '${CLIENT}';\nexport { default } from '@theme/DocCard';\n${cards.join('')}`,
  );

  return {
    files,
    chunkNames,
    bundleOf,
    sectionChunk: (path) => sectionChunks.get(sectionKey(path, parts)),
    section: (path) => sectionKey(path, parts),
  };
}
