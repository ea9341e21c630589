import { describe as group, expect, it } from 'vitest';
import { breakLines, heightOf, type Align, type Measure } from './shared/lines';
import { parse, PLAIN, plainText, setMark, type Mark } from './shared/markup';
import { newEditor, run, sheetOf } from './shared/sheet';

/** Each letter is 10 wide, larger ones by 10 more for each step. */
const measure: Measure = (text, { size }) => ({
  width: [...text].length * 10 * (1 + size),
  ascent: 8 * (1 + size),
  descent: 2 * (1 + size),
});
const lay = (source: string, width: number, align: Align = 'left') =>
  breakLines(parse(source), width, align, measure, PLAIN);
const texts = (source: string, width: number) =>
  lay(source, width).map(({ pieces }) => pieces.map(({ text }) => text).join(' '));
const styleOf = (source: string, text: string) =>
  parse(source)
    .flat()
    .find((span) => span.text === text)?.style;

group('parse', () => {
  it('reads marks, nested ones and three asterisks', () => {
    expect(styleOf('a **b** c', 'b')).toEqual({ ...PLAIN, bold: true });
    expect(styleOf('***b***', 'b')).toEqual({ ...PLAIN, bold: true, italic: true });
    expect(styleOf('**a *b* c**', 'b')).toEqual({ ...PLAIN, bold: true, italic: true });
    expect(styleOf('{red|a ++b++}', 'b')).toEqual({ ...PLAIN, color: 'red', size: 2 });
    expect(styleOf('{red|a {blue|b} c}', ' c')).toEqual({ ...PLAIN, color: 'red' });
  });

  it('shows what is never closed, what is empty, and unknown colors', () => {
    for (const odd of [
      'a * b',
      '2 ** 3',
      '{red|open',
      '{pink|a}',
      '{|}',
      '****',
      '++++',
      '+',
      '{',
      'a}',
    ]) {
      expect(plainText(odd)).toBe(odd);
    }
  });

  it('takes a mark away with a backslash', () => {
    expect(plainText('\\*a\\*')).toBe('*a*');
    expect(plainText('*a\\*b*')).toBe('a*b');
    expect(plainText('end\\')).toBe('end\\');
  });

  it('keeps marks within a paragraph', () => {
    expect(plainText('**a\nb**')).toBe('**a\nb**');
  });

  it('says where each span is in the source', () => {
    const source = 'a **b** {red|*c*} \\* d\n+e+';
    for (const { text, from } of parse(source).flat()) {
      expect(source.slice(from, from + text.length)).toBe(text);
    }
  });
});

group('lines', () => {
  it('breaks at spaces, not between styles of a word', () => {
    expect(texts('ab cd', 50)).toEqual(['ab cd']);
    expect(texts('ab cd', 49)).toEqual(['ab', 'cd']);
    expect(texts('x ab**cd**ef', 70)).toEqual(['x', 'ab cd ef']);
  });

  it('cuts a word that is wider than the line, and ends for a line narrower than a letter', () => {
    expect(texts('abcdefg', 30)).toEqual(['abc', 'def', 'g']);
    expect(texts('ab', 5)).toEqual(['a', 'b']);
    expect(texts('ab**cd**', 30)).toEqual(['ab c', 'd']);
    expect(lay('a😀b', 10).map(({ pieces }) => pieces[0]?.text)).toEqual(['a', '😀', 'b']);
  });

  it('puts letters of all sizes on one baseline, in a line as high as the largest', () => {
    const [small, large] = lay('a\nb ++c++', 200);
    expect(large?.baseline).toBeCloseTo((large?.y ?? 0) + 24 + 30 * 0.22, 6);
    expect(large?.height).toBeCloseTo(3 * (small?.height ?? 0), 6);
  });

  it('has no lines for no text, and height for an empty paragraph', () => {
    expect(heightOf(lay('', 100))).toBe(0);
    expect(lay('a\n\nb', 100)).toHaveLength(2);
    expect(lay('a\n\nb', 100)[1]?.y).toBeGreaterThan(lay('a\nb', 100)[1]?.y ?? 0);
    expect(lay('   ', 100)).toEqual([]);
  });

  it('aligns, and stretches all lines but the last', () => {
    const xs = (align: Align) =>
      lay('ab cd ef', 60, align).map(({ pieces }) => pieces.map(({ x }) => x).join());
    expect(xs('left')).toEqual(['0,30', '0']);
    expect(xs('center')).toEqual(['5,35', '20']);
    expect(xs('right')).toEqual(['10,40', '40']);
    expect(xs('justify')).toEqual(['0,40', '0']);
  });
});

group('setMark', () => {
  const mark = (source: string, words: string, kind: Mark) => {
    const from = source.indexOf(words);
    const marked = setMark(source, { from, to: from + words.length }, kind);
    if (marked) {
      const { from: start, to } = marked.selection;
      expect(marked.source.slice(start, to)).toBe(words.trim());
    }
    return marked?.source;
  };

  it('adds marks and takes them away', () => {
    expect(mark('a b c', 'b', 'bold')).toBe('a **b** c');
    expect(mark('a **b** c', 'b', 'bold')).toBe('a b c');
    expect(mark('a **b** c', 'b', 'italic')).toBe('a ***b*** c');
    expect(mark('a ***b*** c', 'b', 'bold')).toBe('a *b* c');
    expect(mark('a b c', ' b ', 'bold')).toBe('a **b** c');
  });

  it('makes larger and smaller by steps', () => {
    expect(mark('a +b+', 'b', 'larger')).toBe('a ++b++');
    expect(mark('a ++b++', 'b', 'smaller')).toBe('a +b+');
    expect(mark('a b', 'b', 'smaller')).toBe('a b');
    expect(mark('++++b++++', 'b', 'larger')).toBe('++++b++++');
  });

  it('changes colors', () => {
    expect(mark('a b', 'b', 'red')).toBe('a {red|b}');
    expect(mark('a {red|b}', 'b', 'blue')).toBe('a {blue|b}');
    expect(mark('a {red|b}', 'b', 'red')).toBe('a b');
    expect(mark('a {red|b}', 'b', 'ink')).toBe('a b');
  });

  it('refuses what would cross other marks or paragraphs, and nothing', () => {
    expect(mark('a **b** c', 'a **b', 'red')).toBeUndefined();
    expect(mark('a\nb', 'a\nb', 'red')).toBeUndefined();
    expect(mark('a b', '', 'red')).toBeUndefined();
  });
});

group('editor', () => {
  it('undoes typing in one step, and a mark in another', () => {
    const start = newEditor();
    const typed = ['N', 'No', 'Now'].reduce(
      (editor, source) =>
        run(editor, { do: 'type', source, selection: { from: 0, to: source.length } }),
      start,
    );
    const marked = run(typed, { do: 'mark', mark: 'bold' });
    expect(sheetOf(marked).source).toBe('**Now**');
    const once = run(marked, { do: 'undo' });
    expect(sheetOf(once).source).toBe('Now');
    expect(sheetOf(run(once, { do: 'undo' }))).toBe(sheetOf(start));
  });

  it('limits the width and the length', () => {
    const wide = run(newEditor(), { do: 'width', width: 9999 });
    expect(sheetOf(wide).width).toBe(420);
    const full = run(wide, { do: 'type', source: 'x'.repeat(1201), selection: { from: 0, to: 0 } });
    expect(full.warning).toContain('full');
    expect(sheetOf(full).source).toBe(sheetOf(wide).source);
  });
});
