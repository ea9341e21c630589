import { expect, it } from 'vitest';
import { demoElements, splitFences } from './mdx-source';

const PAGE = [
  '# Page',
  '<Demo id="a/One" />',
  '```mdx',
  '<Demo id="in/code" />',
  '```',
  '{/* <Demo id="in/a-comment" /> */} and `<Demo id="in/a-line" />`',
  "  <Demo height={200} id='a/Two'",
  '  />',
  '<Demo id={name} />',
  '<DemoPicker id="another/component" />',
  '~~~~ts live height=100',
  '  const a = 1;',
  '~~~',
  '~~~~',
].join('\r\n');

it('finds the demos of a page, without those in code and comments', () => {
  expect(demoElements(PAGE)).toEqual([
    { id: 'a/One', line: 2 },
    { id: 'a/Two', line: 7 },
    { id: undefined, line: 9 },
  ]);
});

it('separates blocks of code, and keeps the numbers of lines', () => {
  const { fences, prose } = splitFences(PAGE);
  expect(fences).toEqual([
    { language: 'mdx', meta: '', line: 4, code: '<Demo id="in/code" />' },
    { language: 'ts', meta: 'live height=100', line: 12, code: '  const a = 1;\n~~~' },
  ]);
  expect(prose.split('\n')).toHaveLength(14);
  expect(prose).not.toContain('const a');
});

it('takes the indent of a block from its code', () => {
  expect(splitFences('- item\n\n  ```js\n  one\n    two\n  ```').fences[0]?.code).toBe('one\n  two');
});

it('leaves out a block that is never closed', () => {
  expect(splitFences('```\n<Demo id="a" />')).toEqual({ fences: [], prose: '\n' });
});
