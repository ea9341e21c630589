import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes files into a folder; `null` deletes the file. */
export function writeTree(folder: string, files: Record<string, string | Uint8Array | null>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    if (content === null) {
      rmSync(file, { recursive: true, force: true });
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Creates a folder with these files. It is deleted when the test ends. */
export function tempTree(files: Record<string, string | Uint8Array | null>): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'demo-engine-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeTree(folder, files);
  return folder;
}

const META = {
  title: 'A box',
  summary: 'One box on a stage that can be seen by everyone.',
  tags: ['box'],
  height: 200,
};

/** Files of a small demo in all flavors, with changes, by their path. */
export function demoFiles(
  folder: string,
  { meta = {}, files = {} }: { meta?: Record<string, unknown>; files?: Record<string, string | null> } = {},
): Record<string, string | null> {
  const all: Record<string, string | null> = {
    'demo.json': JSON.stringify({ ...META, ...meta }, null, 2),
    'vanilla/index.ts': `import Konva from 'konva';\nconst n: number = 1;\nnew Konva.Rect({ x: n });\n`,
    'react/App.tsx': `import { Rect } from 'react-konva';\nexport default function App() {\n  return <Rect x={1} />;\n}\n`,
    'vue/App.vue': `<script setup lang="ts">\nconst n: number = 1;\n</script>\n\n<template>\n  <v-rect :config="{ x: n }" />\n</template>\n`,
    'svelte/App.svelte': `<script lang="ts">\n  import { Rect } from 'svelte-konva';\n</script>\n\n<Rect x={1} />\n`,
    ...files,
  };
  return Object.fromEntries(Object.entries(all).map(([name, text]) => [`${folder}/${name}`, text]));
}
