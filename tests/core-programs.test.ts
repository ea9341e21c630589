import path from 'node:path';
import { expect, test } from 'vitest';
import { readCodeBlocks } from './support/page-code';
import { readPages } from './support/pages';
import { WITHOUT_CORE } from './support/without-core';

/** Maximum number of lines in a core. */
const MAX_LINES = 32;

const sandbox = readPages()
  .filter(({ file }) => file.startsWith('content/docs/sandbox/'))
  .map(({ file, body }) => ({ file, body, name: path.basename(file, '.mdx'), blocks: readCodeBlocks([file]) }));
const others = readPages().filter(({ file }) => !file.startsWith('content/docs/sandbox/'));
const cores = [...sandbox.map(({ blocks }) => blocks), readCodeBlocks(others.map(({ file }) => file))]
  .flat()
  .filter(({ isCore }) => isCore);

test('every sandbox page has one core, which is its first block, below the demo and above the first heading', () => {
  const wrong = sandbox.flatMap(({ file, name, body, blocks }) => {
    const marked = blocks.filter(({ isCore }) => isCore);
    if (WITHOUT_CORE.includes(name)) {
      return marked.length > 0 ? [`${file}: take it out of tests/support/without-core.ts`] : [];
    }
    if (marked.length !== 1) return [`${file}: has ${marked.length} blocks \`\`\`ts core, write one`];
    const opening = body.slice(0, body.indexOf('\n## '));
    const isBelow = /<Demo [^>]*>[\s\S]*^```ts core$/m.test(opening);
    return blocks[0]?.isCore && isBelow ? [] : [`${file}: its core is not the first block below the demo`];
  });
  expect(wrong).toEqual([]);
});

test('the list of pages without a core names pages', () => {
  const names = new Set(sandbox.map(({ name }) => name));
  expect(WITHOUT_CORE.filter((name) => !names.has(name))).toEqual([]);
});

test('every core is in TypeScript, imports Konva, makes its stage in #container, and is short', () => {
  const wrong = cores.flatMap(({ place, language, code }) => {
    const lines = code.trimEnd().split('\n').length;
    return [
      language !== 'ts' && 'its language is not ts',
      !code.includes("import Konva from 'konva';") && "write import Konva from 'konva';",
      !/container: 'container'/.test(code) && "write container: 'container'",
      lines > MAX_LINES && `has ${lines} lines; write at most ${MAX_LINES}`,
    ].flatMap((fault) => (fault === false ? [] : [`${place}: ${fault}`]));
  });
  expect(wrong).toEqual([]);
});
