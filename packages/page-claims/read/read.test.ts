import { describe, expect, test } from 'vitest';
import { readClaims } from './claims-files';
import { lostClaims } from './find-words';

describe('readClaims', () => {
  test('reads words and lines in order, without running anything', () => {
    const text = [
      "import { defineClaims } from 'nowhere';",
      'export default defineClaims([',
      "  { says: 'The first of them holds', run: () => {} },",
      '  {',
      '    says: `The second does, too`,',
      '    run() {},',
      '  },',
      ']);',
    ].join('\n');
    expect(readClaims(text, 'a.claims.ts')).toEqual({
      claims: [
        { says: 'The first of them holds', line: 3 },
        { says: 'The second does, too', line: 4 },
      ],
      problems: [],
    });
  });

  test.each([
    ['export const claims = [];', 'a.claims.ts: write `export default defineClaims([…])`.'],
    ['export default defineClaims([{ says: `a ${b}`, run() {} }]);', 'a.claims.ts:1: write each claim as'],
    ['export default defineClaims([\n...others]);', 'a.claims.ts:2: write each claim as'],
    [
      "export default defineClaims([{ says: 'It is so', run() {} },\n{ says: 'It is so', run() {} }]);",
      'a.claims.ts:2: "It is so" is claimed twice',
    ],
  ])('%s is reported', (text, problem) => {
    expect(readClaims(text, 'a.claims.ts').problems).toEqual([expect.stringContaining(problem)]);
  });
});

describe('lostClaims', () => {
  const PAGE = [
    '---',
    'title: A page',
    '---',
    '',
    'import Tabs from "@theme/Tabs";',
    '',
    '**`dragend` never comes.** The node was destroyed',
    'during the [drag](/docs/drag.html), and it’s gone.',
    '',
    '<Tabs>',
    '',
    '| event | what comes of it |',
    '| --- | --- |',
    '| `dragmove` | after each *move* |',
    '',
    '</Tabs>',
    '',
    '```ts',
    'node.stopDrag(); // Ends the drag here',
    '```',
  ].join('\n');

  const lost = (...says: string[]) =>
    lostClaims(
      {
        file: 'a.claims.ts',
        page: 'a.mdx',
        name: 'a',
        problems: [],
        claims: says.map((words, index) => ({ says: words, line: index + 1 })),
      },
      PAGE,
    );

  test.each([
    '`dragend` never comes. The node was destroyed during the drag',
    'dragend never comes.',
    "during the drag, and it's gone.",
    '`dragmove` | after each move',
    'Ends the drag here',
  ])('finds %j', (says) => {
    expect(lost(says)).toEqual([]);
  });

  test.each(['The node was removed during the drag', 'ragend never comes. The', 'gone. event | what'])(
    'misses %j',
    (says) => {
      expect(lost(says)).toEqual([expect.stringMatching(/^a\.claims\.ts:1: a\.mdx does not say/)]);
    },
  );

  test('names the most similar part of the page', () => {
    expect(lost('The node was removed during the drag')[0]).toContain(
      '"The node was destroyed during the drag, and it\'s gone."',
    );
  });

  test('asks for a whole sentence', () => {
    expect(lost('never comes')).toEqual(['a.claims.ts:1: "never comes" is too short. Take a whole sentence.']);
  });
});
