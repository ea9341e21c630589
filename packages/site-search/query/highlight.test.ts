import { describe, expect, it } from 'vitest';
import { escapeHtmlAndQuotes, highlight, snippet, type Marking } from './highlight';

const marking = (typed: string[], terms: string[] = typed): Marking => ({
  typed,
  terms: new Set(terms),
  before: '<mark>',
  after: '</mark>',
});

describe('highlight', () => {
  it('marks the typed part of a word', () => {
    expect(highlight('Draggable shapes', marking(['drag'], ['draggable'])).value).toBe('<mark>Drag</mark>gable shapes');
  });

  it('marks the whole word when another form matched', () => {
    expect(highlight('Cached shapes', marking(['caching'], ['cach'])).value).toBe('<mark>Cached</mark> shapes');
  });

  it('marks the parts of a camelCase word that matched', () => {
    const value = (text: string, ...given: [string[], string[]?]) => highlight(text, marking(...given)).value;
    expect(value('getClientRect()', ['client', 'rect'])).toBe('get<mark>ClientRect</mark>()');
    expect(value('isDragging', ['drag'], ['dragging'])).toBe('is<mark>Drag</mark>ging');
    expect(value('isDragging', ['drags'], ['drag'])).toBe('is<mark>Dragging</mark>');
    expect(value('dragBoundFunc', ['dra', 'fun'], ['drag', 'func'])).toBe('<mark>dra</mark>gBoundFunc');
    expect(value('getClientRect', ['getclientrect'])).toBe('<mark>getClientRect</mark>');
    expect(value('other', ['drag'])).toBe('other');
  });

  it('escapes markup in the text', () => {
    const { value } = highlight('<img src=x onerror="a()"> & <b>drag</b>', marking(['drag', 'img']));
    expect(value).toBe(
      '&lt;<mark>img</mark> src=x onerror=&quot;a()&quot;&gt; &amp; &lt;b&gt;<mark>drag</mark>&lt;/b&gt;',
    );
  });

  it('reports how much matched', () => {
    expect(highlight('a drag', marking(['drag', 'drop'])).matchLevel).toBe('partial');
    expect(highlight('drag drop', marking(['drag', 'drop']))).toMatchObject({
      matchLevel: 'full',
      fullyHighlighted: true,
    });
    expect(highlight('other', marking(['drag'])).matchLevel).toBe('none');
  });
});

describe('snippet', () => {
  const text = 'one two three four five six seven eight nine drag ten eleven twelve & more';

  it('shows the words around the match, with ellipses where it cuts', () => {
    expect(snippet(text, 4, marking(['drag']), '…').value).toBe('…nine <mark>drag</mark> ten eleven…');
  });

  it('takes the part with the most words of the query', () => {
    const long = `drag ${'x '.repeat(30)}drag drop end`;
    expect(snippet(long, 5, marking(['drag', 'drop']), '…').value).toContain('<mark>drag</mark> <mark>drop</mark> end');
  });

  it('shows the beginning when nothing matched, and short texts in full', () => {
    expect(snippet(text, 3, marking(['zzz']), '…')).toEqual({ value: 'one two three…', matchLevel: 'none' });
    expect(snippet('a < b', 10, marking(['zzz']), '…').value).toBe('a &lt; b');
    expect(snippet('', 10, marking(['zzz']), '…').value).toBe('');
  });
});

it('escapes all characters with a meaning in HTML', () => {
  expect(escapeHtmlAndQuotes(`<a href='x' title="y">&</a>`)).toBe(
    '&lt;a href=&#39;x&#39; title=&quot;y&quot;&gt;&amp;&lt;/a&gt;',
  );
});
