import fs from 'node:fs';
import path from 'node:path';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { describe, expect, it } from 'vitest';
import { EVALUATION_QUERIES } from '../queries';
import { MOST_ASKED } from '../../query/most-asked';
import { pageOf } from '../../model/record';
import { FRAMEWORKS, QUESTIONS, SECTIONS } from '.';

/** What `content/` must hold for every framework with pages of its own, and for every section. */
const LEAST_OF_A_FRAMEWORK = 9;
const LEAST_OF_A_SECTION = 1;
const LEAST = 300;

const HEADING = /^#{2,6} +(.+?) *$/gm;

/** Anchors of a page's headings, as the site makes them; none when the page is not there. */
function anchorsOf(page: string): Set<string> | undefined {
  const file = path.resolve('content', `${page.replace(/^\//, '').replace(/\.html$/, '')}.mdx`);
  if (!fs.existsSync(file)) return undefined;
  const slugger = createSlugger();
  const text = fs.readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  return new Set(
    [...text.matchAll(HEADING)].map(([, heading = '']) => {
      const { text: title, id } = parseMarkdownHeadingId(heading);
      return id ?? slugger.slug(title.replaceAll('`', ''));
    }),
  );
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

/** How many pages count as those that are asked most. */
const MOST = 12;

describe('questions', () => {
  it('are asked most about the pages that a search without results offers', () => {
    const counts = new Map<string, number>();
    for (const { answers } of QUESTIONS) {
      const page = pageOf(answers[0] ?? '');
      counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    const least = [...counts.values()].sort((a, b) => b - a)[MOST - 1] ?? 0;
    expect(MOST_ASKED.filter(([, page]) => (counts.get(page) ?? 0) < least)).toEqual([]);
  });

  it('are many, of every framework and every section', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(LEAST);
    for (const framework of FRAMEWORKS) {
      const count = QUESTIONS.filter((each) => each.framework === framework).length;
      expect(count, framework).toBeGreaterThanOrEqual(LEAST_OF_A_FRAMEWORK);
    }
    for (const section of SECTIONS) {
      const count = QUESTIONS.filter((each) => each.section === section).length;
      expect(count, section).toBeGreaterThanOrEqual(LEAST_OF_A_SECTION);
    }
  });

  it('have ids, threads and wordings of their own', () => {
    expect(repeated(QUESTIONS.map(({ id }) => id))).toEqual([]);
    expect(repeated(QUESTIONS.map(({ thread }) => thread))).toEqual([]);
    const typed = QUESTIONS.flatMap((question) => question.typed.map((each) => each.toLowerCase()));
    expect(repeated(typed)).toEqual([]);
  });

  it('come from threads with an address and have two or three wordings', () => {
    const wrong = QUESTIONS.filter(
      ({ thread, typed }) =>
        !URL.canParse(thread) || !thread.startsWith('https://') || typed.length < 2 || typed.length > 3,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are answered by pages and headings that content/ has', () => {
    const unknown = QUESTIONS.flatMap(({ id, answers }) =>
      answers.flatMap((address) => {
        const [page = '', anchor] = address.split('#');
        const anchors = anchorsOf(page);
        return anchors !== undefined && (anchor === undefined || anchors.has(anchor)) ? [] : [`${id}: ${address}`];
      }),
    );
    expect(unknown).toEqual([]);
  });

  it('say what is missing exactly where the answer is not all there', () => {
    const wrong = QUESTIONS.filter(
      ({ answered, answers, missing }) =>
        (missing === undefined) !== (answered === 'yes') || (answered !== 'no' && answers.length === 0),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are few in common with the other queries', () => {
    const others = new Set(EVALUATION_QUERIES.map(({ query }) => query.toLowerCase()));
    const typed = QUESTIONS.flatMap((question) => question.typed);
    expect(typed.filter((each) => others.has(each.toLowerCase())).length / typed.length).toBeLessThan(0.1);
  });
});
