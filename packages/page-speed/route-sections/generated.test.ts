import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readRegistry } from './generated';

const LINE = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

it('reads the module of each chunk', () => {
  const source = `export default {\n${LINE('a1', '@site/a.mdx')}\n${LINE('b2', 'C:\\\\b.mdx')}};\n`;
  expect([...readRegistry(source)]).toEqual([
    ['a1', '@site/a.mdx'],
    ['b2', 'C:\\b.mdx'],
  ]);
});

it('refuses a registry of another form and says where to look', () => {
  expect(() => readRegistry('export default {\n  a: lazy(() => import("x")),\n};\n')).toThrow(
    /another form: 0 of 1.*generated\.ts/,
  );
});

const require = createRequire(import.meta.url);
const folder = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

it('is written for what this version of the generator writes and asks for', () => {
  const core = (file: string) => readFileSync(path.join(folder('@docusaurus/core'), 'lib', file), 'utf8');
  const why = 'the generator has changed: see packages/page-speed/docusaurus-plugin/lean-client.ts';
  expect(core('client/PendingNavigation.js'), why).toContain("from './preload'");
  // The field that `client/PendingNavigation.ts` sets, and how it announces a navigation.
  expect(core('client/PendingNavigation.js'), why).toContain('previousLocation={this.previousLocation}');
  expect(core('client/PendingNavigation.js'), why).toContain("dispatchLifecycleAction('onRouteUpdate', {");
  expect(core('client/App.js'), why).toContain("from './PendingNavigation'");
  // What `server/render-to-html.ts` and the stand-ins for `useIsBrowser` replace.
  expect(core('client/serverEntry.js'), why).toContain("import { renderToHtml } from './renderToHtml'");
  expect(core('client/renderToHtml.js'), why).toContain('export async function renderToHtml(app)');
  expect(core('client/App.js'), why).toContain("import { BrowserContextProvider } from './browserContext'");
  expect(core('client/clientEntry.js'), why).toContain("from './docusaurus'");
  expect(core('client/App.js'), why).toContain("from './normalizeLocation'");
  expect(core('client/App.js'), why).toContain("from '@generated/routes'");
  expect(core('client/exports/ComponentCreator.js'), why).toContain('routesChunkNames[`${path}-${hash}`]');
  expect(core('client/docusaurusContext.js'), why).toContain("from '@generated/globalData'");
  expect(core('server/codegen/codegenRoutes.js'), why).toContain(
    '[() => import(/* webpackChunkName: "${chunkName}" */',
  );
  const helpers = readFileSync(path.join(folder('@docusaurus/utils-common'), 'lib/index.js'), 'utf8');
  expect(new Set(helpers.match(/tslib_1\.\w+/g)), why).toEqual(new Set(['tslib_1.__importDefault']));
});
