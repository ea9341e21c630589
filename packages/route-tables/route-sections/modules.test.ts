import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RouteNode } from '../route-chunks';
import { chunkLeaves } from './chunk-leaves';
import { type LeanSource, leanModules } from './modules';

const PROPS = '@generated/docusaurus-plugin-content-docs/default/p/index.json';

const route = (path: string, more: Partial<RouteNode> = {}): RouteNode => ({
  path,
  key: `${path}-abc`,
  exact: true,
  routes: [],
  attributes: {},
  ...more,
});

/** A site as Docusaurus describes it: folders of 25 documents, a home page, and one other page. */
function site(pages: number): LeanSource {
  const names = Array.from({ length: pages }, (_, index) => `docs/part-${Math.floor(index / 25)}/page-${index}`);
  const documents = names.map((name) => route(`/${name}.html`, { attributes: { sidebar: 'menu' } }));
  const root = route('/', { key: '/-root', exact: false, routes: documents });
  const version = route('/', { key: '/-version', exact: false, routes: [root] });
  const docs = names.map((id) => ({ id, path: `/${id}.html`, sidebar: 'menu' }));
  return {
    routes: [route('/'), route('/play'), version, route('*', { key: '*-', exact: false })],
    chunkNames: {
      '/-abc': { __comp: 'home' },
      '/play-abc': { __comp: 'play' },
      '/-version': { __comp: 'version', __props: 'props' },
      '/-root': { __comp: 'root' },
      ...Object.fromEntries(documents.map(({ key, path }) => [key, { __comp: 'doc', content: `c${path}` }])),
    },
    modules: new Map([
      ...['home', 'play', 'version', 'root', 'doc'].map((name): [string, string] => [name, `@theme/${name}`]),
      ['props', PROPS],
      ...documents.map(({ path }): [string, string] => [`c${path}`, `@site${path}.mdx`]),
    ]),
    globalData: {
      'docusaurus-plugin-content-docs': { default: { versions: [{ name: 'current', mainDocId: names[0], docs }] } },
    },
    namedDocs: new Set(),
    home: '/',
    siteConfig: {
      title: 'Site',
      presets: ['/somewhere/on/a/machine'],
      future: { experimental_router: 'browser', faster: { a: true } },
      themeConfig: { prism: { theme: {} }, navbar: { items: [{ presets: 1 }] } },
    },
    unread: ['themeConfig.prism'],
    readData: (module) =>
      module === PROPS
        ? {
            version: {
              pluginId: 'default',
              version: 'current',
              label: 'Next',
              docsSidebars: { menu: names.map((label) => ({ type: 'link', label })), other: [] },
              docs: Object.fromEntries(names.map((id) => [id, { id, title: id, description: `About ${id}` }])),
            },
          }
        : undefined,
  };
}

const text = (source: LeanSource, file: string) => leanModules(source).files.get(file) ?? '';

describe('the modules for the browser', () => {
  const lean = leanModules(site(60));
  const file = (name: string) => lean.files.get(name) ?? '';

  it('keep routes that contain others, the home page and the catch-all in the main table', () => {
    expect(file('routes.js')).toContain(
      'shell: [["/","abc",{"exact":true}],["/","version",{},[["/","root",{},[]]]],["*","",{},[]]]',
    );
    expect(file('routes.js')).not.toContain('page-1');
    expect(file('registry.js')).toContain('import(/* webpackChunkName: "home" */ "@theme/home")');
    expect(file('registry.js')).not.toContain('.mdx');
  });

  it('have the pages of a folder in one section, with their imports and their documents', () => {
    expect(file('routes.js')).toContain('"/docs/part-1": () => import(');
    const part = [...lean.files.values()].find((each) => each.includes('"/-root":') && each.includes('page-30.html'));
    expect(part).toContain('["/docs/part-1/page-30.html","abc",{"exact":true,"sidebar":"menu"}]');
    expect(part).toContain('"@site/docs/part-1/page-30.html.mdx"');
    expect(part).toContain('"doc":{"id":"docs/part-1/page-30","path":"/docs/part-1/page-30.html","sidebar":"menu"}');
    expect(part).not.toContain('part-0/');
  });

  it('load chunks that the same pages need from one file, and inline tiny data', () => {
    const around = ['/-version', '/-root'].flatMap((key) => chunkLeaves(lean.chunkNames[key]));
    const names = [...around, 'doc'].map(lean.bundleOf);
    expect(new Set(names)).toHaveLength(1);
    const loads = (module: string) => `import(/* webpackChunkName: "${names[0]}" */ "${module}")`;
    expect(file('registry.js')).toContain(loads('@theme/root'));
    expect([...lean.files.values()].filter((each) => each.includes(loads('@theme/doc')))).not.toHaveLength(0);

    const source = site(2);
    source.chunkNames['/play-abc'] = { __comp: 'play', __context: { plugin: 'plugin', list: 'list' } };
    source.modules.set('plugin', '~pages/plugin.json').set('list', '~pages/list.json');
    const { readData } = source;
    const data = new Map<string, unknown>([
      ['~pages/plugin.json', { id: 'default' }],
      ['~pages/list.json', 'long'.repeat(100)],
    ]);
    const texts = [...leanModules({ ...source, readData: (module) => data.get(module) ?? readData(module) }).files];
    const all = texts.map(([, each]) => each).join('');
    expect(all).toContain('"plugin": [() => import(/* webpackMode: "eager" */ "~pages/plugin.json")]');
    expect(all).toContain('import(/* webpackChunkName: "list" */ "~pages/list.json")');
  });

  it('load each sidebar with the pages that show it', () => {
    expect(file('sidebar-0-menu.js')).toMatch(/addSidebar\("s\w+", "default\/current", "menu", items\)/);
    const page = lean.chunkNames['/docs/part-1/page-30.html-abc'];
    expect(page).toMatchObject({ __comp: 'doc', __sidebar: expect.stringMatching(/^s/) });
    expect(file('version-0.js')).toContain('"label":"Next"');
    expect(file('version-0.js')).not.toContain('page-1');
  });

  it('tell which chunk has the section of a path', () => {
    expect(lean.sectionChunk('/docs/part-1/page-30.html')).toMatch(/^s/);
    expect(lean.sectionChunk('/docs/part-1/page-30.html')).toBe(lean.sectionChunk('/docs/part-1/PAGE-31.html'));
    expect(lean.sectionChunk('/docs/nothing/page.html')).toBeUndefined();
  });

  it('leave out settings that only the build needs, and those that the site lists as unread', () => {
    expect(file('docusaurus.config.js')).toBe(
      'export default {"title":"Site","future":{"experimental_router":"browser"},' +
        '"themeConfig":{"navbar":{"items":[{"presets":1}]}}};\n',
    );
  });

  it('grow by less than a byte for each page of the site', () => {
    const every = ['routes.js', 'registry.js', 'routesChunkNames.js', 'globalData.js', 'version-0.js'];
    const bytes = (pages: number) =>
      every.reduce((sum, name) => sum + brotliCompressSync(text(site(pages), name)).length, 0);
    expect(bytes(1000) - bytes(100)).toBeLessThan(900);
  });

  it('reject a table with a chunk that is not in the registry', () => {
    const broken = site(1);
    broken.modules.delete('home');
    expect(() => leanModules(broken)).toThrow('registry.js has no chunk home');
  });
});
