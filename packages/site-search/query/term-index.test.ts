import { describe, expect, it } from 'vitest';
import { TermIndex } from './term-index';
import { FIELDS } from './weights';

function places(index: TermIndex, term: string): string[] {
  const found: string[] = [];
  index.visit(term, (record, field, count) => found.push(`${record}:${FIELDS[field] ?? ''}:${count}`));
  return found;
}

function small(): TermIndex {
  const index = new TermIndex();
  index.add(0, 'title', 'Free drawing', true);
  index.add(0, 'text', 'Draw lines. Draw with getClientRect.');
  index.add(7, 'title', 'z-index');
  index.add(7, 'text', 'draw '.repeat(40));
  return index;
}

describe('TermIndex', () => {
  it('finds words, roots, parts of camelCase words and joined neighboring words', () => {
    const index = small();
    expect(places(index, 'drawing')).toEqual(['0:title:1']);
    expect(places(index, 'freedrawing')).toEqual(['0:title:1']);
    expect(places(index, 'getclientrect')).toEqual(['0:text:1']);
    expect(places(index, 'client')).toEqual(['0:text:1']);
    expect(places(index, 'zindex')).toEqual(['7:title:1']);
    expect(places(index, 'nothing')).toEqual([]);
  });

  it('counts repetitions up to a limit', () => {
    expect(places(small(), 'draw')).toEqual(['0:title:1', '0:text:2', '7:text:15']);
  });

  it('is the same after packing and unpacking', () => {
    const index = small();
    const again = TermIndex.unpack(index.pack());
    for (const term of index.startingWith('')) expect(places(again, term)).toEqual(places(index, term));
    expect(again.startingWith('')).toEqual(index.startingWith(''));
    expect(again.pack()).toBe(index.pack());
    expect(TermIndex.unpack('').startingWith('')).toEqual([]);
  });

  it('accepts more words after unpacking', () => {
    const index = TermIndex.unpack(small().pack());
    index.add(9, 'summary', 'drawing board');
    expect(places(index, 'drawing')).toEqual(['0:title:1', '9:summary:1']);
    expect(index.startingWith('boar')).toEqual(['board']);
  });

  it('finds terms that differ by a typo', () => {
    const near = small().nearTo('getclientrct');
    expect(near[0]).toEqual({ term: 'getclientrect', likeness: 0.6 });
    expect(small().nearTo('drw')).toEqual([]);
    expect(small().nearTo('')).toEqual([]);
  });
});
