import { describe, expect, it } from 'vitest';
import { MAX_QUERY_LENGTH } from '../model/constants';
import { readableQuery } from './readable-query';

describe('the query of a URL', () => {
  it.each(['', 'drag', '__proto__', 'two words ', 'Größe', '👩‍🎨 draws'])('stays as it is: “%s”', (query) => {
    expect(readableQuery(query)).toBe(query);
  });

  it('is as short as what the field accepts, without half a character', () => {
    expect(readableQuery('word '.repeat(2000))).toHaveLength(MAX_QUERY_LENGTH);
    const cut = readableQuery(`x${'💩'.repeat(1000)}`);
    expect(cut.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
    expect(() => encodeURIComponent(cut)).not.toThrow();
  });

  it('does not change how the words around it are displayed', () => {
    expect(readableQuery('a\u202eb\u0000c')).toBe('a b c');
    expect(readableQuery(`e${'\u0301'.repeat(300)}`)).toBe(`e${'\u0301'.repeat(4)}`);
  });
});
