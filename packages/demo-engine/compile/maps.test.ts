import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { describe, expect, it } from 'vitest';
import type { Flavour } from '../model/flavours';
import { compile } from './compile';

/** The source location of the first `needle` in the compiled module. */
async function sourceOf(flavour: Flavour, path: string, text: string, needle: string, assets: string[] = []) {
  const result = await compile({ flavour, files: [{ path, text }], assets: new Set(assets) });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  const code = result.compiled.modules.at(-1)?.code ?? '';
  const map = result.maps[path];
  if (map === undefined) throw new Error('There is no map.');
  const before = code.slice(0, code.indexOf(needle)).split('\n');
  const found = originalPositionFor(new TraceMap({ ...map, sourcesContent: [] }), {
    line: before.length,
    column: before.at(-1)?.length ?? 0,
  });
  return { line: found.line, column: found.column };
}

describe('maps', () => {
  it('lead from compiled Vue to the source, through types and loop guards', async () => {
    const text = `<script setup lang="ts">\nconst xs: number[] = [];\n\nfor (const x of xs as number[]) { boom(x); }\nfunction boom(x: number): void { throw new Error(String(x)); }\n</script>\n<template>\n  <p>{{ xs.length }}</p>\n</template>`;
    expect(await sourceOf('vue', 'App.vue', text, 'boom(x);')).toEqual({ line: 4, column: 34 });
    expect(await sourceOf('vue', 'App.vue', text, 'throw new')).toEqual({ line: 5, column: 33 });
    expect((await sourceOf('vue', 'App.vue', text, 'xs.length')).line).toBe(8);
  });

  it('lead from compiled Svelte to the source, through loop guards and assets', async () => {
    const text = `<script lang="ts">\n  import lion from './lion.png';\n  let n: number = $state(1);\n  function go(): void {\n    while (n < 3) { n += 1; crash(lion); }\n  }\n  function crash(what: string) { throw new Error(what); }\n</script>\n<button onclick={go}>{n}</button>`;
    expect(await sourceOf('svelte', 'App.svelte', text, 'crash(lion)', ['lion.png'])).toEqual({ line: 5, column: 28 });
    expect((await sourceOf('svelte', 'App.svelte', text, 'throw new', ['lion.png'])).line).toBe(7);
  });

  it('are not made for TypeScript, whose lines stay', async () => {
    const result = await compile({
      flavour: 'vanilla',
      files: [{ path: 'index.ts', text: 'let a: 1' }],
      assets: new Set(),
    });
    expect(result).toMatchObject({ ok: true, maps: {} });
  });
});
