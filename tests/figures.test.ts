import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { maintainerDocuments } from '../scripts/support/figures/documents';
import { figureProblems } from '../scripts/support/figures/stated';
import { outdatedDocuments, readFigures } from '../scripts/support/figures/update';
import { ROOT } from './support/pages';

/** The table of behaviors, whose rows are held by tests. */
const EXEMPT = new Set(['e2e/specification.md']);

function readText(file: string): string | undefined {
  const full = path.join(ROOT, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
}

it('every figure in the documents for maintainers is generated, or stated in docs/figures.json with its origin', () => {
  const documents = maintainerDocuments(ROOT).filter((document) => !EXEMPT.has(document));
  expect(documents).toContain('packages/lean-theme/README.md');
  expect(figureProblems(documents, readFigures(ROOT).stated, readText)).toEqual([]);
});

it('no generated part of a sentence begins a line, where Markdown would take the whole line as HTML', () => {
  const atStart = /^<!-- figures:([\w-]+) -->[^\n]/gm;
  const found = maintainerDocuments(ROOT).flatMap((document) =>
    [...(readText(document) ?? '').matchAll(atStart)].map(([, name]) => `${document}: ${name}`),
  );
  expect(found).toEqual([]);
});

it('every generated region says what docs/figures.json says (`npm run figures` writes them)', () => {
  const outdated = outdatedDocuments(ROOT, readFigures(ROOT));
  expect(outdated.map(({ document, regions }) => `${document}: ${regions.join(', ')}`)).toEqual([]);
});
