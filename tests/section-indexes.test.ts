import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SECTIONS as ORDERED } from '../config/sidebar-order';
import { ROOT } from './support/pages';

/** The guides whose index starts a course, and the heading of its map. */
const SECTIONS = [
  { framework: 'react', map: 'From React to the canvas' },
  { framework: 'vue', map: 'From Vue to the canvas' },
  { framework: 'svelte', map: 'From Svelte to the canvas' },
];

/** The text of a section, without its heading. */
function textUnder(page: string, heading: string): string {
  const [, rest] = page.split(`\n## ${heading}\n`);
  if (rest === undefined) throw new Error(`There is no section ${heading}.`);
  return rest.split('\n## ')[0] ?? '';
}

/** The page shows programs without their imports. */
function withoutImports(program: string): string {
  return program
    .replace(/^ *import .*;\n/gm, '')
    .replace(/(<script[^>]*>\n)\n+/, '$1')
    .trim();
}

describe.each(SECTIONS)('the index of $framework', ({ framework, map }) => {
  const folder = path.join(ROOT, 'content/docs', framework);
  const page = readFileSync(path.join(folder, 'index.mdx'), 'utf8');

  test('shows exactly the programs that its claims run', () => {
    const shown = [...textUnder(page, map).matchAll(/^```\w+(?: fragment)?\n([\s\S]*?)\n```$/gm)].map(
      ([, code]) => code,
    );
    const ideas = path.join(folder, 'claims/ideas');
    const programs = readdirSync(ideas).map((file) => withoutImports(readFileSync(path.join(ideas, file), 'utf8')));
    expect(shown.toSorted()).toEqual(programs.toSorted());
  });

  test('lists every page of the section, in the order of the sidebar', () => {
    const listed = [...textUnder(page, 'Next').matchAll(/^\d+\. \[[^\]]+\]\(\/docs\/\w+\/([\w-]+)\.html\)/gm)];
    const order = ORDERED.find((section) => section.folder === framework)?.order ?? [];
    const written = order.filter((name) => existsSync(path.join(folder, `${name}.mdx`)));
    expect(listed.map(([, name]) => name)).toEqual(written);
  });
});
