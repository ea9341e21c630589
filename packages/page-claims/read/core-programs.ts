import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { splitFences } from '@site-packages/contracts';
import { PAGE_FOLDERS } from './claims-files';

/** The word in a fence that marks a page's core: a whole program that shows the idea of the page. */
const CORE = /(?:^|\s)core(?:\s|$)/;

/** The core of a page. */
export interface CoreProgram {
  /** Its name in the bundle, beside its page: `content/docs/sandbox/Bar_Chart.core.ts`. */
  file: string;
  page: string;
  /** The page's short name in tests: `docs/sandbox/Bar_Chart`. */
  name: string;
  /** Line of the page on which the program begins. */
  line: number;
  code: string;
}

/** The core programs of all pages, by path. */
export function readCorePrograms(root: string): CoreProgram[] {
  return PAGE_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${folder}/${file.replaceAll(path.sep, '/')}`)
      .sort(),
  ).flatMap((page) => coresOf(page, readFileSync(path.join(root, page), 'utf8')));
}

function coresOf(page: string, mdx: string): CoreProgram[] {
  return splitFences(mdx)
    .fences.filter(({ language, meta }) => language === 'ts' && CORE.test(meta))
    .map(({ line, code }) => ({
      file: page.replace(/\.mdx$/, '.core.ts'),
      page,
      name: page.replace(/^content\//, '').replace(/\.mdx$/, ''),
      line,
      code: `${code}\n`,
    }));
}
