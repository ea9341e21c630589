import { expect, it } from 'vitest';
import { writtenImports } from './imports';

it('finds imports of every form, with their place, and none in comments or texts', () => {
  const text = `import a from './a';
import {
  b,
} from "./b"; import './c.css';
import type { D } from './d';
export * from './e';
export { f } from './f';
const g = await import('./g');
// import x from './x';
/* import y from './y'; */
const text = "from './z'";
<script lang="ts">import h from './h';</script>
<!-- import i from './i' -->`;
  const found = writtenImports(text);
  expect(found.map(({ specifier, line, column }) => ({ specifier, line, column }))).toEqual([
    { specifier: './a', line: 1, column: 16 },
    { specifier: './b', line: 4, column: 9 },
    { specifier: './c.css', line: 4, column: 23 },
    { specifier: './d', line: 5, column: 25 },
    { specifier: './e', line: 6, column: 16 },
    { specifier: './f', line: 7, column: 20 },
    { specifier: './g', line: 8, column: 25 },
    { specifier: './h', line: 12, column: 34 },
  ]);
  expect(found.map(({ from, at, specifier }) => text.slice(from, at + specifier.length + 1))).toEqual([
    "import a from './a'",
    'import {\n  b,\n} from "./b"',
    "import './c.css'",
    "import type { D } from './d'",
    "export * from './e'",
    "export { f } from './f'",
    "import('./g'",
    "import h from './h'",
  ]);
});

it('finds the files of workers', () => {
  const text = `// new Worker(new URL('./x.ts', import.meta.url))
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const page = new URL('./here', location.href);`;
  expect(writtenImports(text).map(({ specifier, line }) => ({ specifier, line }))).toEqual([
    { specifier: './worker.ts', line: 2 },
  ]);
});
