import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { installedModel, textFiles } from '@site-packages/api-reference/testing';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fromShareFragment } from '@site-packages/demo-engine/programs';
import { call as callOf, connect, helpText, readCall } from './client';
import { Docs } from './data/docs';

let root: string;
let client: Client;

const PAGE = `# Limit dragging

> Keep a shape in an area.

Text of the page.

## How it works

Write a function.

## Code: Bounds

[All files](/demo-files/t/Bounds/react.txt)

\`App.tsx\`

\`\`\`tsx
one();
\`\`\`
`;

function put(file: string, words: string): void {
  const full = path.join(root, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, words);
}

beforeAll(async () => {
  root = mkdtempSync(path.join(os.tmpdir(), 'assistant-'));
  const model = await installedModel();
  put('api/konva.json', JSON.stringify(model));
  for (const [address, words] of textFiles(model)) put(address, words);
  put('docs/Bounds.html.md', `${PAGE}\n## Only in the whole page\n\nLong text.\n`);
  put('docs/Bounds.html.react.md', PAGE);
  put(
    'docs/guides/upgrading.html.md',
    "| since | old | new |\n| --- | --- | --- |\n| 8 | `stage.find('.name').each(fn)` | `forEach` |\n",
  );
  put('play/index.html', '');
  put('api/changes.html.md', '# Changes\n\n## 10.7\n\n- Removed\n\n  `Konva.Canvas#x`\n');
  put(
    'demo-files/t/Bounds/react.txt',
    `# Bounds\n\n- [plan.ts](/demo-files/t/Bounds/react/plan.ts.txt) (9 kB)\n- [App.tsx](/demo-files/t/Bounds/react/App.tsx.txt) (1 kB)\n`,
  );
  put('demo-files/t/Bounds/react/plan.ts.txt', `const plan = [\n${'  1,\n'.repeat(3000)}];\n`);
  put('demo-files/t/Bounds/react/App.tsx.txt', 'one();\n');
  const docs = new Docs(root);
  const urls = ['/docs/Bounds.html', '/docs/Bounds.html#how', '/docs/react/Other.html'];
  const titles = [
    ['Docs', 'Limit dragging'],
    ['Docs', 'Limit dragging', 'How it works'],
    ['Docs', 'Other'],
  ];
  // The search engine has its own tests.
  Object.defineProperty(docs, 'index', {
    value: {
      records: urls.map((url, at) => ({ url, titles: titles[at], summary: 'Keep a shape in an area.' })),
      texts: ['', 'Write a function. '.repeat(40), ''],
      ask: (query: string) => (query.includes('nothing') ? [] : urls),
    },
  });
  client = await connect(docs);
}, 60_000);
afterAll(async () => {
  await client.close();
  rmSync(root, { recursive: true, force: true });
});

const call = (name: string, input: Record<string, unknown>) => callOf(client, name, input);

describe('the server', () => {
  it('lists its tools in at most 1,500 tokens', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      ...['search', 'read', 'api', 'demo', 'check', 'upgrade', 'link', 'run'],
    ]);
    expect(JSON.stringify(tools).length / 4).toBeLessThan(1500);
  });

  it('searches with addresses, headings and first lines, without other frameworks’ pages', async () => {
    const { text } = await call('search', { query: 'limit', framework: 'vue' });
    expect(text).toMatch(/^1\. \/docs\/Bounds\.html\n {3}Limit dragging\n2\. /);
    expect(text).toMatch(/The first:\n\n# Limit dragging\n[^]*Text of the page\./);
    expect(text).toContain('Limit dragging > How it works\n   Write a function.');
    expect(text).not.toContain('Other');
    expect((await call('search', { query: 'nothing' })).text).toContain('Nothing found');
  });

  it('reads a page without the code of its demo, and a section, also one that only the whole page has', async () => {
    const page = await call('read', { page: 'https://example.org/docs/Bounds.html.react.md', framework: 'react' });
    expect(page.text).toContain('## How it works');
    expect(page.text).toContain('call `demo` with demo = /docs/Bounds.html');
    expect(page.text).not.toContain('one();');
    const section = await call('read', { page: '/docs/Bounds#how', framework: 'react' });
    expect(section.text).toBe('Limit dragging (/docs/Bounds.html)\n\n## How it works\n\nWrite a function.');
    const rest = await call('read', {
      page: '/docs/Bounds.html',
      section: 'Only in the whole page',
      framework: 'react',
    });
    expect(rest.text).toContain('Long text.');
    expect(await call('read', { page: '/docs/Bounds.html#no' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('Its sections: How it works'),
    });
  });

  it('gives classes, inherited members, events, static members and types', async () => {
    expect((await call('api', { name: 'Konva.Rect' })).text).toMatch(
      /^# Konva\.Rect\n[^]*Inherits .*Konva\.Node\.md[^]*cornerRadius/,
    );
    expect((await call('api', { name: 'Rect#cache()' })).text).toMatch(/^### Konva\.Node#cache\n/);
    expect((await call('api', { name: 'Node#dragstart' })).text).toContain('Konva.Node event dragstart');
    expect((await call('api', { name: 'Konva.Image.fromURL' })).text).toMatch(
      /^### Konva\.Image\.fromURL\n\nstatic method/,
    );
    expect((await call('api', { name: 'dragBoundFunc' })).text).toMatch(/^### Konva\.Node#dragBoundFunc/);
    expect((await call('api', { name: 'Vector2d' })).text).toContain('- `x: number`');
  });

  it('names the nearest when a name does not exist', async () => {
    expect(await call('api', { name: 'Rect#cornerRadiu' })).toMatchObject({
      isError: true,
      text: expect.stringContaining('Nearest: cornerRadius'),
    });
    expect((await call('api', { name: 'Transfomer' })).text).toContain('Nearest: Transformer');
  });

  it('gives a demo’s files in the order of its list, and what does not fit by name', async () => {
    const whole = await call('demo', { demo: '/docs/Bounds.html', framework: 'react' });
    expect(whole.text).toMatch(
      /^Demo t\/Bounds in react: plan\.ts \(\d+ characters\), App\.tsx \(7 characters\)\n\n`plan\.ts`/,
    );
    expect(whole.text.length).toBeLessThan(10_200);
    expect(whole.text).toMatch(/more characters: ask again with from = \d+\]$/);
    expect((await call('demo', { demo: 'bounds', framework: 'react', file: 'App.tsx' })).text).toBe(
      '`App.tsx`\n\n```tsx\none();\n```',
    );
    expect((await call('demo', { demo: 'Bounds', framework: 'vue' })).text).toContain('It has: react.');
  });

  it('checks a program: what is wrong, where, what to write, and the page', async () => {
    const code = "import Konva from 'konva';\nconst text = new Konva.Text({ fontsize: 3 });\nexport { text };\n";
    const wrong = await call('check', { code });
    expect(wrong.text).toContain(
      'index.ts:2 Text has no option fontsize.\n  Write: fontSize\n  Page: /api/Konva.Text.html',
    );
    expect((await call('check', { code: code.replace('fontsize', 'fontSize') })).text).toMatch(
      /^No problem found in index\.ts/,
    );
    const files = {
      'App.vue': '<template><v-stage :config="{ width: 1, height: 1 }"><v-layer config="x" /></v-stage></template>',
    };
    expect((await call('check', { files })).text).toContain('App.vue:1 config without a colon is a text.');
  }, 60_000);

  it('makes a link to the playground, and tells what an upgrade changes', async () => {
    const { text } = await call('link', { code: "import Konva from 'konva';\n", site: 'https://example.org/' });
    expect(text).toMatch(/^https:\/\/example\.org\/play#code=[\w-]+$/);
    expect(fromShareFragment(text.slice(text.indexOf('#')))).toMatchObject({
      ok: true,
      project: { flavour: 'vanilla' },
    });
    const changed = await call('upgrade', { code: 'a();\nstage.find("Rect").each(hide);', version: '7.2' });
    expect(changed.text).toContain("- line 2: `stage.find('.name').each(fn)` → `forEach` (since 8)");
    expect((await call('upgrade', { code: 'a.each(b);', version: '9' })).text).toContain(
      'Nothing in this code changes',
    );
  });

  it('answers wrong input in one message and lives on', async () => {
    vi.stubEnv('KONVA_DOCS_CHROME', '/none');
    for (const [name, input, words] of [
      ['read', { page: '/docs/None.html' }, 'There is no page /docs/None.html. Perhaps: /docs/Bounds.html'],
      ['read', { page: '/../../etc/passwd' }, 'There is no page'],
      ['search', { query: '' }, 'The query is empty'],
      ['search', { query: 'x', framework: 'angular' }, 'framework'],
      ['search', { query: 'x'.repeat(5_000_000) }, '20000'],
      ['demo', { demo: '../../../etc' }, 'There is no demo'],
      ['check', { code: ' ' }, 'There is no program'],
      ['check', { code: 'x'.repeat(5_000_000) }, 'The program has 5000000 characters'],
      ['check', { code: 'x', framework: 'angular' }, 'framework'],
      ['upgrade', { code: 'x', version: 'old' }, '"old" is no version'],
      ['link', { files: { 'Box.tsx': 'a', 'B.tsx': 'b' } }, 'The playground starts at App.tsx'],
      ['run', { code: 'const a = 1;' }, 'executablePath (/none)'],
    ] as const) {
      const { text, isError } = await call(name, input);
      expect(isError, text).toBe(true);
      expect(text).toContain(words);
      expect(text.length).toBeLessThan(1500);
    }
    vi.unstubAllEnvs();
    expect((await call('api', { name: 'Rect' })).isError).toBe(false);
  });
});

describe('the command', () => {
  it('calls a tool with what stands in the command line, and says what is wrong', async () => {
    const { tools } = await client.listTools();
    expect(readCall(tools, ['search', 'limit', 'dragging', '--framework', 'vue', '--limit', '900'])).toEqual({
      name: 'search',
      input: { query: 'limit dragging', framework: 'vue', limit: 900 },
    });
    const file = path.join(root, 'App.tsx');
    put('App.tsx', 'one();');
    const acts = [{ press: [1, 2] }];
    expect(readCall(tools, ['run', file, '--acts', JSON.stringify(acts)]).input).toEqual({
      files: { [file]: 'one();' },
      acts,
    });
    expect(readCall(tools, ['upgrade', file, '--version', '8']).input).toEqual({ code: 'one();', version: '8' });
    expect(() => readCall(tools, ['find'])).toThrow(
      'There is no tool "find". Tools: search, read, api, demo, check, upgrade, link, run.',
    );
    expect(() => readCall(tools, ['api', '--color', 'red'])).toThrow('--color');
    expect(() => readCall(tools, ['check', 'None.tsx'])).toThrow('None.tsx');
    expect(helpText(tools)).toContain('konva-docs check <file …> [--framework …]\n    Checks a program');
  });
});
