import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { installedLibrary } from '../testing';
import { gauge, Gauge } from './custom-shape';
import { BACKENDS, IMPORTS } from './imports';

describe('modules of the library', () => {
  test.each(IMPORTS)('$from exports what the page lists', async ({ from, exports }) => {
    const module: object = await import(/* @vite-ignore */ from);
    expect(Object.keys(module).sort()).toEqual([...exports].sort());
  });

  test('for Node.js need the named package', () => {
    for (const { from, needs } of BACKENDS) {
      const script = readFileSync(path.join(installedLibrary().root, 'lib', `${path.basename(from)}.js`), 'utf8');
      expect(script, from).toContain(`from '${needs}'`);
    }
  });

  test('the core has neither filters nor shapes; importing a shape adds it, importing a filter does not', async () => {
    const { default: core } = await import('konva/lib/Core');
    await import('konva/lib/filters/Blur');
    expect(Reflect.get(core, 'Shape')).toBeTypeOf('function');
    await import('konva/lib/shapes/Ring');
    expect(Reflect.get(core, 'Ring')).toBeTypeOf('function');
  });
});

test('the custom shape on the page of Shape has a typed attribute with a default, an event and a place in its data', () => {
  expect(gauge.value()).toBe(0.5);
  expect(gauge.opacity()).toBe(0.5);
  expect(new Gauge().value()).toBe(0);
  expect(gauge.toObject()).toMatchObject({ className: 'Gauge', attrs: { value: 0.5 } });
});
