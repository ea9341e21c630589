import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './support/pages';

/** Files that a page offers for copying, and the demo file that is type-checked and run in their place. */
const COPIED = [
  {
    page: 'content/docs/react/TypeScript.mdx',
    title: 'strict-konva.ts',
    file: 'demos/guides/react/TypeScript/react/strict-konva.ts',
  },
  { page: 'content/docs/vue/TypeScript.mdx', title: 'vue-konva.d.ts', file: 'demos/types/vue-konva.d.ts' },
  {
    page: 'content/docs/svelte/TypeScript.mdx',
    title: 'strict-konva.ts',
    file: 'demos/guides/svelte/TypeScript/svelte/strict-konva.ts',
  },
];

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
/** Pages and demos wrap lines at different lengths. */
const words = (code: string) => code.replace(/[\s|,]+/g, ' ').trim();

test.each(COPIED)('$title on $page has the code of $file', ({ page, title, file }) => {
  const block = new RegExp(`^\`\`\`\\w+ title="${title}"\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(read(page))?.[1];
  expect(block, `${page} has no block of code with title="${title}"`).toBeDefined();
  expect(words(block ?? '')).toBe(words(read(file)));
});
