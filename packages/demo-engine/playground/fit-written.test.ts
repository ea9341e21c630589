import { describe, expect, it } from 'vitest';
import { compile, PROGRAM_PACKAGES } from '../compile';
import { ENTRY_FILES, type Flavour } from '../model';
import type { FittedProject } from './fit-project';
import { fitWritten } from './fit-written';

/** The compiler without its worker. */
const compiler = {
  compile: (request: Parameters<Awaited<ReturnType<NonNullable<Parameters<typeof fitWritten>[2]>>>['compile']>[0]) =>
    compile({ ...request, assets: new Set(request.assets), packages: PROGRAM_PACKAGES, isPasted: true }),
  dispose: () => undefined,
};

async function fit(
  flavour: Flavour,
  text: string,
  more: { path: string; text: string }[] = [],
): Promise<FittedProject> {
  const files = [{ path: ENTRY_FILES[flavour], text }, ...more];
  const fitted = await fitWritten({ flavour, title: 'T', files }, [], () => Promise.resolve(compiler));
  if (fitted === undefined) throw new Error('The program does not compile.');
  return fitted;
}

const textOf = ({ project }: FittedProject, path: string) => project.files.find((file) => file.path === path)?.text;

describe('a project gets what the playground adds', () => {
  it('imports, variables and elements of a script for a page', async () => {
    const fitted = await fit('vanilla', "stage = new Konva.Stage({ container: 'board', width: 9, height: 9 });\n");
    expect(textOf(fitted, 'index.ts')).toBe(
      'import Konva from "konva";\nstage = new Konva.Stage({ container: \'board\', width: 9, height: 9 });\nvar stage;\n',
    );
    expect(fitted.html).toBe('<div id="board"></div>');
    expect(fitted.added).toEqual([
      'index.ts: import Konva from "konva";',
      'index.ts: var stage;',
      'index.html has <div id="board"></div>',
    ]);
  });

  it('names of packages in place of addresses, and files in place of aliases', async () => {
    const box = { path: 'parts/box.ts', text: 'export const box = 1;' };
    const code =
      "import Konva from 'https://esm.sh/konva@9';\nimport { box } from '@/parts/box';\nimport './gone.css';\nconsole.log(Konva, box);\n";
    const fitted = await fit('vanilla', code, [box]);
    expect(textOf(fitted, 'index.ts')).toBe(
      'import Konva from "konva";\nimport { box } from "./parts/box";\n\nconsole.log(Konva, box);\n',
    );
  });

  it('the module that a wrapper asks for', async () => {
    const fitted = await fit(
      'vanilla',
      "(function (make) { if (typeof module === 'object' && module.exports) module.exports = make(require('konva')); })((K) => K);",
    );
    expect(textOf(fitted, 'index.ts')).toContain("if (typeof $module() === 'object' && $module().exports)");
  });

  it('a page that was pasted out of a text', async () => {
    const fitted = await fit('vanilla', 'So:\n\n```html\n<p>one</p>\n```\n\n```js\nconsole.log(1);\n```\n');
    expect(textOf(fitted, 'index.html')).toBe('<p>one</p>\n');
    expect(textOf(fitted, 'index.ts')).toBe('console.log(1);\n');
  });

  it('a default export, or a start without a mount', async () => {
    const app = "import { Stage } from 'react-konva';\nfunction App() { return <Stage width={9} height={9} />; }\n";
    const exported = await fit('react', app);
    expect(exported.isShown).toBe(false);
    expect(textOf(exported, 'App.tsx')).toMatch(/export \{ App as default \};\n$/);
    const mount =
      "import { createRoot } from 'react-dom/client';\ncreateRoot(document.getElementById('root')).render(<App />);\n";
    const shown = await fit('react', mount + app);
    expect(shown.isShown).toBe(true);
    expect(shown.html).toBe('<div id="root"></div>');
  });

  it('the name of its framework’s file', async () => {
    const vue = await fit(
      'vanilla',
      '<script setup>\nconst x = 1;\n</script>\n<template><v-stage :config="{ x }" /></template>\n',
    );
    expect([vue.project.flavour, vue.entry]).toEqual(['vue', 'App.vue']);
    const jsx = "import { Stage } from 'react-konva';\nexport default () => <Stage width={9} height={9} />;\n";
    const react = await fit('vanilla', jsx);
    expect([react.project.flavour, react.entry]).toEqual(['react', 'App.tsx']);
  });

  it('modules for what its packages do not have', async () => {
    const fitted = await fit(
      'vanilla',
      "import throttle from 'lodash/throttle';\nimport Konva from 'konva';\nconsole.log(throttle, Konva);\n",
    );
    expect(textOf(fitted, 'index.ts')).toContain('from "./playground/lodash/throttle.js"');
    expect(textOf(fitted, 'playground/lodash/throttle.js')).toContain('from "lodash"');
    expect(fitted.packages).toEqual(['konva', 'lodash']);
  });

  it('the parts of a page', async () => {
    const page =
      '<!doctype html><html><body><div id="c"></div><script src="https://unpkg.com/konva"></script><script>new Konva.Stage({ container: "c", width: 9, height: 9 });</script></body></html>';
    for (const flavour of ['vanilla', 'vue'] as const) {
      const fitted = await fit(flavour, page);
      expect(fitted.project.flavour).toBe('vanilla');
      expect(textOf(fitted, 'index.html')).toContain('<div id="c">');
      expect(textOf(fitted, 'index.ts')).toContain('import Konva from "konva";');
      expect(fitted.added[0]).toBe('The page is split into files');
    }
  });

  it('nothing, if the program has all of it', async () => {
    const text = "import Konva from 'konva';\nnew Konva.Stage({ container: 'container', width: 9, height: 9 });\n";
    const fitted = await fit('vanilla', text);
    expect(fitted.added).toEqual([]);
    expect(textOf(fitted, 'index.ts')).toBe(text);
  });

  it('nothing, if the program does not compile', async () => {
    const files = [{ path: 'index.ts', text: 'const = 1;' }];
    const project = { flavour: 'vanilla', title: 'T', files } as const;
    expect(await fitWritten({ ...project, files }, [], () => Promise.resolve(compiler))).toBeUndefined();
  });
});
