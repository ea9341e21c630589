import { describe, expect, it } from 'vitest';
import { ENTRY_FILES, type Flavour } from '../../model/flavours';
import { compile } from '../compile';
import { STATE_TITLE } from './state-changes';

async function adviceOn(flavour: Flavour, text: string) {
  const files = [{ path: ENTRY_FILES[flavour], text }];
  const result = await compile({ flavour, files, assets: new Set(), isPasted: true });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.warnings.filter(({ title }) => title === STATE_TITLE);
}

function component(body: string, state = "const [rects, setRects] = useState([{ id: 'a', x: 0 }]);"): string {
  return `import { useState, useReducer } from 'react';
export default function App() {
  ${state}
  ${body}
  return <button onClick={() => change(1)}>{rects.length}</button>;
}
`;
}

describe('state in React', () => {
  it.each<[string, string, string, string?]>([
    ['pushed and set again', 'const change = () => { rects.push({ x: 1 }); setRects(rects); };', '[...rects, added]'],
    ['only pushed', 'function change() { rects.push({ x: 1 }); }', 'setRects([...rects, added])'],
    ['only assigned', 'const change = () => { rects[0].x = 50; };', 'setRects(rects.map('],
    [
      'found, changed, set again',
      'const change = (id) => { rects.find((r) => r.id === id).x = 5; setRects(rects); };',
      'rects.map',
    ],
    ['under another name', 'const change = () => { const next = rects; next[0].x = 5; setRects(next); };', 'rects.map'],
    ['sorted in place', 'const change = () => setRects(rects.sort());', '[...rects'],
    ['in an updater', 'const change = () => setRects((old) => { old.push({ x: 1 }); return old; });', '[...rects'],
    [
      'found in an updater',
      'const change = () => setRects((old) => { const one = old.find(Boolean); one.x = 1; return old; });',
      'rects.map',
    ],
    [
      'an object',
      'const change = () => { rects.x += 5; setRects(rects); };',
      'Write setRects({ ...rects, x: 50 }).',
      'const [rects, setRects] = useState({ x: 0 });',
    ],
    [
      'in a reducer',
      'const change = () => dispatch({});',
      'The reducer returns the state that it was given',
      'const [rects, dispatch] = useReducer((state, action) => { switch (action.type) { case "add": state.push(1); return state; default: return [...state]; } }, []);',
    ],
  ])('%s', async (_, body, says, state) => {
    const [advice, ...others] = await adviceOn('react', component(body, state));
    expect(advice?.message).toContain(says);
    expect(advice?.file).toBe('App.tsx');
    expect(others).toEqual([]);
  });

  it('is named with its line', async () => {
    const [advice] = await adviceOn('react', component('const change = () => {\n    rects.push(1);\n  };'));
    expect(advice?.line).toBe(5);
  });

  it.each<[string, string, string?]>([
    ['copied', 'const change = () => setRects([...rects, { x: 1 }]);'],
    ['changed before a copy', 'const change = () => { rects[0].x = 50; setRects([...rects]); };'],
    [
      'drawn by another function',
      'const redraw = () => setRects([...rects]); const change = () => { rects.push(1); redraw(); };',
    ],
    ['drawn by other state', 'const change = () => { rects.push(1); setCount((count) => count + 1); };'],
    ['given by a parameter of its name', 'const change = (rects) => setRects(rects);'],
    [
      'kept under a condition',
      'const change = () => setRects((old) => { if (old.length > 9) return old; return [...old, 1]; });',
    ],
    ['only looked at', 'const change = () => setRects((old) => { latest.current = old; return old; });'],
    ['a copy that is changed', 'const change = () => { const next = rects.slice(); next.push(1); setRects(next); };'],
    [
      'another value under the name',
      'const change = () => { let next = rects; next = next.filter(Boolean); setRects(next); };',
    ],
    ['a copy under its name', 'const change = () => setRects((old) => { old = [...old]; old.push(1); return old; });'],
    ['kept elsewhere', 'const change = () => setRects(() => before.current);'],
    ['taken apart', 'const change = () => setRects(({ x }) => ({ x: x + 1 }));'],
    ['a number', 'const change = () => setRects(rects);', 'const [rects, setRects] = useState(0);'],
    ['an instance', 'const change = () => { rects.x = 5; };', 'const [rects, setRects] = useState(new Date());'],
    ['without a setter', 'const change = () => { rects.push(5); };', 'const [rects] = useState([]);'],
  ])('is followed: %s', async (_, body, state) => {
    expect(await adviceOn('react', component(body, state))).toEqual([]);
  });
});

function vue(script: string, template = '<v-rect v-for="r in rects" :config="r" /><b @click="change">+</b>'): string {
  return `<script setup lang="ts">\nimport { ref, shallowRef, triggerRef } from 'vue';\n${script}\n</script>\n<template>\n  <div>${template}</div>\n</template>\n`;
}

describe('state in Vue', () => {
  it.each<[string, string, string, string?]>([
    ['a plain list', 'const rects = [];\nfunction change() { rects.push({ x: 1 }); }', 'const rects = ref([…])'],
    [
      'a plain object',
      'const box: { x: number } = { x: 1 };\nconst change = () => { box.x += 5; };',
      'reactive({ … })',
      '<v-rect :config="box" />',
    ],
    ['a plain number', 'let count = 0;\nfunction change() { count += 1; }', 'const count = ref(0)', '{{ count }}'],
    ['in the template', 'const rects: number[] = [];', 'ref([…])', '<p @click="rects.push(1)">{{ rects.length }}</p>'],
    [
      'a shallow ref',
      'const rects = shallowRef([]);\nfunction change() { rects.value.push(1); }',
      'rects.value = [...rects.value, added]',
    ],
  ])('%s', async (_, script, says, template) => {
    const [advice] = await adviceOn('vue', vue(script, template));
    expect(advice?.message).toContain(says);
    expect(advice?.line).toBeGreaterThan(2);
  });

  it.each<[string, string, string?]>([
    ['a ref', 'const rects = ref([]);\nfunction change() { rects.value.push(1); }'],
    [
      'filled at the start',
      'const rects = [];\nfunction fill() { rects.push(1); }\nfill();\n[1].forEach((x) => rects.push(x));',
    ],
    ['not shown', 'const rects = ref([]);\nconst seen = [];\nfunction change() { seen.push(1); }'],
    ['sorted in the template', 'const rects = [3, 1];', '<p v-for="r in rects.sort()">{{ r }}</p>'],
    ['triggered', 'const rects = shallowRef([]);\nfunction change() { rects.value.push(1); triggerRef(rects); }'],
    ['replaced', 'const rects = shallowRef([]);\nfunction change() { rects.value = [...rects.value, 1]; }'],
  ])('is followed: %s', async (_, script, template) => {
    expect(await adviceOn('vue', vue(script, template))).toEqual([]);
  });
});

function svelte(
  script: string,
  template = '{#each rects as r}<p>{r}</p>{/each}<button onclick={change}>+</button>',
): string {
  return `<script lang="ts">\n${script}\n</script>\n${template}\n`;
}

describe('state in Svelte', () => {
  const rune = 'let other = $state(0);\n';
  it.each<[string, string, string, string?]>([
    [
      'a plain list',
      `${rune}let rects: number[] = [];\nfunction change() { rects.push(1); }`,
      'let rects = $state([…])',
    ],
    [
      'a plain number',
      `${rune}let rects = 0;\nconst change = () => { rects += 1; };`,
      '$state(0)',
      '{rects}<b onclick={change}>+</b>',
    ],
    ['in the template', `${rune}let rects = [];`, '$state([…])', '<b onclick={() => rects.push(1)}>{rects.length}</b>'],
    ['raw state', 'let rects = $state.raw([]);\nfunction change() { rects.push(1); }', 'or declare it with $state.'],
    [
      'pushed without runes',
      'let rects = [];\nfunction change() { rects.push(1); }',
      'rects = rects after the change',
      '{rects.length}<b on:click={change}>+</b>',
    ],
  ])('%s', async (_, script, says, template) => {
    const [advice] = await adviceOn('svelte', svelte(script, template));
    expect(advice?.message).toContain(says);
    expect(advice?.line).toBeGreaterThan(1);
  });

  it.each<[string, string, string?]>([
    ['state', 'let rects = $state([]);\nfunction change() { rects.push(1); }'],
    ['replaced raw state', 'let rects = $state.raw([]);\nfunction change() { rects = [...rects, 1]; }'],
    [
      'assigned without runes',
      'let rects = [];\nfunction change() { rects.push(1); rects = rects; }',
      '{rects.length}<b on:click={change}>+</b>',
    ],
    [
      'a part without runes',
      'let rects = [{ x: 1 }];\nfunction change() { rects[0].x = 5; }',
      '{rects[0].x}<b on:click={change}>+</b>',
    ],
    ['filled at the start', `${rune}const rects = [];\nfor (const x of [1]) rects.push(x);\nconst change = () => 0;`],
  ])('is followed: %s', async (_, script, template) => {
    expect(await adviceOn('svelte', svelte(script, template))).toEqual([]);
  });
});
