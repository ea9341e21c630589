import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../testing/paths';

const LIST = 'docs/upgrading.md';
const FOLDERS = ['src', 'packages', 'tests/machinery-site'];

/** Matches everything outside Docusaurus's documented API: modules by path, generated files, original components, bundler internals. */
const INSIDE =
  /['"]@docusaurus\/[\w-]+\/(?:lib|internal|src)\b|['"]@generated\/(?!route-tables)|['"]@theme-(?:original|init)\/|NormalModuleReplacementPlugin|['"](?:registry|routes)\.js['"]|['"](?:routesChunkNames|client-manifest|globalData)\.json['"]|__webpack_\w+__/;

function sources(): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll('\\', '/')),
    ),
  ).filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.tsx?$|node_modules\//.test(file));
}

const usesInside = (file: string) => INSIDE.test(readFileSync(path.join(ROOT, file), 'utf8'));

/** Files and folders that the list names. */
const named = new Set(
  [...readFileSync(path.join(ROOT, LIST), 'utf8').matchAll(/`((?:src|packages|tests)\/[^`]+)`/g)].map(
    ([, file = '']) => file,
  ),
);

const isListed = (file: string) => named.has(file) || [...named].some((folder) => file.startsWith(`${folder}/`));

it('the list for upgrades has every file that uses internals of Docusaurus or replaces a theme component', () => {
  const files = sources();
  const used = files.filter((file) => file.startsWith('src/theme/') || usesInside(file));
  expect(used.length).toBeGreaterThan(30);
  expect(used.filter((file) => !isListed(file))).toEqual([]);
});

it('the list names only existing files', () => {
  expect([...named].filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
});

it('Docusaurus is pinned to one exact version', () => {
  const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([name]) => name.startsWith('@docusaurus/'))
    .map(([, version]) => version);
  expect(versions.length).toBeGreaterThan(5);
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/^\d+\.\d+\.\d+$/);
});
