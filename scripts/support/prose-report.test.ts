import type { Problem, ProseException } from '@site-packages/prose-lint';
import { expect, test } from 'vitest';
import { proseReport } from './prose-report';

const problem: Problem = {
  file: 'a.mdx',
  line: 3,
  column: 7,
  offset: 40,
  rule: 'stands',
  found: 'stands',
  advice: 'write "is"',
};
const unused: ProseException = {
  file: 'b.mdx',
  rule: 'stands',
  words: 'It stands',
  reason: 'A reason of some length.',
};

test('every problem is reported with its position and what to write', () => {
  const { text, failed } = proseReport({ problems: [problem], unused: [] }, { counts: false });
  expect(text).toContain('a.mdx:3:7  "stands": write "is" (stands)');
  expect(failed).toBe(true);
});

test('an unused exception fails', () => {
  const { text, failed } = proseReport({ problems: [], unused: [unused] }, { counts: false });
  expect(text).toContain('config/prose/exceptions.ts: nothing in b.mdx needs the exception "It stands"');
  expect(failed).toBe(true);
});

test('rules are counted, most frequent first', () => {
  const { text } = proseReport(
    { problems: [{ ...problem, rule: 'is-no' }, problem, problem], unused: [] },
    { counts: true },
  );
  expect(text.split('\n').slice(0, 2)).toEqual(['    2  stands', '    1  is-no']);
});

test('the report says when there is no problem', () => {
  expect(proseReport({ problems: [], unused: [] }, { counts: false })).toEqual({
    text: 'The prose lint finds nothing.',
    failed: false,
  });
});
