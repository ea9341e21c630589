import { expect, it } from 'vitest';
import { copiedText } from './copied-text';

const FILES = [
  { path: 'App.vue', text: "<script setup>\nimport { a } from './a';\n</script>\n" },
  { path: 'a.ts', text: "import './style.css';\nexport { b as a } from './deep/b';\n" },
  { path: 'deep/b.ts', text: "import Konva from 'konva';\nexport const b = Konva;\n" },
  { path: 'style.css', text: 'p {}\n' },
];

it('names the files that the copied one needs, through other files, in a comment of its language', () => {
  expect(copiedText(FILES, 'App.vue', 'file')).toBe(
    `<!-- App.vue needs: a.ts, style.css, deep/b.ts -->\n${FILES[0]?.text ?? ''}`,
  );
  expect(copiedText(FILES, 'a.ts', 'file')).toMatch(/^\/\/ a\.ts needs: style\.css, deep\/b\.ts\nimport/);
});

it('copies a file that needs no other as it is', () => {
  expect(copiedText(FILES, 'deep/b.ts', 'file')).toBe(FILES[2]?.text);
});

it('copies all files with their names', () => {
  const all = copiedText(FILES, 'a.ts', 'all files');
  expect(all).toMatch(/^<!-- App\.vue -->\n<script/);
  expect(all).toContain("\n// deep/b.ts\nimport Konva from 'konva';");
  expect(all).toContain('\n/* style.css */\np {}');
});
