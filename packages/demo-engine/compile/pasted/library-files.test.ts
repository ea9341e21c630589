import path from 'node:path';
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import Konva from 'konva';
import { describe, expect, it } from 'vitest';
import { packageAt } from './cdn';
import { KONVA_PARTS_CODE, libraryFile, libraryImport } from './library-files';

const KONVA = path.resolve(import.meta.dirname, '../../../../node_modules/konva/lib');

/** Files of the package that programs do not import directly. */
const INNER =
  /^(?:index|_CoreInternals|_FullInternals|canvas-backend|skia-backend|types|BezierFunctions|PointerEvents)\.js$/;

const files = ['.', 'shapes', 'filters'].flatMap((folder) =>
  fs
    .readdirSync(path.join(KONVA, folder))
    .filter((name) => name.endsWith('.js') && !INNER.test(name))
    .map((name) => path.join(folder, name)),
);

/** Names that a module of `libraryFile` exports. */
function exportsOf(text: string): string[] {
  const list = /export const \{ ([^}]*) \}/.exec(text)?.[1]?.split(', ') ?? [];
  return text.includes('export { Konva }') || text.includes('default as Konva') ? [...list, 'Konva'] : list;
}

describe('a Konva file imported by itself', () => {
  it.each(files)('%s has the classes of the whole package', async (file) => {
    const found = libraryImport(`konva/lib/${file.replace(/\.js$/, '')}`);
    expect(found).toMatchObject({ kind: 'module' });
    const text = libraryFile(found?.kind === 'module' ? found.path : '') ?? '';
    const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(path.join(KONVA, file)).href);
    const names = exportsOf(text);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(module, `${file} exports ${name}`).toHaveProperty(name);
      if (text.includes('= Konva;')) expect(Reflect.get(Konva, name), name).toBeDefined();
      if (text.includes('= Konva.Filters;')) expect(Konva.Filters).toHaveProperty(name);
      if (text.includes('= $parts;') && name !== 'Konva') expect(KONVA_PARTS_CODE).toContain(name);
    }
  });

  it('may be written with its ending, and of older folders', () => {
    for (const name of ['konva/lib/shapes/Rect.js', 'konva/cmj/shapes/Rect', 'konva/es/shapes/Rect']) {
      expect(libraryImport(name)).toEqual({ kind: 'module', path: 'node_modules/konva/lib/shapes/Rect.js' });
    }
    expect(libraryImport('konva/konva.min.js')).toEqual({ kind: 'package', specifier: 'konva' });
    expect(libraryImport('react-konva/lib/ReactKonvaCore')).toEqual({ kind: 'package', specifier: 'react-konva' });
    expect(libraryImport('vue-konva/core')).toEqual({ kind: 'package', specifier: 'vue-konva' });
    expect(libraryImport('konva/lib/shapes/Nothing')).toBeUndefined();
    expect(libraryImport('lodash/lib/shapes/Rect')).toBeUndefined();
  });

  it('and components of svelte-konva', () => {
    expect(libraryFile('node_modules/svelte-konva/Circle.svelte.js')).toBe(
      'export { Circle as default } from "svelte-konva";',
    );
    expect(libraryImport('svelte-konva/Circle.svelte')).toMatchObject({
      path: 'node_modules/svelte-konva/Circle.svelte.js',
    });
  });
});

describe('the URL of a library', () => {
  it.each([
    ['https://unpkg.com/konva@9/konva.min.js', 'konva'],
    ['//unpkg.com/konva', 'konva'],
    ['https://unpkg.com/react-konva@18/umd/react-konva.js', 'react-konva'],
    ['https://cdn.jsdelivr.net/npm/konva@9/+esm', 'konva'],
    ['https://cdn.jsdelivr.net/npm/konva@9/lib/shapes/Rect.js', 'konva/lib/shapes/Rect.js'],
    ['https://cdn.jsdelivr.net/gh/konvajs/konva@9/konva.min.js', 'konva'],
    ['https://cdnjs.cloudflare.com/ajax/libs/konva/9.3.6/konva.min.js', 'konva'],
    ['https://esm.sh/react-dom@18.2.0/client?dev', 'react-dom/client'],
    ['https://esm.sh/v135/konva@9.3.0', 'konva'],
    ['https://esm.sh/*vue-konva@3', 'vue-konva'],
    ['https://cdn.skypack.dev/konva', 'konva'],
    ['https://ga.jspm.io/npm:konva@9/lib/index.js', 'konva/lib/index.js'],
    ['https://unpkg.com/vue@3/dist/vue.global.js', 'vue'],
    ['https://esm.run/use-image', 'use-image'],
    ['npm:konva@9', 'konva'],
    ['https://unpkg.com/@babel/standalone/babel.min.js', '@babel/standalone'],
    ['https://example.com/konva.js', undefined],
    ['konva', undefined],
  ])('%s', (address, name) => {
    expect(packageAt(address)).toBe(name);
  });
});
