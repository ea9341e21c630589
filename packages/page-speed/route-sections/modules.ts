import { createHash } from 'node:crypto';
import type { RouteNode } from '../route-chunks';
import { bundles } from './bundles';
import { chunkLeaves, type ChunkNames } from './chunk-leaves';
import { type GlobalData, isVersionProps, leanGlobalData, type VersionProps } from './docs-data';
import type { GeneratedRoutes } from './generated';
import { sectionKey } from './section-key';
import { splitRoutes, toRecord } from './split-routes';

/** Where the written modules are found from the browser's scripts. */
export const WRITTEN = '@generated/page-speed';

export interface LeanSource extends GeneratedRoutes {
  globalData: GlobalData;
  /** Documents that any page may link to by their id. */
  namedDocs: ReadonlySet<string>;
  home: string;
  siteConfig: object;
  /** Settings that no component of this site reads, each with the way to it: `themeConfig.prism`. */
  unread: readonly string[];
  /** Reads a module of the generator that holds data. */
  readData: (module: string) => unknown;
}

export interface LeanModules {
  /** Text of each module, by its file's name. */
  files: Map<string, string>;
  /** The generator's table of chunk names, with the chunks that pages need now. */
  chunkNames: Record<string, ChunkNames>;
  /** The name of the file in which a chunk of that table comes. */
  bundleOf: (chunk: string) => string;
  /** The chunk with the part of the route table in which a path stands. */
  sectionChunk: (path: string) => string | undefined;
  /** The part of the site in which a path stands. */
  section: (path: string) => string;
  /** What the pages of each version of documents are told about it. */
  versions: VersionProps['version'][];
}

/** What takes the place of `@generated/NAME` in the browser's scripts. */
export const REPLACED = [
  'routes',
  'registry',
  'routesChunkNames',
  'globalData',
  'docusaurus.config',
  'site-metadata',
] as const;

/** What only the build needs of the site's configuration; the generator sends it to every reader. */
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
  // The generator's browser side has both as modules of their own.
  'i18n',
  'storage',
];

/** What is read of the settings for what is to come; the rest are ways to build. */
const READ_OF_FUTURE = ['experimental_router'];

/** The settings without those that nothing in the browser reads. */
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

const CLIENT = '@site-packages/page-speed';

const json = (value: unknown) => JSON.stringify(value);

/** Name of a chunk of ours: no name of the generator begins with an `s`. */
const chunkName = (file: string) => `s${createHash('md5').update(file).digest('hex').slice(0, 7)}`;

/** Data as a module: parsing text is faster than parsing code. */
const dataCode = (value: unknown) => `JSON.parse(${json(json(value))})`;

const importCode = (chunk: string, module: string) =>
  `() => import(/* webpackChunkName: "${chunk}" */ ${json(module)})`;

/** Data of so few characters costs less where it is asked for than as a file of its own. */
const TINY = 256;
const eagerCode = (module: string) => `() => import(/* webpackMode: "eager" */ ${json(module)})`;

interface Version {
  /** Names the version among all of the site. */
  name: string;
  props: VersionProps;
}

/** Writes the modules that take the place of the generator's tables in the browser's scripts. */
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

  /** A version without its menus and its list of documents; each menu is a chunk of its own. */
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

  /** Pages of a version load their menu with what else they need. */
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

  /** The generator's two tables, for some routes only. */
  const tables = (nodes: readonly RouteNode[]) => {
    const keys = nodes.map(({ key }) => key).filter((key) => key in chunkNames);
    const chunks = [...new Set(keys.flatMap((key) => chunkLeaves(chunkNames[key])))].sort();
    const entries = chunks.map((chunk) => {
      const module = modules.get(chunk);
      if (module === undefined) throw new Error(`The generator's registry.js has no chunk ${chunk}.`);
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
  // The versions of all plugins are of no use to a page.
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
      `export default createRoutes({ createComponent, registry, chunkNames, globalData, parts: ${json(parts)},`,
      `shell: ${json(shell.map(toRecord))},`,
      `sections: {\n${loaders.join('\n')}\n} });\n`,
    ].join('\n'),
  );

  // The texts on cards come with the component that shows them.
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
    versions: versions.map(({ props }) => props.version),
  };
}
