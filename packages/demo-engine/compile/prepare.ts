import type { Flavour } from '../model/flavours';
import { compile } from './compile';

const SMALLEST: Readonly<Record<Flavour, { path: string; text: string }>> = {
  vanilla: { path: 'index.ts', text: 'for (let i: number = 0; i < 1; i++);' },
  react: { path: 'App.tsx', text: 'export default () => <p />;' },
  vue: {
    path: 'App.vue',
    text: '<script setup lang="ts">\nconst one: number = 1;\n</script>\n<template>{{ one }}</template>',
  },
  svelte: { path: 'App.svelte', text: '<script lang="ts">let one: number = $state(1);</script>{one}' },
};

/** Loads a flavor's compiler and warms it up, so that the first real compile is quick. */
export async function prepareCompiler(flavour: Flavour): Promise<void> {
  await compile({ flavour, files: [SMALLEST[flavour]], assets: new Set() });
}
