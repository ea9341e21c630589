import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { maintainerDocuments } from '../scripts/support/figures/documents';
import { ROOT } from './support/pages';

/** The fragment that GitHub gives a heading. */
function fragmentOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function headingsOf(file: string): Set<string> {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  return new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => fragmentOf(heading)));
}

function brokenLinks(document: string): string[] {
  const text = readFileSync(path.join(ROOT, document), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const links = [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^(?:https?:|mailto:|\/)/.test(link))
    .filter((link) => {
      const [target = '', fragment] = link.split('#');
      const file = target === '' ? path.join(ROOT, document) : path.join(ROOT, path.dirname(document), target);
      if (!existsSync(file)) return true;
      return fragment !== undefined && statSync(file).isFile() && !headingsOf(file).has(fragment);
    })
    .map((link) => `${document}: ${link}`);
}

it('every link between the documents for maintainers leads to a file and a heading that exist', () => {
  expect(maintainerDocuments(ROOT).flatMap(brokenLinks)).toEqual([]);
});

it('README names every package', () => {
  const readme = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
  const missing = readdirSync(path.join(ROOT, 'packages')).filter(
    (name) => !readme.includes(`(packages/${name}/README.md)`),
  );
  expect(missing).toEqual([]);
});

it('each of the ten answers is linked from the document that its row names', () => {
  const table = readFileSync(path.join(ROOT, 'docs/find-your-way.md'), 'utf8');
  const rows = [...table.matchAll(/^\| [^|]+ \| (README|ARCHITECTURE\.md) → \[[^\]]+\]\(([^)#]+)[^)]*\)/gm)];
  expect(rows).toHaveLength(10);
  const missing = rows.flatMap(([, from = '', link = '']) => {
    const start = from === 'README' ? 'README.md' : from;
    const target = path.posix.normalize(path.posix.join('docs', link));
    return readFileSync(path.join(ROOT, start), 'utf8').includes(`](${target}`) ? [] : [`${start}: ${target}`];
  });
  expect(missing).toEqual([]);
});
