import { describe, expect, it } from 'vitest';
import { QUESTIONS, type Question } from '.';
import { figuresOf, judge, partsOf, rowsOf } from './judge';

const question = (changes: Partial<Question>): Question => ({
  id: 'a-1',
  thread: 'https://example.org/1',
  framework: 'vue',
  section: 'text',
  level: 'beginner',
  asks: 'How?',
  typed: ['one', 'two'],
  answers: ['/docs/a.html#part', '/docs/b.html'],
  answered: 'yes',
  ...changes,
});

describe('judging questions', () => {
  const results: Record<string, string[]> = {
    one: ['/docs/x.html', '/docs/a.html#other'],
    two: ['/docs/x.html', '/docs/y.html', '/docs/z.html', '/docs/v.html', '/docs/w.html', '/docs/b.html'],
  };
  const ask = (query: string) => results[query] ?? [];

  it('takes the first result on any wanted page, and leaves out questions without an answer', () => {
    const judged = judge([question({}), question({ id: 'a-2', answered: 'no', missing: 'All.' })], ask);
    expect(judged.map(({ typed, rank }) => [typed, rank])).toEqual([
      ['one', 2],
      ['two', 6],
    ]);
    expect(judge([question({ typed: ['three'] })], ask)[0]?.rank).toBeUndefined();
  });

  it('counts only the results that a reader looks at', () => {
    expect(figuresOf(judge([question({})], ask))).toEqual({ wordings: 2, mrrAt5: 0.25, inFive: 0.5 });
    expect(figuresOf([])).toEqual({ wordings: 0, mrrAt5: 0, inFive: 0 });
  });

  it('keeps the two parts apart and loses no wording', () => {
    const judged = judge(QUESTIONS, () => []);
    const { tuning, setAside } = partsOf(judged);
    expect(tuning.length + setAside.length).toBe(judged.length);
    const ids = new Set(tuning.map((each) => each.question.id));
    expect(setAside.filter((each) => ids.has(each.question.id))).toEqual([]);
  });

  it('makes rows whose counts add up', () => {
    const { frameworks, sections, all } = rowsOf(
      QUESTIONS,
      judge(QUESTIONS, () => []),
    );
    expect(all.yes + all.partly + all.no).toBe(QUESTIONS.length);
    for (const rows of [frameworks, sections]) {
      expect(rows.reduce((sum, row) => sum + row.questions, 0)).toBe(QUESTIONS.length);
      expect(rows.reduce((sum, row) => sum + row.found.wordings, 0)).toBe(all.found.wordings);
    }
  });
});
