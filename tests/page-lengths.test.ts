import { describe, expect, it } from 'vitest';
import { kindOf, lengthOf, LIMITS, readExceptions } from '../testing/page-lengths';
import { readPages } from './support/pages';

const pages = [...readPages(), ...readPages('blog')].map(({ file, body }) => ({
  file,
  words: lengthOf(body),
  limit: LIMITS[kindOf(file)],
}));
const exceptions = readExceptions();
const allowed = new Map(exceptions.flatMap(({ words }) => Object.entries(words)));

/** A listed number is lowered when the page has become shorter by this part. */
const SLACK = 0.9;

it('a page is as short as its kind asks, or not longer than tests/page-lengths.json lists', () => {
  const tooLong = pages
    .filter(({ file, words, limit }) => words > Math.max(limit, allowed.get(file) ?? 0))
    .map(({ file, words, limit }) => `${file} has ${words} words, and ${allowed.get(file) ?? limit} are allowed.`);
  expect(tooLong).toEqual([]);
});

it('the exceptions shrink with the pages', () => {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const stale = [...allowed].flatMap(([file, most]) => {
    const page = byFile.get(file);
    if (page === undefined) return [`${file} does not exist.`];
    if (page.words <= page.limit) return [`${file} has ${page.words} words and needs no exception.`];
    return page.words < most * SLACK ? [`${file} has only ${page.words} words left: list this number.`] : [];
  });
  expect(stale).toEqual([]);
});

it('every exception has a reason, and a page is listed once', () => {
  for (const { reason } of exceptions) expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  expect(allowed.size).toBe(exceptions.reduce((sum, { words }) => sum + Object.keys(words).length, 0));
});

describe('the length of a page', () => {
  it('is the words beside the code, with one of the alternatives in tabs, and without the next links', () => {
    const tab = (label: string, text: string) => `<TabItem value="${label}" label="${label}">\n\n${text}\n\n</TabItem>`;
    const body = [
      'Three words here.',
      '```ts\nconst code = 1;\n```',
      `<Tabs>\n${tab('a', 'One two.')}\n${tab('b', 'One two `three`.')}\n</Tabs>`,
      '## Next',
      'Not counted.',
    ].join('\n\n');
    expect(lengthOf(body)).toBe(6);
  });

  it.each([
    ['content/docs/faq.mdx', 'guide'],
    ['content/docs/vue/Cache.mdx', 'guide'],
    ['content/docs/shapes/Rect.mdx', 'tutorial'],
    ['content/docs/sandbox/Snake_Game.mdx', 'sandbox'],
    ['content/docs/posts/Canvas_Blurry.mdx', 'post'],
    ['blog/2026-11-05-post.mdx', 'post'],
  ])('is limited by the kind of page: %s is a %s', (file, kind) => {
    expect(kindOf(file)).toBe(kind);
  });
});
