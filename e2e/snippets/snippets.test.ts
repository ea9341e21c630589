import { describe, expect, it } from 'vitest';
import { filesOf, GROUPS } from '.';

describe.each(Object.keys(GROUPS))('the programs of the group %s', (group) => {
  const table = GROUPS[group] ?? {};

  it('match the rows of its table', () => {
    expect(filesOf(group)).toEqual(Object.keys(table).sort());
  });

  it('each have an expected outcome', () => {
    expect(Object.entries(table).filter(([, ending]) => Object.values(ending).length === 0)).toEqual([]);
  });
});
