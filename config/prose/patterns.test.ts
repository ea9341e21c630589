import { patternRule, readMdx } from '@site-packages/prose-lint';
import { describe, expect, test } from 'vitest';
import { EXCEPTIONS } from './exceptions';
import { PATTERNS } from './patterns';

describe.each(PATTERNS)('pattern $name', (pattern) => {
  const find = (text: string) => readMdx(text).flatMap(patternRule([pattern]));

  test.each(pattern.wrong)('finds %j', (text) => {
    expect(find(text)).not.toEqual([]);
  });

  test.each(pattern.right)('leaves %j alone', (text) => {
    expect(find(text)).toEqual([]);
  });

  test('has both kinds of examples and says what to write', () => {
    expect(Math.min(pattern.wrong.length, pattern.right.length)).toBeGreaterThan(0);
    expect(pattern.write.length).toBeGreaterThan(10);
  });
});

test('pattern names are unique', () => {
  const names = PATTERNS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
});

test('every exception gives a reason', () => {
  expect(EXCEPTIONS.filter(({ reason }) => reason.trim().length < 20)).toEqual([]);
});
