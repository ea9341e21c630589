import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readWrittenPages } from '../config/written-pages';
import { readWantedPages, sectionRows, tableText, type DemoFacts } from './support/page-table';

const HELP = `Prints a table of the site's pages by section: wanted, written, their demos, the flavours of these, and their checks.

npm run pages                 the table
npm run pages -- --missing    with the addresses of pages that are not written
`;

const FLAVOURS = ['vanilla', 'react', 'vue', 'svelte'];
const SHOWN = /<Demo\b[^>]*\bid="([^"]+)"/g;
/** Pages that the site's code makes, not `content/`: the path and the source file. */
const MADE: Readonly<Record<string, string>> = {
  '/': 'src/pages/index.tsx',
  '/markdown-page': 'src/pages/markdown-page.mdx',
  '/docs/sandbox.html': 'src/pages/docs/sandbox.html.tsx',
  '/search': 'packages/site-search/index.ts',
  '/docs/sandbox/index.html': 'src/pages/docs/sandbox/index.html.tsx',
  '/kai': 'src/pages/kai.tsx',
  '/blog': 'blog/authors.yml',
  '/blog/authors/{name}': 'blog/authors.yml',
  '/blog/authors': 'blog/authors.yml',
  '/category/shapes': 'config/sidebar-order.ts',
};

function demoFacts(): Map<string, DemoFacts> {
  const facts = new Map<string, DemoFacts>();
  for (const file of fs.readdirSync('demos', { recursive: true, encoding: 'utf8' })) {
    if (path.basename(file) !== 'demo.json') continue;
    const folder = path.dirname(file);
    const has = (name: string) => fs.existsSync(path.join('demos', folder, name));
    facts.set(folder.split(path.sep).join('/'), { flavours: FLAVOURS.filter(has), hasCheck: has('check.ts') });
  }
  return facts;
}

const { values } = parseArgs({ options: { missing: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
if (values.help === true) {
  console.log(HELP);
} else {
  const wanted = readWantedPages(fs.readFileSync('config/pages.tsv', 'utf8'));
  const written = readWrittenPages(path.resolve('content')).map(({ id, slug }) => {
    const file = ['.mdx', '.md']
      .map((ending) => path.join('content', `${id}${ending}`))
      .find((name) => fs.existsSync(name));
    const text = file === undefined ? '' : fs.readFileSync(file, 'utf8');
    return { path: slug, demos: [...text.matchAll(SHOWN)].map(([, demo = '']) => demo) };
  });
  const made = Object.entries(MADE)
    .filter(([, file]) => fs.existsSync(file))
    .map(([address]) => ({ path: address, demos: [] }));
  const rows = sectionRows(wanted, [...written, ...made], demoFacts());
  console.log(tableText(rows));
  if (values.missing === true) console.log(`\nNot written:\n${rows.flatMap(({ missing }) => missing).join('\n')}`);
}
