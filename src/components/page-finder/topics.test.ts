import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWrittenPages } from '../../../config/written-pages';
import { GUIDES, TOPICS } from './topics';

const answers = TOPICS.flatMap((topic) => topic.answers);

describe('the topics of the page finder', () => {
  it('link to existing pages', () => {
    const written = new Set(readWrittenPages(path.resolve('content')).map(({ slug }) => slug));
    const named = answers.flatMap(({ to, guides = {} }) => [
      to.replace(/#.*/, ''),
      ...GUIDES.flatMap((guide) => (guides[guide] === undefined ? [] : [`/docs/${guide}/${guides[guide]}.html`])),
    ]);
    expect(named.filter((address) => !written.has(address))).toEqual([]);
  });

  it('have unique anchors and answers', () => {
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
    expect(new Set(answers.map(({ want }) => want)).size).toBe(answers.length);
  });
});
