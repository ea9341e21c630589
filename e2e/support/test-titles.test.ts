import { describe, expect, it } from 'vitest';
import { findTests, testTitles } from './test-titles';

const SOURCE = `
test('stands alone', async () => { await test.step('a step', noop); });
test.describe('a group', { tag: '@x' }, () => {
  test("holds 'one'", () => /x/.test('nothing'));
  for (const name of names) test(\`opens \${name} at once\`, check);
  test.describe('within', () => { test('stands alone', check); });
});
it.each([[1, 2]])('adds %s and %d', (a, b) => expect(a + b).toBe(3));
`;
const titles = testTitles('a.spec.ts', SOURCE);
const named = (name: string) => findTests(titles, name).map(({ path }) => path.join(' > '));

describe('the titles of a file', () => {
  it('are found with their groups', () => {
    expect(titles.map(({ path }) => path)).toEqual([
      ['stands alone'],
      ['a group', "holds 'one'"],
      ['a group', 'opens * at once'],
      ['a group', 'within', 'stands alone'],
      ['adds * and *'],
    ]);
  });

  it.each(['skip', 'fixme', 'todo'])('include whether .%s skips the test', (off) => {
    const source = `
      describe.${off}('a group', () => { it('sleeps', check); });
      test.${off}('is broken', check);
      test('runs', () => { test.${off}(condition, 'why'); });`;
    expect(testTitles('a.spec.ts', source)).toEqual([
      { path: ['a group', 'sleeps'], isSkipped: true },
      { path: ['is broken'], isSkipped: true },
      { path: ['runs'], isSkipped: false },
    ]);
  });
});

describe('a test', () => {
  it('is named by its title, with a group where two have the same', () => {
    expect(named("holds 'one'")).toEqual(["a group > holds 'one'"]);
    expect(named('within > stands alone')).toEqual(['a group > within > stands alone']);
    expect(named('stands alone')).toHaveLength(2);
  });

  it('in a loop is named by one of its titles or with a star', () => {
    for (const name of ['opens * at once', 'opens the door at once', 'a group > opens * at once'])
      expect(named(name)).toEqual(['a group > opens * at once']);
    expect(named('adds 1 and 2')).toEqual(['adds * and *']);
  });

  it('is not named by a similar title', () => {
    for (const name of ['stands', 'opens  at once', 'within', 'a step', 'holds *']) expect(named(name)).toEqual([]);
  });
});
