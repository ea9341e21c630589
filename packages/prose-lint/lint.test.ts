import { describe, expect, test } from 'vitest';
import {
  countWords,
  lintProse,
  patternRule,
  readComments,
  readMarkdown,
  readMdx,
  readScript,
  repeatedWordsRule,
  spellingRule,
} from '.';
import type { ProseException, Rule } from './model';

const told: Rule = patternRule([{ name: 'told', find: /is told\b/, write: 'say who', wrong: [], right: [] }]);
const spelling = spellingRule(['Konva']);

function problems(text: string, rules: Rule[], read = readMdx) {
  return lintProse([{ path: 'a.mdx', text, read }], rules, []).problems;
}

/** Position and words of each finding. */
const places = (text: string, rules: Rule[], read = readMdx) =>
  problems(text, rules, read).map(({ line, column, found }) => `${line}:${column} ${found}`);

describe('patterns', () => {
  test('are found across lines, in lists, tables and headings, and inside elements', () => {
    const page = [
      '# The node is told',
      '',
      '- One point of the node that is',
      '  told where to go.',
      '',
      '| a | b |',
      '| - | - |',
      '| It is **told** | no |',
      '',
      '<Tabs>',
      '<TabItem label="x">',
      '',
      'It is told.',
      '',
      '</TabItem>',
      '</Tabs>',
    ].join('\n');
    expect(places(page, [told])).toEqual(['1:12 is told', '3:30 is told', '8:6 is told', '13:4 is told']);
  });

  test('are ignored in code, expressions and imports', () => {
    const page = "import a from 'is told';\n\nThe `is told` name {/* is told */}.\n\n```ts\n// is told\n```\n";
    expect(places(page, [told])).toEqual([]);
  });

  test('are found in the front matter and attributes that readers see', () => {
    const page = '---\ntitle: What is told\nslug: /is told\n---\n\n<Demo id="is told" title="It is told" />\n';
    expect(places(page, [told])).toEqual(['2:13 is told', '6:30 is told']);
  });

  test('have the right position in an indented line', () => {
    expect(places('1. First\n\n   and more\n   that is told.\n', [told])).toEqual(['4:9 is told']);
  });
});

describe('spelling', () => {
  test('must be American, and the advice says what to write', () => {
    const [first, ...more] = problems('The colour and the maths of a Konva node.', [spelling]);
    expect(first).toMatchObject({ found: 'colour', line: 1, column: 5, rule: 'spelling' });
    expect(first?.advice).toContain('"color"');
    expect(more.map(({ found }) => found)).toEqual(['maths']);
  });

  test.each(['behaviour', 'centre', 'neighbour', 'grey', 'optimise', 'flavours', 'draggin'])('finds %s', (word) => {
    expect(places(`The ${word} is here.`, [spelling])).toEqual([`1:5 ${word}`]);
  });

  test.each([
    'The color of a neighbor.',
    '**Nothing is drawn on the canvas.** `x` is not a number.',
    'A `colour` in code, 20 pixels and 3 Konva nodes.',
    'It’s the node’s place.',
  ])('leaves %j alone', (text) => {
    expect(places(text, [spelling])).toEqual([]);
  });

  test('treats names of members in front matter as code', () => {
    const page = '---\ntitle: Draw with hitFunc\ndescription: A Konva.Foobar with a colour\n---\n';
    expect(places(page, [spelling])).toEqual(['3:36 colour']);
  });
});

describe('repeated words', () => {
  const rules = [repeatedWordsRule()];

  test('are found, also across lines', () => {
    expect(places('This is the the node, and the\nthe layer.', rules)).toEqual(['1:9 the the', '1:27 the\nthe']);
  });

  test('are accepted where they are correct English', () => {
    expect(places('It had had its time. The `a` `a` node.', rules)).toEqual([]);
  });
});

describe('scripts', () => {
  const read = (text: string) => readScript(text, new Set(['examples', 'name']));

  test('are checked in their string literals, with the right positions', () => {
    const script = [
      "import x from './is told';",
      'export const texts = {',
      "  name: 'what is told',",
      "  of: 'MouseEvent | TouchEvent',",
      "  text: 'It is told. A `colour` is code.',",
      '  examples: [`// is told`],',
      '  long: `One paragraph with \\`is told\\` as code.',
      '',
      'The node is told.`,',
      "  made: describe(`It is told ${'is told'} so.`, 'is'),",
      '};',
    ].join('\n');
    expect(places(script, [told, spelling], read)).toEqual(['5:13 is told', '9:10 is told', '10:22 is told']);
  });
});

describe('exceptions', () => {
  const file = { path: 'a.mdx', text: 'Ann is told. Bob is\ntold.', read: readMdx };
  const exception = (words: string, rule = 'told'): ProseException => ({ file: 'a.mdx', rule, words, reason: 'Why.' });

  test('allow what they name and nothing else', () => {
    const { problems: left, unused } = lintProse([file], [told], [exception('Bob is told')]);
    expect(left.map(({ column }) => column)).toEqual([5]);
    expect(unused).toEqual([]);
  });

  test.each([
    exception('Cid is told'),
    exception('Ann is told', 'other'),
    { ...exception('Ann is told'), file: 'b.mdx' },
  ])('are reported when no finding matches them: $words, $rule, $file', (needless) => {
    expect(lintProse([file], [told], [needless]).unused).toEqual([needless]);
  });
});

test('a page that cannot be parsed is reported', () => {
  const [first, ...more] = problems('<Tabs>\n\nIt is told.\n', [told]);
  expect(first).toMatchObject({ rule: 'unreadable', file: 'a.mdx' });
  expect(more).toEqual([]);
});

describe('documentation comments', () => {
  test('are read paragraph by paragraph, at their position in the script', () => {
    const script = [
      '/** Who is told first. */',
      'const a = 1; // is told',
      'class B {',
      '  /**',
      '   * First line.',
      '   *',
      '   * The second paragraph is',
      '   * told, `is told` not.',
      '   */',
      '  c = "is told";',
      '}',
    ].join('\n');
    expect(places(script, [told], readComments)).toEqual(['1:9 is told', '7:27 is told']);
  });

  test('tell the start of a paragraph from its middle', () => {
    const most: Rule = patternRule([{ name: 'most', find: /^most /, write: 'say maximum', wrong: [], right: [] }]);
    // In parts, so that the lint does not read it as a comment of this file.
    const comment = (text: string) => `/${'**'} ${text} */`;
    expect(places(`${comment('Most rows.')}\n${comment('The most rows.')}`, [most], readComments)).toEqual([
      '1:5 Most',
    ]);
  });
});

test('Markdown is read with angle brackets, which MDX would refuse', () => {
  expect(places('Replace <site>, as it is told.', [told], readMarkdown)).toEqual(['1:23 is told']);
});

test('words are counted without fenced code, and a piece of inline code is one word', () => {
  const page = '## Two words\n\nOne `node.x(1)` more.\n\n```ts\nconst hidden = 1;\n```\n\n| a | b c |\n| - | - |\n';
  expect(countWords(readMdx(page))).toBe(8);
});
