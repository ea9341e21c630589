import { existsSync, readFileSync } from 'node:fs';
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

it('rejects a registry of another shape, and names the file to correct', () => {
  expect(() => readRegistry('export default {\n  a: lazy(() => import("x")),\n};\n')).toThrow(
    /another form: 0 of 1.*generated\.ts/,
  );
});

const require = createRequire(import.meta.url);
const folder = path.dirname(require.resolve('@docusaurus/core/package.json'));

it('matches the modules and names of the installed version of Docusaurus', () => {
  const core = (file: string) => readFileSync(path.join(folder, 'lib', file), 'utf8');
  const why = 'Docusaurus has changed: see packages/route-tables/docusaurus-plugin/lean-client.ts';
  expect(core('client/PendingNavigation.js'), why).toContain("from './preload'");
  // The field that `client/PendingNavigation.ts` sets, and how Docusaurus announces a navigation.
  expect(core('client/PendingNavigation.js'), why).toContain('previousLocation={this.previousLocation}');
  expect(core('client/PendingNavigation.js'), why).toContain("dispatchLifecycleAction('onRouteUpdate', {");
  expect(core('client/App.js'), why).toContain("from './PendingNavigation'");
  expect(core('client/clientEntry.js'), why).toContain("from './docusaurus'");
  expect(core('client/App.js'), why).toContain("from './normalizeLocation'");
  expect(core('client/App.js'), why).toContain("from '@generated/routes'");
  expect(core('client/exports/ComponentCreator.js'), why).toContain('routesChunkNames[`${path}-${hash}`]');
  expect(core('client/docusaurusContext.js'), why).toContain("from '@generated/globalData'");
  expect(existsSync(path.join(folder, '../theme-classic/lib/theme/DocCard/index.js')), why).toBe(true);
  expect(core('server/codegen/codegenRoutes.js'), why).toContain(
    '[() => import(/* webpackChunkName: "${chunkName}" */',
  );
});
