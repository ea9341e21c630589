import fs from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { readCatalog, scanPages } from '../../packages/demo-engine/catalog';
import { readSpecificationTable, type SpecificationLine } from '../specification-table';
import { ROOT } from '../paths';
import type { SourcedDemo, SourcedPage } from './affected';

/** Folders with code of ours, whose imports matter for what a change affects. */
const CODE_FOLDERS = ['config', 'e2e', 'packages', 'scripts', 'src', 'testing', 'tests'];

const SLUG = /^slug:\s*['"]?([^'"\s]+)['"]?\s*$/m;

/** The demos as their folders are now. */
export function sourcedDemos(): readonly SourcedDemo[] {
  return readCatalog(ROOT).demos;
}

/** The pages with a URL in their front matter, and the demos that they show. */
export function sourcedPages(): SourcedPage[] {
  return [...scanPages(ROOT)].flatMap(([file, { demos, live }]) => {
    const url = SLUG.exec(fs.readFileSync(path.join(ROOT, file), 'utf8'))?.[1];
    if (url === undefined) return [];
    const shown = [...demos.map(({ id }) => id), ...live.map(({ id }) => id)];
    return [{ file, url: file.startsWith('blog/') ? `/blog/${url}` : url, demos: shown }];
  });
}

/** The specification's table: files that implement a behavior, and the tests that prove it. */
export function specification(): SpecificationLine[] {
  return readSpecificationTable(fs.readFileSync(path.join(ROOT, 'e2e/specification.md'), 'utf8'));
}

/** Imports between the files of our code. */
export async function importGraph(): Promise<Map<string, string[]>> {
  const { output } = await cruise(CODE_FOLDERS, {
    includeOnly: { path: `^(${CODE_FOLDERS.join('|')})/` },
    exclude: { path: '(node_modules|/fixtures/|^testing/ssr/scaffolds/|^e2e/snippets/runs/)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    baseDir: ROOT,
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser printed text where a graph was expected.');
  return new Map(output.modules.map(({ source, dependencies }) => [source, dependencies.map((one) => one.resolved)]));
}
