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

/** Documents for maintainers must stay readable by one person. The table of behaviors is exempt: tests hold its rows. */
const MOST_WORDS = 15_000;

/** The words of a document, without blocks of code, code in backticks, addresses of links, and what `npm run figures` writes. */
function wordsOf(markdown: string): number {
  const text = markdown
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/<!-- figures:(\S+) -->[\s\S]*?<!-- \/figures:\1 -->/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/`[^`]*`/g, ' ');
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

it('words are counted in sentences and tables, not in code and addresses', () => {
  expect(wordsOf('# A title\n\n| `code` | [two words](some/file.md) |\n\n```ts\nnot this\n```\n')).toBe(4);
});

it('the documents for maintainers have at most 15,000 words', () => {
  const documents = maintainerDocuments(ROOT).filter((document) => document !== 'e2e/specification.md');
  const counts = [...documents, 'packages/demo-engine/docusaurus-plugin/README.md'].map(
    (document): [string, number] => [document, wordsOf(readFileSync(path.join(ROOT, document), 'utf8'))],
  );
  const sum = counts.reduce((total, [, words]) => total + words, 0);
  expect(sum, `${counts.map(([document, words]) => `${words} ${document}`).join('\n')}\n`).toBeLessThanOrEqual(
    MOST_WORDS,
  );
});

/** Code of the project, by path. */
function readCode(): Map<string, string> {
  const folders = [
    'bench',
    'blog',
    'config',
    'content',
    'demos',
    'e2e',
    'packages',
    'scripts',
    'src',
    'testing',
    'tests',
  ];
  const names = folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, file.replaceAll(path.sep, '/')),
    ),
  );
  const files = [...names, ...readdirSync(ROOT)].filter(
    (file) => /\.(?:tsx?|mts|css|vue|svelte|tsv)$/.test(file) && !file.includes('node_modules/'),
  );
  return new Map(files.map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')]));
}

it('every source file, constant and script that the documents name exists', () => {
  const code = readCode();
  const paths = [...code.keys()];
  const constants = new Set([...code.values()].flatMap((text) => text.match(/\b[A-Z]+_[A-Z_]+\b/g) ?? []));
  const manifest: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
  );
  const missing = maintainerDocuments(ROOT).flatMap((document) => {
    const text = readFileSync(path.join(ROOT, document), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
    const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, code = '']) => code);
    const files = named.filter((name) => /^[\w@./-]*\w\.(?:tsx?|mts|css|tsv)$/.test(name) && !/^\.\w/.test(name));
    const scripts = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script = '']) => script);
    return [
      ...files.filter((name) => !paths.some((file) => `/${file}`.endsWith(`/${name.replace(/^(?:\.\.?\/)+/, '')}`))),
      ...named.filter((name) => /^[A-Z]+_[A-Z_]+$/.test(name) && !constants.has(name)),
      ...scripts.filter((script) => !(script in manifest.scripts)),
    ].map((name) => `${document}: ${name}`);
  });
  expect(missing).toEqual([]);
});
