import { describe, expect, it } from 'vitest';
import { compile } from '../compile';
import { withoutSurroundings } from './copied-text';
import { fileHeading, severalFiles } from './several-files';

const BOARD = `// App.jsx
import Board from './components/Board';
export default () => <Board />;

// components/Board.jsx
export default function Board() { return null; }
`;

describe('a line with the name of a file', () => {
  it.each([
    ['// App.jsx', 'App.jsx'],
    ['// src/components/Board.tsx', 'src/components/Board.tsx'],
    ['/* styles.css */', 'styles.css'],
    ['<!-- App.vue -->', 'App.vue'],
    ['**car.js**', 'car.js'],
    ['### `src/main.js`', 'src/main.js'],
    ['=== index.html ===', 'index.html'],
    ['// File: store.ts', 'store.ts'],
    ['App.jsx:', 'App.jsx'],
    ['// see App.jsx for more', undefined],
    ["import './App.css'", undefined],
    ['// 1.5', undefined],
  ])('%s', (line, name) => expect(fileHeading(line)).toBe(name));
});

describe('a text with several files', () => {
  it('has each on its lines, the entry first', () => {
    const files = severalFiles(BOARD, 'react', true);
    expect(files?.map(({ path }) => path)).toEqual(['App.tsx', 'components/Board.jsx']);
    expect(files?.[1]?.text.split('\n')[5]).toContain('function Board');
  });

  it('starts where its flavor does, in the folder of that file', () => {
    const files = severalFiles(
      "// src/main.jsx\nimport App from './App';\nrender(<App />);\n// src/App.jsx\nexport default () => null;\n// package.json\n{}\n",
      'react',
      false,
    );
    expect(files).toEqual([
      { path: 'App.tsx', text: 'export default () => null;\n' },
      { path: 'main.jsx', text: "import App from './App';\nrender(<App />);\n" },
    ]);
  });

  it('is none with one name, or with code above the first', () => {
    expect(severalFiles('// App.jsx\nexport default () => null;', 'react', true)).toBeUndefined();
    expect(severalFiles('let a;\n// one.js\nlet b;\n// two.js\nlet c;', 'vanilla', true)).toBeUndefined();
  });

  it('may begin with a page', async () => {
    const text =
      '// index.html\n<!DOCTYPE html>\n<html><body><script type="module" src="main.js"></script></body></html>\n\n// main.js\nconsole.log(1);\n';
    const files = [{ path: 'index.ts', text }];
    const result = await compile({ flavour: 'vanilla', files, assets: new Set(), isPasted: true });
    expect(result.ok ? result.compiled.modules.map(({ path }) => path) : result.problems).toEqual([
      'main.js',
      'index.ts',
    ]);
  });

  it('compiles, and a problem is on the line of the text', async () => {
    const of = (text: string) =>
      compile({ flavour: 'react', files: [{ path: 'App.tsx', text }], assets: new Set(), isPasted: true });
    expect((await of(BOARD)).ok).toBe(true);
    const broken = await of(BOARD.replace('return null;', 'return (;'));
    expect(broken.ok ? [] : broken.problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['App.tsx:6']);
  });
});

describe('text around the code', () => {
  const lines = (source: string) => withoutSurroundings(source).text.split('\n');

  it('is removed around code that Markdown indents', () => {
    const code = lines('You have to cache it first.\n\n    node.cache();\n    layer.draw();\n\nHope that helps!');
    expect(code).toEqual(['', '', 'node.cache();', 'layer.draw();', '', '']);
  });

  it('is removed before and after code without a fence', () => {
    const code = lines('This is what I have so far:\n\nconst a = 1;\nif (a) {\n    go();\n}\n\nAny idea why it fails?');
    expect(code.join('\n').trim()).toBe('const a = 1;\nif (a) {\n    go();\n}');
  });

  it('names the parts of a page', () => {
    const code = lines('HTML:\n<div id="a"></div>\nCSS:\n#a { color: red; }\nJS:\nlet a = 1;');
    expect(code).toEqual([
      '',
      '<div id="a"></div>',
      '<style>',
      '#a { color: red; }',
      '</style><script>',
      'let a = 1; </script>',
    ]);
  });

  it('names files above fences', () => {
    const code = lines('**App.jsx**\n```jsx\nlet a;\n```\nand `Board.jsx`:\n\n**Board.jsx**\n```jsx\nlet b;\n```');
    expect(code.filter((line) => line !== '')).toEqual(['// App.jsx', 'let a;', '// Board.jsx', 'let b;']);
  });

  it('is none in a program', () => {
    for (const source of ['Konva.pixelRatio = 1;\nlet a;', '(function () {})();\nlet b;', 'App.start();\nlet c = 1;'])
      expect(withoutSurroundings(source)).toEqual({ text: source, notes: [] });
  });
});
