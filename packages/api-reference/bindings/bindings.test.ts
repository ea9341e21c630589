import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiModel, ApiPage } from '../model/api';
import { readReact } from './read-react';
import { readSvelte } from './read-svelte';
import { readVue, STAGE_ATTRIBUTES } from './read-vue';
import { readBindings } from './index';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const source = (file: string) => readFileSync(path.join(ROOT, 'node_modules', file), 'utf8');
const names = (values: readonly { name: string }[]) => values.map(({ name }) => name).sort();

/** A model with these classes and events, reduced to what the bindings are compared with. */
function modelWith(classes: readonly string[], events: readonly string[]): ApiModel {
  const page = (name: string) => ({
    name,
    kind: 'class',
    events: name === 'Node' ? events.map((event) => ({ name: event })) : [],
  });
  // The casts are safe: `readBindings` reads no other field.
  return { pages: [...classes, 'Node'].map(page) as unknown as ApiPage[] } as ApiModel;
}

describe('the declared components are those that the scripts export', () => {
  it('of react-konva', async () => {
    const exported: Record<string, unknown> = await import('react-konva/lib/ReactKonvaCore');
    const scripts = Object.keys(exported).filter(
      (name) => /^[A-Z]/.test(name) && name !== 'KonvaRenderer' && name !== 'Text$1',
    );
    const listed = names(readReact(ROOT).components);
    expect(listed.filter((name) => !scripts.includes(name))).toEqual([]);
    expect(listed).toContain('Stage');
  });

  it('of vue-konva', async () => {
    const exported: Record<string, unknown> = createRequire(import.meta.url)('vue-konva');
    const scripts = Object.keys(exported)
      .filter((name) => /^[A-Z]/.test(name))
      .sort();
    expect(names(readVue(ROOT, []).components)).toEqual(scripts);
  });

  it('of svelte-konva', () => {
    const scripts = /export \{([^}]+)\}/.exec(source('svelte-konva/dist/index.js'))?.[1]?.split(',') ?? [];
    expect(names(readSvelte(ROOT).components)).toEqual(scripts.map((name) => name.trim()).sort());
  });
});

it('svelte-konva declares the events that it attaches', () => {
  const listed = /KONVA_EVENTS = \[([^\]]+)\]/.exec(source('svelte-konva/dist/util/events.js'))?.[1] ?? '';
  const attached = [...listed.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  expect(
    readSvelte(ROOT)
      .events.map(({ event }) => event)
      .sort(),
  ).toEqual(attached.sort());
});

it('svelte-konva declares the bindable props of its components; `scale` is left out, because it does not work', () => {
  for (const { name, bindable } of readSvelte(ROOT).components) {
    const made = [...source(`svelte-konva/dist/${name}.svelte`).matchAll(/^\t\t(\w+) = \$bindable\(\)/gm)]
      .map(([, prop]) => prop)
      .filter((prop) => prop !== 'scale');
    expect([...bindable].sort(), name).toEqual(made.sort());
  }
});

it('the stage of vue-konva passes on the attributes in STAGE_ATTRIBUTES', () => {
  const rendered = /"div",\s*\{\s*ref[^}]+\}/.exec(source('vue-konva/dist/vue-konva.mjs'))?.[0] ?? '';
  expect([...rendered.matchAll(/(\w+): n\?\.\1/g)].map(([, name]) => name)).toEqual(STAGE_ATTRIBUTES);
});

it('components and events that Konva does not have stop the run, and are reported together', () => {
  const { components } = readReact(ROOT);
  const known = names(components);
  const events = readReact(ROOT).events.map(({ event }) => event);
  expect(() => readBindings(ROOT, modelWith(known, events))).not.toThrow();
  const lacking = modelWith(
    known.filter((name) => name !== 'Star'),
    events.filter((name) => name !== 'tap'),
  );
  expect(() => readBindings(ROOT, lacking)).toThrow(/component Star has no page[\s\S]*"onTap"[\s\S]*"ontap"/);
});
