import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { standInFor, type StandIn } from '@site-packages/contracts';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE, inBrowser, ON_SERVER } from '../packages/late-hydration/stand-ins/table';
import { readSiteFacts } from '../packages/lean-theme/stand-ins/site-facts';
import { standIns } from '../packages/lean-theme/stand-ins/table';
import { ROOT } from '../testing/paths';

/** All stand-ins, as for a site that uses none of the features that they leave out. */
const LATE = [...ON_SERVER, ...inBrowser({ hasFixedColours: true, hasOneVersion: true })];
const LEAN = standIns(
  readSiteFacts({
    siteConfig: {
      i18n: { locales: ['en'], localeConfigs: {} },
      themeConfig: { colorMode: { disableSwitch: true }, footer: { links: [{ title: 'Docs', items: [] }] } },
    },
    pageData: [],
  }),
);

describe('stand-ins', () => {
  it.each([
    ['late-hydration/stand-ins/modules', [...EVERYWHERE, ...LATE]],
    ['lean-theme/stand-ins/browser', LEAN],
  ])('exist in %s', (folder, list) => {
    for (const { file } of list) expect(existsSync(path.join(ROOT, 'packages', folder, file)), file).toBe(true);
  });

  it('are found by the request and the importing file', () => {
    const found = (request: string, asking: string) => standInFor([...LATE, ...LEAN], request, asking)?.file;
    const common = '/site/node_modules/@docusaurus/theme-common/lib';
    expect(found('@docusaurus/useIsBrowser', '/any.js')).toBe('is-browser.ts');
    const category = '/site/node_modules/@docusaurus/theme-classic/lib/theme/DocSidebarItem/Category/index.js';
    expect(found('@docusaurus/useIsBrowser', category)).toBe('server-links.ts');
    expect(found('./contexts/colorMode', `${common}/internal.js`)).toBe('fixed-colours.tsx');
    expect(found('../../contexts/colorMode', `${common}/components/ThemedComponent/index.js`)).toBe(
      'fixed-colours.tsx',
    );
    expect(found('./contexts/colorMode', '/site/src/index.js')).toBeUndefined();
    expect(found('./contexts/colorMode', common.replaceAll('/', '\\') + String.raw`\internal.js`)).toBe(
      'fixed-colours.tsx',
    );
    expect(found('../../utils/reactUtils', `${common}/contexts/navbarSecondaryMenu/content.js`)).toBe(
      'shallow-memo.ts',
    );
    expect(found('../../utils/reactUtils', `${common}/contexts/colorMode.js`)).toBeUndefined();
  });
});

describe('the modules that stand-ins replace', () => {
  const modules = path.join(ROOT, 'node_modules');
  const IMPORT = /\b(?:from|import|require)\s*\(?\s*['"]([^'"]+)['"]/g;

  /** A request with Docusaurus' aliases resolved. */
  function named(request: string): string {
    const [, alias, name = ''] = /^(@theme|@docusaurus)\/(.+)$/.exec(request) ?? [];
    if (alias === undefined) return path.join(modules, request);
    const folder = alias === '@theme' ? 'theme-classic/lib/theme' : 'core/lib/client/exports';
    return path.join(modules, '@docusaurus', folder, name);
  }

  /** The files behind the imports that the stand-in replaces. */
  function imported(standIn: StandIn & { from: string }): string[] {
    const place = path.join(modules, standIn.from.replace(/^node_modules\//, ''));
    const folder = existsSync(place) ? place : path.dirname(place);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => /\.m?js$/.test(file) && file.startsWith(place))
      .flatMap((file) => {
        return [...readFileSync(file, 'utf8').matchAll(IMPORT)]
          .map(([, specifier = '']) => specifier)
          .filter((specifier) => standInFor([standIn], specifier, file) !== undefined)
          .map((specifier) => {
            const { resolve } = createRequire(file);
            return resolve(specifier.startsWith('@docusaurus/use') ? named(specifier) : specifier);
          });
      });
  }

  it.each([...LATE, ...LEAN])('exist and are imported: $request, $from', (one) => {
    const { request, from } = one;
    if (from === undefined) expect(() => createRequire(import.meta.url).resolve(named(request))).not.toThrow();
    else expect(imported({ ...one, from })).not.toEqual([]);
  });

  it('export what late hydration replaces, and use one function of tslib', () => {
    const read = (file: string) => readFileSync(path.join(modules, '@docusaurus', file), 'utf8');
    expect(read('core/lib/client/renderToHtml.js')).toContain('export async function renderToHtml(app)');
    expect(read('core/lib/client/App.js')).toContain("import { BrowserContextProvider } from './browserContext'");
    const helpers = read('utils-common/lib/index.js').match(/tslib_1\.\w+/g);
    expect(new Set(helpers)).toEqual(new Set(['tslib_1.__importDefault']));
  });
});
