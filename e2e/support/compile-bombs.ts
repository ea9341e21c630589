/** Short texts that keep a compiler busy for longer than anyone waits. Each was found by trying what parsers are known to be slow with. */

/** 250 characters with which a parser doubles its time at each of 40 levels. */
export const ARROWS = `const bomb=${'(a='.repeat(40)}1${')=>0'.repeat(40)};`;

const inScript = (script: string) => `<script setup lang="ts">\n${script}\n</script>\n<template><p /></template>`;

/** Parts within each other, too deep for a compiler that calls itself for each level. */
const nested = (open: string, close: string) => `${open.repeat(4000)}x${close.repeat(4000)}`;

const inTemplate = (open: string, close: string) => `<template>${nested(open, close)}</template>`;

/**
 * One text for each compiler, and one for each part of ours that reads texts with its own patterns. On a fast machine, some are compiled in
 * time (`mayFinish`).
 */
export const BOMBS: readonly {
  name: string;
  tab: 'Vanilla' | 'React' | 'Vue' | 'Svelte';
  file: string;
  text: string;
  mayFinish?: boolean;
}[] = [
  {
    name: 'generic arrow functions',
    tab: 'Vanilla',
    file: 'index.ts',
    text: `const f = ${'<T,>(a: T = '.repeat(30)}1${') => a'.repeat(30)}`,
  },
  {
    name: 'classes in classes',
    tab: 'Vanilla',
    file: 'index.ts',
    text: `const f = ${'class { b = '.repeat(40)}1${' }'.repeat(40)}`,
  },
  {
    name: 'an enum with 30,000 members',
    tab: 'Vanilla',
    file: 'index.ts',
    text: `enum E { ${Array.from({ length: 30_000 }, (_, i) => `a${i} = ${i}`).join(', ')} }`,
    mayFinish: true,
  },
  { name: 'a line of a megabyte', tab: 'Vanilla', file: 'index.ts', text: 'a=1;'.repeat(250_000), mayFinish: true },
  { name: 'tags that never end', tab: 'Vanilla', file: 'index.ts', text: '<a'.repeat(50_000) },
  {
    name: 'arrow functions in JSX',
    tab: 'React',
    file: 'App.tsx',
    text: `export default () => ${'<a>{(b='.repeat(40)}1${')=>0}</a>'.repeat(40)}`,
  },
  { name: 'arrow functions in a script', tab: 'Vue', file: 'App.vue', text: inScript(ARROWS) },
  {
    name: 'types that double',
    tab: 'Vue',
    file: 'App.vue',
    text: inScript(
      `type A0 = { x: 1 }; ${Array.from({ length: 25 }, (_, i) => `type A${i + 1} = A${i} & A${i};`).join('')} defineProps<A25>();`,
    ),
  },
  { name: 'elements in elements', tab: 'Vue', file: 'App.vue', text: inTemplate('<div v-if="a">', '</div>') },
  { name: 'slots in slots', tab: 'Vue', file: 'App.vue', text: inTemplate('<Part v-slot="{ a }">', '</Part>') },
  { name: 'blocks in blocks', tab: 'Svelte', file: 'App.svelte', text: nested('{#if a}', '{/if}') },
  {
    name: 'rules in rules',
    tab: 'Svelte',
    file: 'App.svelte',
    text: `<p>a</p><style>${nested('p {', '}')}</style>`,
  },
  {
    name: 'a style sheet whose rules match all of 2,000 elements',
    tab: 'Svelte',
    file: 'App.svelte',
    text: `${'<p></p>'.repeat(2000)}<style>${Array.from({ length: 2000 }, (_, i) => `p:has(~ p) ~ p + p ~ p:nth-child(${i}) { color: red }`).join('')}</style>`,
  },
];
