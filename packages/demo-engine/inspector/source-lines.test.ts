import { describe, expect, it } from 'vitest';
import { compile } from '../compile/compile';
import type { NodeDetails } from '../model/inspection';
import { toCompiledLines, toSourceLine } from './source-lines';

/** Every node is created by this text. */
const MADE = 'new Konva.Rect';

const PROGRAMS = {
  TypeScript: `import Konva from 'konva';
interface Size {
  width: number;
}
const size = { width: 5 } satisfies Size as Size; export const rect = ${MADE}(size);
`,
  'a Vue component': `<script setup lang="ts">
import Konva from 'konva';
import { onMounted } from 'vue';
interface Size {
  width: number;
}
const size: Size = { width: 5 };
onMounted(() => {
  const far = 1; const rect = ${MADE}(size);
  return [far, rect];
});
</script>
<template><div id="stage"></div></template>
`,
  'a Svelte component': `<script lang="ts">
  import Konva from 'konva';
  interface Size {
    width: number;
  }
  let size: Size = $state({ width: 5 });
  const rect = () => ${MADE}(size);
</script>
<button onclick={rect}>Add</button>
`,
};

/** Where a text is, counted as in a stack trace. */
function placeIn(code: string): { line: number; column: number } {
  const lines = code.slice(0, code.indexOf(MADE)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

function details(madeAt: NodeDetails['madeAt']): NodeDetails {
  return {
    id: 1,
    className: 'Rect',
    path: [],
    attributes: [],
    clientRect: { x: 0, y: 0, width: 0, height: 0 },
    absolutePosition: { x: 0, y: 0 },
    absoluteRotation: 0,
    absoluteScale: { x: 1, y: 1 },
    listeners: [],
    madeAt,
  };
}

describe('the line that made a node', () => {
  it.each(Object.entries(PROGRAMS))('is that of the source, for a vanilla file that contains %s', async (_, text) => {
    const file = 'index.ts';
    const result = await compile({
      flavour: 'vanilla',
      isPasted: true,
      files: [{ path: file, text }],
      assets: new Set(),
    });
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const maps = () => Promise.resolve(result.maps);
    const compiled = placeIn(result.compiled.modules.find(({ path }) => path === file)?.code ?? '');
    const { line } = placeIn(text);
    // Types are removed from the line, so the column is never that of the source.
    expect((await toSourceLine(details({ file, ...compiled }), maps)).madeAt).toEqual({ file, line });
    const request = { type: 'madeBy' as const, file, fromLine: line, toLine: line };
    expect(await toCompiledLines(request, maps)).toEqual({
      ...request,
      fromLine: compiled.line,
      toLine: compiled.line,
    });
  });

  it('is unknown when the source map cannot be loaded', async () => {
    const maps = () => Promise.reject(new Error('no network'));
    expect(await toSourceLine(details({ file: 'App.vue', line: 1, column: 1 }), maps)).not.toHaveProperty('madeAt');
    expect(await toCompiledLines({ type: 'madeBy', file: 'App.vue', fromLine: 1, toLine: 1 }, maps)).toBeUndefined();
  });

  it('is unknown for generated code, and nothing is generated from an empty line', async () => {
    // Line 2 is generated from line 7 of the source.
    const map = { version: 3 as const, sources: ['App.vue'], mappings: ';IAME', names: [] };
    const maps = () => Promise.resolve({ 'App.vue': map });
    expect((await toSourceLine(details({ file: 'App.vue', line: 2, column: 5 }), maps)).madeAt).toMatchObject({
      line: 7,
    });
    expect(await toSourceLine(details({ file: 'App.vue', line: 1, column: 1 }), maps)).not.toHaveProperty('madeAt');
    expect(await toCompiledLines({ type: 'madeBy', file: 'App.vue', fromLine: 6, toLine: 6 }, maps)).toBeUndefined();
  });
});
