import { expect, it } from 'vitest';
import { schemaProblems } from './schema-types';

const post = {
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: 'A',
  author: { '@type': 'Organization', name: 'B' },
};

// One call: the compiler parses the whole vocabulary each time.
it(
  'reports unknown types, unknown properties and values of the wrong type, and nothing else',
  { timeout: 90_000 },
  () => {
    const [type, property, kind, value, ...others] = schemaProblems(
      [
        post,
        { ...post, headline: 'Another' },
        { '@context': 'https://schema.org', '@type': 'Recipe' },
        { ...post, headlin: 'A' },
        { ...post, author: { '@type': 'Team', name: 'B' } },
        { ...post, headline: 3 },
      ].map((each) => JSON.stringify(each)),
    );
    expect(type).toContain('Recipe is no type');
    expect(property).toContain('headlin');
    expect(kind).toContain('Team');
    expect(value).toContain('number');
    expect(others).toEqual([]);
  },
);
