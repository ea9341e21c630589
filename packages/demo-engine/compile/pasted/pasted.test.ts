import { describe, expect, it } from 'vitest';
import type { CompiledDemo, CompileProblem } from '../../model/compiled';
import { ENTRY_FILES, type Flavour } from '../../model/flavours';
import { compile } from '../compile';
import { withoutSurroundings } from './copied-text';
import { PROGRAM_PACKAGES } from '../specifiers';

async function run(flavour: Flavour, text: string, isPasted = true) {
  return compile({ flavour, files: [{ path: ENTRY_FILES[flavour], text }], assets: new Set(), isPasted });
}

async function good(flavour: Flavour, text: string): Promise<CompiledDemo> {
  const result = await run(flavour, text);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.compiled;
}

async function bad(flavour: Flavour, text: string, isPasted = true): Promise<CompileProblem[]> {
  const result = await run(flavour, text, isPasted);
  if (result.ok) throw new Error('It compiled.');
  return result.problems;
}

/** The entry's code, with links replaced by the names of their targets. */
function entryCode({ modules }: CompiledDemo): string {
  const { code, links } = modules.at(-1) ?? { code: '', links: [] };
  return links.reduceRight((text, { start, end, target }) => {
    const [name = ''] = Object.values(target).slice(1);
    return text.slice(0, start) + name + text.slice(end);
  }, code);
}

describe('scripts without imports', () => {
  it('import the libraries whose global names they use, after their code', async () => {
    const demo = await good('vanilla', "var stage = new Konva.Stage({ container: 'container' });");
    expect(demo.packages).toEqual(['konva']);
    expect(entryCode(demo)).toBe(
      'var stage = new Konva.Stage({ container: \'container\' });\nimport Konva from "konva";',
    );
    expect((await good('vanilla', 'window.Konva.pixelRatio = 1;')).packages).toEqual(['konva']);
    expect((await good('vanilla', 'const app = Vue.createApp({}).use(VueKonva);')).packages).toEqual([
      'vue',
      'vue-konva',
    ]);
  });

  it('keep a name of their own', async () => {
    expect((await good('vanilla', 'function Konva() {}\nnew Konva();')).packages).toEqual([]);
    expect((await good('vanilla', 'const a = { Konva: 1 };\na.Konva;')).packages).toEqual([]);
  });

  it('may assign variables that they never declare', async () => {
    const demo = await good(
      'vanilla',
      'stage = 1; for (i = 0; i < 2; i++) { [a, { b }] = x(); }\nwindow.onload = go; onresize = go;',
    );
    expect(entryCode(demo)).toMatch(/\nvar stage,a,b,i;|\nvar stage,i,a,b;/);
  });

  it('find the elements that they look up, and no duplicates of those that they create', async () => {
    const { html } = await good(
      'vanilla',
      `new Konva.Stage({ container: 'holder' });
       document.getElementById('save').addEventListener('click', save);
       const zoom = document.querySelector<HTMLElement>('#zoom')!; zoom.onclick = save;
       document.getElementById('paper').getContext('2d');
       const made = document.createElement('div'); made.id = 'made'; document.getElementById('made');`,
    );
    expect(html).toBe(
      '<div id="container"></div><button id="save">save</button><canvas id="paper"></canvas><button id="zoom">zoom</button><div id="holder"></div>',
    );
  });

  it('are problems or errors where they are not pasted', async () => {
    const result = await run('vanilla', "new Konva.Stage({ container: 'holder' });", false);
    expect(result).toMatchObject({ ok: true, compiled: { packages: [], html: '<div id="container"></div>' } });
  });
});

describe('CommonJS', () => {
  it('gives the default export to those who take it apart', async () => {
    const code = entryCode(await good('vanilla', "const { default: Konva } = require('konva');\nnew Konva.Stage({});"));
    expect(code).toContain('import * as $required0 from "konva";');
  });

  it('is linked as modules', async () => {
    const code = entryCode(
      await good(
        'react',
        "const React = require('react');\nconst { Stage } = require('react-konva');\nmodule.exports = () => Stage;",
      ),
    );
    expect(code).toContain('const React = $required0;');
    expect(code).toContain('import $required0 from "react";import * as $required1 from "react-konva";');
    expect(code).toContain('$module().exports = () => Stage;');
    expect(code).toContain('export default $module().exports;');
  });
});

describe('a React entry', () => {
  const stage = 'import { Stage } from "react-konva";\n';

  it('that renders itself is not mounted a second time', async () => {
    const own = `import { createRoot } from "react-dom/client";\n${stage}export default function App() { return <Stage />; }\n`;
    const shown = await good('react', `${own}createRoot(document.getElementById("root")).render(<App />);`);
    expect(shown.flavour).toBe('vanilla');
    expect(shown.html).toContain('<div id="root"></div>');
    expect((await good('react', own)).flavour).toBe('react');
  });

  it('without a default export shows App, or what it exports, or its last component', async () => {
    const endOf = async (text: string) =>
      /export \{ (\w+) as default \}/.exec(entryCode(await good('react', stage + text)))?.[1];
    expect(await endOf('const App = () => <Stage />;\nfunction Other() { return null; }')).toBe('App');
    expect(await endOf('export const One = () => <Stage />;\nfunction Other() { return null; }')).toBe('One');
    expect(await endOf('const One = () => <Stage />;\nclass Two extends One {}')).toBe('Two');
    expect(await endOf('export default () => <Stage />;')).toBeUndefined();
  });

  it('may use ReactDOM.render', async () => {
    const demo = await good(
      'react',
      'import ReactDOM from "react-dom";\nReactDOM.render(<p />, document.getElementById("root"));',
    );
    expect(demo.modules.map(({ path }) => path)).toContain('node_modules/react-dom/legacy.js');
    expect(demo.packages).toContain('react-dom/client');
  });

  it('that imports itself is told apart from one that imports a file', async () => {
    const [problem] = await bad('react', 'import App from "./App";\nrender(<App />);');
    expect(problem?.message).toContain('App.tsx imports itself. The playground mounts the component');
  });
});

describe('code of another flavor', () => {
  it('runs as what it is', async () => {
    const react = 'import { createRoot } from "react-dom/client";\ncreateRoot(document.body).render(<p>Hello</p>);';
    expect((await good('vanilla', react)).packages).toContain('react/jsx-runtime');
    expect((await good('vanilla', '<template>\n  <p>hi</p>\n</template>')).flavour).toBe('vue');
    expect(
      (await good('react', '<script>\n  import { Stage } from "svelte-konva";\n</script>\n<Stage width={1} />'))
        .flavour,
    ).toBe('svelte');
    expect(
      (await good('svelte', "import Konva from 'konva';\nnew Konva.Stage({ container: 'container' });")).flavour,
    ).toBe('vanilla');
  });
});

describe('what is copied along', () => {
  it('is left out: fences, file names before markup, invisible characters; lines stay', async () => {
    const fenced = await good('vanilla', '```js\nconst a = 1;\nthrow a;\n```\n');
    expect(entryCode(fenced).split('\n').slice(0, 3)).toEqual(['', 'const a = 1;', 'throw $thrown((a),Error());']);
    expect((await good('vue', '// App.vue\n<template>\n  <p>hi</p>\n</template>')).flavour).toBe('vue');
    expect(entryCode(await good('vanilla', 'const a\u200b = 1;'))).toBe('const a  = 1;');
  });

  it('is a page in every flavor', async () => {
    const page =
      '<div id="app"></div>\n<script src="https://unpkg.com/konva"></script>\n<script>new Konva.Stage({});</script>';
    for (const flavour of ['react', 'vue', 'svelte'] as const) {
      expect(await good(flavour, page)).toMatchObject({ flavour: 'vanilla', packages: ['konva'] });
    }
  });

  it('may ask for what bundlers put in', async () => {
    const { modules } = await good('vanilla', 'if (process.env.NODE_ENV !== "production") global.x = 1;');
    expect(modules.map(({ path }) => path)).toEqual(['node_modules/node-globals.js', 'index.ts']);
  });
});

describe('Vue', () => {
  it('gets its templates compiled', async () => {
    const demo = await good(
      'vue',
      "import { createApp } from 'vue';\ncreateApp({ template: `<p>{{ a }}</p>` }).mount('#app');",
    );
    expect(demo.modules.map(({ path }) => path)).toEqual([
      'node_modules/vue/template-0.js',
      'node_modules/vue/templates.js',
      'App.vue',
    ]);
    expect(demo.html).toContain('<div id="app"></div>');
  });

  it('is told what is wrong in a template, and what Vue 2 was', async () => {
    const [problem] = await bad(
      'vue',
      "import { createApp } from 'vue';\ncreateApp({ template: '<p>' }).mount('#app');",
    );
    expect(problem?.message).toMatch(/^In a template: .*end tag/);
    expect((await bad('vue', "new Vue({ el: '#app' });"))[0]?.message).toContain('written for Vue 2');
  });
});

describe('Svelte 4', () => {
  const text = `<script>\n  import { Rect } from 'svelte-konva';\n  export let x = 1;\n  $: y = x * 2;\n</script>\n<Rect config={{ x, y }} on:click={(e) => e.detail.evt} />`;

  it('runs in the legacy mode, with the attributes and events of today’s svelte-konva', async () => {
    const demo = await good('svelte', text);
    expect(demo.packages).toContain('svelte/internal/flags/legacy');
    expect(entryCode(demo)).toContain('onclick');
    expect(entryCode(demo)).not.toContain('$$events');
  });

  it('is told once what to write today, at its place', async () => {
    const result = await run('svelte', `${text}\n<Rect config={{ x }} on:click={() => x} />`);
    const warnings = result.ok ? result.warnings : [];
    expect(warnings.map(({ line }) => line)).toEqual([6, 6]);
    expect(warnings.map(({ message }) => message).join(' ')).toMatch(/takes each attribute by itself.*write onclick=/);
  });

  it('is a problem in the site’s own demos', async () => {
    expect((await bad('svelte', text, false))[0]?.message).toContain('export let');
  });
});

describe('imports', () => {
  it('of missing styles are left out with a warning', async () => {
    const result = await run(
      'vanilla',
      "import './App.css';\nimport 'bootstrap/dist/css/bootstrap.min.css';\nimport s from './x.module.scss';\ns;",
    );
    expect(result).toMatchObject({ ok: true });
    expect(result.ok && result.warnings.map(({ line }) => line)).toEqual([1, 2, 3]);
  });

  it('of the names of Konva are told what to write', async () => {
    expect((await bad('vanilla', "import * as Konva from 'konva';\nnew Konva.Stage({});"))[0]?.message).toBe(
      'konva has one export, its default one: write import Konva from "konva".',
    );
    expect((await bad('vanilla', "import { Rect } from 'konva';\nnew Rect({});"))[0]?.message).toContain(
      'and Konva.Rect.',
    );
  });

  const components = "import { Rect, RegularPolygon } from 'konva';";
  it.each<[Flavour, string, string]>([
    [
      'react',
      `${components}\nexport default () => [<Rect />, <RegularPolygon />];`,
      'write import { Rect, RegularPolygon } from "react-konva".',
    ],
    [
      'vue',
      `<script setup>\n${components}\n</script>\n<template><Rect /></template>`,
      'write <v-rect>, <v-regular-polygon>, which need no import.',
    ],
    [
      'svelte',
      `<script>\n${components}\n</script>\n<Rect />`,
      'write import { Rect, RegularPolygon } from "svelte-konva".',
    ],
  ])('of components from Konva lead to the binding (%s)', async (flavour, text, says) => {
    const [problem] = await bad(flavour, text);
    expect(problem?.message).toContain(says);
    expect(problem?.message).toContain('new Konva.Rect(…)');
  });

  it('of packages that are not here say what to write instead', async () => {
    const [problem] = await bad('react', "import PropTypes from 'prop-types';\nexport default () => PropTypes.string;");
    expect(problem?.message).toContain('React no longer reads propTypes');
  });

  it('are not missed where only the inside of a function was copied', async () => {
    expect((await bad('react', 'const size = 1;\nreturn <p>{size}</p>;'))[0]?.message).toContain(
      'export default function App()',
    );
  });

  it('of decorators are named', async () => {
    expect((await bad('vanilla', '@sealed\nclass A {}\nnew A();'))[0]?.message).toContain('Decorators (@name)');
  });
});

describe('a whole page', () => {
  const page = `<!doctype html>
<html><head><script src="https://unpkg.com/konva@9/konva.min.js"></script><style>p { color: red }</style></head>
<body><p id="say"></p>
<script>
  var stage = new Konva.Stage({ container: 'container' });
  throw new Error('line 6');
</script></body></html>`;

  it('runs as it is, with every line of its scripts at its position in the page', async () => {
    const demo = await good('vanilla', page);
    expect(demo.html).toBe('<p id="say"></p><div id="container"></div>');
    expect(demo.styles).toEqual([{ path: 'page.css', css: 'p { color: red }' }]);
    expect(entryCode(demo).split('\n')[5]).toBe("  throw new Error('line 6');");
  });

  it('says which of its scripts are not here', async () => {
    const result = await run(
      'vanilla',
      page.replace('</head>', '<script src="https://code.jquery.com/jquery.js"></script></head>'),
    );
    expect(result.ok && result.warnings.map(({ message }) => message)).toEqual([
      'The page loads https://code.jquery.com/jquery.js, which is not here: a demo has no network.',
    ]);
  });
});

it('an element whose id is in a variable is there', async () => {
  const { html } = await good(
    'vanilla',
    "const id = 'holder';\nnew Konva.Stage({ container: id, width: 1, height: 1 });",
  );
  expect(html).toContain('<div id="holder"></div>');
});

describe('a program out of a project', () => {
  async function project(files: Record<string, string>, assets: string[] = []) {
    const list = Object.entries(files).map(([path, text]) => ({ path, text }));
    const flavour = 'App.tsx' in files ? 'react' : 'vanilla';
    return compile({ flavour, files: list, assets: new Set(assets), packages: PROGRAM_PACKAGES, isPasted: true });
  }

  it.each([
    '@/parts/Box',
    '~/parts/Box',
    'src/parts/Box',
    '@src/parts/Box',
    '$lib/Box',
    '../src/parts/Box',
    '../../Box',
    './parts/Box',
  ])('finds the file that %s means, although it lies beside the entry', async (specifier) => {
    const result = await project({
      'App.tsx': `import Box from '${specifier}';\nexport default Box;`,
      'Box.tsx': 'export default () => null;',
    });
    expect(result.ok && result.compiled.modules.map(({ path }) => path)).toEqual(['Box.tsx', 'App.tsx']);
  });

  it('lists all files that are missing, with the names to add them by', async () => {
    const result = await project({
      'App.tsx':
        "import Box from '@/parts/Box';\nimport { store } from '../store';\nexport default () => <Box store={store} />;",
    });
    expect(result.ok ? [] : result.problems.map(({ message }) => message)).toEqual([
      '"@/parts/Box" is a path of your project: add parts/Box.tsx with Add file.',
      '"../store" is a path of your project: add store.ts with Add file.',
    ]);
  });

  it('reads text of another kind', async () => {
    const result = await project({
      'index.ts': "import shader from './a.glsl';\nconsole.log(shader);",
      'a.glsl': 'void main() {}',
    });
    expect(result.ok && result.compiled.modules[0]?.code).toContain('export default "void main() {}";');
  });

  it('gets the data of a JSON file, and its URL where the code requests it', async () => {
    const wanted = async (text: string) => {
      const result = await project({ 'index.ts': text }, ['a.json']);
      if (!result.ok) throw new Error(JSON.stringify(result.problems));
      return [result.compiled.assets, result.compiled.modules.length];
    };
    expect(await wanted("import a from './a.json';\nconsole.log(a.b);")).toEqual([['a.json'], 2]);
    expect(await wanted("import { b } from './a.json' with { type: 'json' };\nconsole.log(b);")).toEqual([
      ['a.json'],
      2,
    ]);
    expect(await wanted("const a = require('./a.json');\nconsole.log(a.b);")).toEqual([['a.json'], 2]);
    expect(await wanted("import a from './a.json?raw';\nconsole.log(a);")).toEqual([['a.json'], 2]);
    expect(await wanted("import a from './a.json';\nfetch(a);")).toEqual([['a.json'], 1]);
    expect(await wanted("import a from './a.json?url';\nconsole.log(a);")).toEqual([['a.json'], 1]);
  });

  it('knows other spellings of its packages', async () => {
    for (const text of [
      "import { throttle } from 'lodash-es'",
      "import throttle from 'lodash/throttle'",
      "import throttle from 'lodash.throttle'",
    ]) {
      const result = await project({ 'index.ts': `${text};\nthrottle(() => 1);` });
      expect(result.ok && result.compiled.packages).toEqual(['lodash']);
    }
    const react = await project({
      'App.tsx': "import Stage, { Layer } from 'react-konva';\nexport default () => <Stage><Layer /></Stage>;",
    });
    expect(react.ok && react.compiled.modules[0]?.code).toContain('import { Stage, Layer } from ');
  });
});

describe('what was copied along with the code', () => {
  it.each([
    ['line numbers', '9 | const a = 1;\n10 | a;\n11 | b();', '    const a = 1;\n     a;\n     b();'],
    ['a diff', '@@ -1 +1 @@\n const a = 1;\n-a;\n+b();', '\n const a = 1;\n\n b();'],
    ['PHP', '<?php go(); ?>\na;', '              \na;'],
    ['entities', 'for (i = 0; i &lt; 2; i++) a(&quot;b&quot;);', 'for (i = 0; i < 2; i++) a("b");'],
    ['curly quotes', 'a(“b”, ‘c’);', 'a("b", \'c\');'],
    ['dots', 'a;\n...\nb;', 'a;\n\nb;'],
    ['dots in brackets', "f({ x: 1, ... }, [...], 'a, ...)', ...);", "f({ x: 1, }, [], 'a, ...)', );"],
    ['prompts', '> const a = 1\nundefined\n> a', '  const a = 1\n\n  a'],
    ['text around code', 'So:\n```js\na;\n```\nand\n```\nb;\n```\n', '\n\na;\n\n\n\nb;\n\n'],
    [
      'a fragment before the whole program',
      '```\na.b();\n```\n```\nnew Konva.Stage({});\n```',
      '\n\n\n\nnew Konva.Stage({});\n',
    ],
    [
      'a page in parts',
      '```html\n<p></p>\n```\n```js\na;\n```\n```bash\nls\n```',
      '\n<p></p>\n\n<script>\na;\n</script>\n\n\n',
    ],
    ['commands of a shell', 'npm install konva\ncd my-app\n\na;', '\n\n\na;'],
    ['marks of a forum', '[code]\na;\n[/code]', '\na;\n'],
    ['tags around code', '<pre><code class="js">a;\nb;\n</code></pre>', 'a;\nb;\n'],
    ['breaks of a page', 'a;<br>b;<br/>c;', 'a; b; c;'],
    [
      'rules before a script',
      '#a { color: red; }\n\nb();',
      '<style>#a { color: red; }</style><script>\n\nb();</script>',
    ],
    ['markup before a script', '<div id="a"></div>\n\nlet b;', '<div id="a"></div>\n\n<script>let b;</script>'],
  ])('%s', (_, text, clean) => {
    const found = withoutSurroundings(text);
    expect(found.text).toBe(clean);
    expect(found.notes).toHaveLength(1);
  });

  it.each([
    "const a = 'He said: “no”';",
    '// What was typed: “12.” stays',
    'a\n  + b\n  + c;',
    '1\n2\n4',
    'const a = "&lt;b&gt;" + (<b />);',
    'f(...list);',
    'f({ ...a, ...b }, ...list); // (...)',
    "f('```');",
    'const list = [code];',
    "html = '<br>' + (<p />);",
    'label: { go(); }',
    'yarn.length;',
    'const a = (\n  <code>\n    b\n  </code>\n);',
  ])('nothing in %s', (text) => expect(withoutSurroundings(text)).toEqual({ text, notes: [] }));
});

it('a program’s navigations to a fragment go through the frame’s own location', async () => {
  const code = entryCode(
    await good('vanilla', "location.hash = 'a'; window.location = '#b'; document.location.assign('#c');"),
  );
  expect(code.split('\n')[0]).toBe("$location.hash = 'a'; $location.href = '#b'; $location.assign('#c');");
  expect(entryCode(await good('vanilla', "const location = {}; location.hash = 'a';"))).not.toContain('$location');
});
