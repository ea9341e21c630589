import { describe, expect, it } from 'vitest';
import { schemaProblems } from './schema-types';

const post = {
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: 'A',
  author: { '@type': 'Organization', name: 'B' },
};
const problems = (...data: unknown[]) => schemaProblems(data.map((each) => JSON.stringify(each)));

describe('schemaProblems', () => {
  it('has nothing against what schema.org knows', () => {
    expect(problems(post, { ...post, headline: 'Another' })).toEqual([]);
  });

  it('names unknown properties, types and values of the wrong kind', () => {
    expect(problems({ ...post, headlin: 'A' })[0]).toContain('headlin');
    expect(problems({ ...post, author: { '@type': 'Team', name: 'B' } })[0]).toContain('Team');
    expect(problems({ ...post, headline: 3 })[0]).toContain('number');
    expect(problems({ '@context': 'https://schema.org', '@type': 'Recipe' })[0]).toContain('Recipe is no type');
  });
});
