import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call as callOf, connect } from '../packages/assistant/client';
import { Docs } from '../packages/assistant/data/docs';
import { TASKS } from '../packages/assistant/evaluation/tasks';
import { packAssistant } from '../packages/assistant/pack/pack';
import { findBrowser } from '../scripts/find-browser';
import { BUILD_FOLDER, ROOT } from '../testing/paths';

let here: Client;
beforeAll(async () => {
  here = await connect(new Docs(BUILD_FOLDER));
});
afterAll(() => here.close());
const call = (name: string, input: Record<string, unknown>) => callOf(here, name, input);

/** Each takes a browser of its own: one in five is drawn each week, and all of them at night. */
const PARTS = process.env['CHECK_EVERY_PROGRAM'] === undefined ? 5 : 1;
const WEEK = Math.floor(new Date().getTime() / (7 * 24 * 3600 * 1000));
const TASKS_OF_THE_WEEK = TASKS.filter((_, at) => at % PARTS === WEEK % PARTS);

const SCENE = `import Konva from 'konva';
const stage = new Konva.Stage({ container: 'container', width: 400, height: 200 });
const layer = new Konva.Layer();
stage.add(layer);
const box = new Konva.Rect({ x: 10, y: 10, width: 90, height: 60, fill: 'teal', draggable: true });
layer.add(box);
box.on('click', () => console.log('pressed', box.x()));
`;

describe('run', () => {
  beforeAll(() => {
    vi.stubEnv('KONVA_DOCS_CHROME', findBrowser());
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it('draws a program, acts, and gives picture, console and scene', async () => {
    const { text, picture } = await call('run', {
      code: SCENE,
      acts: [{ press: [30, 30] }, { drag: [30, 30, 130, 80] }],
    });
    expect(text).toContain('State: running.');
    expect(text).toMatch(/pressed\s+10/);
    expect(text).toContain('Rect x=110 y=60');
    expect(
      Buffer.from(picture ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it.each(TASKS_OF_THE_WEEK)('shows the program of a task: $task', async ({ flavour, code, acts, shows }) => {
    const { text } = await call('run', { code, framework: flavour, acts });
    expect(text).toContain('State: running.\n\nNo problem was reported.');
    expect(text).toMatch(shows);
  });

  it('ends programs that never end and refuses the network, with advice', async () => {
    const hostile = await call('run', {
      code: `${SCENE}fetch('https://example.com/a');\nfor (;;) layer.listening(true);\n`,
    });
    expect(hostile.text).toContain('has no network');
    expect(hostile.text).toContain('The loop has no end');
    const failed = await call('run', { code: `${SCENE}layer.add(new Konva.Rectangle());` });
    expect(failed.text).toContain('Did you mean Konva.Rect?');
  });
});

it('does not grow by a thousand calls', async () => {
  setFlagsFromString('--expose_gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('The memory cannot be measured.');
  const calls: readonly (readonly [string, Record<string, unknown>])[] = [
    ['search', { query: 'limit dragging' }],
    ['read', { page: '/docs/shapes/Rect.html' }],
    ['api', { name: 'Node#cache' }],
    ['demo', { demo: 'Free_Drawing' }],
    ['upgrade', { code: SCENE, version: '7' }],
    ['link', { code: SCENE }],
  ];
  const some = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      const [name, input] = calls[at % calls.length] ?? ['search', { query: 'x' }];
      // A check takes a hundred times as long as another call.
      if (at % 25 === 0) await call('check', { code: `${SCENE}// ${at}` });
      else await call(name, { ...input });
    }
    Reflect.apply(collect, undefined, []);
    return process.memoryUsage().heapUsed;
  };
  const before = await some(100);
  const grown = (await some(1000)) - before;
  expect(grown / 1e6).toBeLessThan(50);
}, 240_000);

/** The official inspector's command, which starts a server and speaks with it. */
const INSPECTOR = path.join(ROOT, 'node_modules/@modelcontextprotocol/inspector-cli/build/cli.js');

describe('the tarball', () => {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'konva-docs-'));
    const packed = await packAssistant(BUILD_FOLDER, folder);
    rmSync(path.join(folder, 'package'), { recursive: true });
    execFileSync('tar', ['xzf', packed, '-C', folder]);
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

  it('is a command and a server that need nothing else', async () => {
    const command = path.join(folder, 'package/konva-docs.mjs');
    writeFileSync(
      path.join(folder, 'App.svelte'),
      `<script>\n  import { Layer, Stage } from 'svelte-konva';\n</script>\n<Stage width={1} height={1}><Layer fil="a" /></Stage>\n`,
    );
    const tell = (...args: string[]) =>
      execFileSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });
    expect(tell('search', 'limit dragging')).toContain('/docs/');
    expect(tell('check', 'App.svelte')).toContain('App.svelte:4 Layer has no option fil.');
    const client = new Client({ name: 'test', version: '1.0.0' });
    await client.connect(new StdioClientTransport({ command: process.execPath, args: [command], cwd: folder }));
    const files = {
      'App.vue': '<template><v-stage :config="{ width: 1, heigth: 1 }"><v-layer /></v-stage></template>',
    };
    const answer = await client.callTool({ name: 'check', arguments: { files } });
    expect(JSON.stringify(answer.content)).toContain('has no option heigth');
    await client.close();
  }, 120_000);

  it('passes the official inspector', () => {
    const inspect = (...args: string[]): unknown => {
      const command = [process.execPath, path.join(folder, 'package/konva-docs.mjs')];
      const told = execFileSync(process.execPath, [INSPECTOR, '--cli', ...command, ...args], { encoding: 'utf8' });
      return JSON.parse(told);
    };
    const names = ['search', 'read', 'api', 'demo', 'check', 'upgrade', 'link', 'run'];
    expect(inspect('--method', 'tools/list')).toMatchObject({
      tools: names.map((name) => ({ name, inputSchema: { type: 'object' }, annotations: { readOnlyHint: true } })),
    });
    const ask = (tool: string, ...input: string[]) =>
      inspect('--method', 'tools/call', '--tool-name', tool, ...input.flatMap((one) => ['--tool-arg', one]));
    const answer = (text: string) => ({ content: [{ type: 'text', text: expect.stringContaining(text) }] });
    expect(ask('api', 'name=Rect#cornerRadius')).toMatchObject(answer('### Konva.Rect#cornerRadius'));
    expect(ask('search', 'query=limit dragging', 'framework=vue', 'limit=600')).toMatchObject(
      answer('more characters'),
    );
    expect(ask('read', 'page=/docs/None.html')).toMatchObject({ ...answer('There is no page'), isError: true });
  }, 120_000);
});
