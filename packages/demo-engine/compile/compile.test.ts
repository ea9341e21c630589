import { describe, expect, it } from 'vitest';
import type { CompiledDemo, CompileProblem } from '../model/compiled';
import { isCompiledDemo } from '../model/compiled-guards';
import { ENTRY_FILES, type Flavour } from '../model/flavours';
import { compile } from './compile';

type Files = Record<string, string>;

function run(flavour: Flavour, files: Files, assets: string[] = []) {
  return compile({
    flavour,
    files: Object.entries(files).map(([path, text]) => ({ path, text })),
    assets: new Set(assets),
  });
}

async function good(flavour: Flavour, files: Files, assets: string[] = []): Promise<CompiledDemo> {
  const result = await run(flavour, files, assets);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  expect(isCompiledDemo(result.compiled)).toBe(true);
  return result.compiled;
}

async function bad(flavour: Flavour, files: Files, assets: string[] = []): Promise<CompileProblem[]> {
  const result = await run(flavour, files, assets);
  if (result.ok) throw new Error('It compiled.');
  return result.problems;
}

/** The text each link of a module covers. */
function linked(demo: Pick<CompiledDemo, 'modules'>, path: string) {
  const module = demo.modules.find((one) => one.path === path);
  return module?.links.map(({ start, end, target }) => [
    module.code.slice(start, end),
    target.kind === 'module' ? target.path : target.kind === 'asset' ? target.name : target.specifier,
    module.code[start - 1],
    module.code[end],
  ]);
}

describe('TypeScript', () => {
  it('takes types out and keeps every line', async () => {
    const text = `import type { Foo } from './types';\nimport Konva from 'konva';\nconst a: number = 1;\n\nenum Side { Left, Right }\nexport const x = new Konva.Rect({ x: a as number, y: Side.Right });\nthrow new Error('line 7');\n`;
    const { modules, packages, html } = await good('vanilla', { 'index.ts': text });
    const code = modules[0]?.code ?? '';
    expect(code.split('\n')[6]).toBe("throw new Error('line 7');");
    expect(linked({ modules }, 'index.ts')).toEqual([['konva', 'konva', "'", "'"]]);
    expect(code).not.toContain('./types');
    expect(packages).toEqual(['konva']);
    expect(html).toBe('<div id="container"></div>');
  });

  it('drops imports that only types use, so that a package known only by its types is no problem', async () => {
    const { packages } = await good('vanilla', {
      'index.ts': `import Konva from 'konva';\nconst f = (e: Konva.KonvaEventObject<MouseEvent>) => e.type;\nconsole.log(f);`,
    });
    expect(packages).toEqual([]);
  });

  it('orders modules by what they import, the entry last, each once', async () => {
    const { modules } = await good('vanilla', {
      'index.ts': `import { a } from './a';\nimport { b } from './lib/b';\nconsole.log(a, b);`,
      'a.ts': `import { c } from './lib/c.js';\nexport const a = c;`,
      'lib/b.ts': `export { c as b } from './c';`,
      'lib/c.ts': `export const c = 1;`,
      'unused.ts': `this is not even TypeScript`,
    });
    expect(modules.map(({ path }) => path)).toEqual(['lib/c.ts', 'a.ts', 'lib/b.ts', 'index.ts']);
  });

  it('links modules and assets at the right places after every transform', async () => {
    const demo = await good(
      'vanilla',
      {
        'index.ts': `import {\n  one,\n} from './one'; import lion from './pics/lion.png';\nimport './style.css';\nimport './bare.png';\nfor (let i: number = 0; i < 2; i++) for (const x of [1]) { await import('./one'); }\nexport * from './one';\nconsole.log(one, lion);`,
        'one.ts': `export const one: number = 1;`,
        'style.css': `p { color: red; }`,
      },
      ['lion.png', 'bare.png'],
    );
    expect(linked(demo, 'index.ts')).toEqual([
      ['./one', 'one.ts', "'", "'"],
      ['', 'lion.png', '"', '"'],
      ['./one', 'one.ts', "'", "'"],
      ['./one', 'one.ts', "'", "'"],
    ]);
    const code = demo.modules.at(-1)?.code ?? '';
    expect(code).toContain('const lion = "";');
    expect(code.split('\n')[7]).toBe('console.log(one, lion);');
    expect(demo.assets).toEqual(['bare.png', 'lion.png']);
    expect(demo.styles).toEqual([{ path: 'style.css', css: 'p { color: red; }' }]);
  });

  it('says where code is nested too deeply for a parser', async () => {
    const nested = (open: string, close: string) => open.repeat(20_000) + close.repeat(20_000);
    const message = 'The code in this file is nested too deeply for the compiler. Write it with fewer levels.';
    for (const [flavour, file, text] of [
      ['vanilla', 'index.ts', nested('[', ']')],
      ['react', 'App.tsx', nested('<a>', '</a>')],
      ['vue', 'App.vue', `<template>${nested('<p>', '</p>')}</template>`],
      ['svelte', 'App.svelte', nested('{#if a}', '{/if}')],
    ] as const) {
      expect(await bad(flavour, { [file]: text }), file).toEqual([{ file, line: 1, column: 1, message }]);
    }
  });

  it('takes body markup from index.html', async () => {
    const { html } = await good('vanilla', { 'index.ts': '', 'index.html': '<div id="container"></div><p>Hi</p>' });
    expect(html).toBe('<div id="container"></div><p>Hi</p>');
  });

  it('names every problem with file, line and column', async () => {
    const problems = await bad(
      'vanilla',
      {
        'index.ts': `import _ from 'lodash';\nimport { a } from './gone';\nimport lion from './Lion.png';\nimport { b } from './b';\nimport up from '../../x';\nconsole.log(_, a, lion, b, up);`,
        'b.ts': `export const b: number = = 1;`,
        'index.html': `<p>\n<script>alert(1)</script>`,
      },
      ['lion.png'],
    );
    expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
      'index.ts:1:16',
      'index.ts:2:20',
      'index.ts:3:19',
      'index.ts:5:17',
      'index.html:2:1',
    ]);
    expect(problems[0]?.message).toContain('"lodash" is not available');
    expect(problems[2]?.message).toContain('There is "lion.png": the case of letters counts.');
    const [syntax] = await bad('vanilla', { 'index.ts': `export const b: number = = 1;` });
    expect(syntax).toMatchObject({ file: 'index.ts', line: 1, column: 26 });
  });

  it('finds problems of a file that another imports', async () => {
    const problems = await bad('vanilla', { 'index.ts': `import './b';`, 'b.ts': `let x = ;` });
    expect(problems).toEqual([{ file: 'b.ts', line: 1, column: 9, message: 'Unexpected token.' }]);
  });

  it('finds what the fast compiler lets through', async () => {
    const [problem] = await bad('vanilla', { 'index.ts': `\nconst a = 1;\nconst a = 2;` });
    expect(problem).toMatchObject({ line: 3, column: 7, message: "Identifier 'a' has already been declared." });
  });

  it('says that namespaces are not supported, and lets declared ones pass', async () => {
    const [problem] = await bad('vanilla', { 'index.ts': `\nexport namespace A { export const b = 1; }` });
    expect(problem).toMatchObject({ line: 2, column: 1 });
    await good('vanilla', { 'index.ts': `declare module 'x' { const y: number; }` });
  });

  it('tells of circles by the way around', async () => {
    const problems = await bad('vanilla', {
      'index.ts': `import './a';`,
      'a.ts': `\nimport './b';`,
      'b.ts': `import './a';`,
    });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file: 'a.ts', line: 2 });
    expect(problems[0]?.message).toContain('a.ts → b.ts → a.ts');
  });

  it('refuses an asset that is imported in another form, and import() of a computed name', async () => {
    const problems = await bad('vanilla', { 'index.ts': `import { x } from './a.png';\nimport(x);` }, ['a.png']);
    expect(problems.map(({ line }) => line)).toEqual([2, 1]);
  });

  it('says when the entry is missing', async () => {
    expect(await bad('react', { 'index.tsx': '' })).toMatchObject([{ file: 'App.tsx' }]);
  });

  it('takes data addresses in styles, in quotes or without', async () => {
    const css = `a { background: url("data:image/png;base64,AA") }\nb { background: url('data:image/svg+xml,<svg a="b"/>') }\nc { mask: url( "#m" ) }`;
    const { styles } = await good('vanilla', { 'index.ts': `import './a.css';`, 'a.css': css });
    expect(styles[0]?.css).toBe(css);
  });

  it('names assets in styles and markup for the frame to write their addresses', async () => {
    const demo = await good(
      'vanilla',
      {
        'index.ts': `import './a.css';`,
        'a.css': `p { background: url(cat.png) }\nq { background: url('./img/dog.png') }`,
        'index.html': `<img src="./cat.png"><div id="container"></div>`,
      },
      ['cat.png', 'dog.png', 'other.png'],
    );
    expect(demo.styles[0]?.css).toBe(
      `p { background: url("asset://cat.png") }\nq { background: url("asset://dog.png") }`,
    );
    expect(demo.html).toBe(`<img src="asset://cat.png"><div id="container"></div>`);
    expect(demo.assets).toEqual(['cat.png', 'dog.png']);
    const block = `<p>a</p>\n<style>p { background: url(cat.png) }</style>`;
    expect((await good('svelte', { 'App.svelte': block }, ['cat.png'])).styles[0]?.css).toContain('asset://cat.png');
  });

  it('refuses styles that load files', async () => {
    const problems = await bad('vanilla', {
      'index.ts': `import './a.css';`,
      'a.css': `/* url(x.png) */\n@import 'b.css';\np { background: url("./x.png") }\nq { background: url(data:image/png;base64,AA) }`,
    });
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['a.css:2', 'a.css:3']);
  });
});

describe('React', () => {
  it('uses the production runtime and keeps lines', async () => {
    const { modules, packages } = await good('react', {
      'App.tsx': `import { useState } from 'react';\nimport { Box } from './Box';\nexport default function App() {\n  const [n] = useState<number>(0);\n  return (\n    <Box\n      n={n}\n    >text</Box>\n  );\n}\nthrow new Error('line 11');`,
      'Box.tsx': `export function Box({ n, children }: { n: number; children?: React.ReactNode }) { return <><p key="a">{n}{children}</p></>; }`,
    });
    expect(packages).toEqual(['react', 'react/jsx-runtime']);
    expect(modules.map(({ path }) => path)).toEqual(['Box.tsx', 'App.tsx']);
    expect(modules[1]?.code.split('\n')[10]).toBe("throw new Error('line 11');");
    expect(modules[1]?.code).not.toContain('_jsxFileName');
  });

  it('explains a tag that is not closed', async () => {
    const [problem] = await bad('react', {
      'App.tsx': `export default () => (\n  <Layer>\n    <Rect>\n  </Layer>\n);`,
    });
    expect(problem).toMatchObject({ file: 'App.tsx', line: 4, column: 3 });
    expect(problem?.message).toBe('Expected the closing tag </Rect> of line 3 before </Layer>.');
  });
});

describe('Vue', () => {
  const app = (script: string, template = '<p>{{ n }}</p>', style = '') =>
    `<script setup lang="ts">\n${script}\n</script>\n<template>\n  ${template}\n</template>\n${style}`;

  it('compiles script setup with types, template and child components', async () => {
    const { modules, packages } = await good('vue', {
      'App.vue': app(
        `import { ref } from 'vue';\nimport Child from './Child.vue';\nimport { size } from './size';\nimport type Konva from 'konva';\nconst n = ref<number>(size as number);\nconst f = (e: Konva.KonvaEventObject<DragEvent>) => e.type;`,
        `<Child :n="n!" @click="f" /><v-rect :config="{ x: n as number }" />`,
      ),
      'Child.vue': app(`import type { Props } from './props';\ndefineProps<Props>();`),
      'props.ts': `export interface Props { n: number }`,
      'size.ts': `export const size = 3;`,
    });
    expect(modules.map(({ path }) => path)).toEqual(['Child.vue', 'size.ts', 'App.vue']);
    expect(packages).toEqual(['vue']);
    const child = modules[0]?.code ?? '';
    expect(child).toMatch(/props: \{\s+n: \{\}/);
    expect(child).toContain('export default __sfc__');
  });

  it('compiles a plain script with its template', async () => {
    const { modules } = await good('vue', {
      'App.vue': `<script lang="ts">\nimport { defineComponent } from 'vue';\nexport default defineComponent({ data: () => ({ n: 1 as number }) });\n</script>\n<template><p>{{ n }}</p></template>`,
    });
    expect(modules[0]?.code).toContain('__sfc__.render = render');
  });

  it('scopes styles', async () => {
    const { modules, styles } = await good('vue', {
      'App.vue': app('const n = 1;', '<p>{{ n }}</p>', '<style scoped>\np { color: red; }\n</style>'),
    });
    const id = /data-v-\w+/.exec(modules[0]?.code ?? '')?.[0];
    expect(id).toBeDefined();
    expect(styles[0]?.css).toContain(`p[${id}]`);
  });

  it('resolves assets of script and template', async () => {
    const demo = await good(
      'vue',
      { 'App.vue': app(`import lion from './lion.png';\nconst n = lion;`, '<img src="./fox.png" :alt="n" />') },
      ['lion.png', 'fox.png'],
    );
    expect(demo.assets).toEqual(['fox.png', 'lion.png']);
    const links = (linked(demo, 'App.vue') ?? []).map(([text, name]) => `"${text}" ${name}`);
    expect([...new Set(links)].sort()).toEqual(['"" fox.png', '"" lion.png', '"vue" vue']);
  });

  it.each([
    ['a syntax error in the script', app('const n = ;'), 2, 11],
    ['a syntax error in an expression', app('const n = 1;', '<p>{{ n + }}</p>'), 5, 9],
    ['an element that is not closed', app('const n = 1;', '<p>{{ n }}'), 5, 3],
    ['an unknown package', app(`import x from 'nope';\nconst n = x;`), 2, 16],
    ['another language', `<template lang="pug">\np\n</template>`, 1, 1],
    [
      'a file loaded by a style',
      app('const n = 1;', '<p />', '<style>\np { background: url(a.png); }\n</style>'),
      8,
      17,
    ],
    ['a wrong style', app('const n = 1;', '<p />', '<style>\np { color: red;\n</style>'), 8, 1],
  ])('places %s', async (_name, source, line, column) => {
    expect(await bad('vue', { 'App.vue': source })).toMatchObject([{ file: 'App.vue', line, column }]);
  });
});

describe('Svelte', () => {
  it('compiles runes, types, child components, modules with runes and styles', async () => {
    const { modules, packages, styles } = await good('svelte', {
      'App.svelte': `<script lang="ts">\n  import { Layer } from 'svelte-konva';\n  import Child from './Child.svelte';\n  import { state } from './state.svelte';\n  import { help } from './help';\n  let n: number = $state(1);\n</script>\n<Layer><Child {n} m={help(state.m as number)} /></Layer>\n<p>{n}</p>\n<style>p { color: red; }</style>`,
      'Child.svelte': `<script lang="ts">\n  let { n, m }: { n: number; m: number } = $props();\n</script>\n<p>{n + m}</p>`,
      'state.svelte.ts': `export const state: { m: number } = $state({ m: 1 });`,
      'help.ts': `export const help = (n: number) => n;`,
    });
    expect(modules.map(({ path }) => path)).toEqual(['Child.svelte', 'state.svelte.ts', 'help.ts', 'App.svelte']);
    expect(packages).toEqual(['svelte-konva', 'svelte/internal/client']);
    expect(styles[0]?.css).toMatch(/p\.svelte-\w+/);
  });

  it.each([
    ['a syntax error', `<script>\n  let n = ;\n</script>`, 2],
    ['an element that is not closed', `<div>\n<p>`, 2],
    ['the older way to declare a prop', `<script>\n  export let n;\n</script>`, 2],
    ['an unknown package', `<script>\n  import x from 'nope';\n</script>{x}`, 2],
  ])('places %s', async (_name, source, line) => {
    const [problem] = await bad('svelte', { 'App.svelte': source });
    expect(problem).toMatchObject({ file: 'App.svelte', line });
    expect(problem?.message).not.toContain('https://');
  });
});

it.each(Object.entries(ENTRY_FILES))('gives %s the same answer twice', async (flavour, path) => {
  const texts: Files = {
    vanilla: 'console.log(1)',
    react: 'export default () => <p />',
    vue: '<template><p /></template>',
    svelte: '<p></p>',
  };
  const files = [{ path, text: texts[flavour] ?? '' }];
  const once = await compile({ flavour: flavour as Flavour, files, assets: new Set() });
  expect(await compile({ flavour: flavour as Flavour, files, assets: new Set() })).toEqual(once);
});

describe('workers', () => {
  const start = `import './a';\nconst worker: Worker = new Worker(\n  new URL('./worker.ts', import.meta.url), {\n  type: 'module',\n  name: 'scene' });\nthrow worker;`;
  const files = {
    'index.ts': start,
    'a.ts': "import Konva from 'konva';\nconsole.log(Konva);",
    'worker.ts': "import './a';\nimport './scene';\nself.onmessage = () => undefined;",
    'scene.ts': 'export const x: number = 1;',
  };

  it('start from a module of their own, which imports the file', async () => {
    const demo = await good('vanilla', files);
    expect(demo.modules.map(({ path }) => path)).toEqual([
      'a.ts',
      'scene.ts',
      'worker.ts',
      'worker.ts?worker',
      'index.ts',
    ]);
    expect(linked(demo, 'index.ts')).toEqual([
      ['./a', 'a.ts', "'", "'"],
      ['./worker.ts', 'worker.ts?worker', "'", "'"],
    ]);
    expect(linked(demo, 'worker.ts?worker')).toEqual([['worker.ts', 'worker.ts', "'", "'"]]);
    expect(demo.packages).toEqual(['konva']);
  });

  it('are classic ones in the frame, and every line of the code stays where it was', async () => {
    const { modules } = await good('vanilla', files);
    const code = modules.at(-1)?.code.split('\n') ?? [];
    expect(code.slice(1, -1)).toEqual([
      'const worker = new Worker(',
      "  './worker.ts', {",
      "  type: 'classic',",
      "  name: 'scene' });",
      'throw $thrown((worker),Error());',
    ]);
    expect(code.at(-1)).toMatch(/^function \$thrown\(/);
  });

  it('have one module for the page that starts them twice', async () => {
    const twice = `${start}\n${start.replace("import './a';", '').replace('const worker: Worker =', 'void')}`;
    const { modules } = await good('vanilla', { ...files, 'index.ts': twice });
    expect(modules.filter(({ path }) => path.endsWith('?worker'))).toHaveLength(1);
  });

  it.each([
    ['a file that is not there', "new URL('./gone.ts', import.meta.url), { type: 'module' }", 'is not there'],
    ['a package', "new URL('konva', import.meta.url), { type: 'module' }", 'starts from a script of the demo'],
    ['no type', "new URL('./worker.ts', import.meta.url)", '{ type: "module" }'],
    ['another type', "new URL('./worker.ts', import.meta.url), { type: 'classic' }", '{ type: "module" }'],
  ])('answer %s with a problem at its line', async (_, written, words) => {
    const problems = await bad('vanilla', { ...files, 'index.ts': `\nnew Worker(${written});` });
    expect(problems).toMatchObject([{ file: 'index.ts', line: 2 }]);
    expect(problems[0]?.message).toContain(words);
  });

  it('leave other addresses and workers alone', async () => {
    const code =
      "new Worker('blob:x');\nnew URL('./worker.ts', import.meta.url);\nnew Worker(new URL('./w.js', 'https://a.b'));";
    const { modules } = await good('vanilla', { 'index.ts': code });
    expect(modules.map((module) => module.code)).toEqual([code]);
  });

  it('that start their own page are a circle', async () => {
    const circle = { ...files, 'scene.ts': "import './index';" };
    expect((await bad('vanilla', circle))[0]?.message).toContain('in a circle');
  });
});
