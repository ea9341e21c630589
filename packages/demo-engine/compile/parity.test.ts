import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRY_FILES, FLAVOURS } from '../model/flavours';
import { compile } from './compile';
import type { CompileRequest } from './request';

/**
 * The build compiles in Node, with the packages' Node entries; the page compiles in a worker, with their browser entries. This
 * bundles `compile` as a page's bundler does, runs it without Node's globals, and compares the answers.
 */
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'compile-parity-'));
  const build = await rolldown({
    input: path.resolve(import.meta.dirname, 'compile.ts'),
    platform: 'browser',
    resolve: { conditionNames: ['browser', 'module', 'import', 'production', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    onLog: () => undefined,
  });
  await build.write({ dir: folder, format: 'esm', entryFileNames: 'compile.mjs', chunkFileNames: '[name]-[hash].mjs' });
  await build.close();
  writeFileSync(
    path.join(folder, 'run.mjs'),
    `import { readFileSync } from 'node:fs';
     const requests = JSON.parse(readFileSync(0, 'utf8'));
     const write = process.stdout.write.bind(process.stdout);
     // As in a worker: nothing of Node is there.
     for (const name of ['process', 'Buffer', 'require', 'global', 'setImmediate']) delete globalThis[name];
     const { compile } = await import('./compile.mjs');
     const answers = [];
     for (const { assets, ...request } of requests) answers.push(await compile({ ...request, assets: new Set(assets) }));
     write(JSON.stringify(answers));`,
  );
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const good: Record<string, string> = {
  vanilla: `import Konva from 'konva';\nimport lion from './lion.png';\nimport { help } from './help';\nlet n: number = 0;\nwhile (n < 3) n++;\nexport const a = new Konva.Rect({ x: n, id: lion + help() });`,
  react: `import { useState } from 'react';\nimport { Rect } from 'react-konva';\nimport { help } from './help';\nexport default function App() {\n  const [n] = useState<number>(1);\n  return <><Rect x={n} /><p>{help()}</p></>;\n}`,
  vue: `<script setup lang="ts">\nimport { ref } from 'vue';\nimport type { Props } from './help';\nimport { help } from './help';\ndefineProps<Props>();\nconst n = ref<number>(1);\nfor (const x of [1, 2] as number[]) n.value += x;\n</script>\n<template>\n  <v-rect :config="{ x: n as number }" @click="n++" /><p class="a">{{ help() }}</p>\n</template>\n<style scoped>\n.a { color: v-bind(n); }\n</style>`,
  svelte: `<script lang="ts">\n  import { Rect } from 'svelte-konva';\n  import { help } from './help';\n  let n: number = $state(1);\n  function go(): void { for (let i = 0; i < 3; i++) n += i; }\n</script>\n<Rect x={n} onclick={go} />\n{#each [1, 2] as one (one)}<p class="a">{one}{help()}</p>{/each}\n<style>.a { color: red; }</style>`,
};

const broken: Record<string, string> = {
  vanilla: `import a from 'lodash';\nconst n: = 1;`,
  react: `export default () => (\n  <A>\n    <B>\n  </A>\n);`,
  vue: `<script setup lang="ts">\nconst n = ;\n</script>\n<template><p>{{ n }}</p></template>`,
  svelte: `<script>\n  let n = ;\n</script>\n<p>{n}`,
};

describe('Node and worker', () => {
  const requests: CompileRequest[] = [good, broken].flatMap((texts) =>
    FLAVOURS.map((flavour) => ({
      flavour,
      files: [
        { path: ENTRY_FILES[flavour], text: texts[flavour] ?? '' },
        {
          path: 'help.ts',
          text: `export interface Props { size?: boolean }\nexport const help = (): string => 'help';`,
        },
      ],
      assets: new Set(['lion.png']),
    })),
  );

  it('give the same answers', async () => {
    const input = JSON.stringify(requests.map(({ assets, ...request }) => ({ ...request, assets: [...assets] })));
    const output = execFileSync(process.execPath, ['run.mjs'], { cwd: folder, input, maxBuffer: 1 << 26 }).toString();
    const inWorker: unknown = JSON.parse(output);
    const inNode: unknown[] = [];
    for (const request of requests) inNode.push(JSON.parse(JSON.stringify(await compile(request))));
    expect(inNode.map((answer) => Reflect.get(Object(answer), 'ok'))).toEqual([
      ...FLAVOURS.map(() => true),
      ...FLAVOURS.map(() => false),
    ]);
    expect(inWorker).toEqual(inNode);
  }, 60_000);
});
