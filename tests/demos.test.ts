import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readDemoIds, ROOT } from './support/pages';

const FLAVOURS = ['vanilla', 'react', 'vue', 'svelte'];

/** Files of a demo's flavors, in its folder. */
function flavourFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => FLAVOURS.includes(file.split('/')[0] ?? ''))
    .sort();
}

it('no two flavors of a demo have the same file', () => {
  const copies = readDemoIds().flatMap((id) => {
    const folder = path.join(ROOT, 'demos', id);
    const seen = new Map<string, string>();
    return flavourFiles(folder).flatMap((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex');
      const first = seen.get(hash);
      if (first !== undefined) return [`demos/${id}: ${file} is ${first} again. Move it to shared/.`];
      seen.set(hash, file);
      return [];
    });
  });
  expect(copies).toEqual([]);
});

it('every button says its type: without one it sends the form that a reader copies it into', () => {
  const untyped = readDemoIds().flatMap((id) => {
    const folder = path.join(ROOT, 'demos', id);
    return flavourFiles(folder)
      .filter((file) => /\.(html|ts|tsx|vue|svelte)$/.test(file))
      .filter((file) => {
        const tags = readFileSync(path.join(folder, file), 'utf8').matchAll(/<button\b(.*?)(?<!=)>/gs);
        return [...tags].some(([, attributes = '']) => !/\btype\b/.test(attributes));
      })
      .map((file) => `demos/${id}/${file}`);
  });
  expect(untyped).toEqual([]);
});

it('a control’s icon is one that the base stylesheet has', () => {
  const css = readFileSync(path.join(ROOT, 'packages/demo-engine/sandbox-frame/base.css'), 'utf8');
  const known = new Set([...css.matchAll(/\[data-icon='([^']+)'\]/g)].map(([, name]) => name));
  const unknown = readDemoIds().flatMap((id) => {
    const folder = path.join(ROOT, 'demos', id);
    return flavourFiles(folder).flatMap((file) =>
      // `:data-icon` is an expression of Vue.
      [...readFileSync(path.join(folder, file), 'utf8').matchAll(/(?<!:)data-icon="([^"]+)"/g)]
        .filter(([, name]) => !known.has(name ?? ''))
        .map(
          ([, name]) => `demos/${id}/${file}: data-icon="${name}" has no icon. Write one of: ${[...known].join(', ')}.`,
        ),
    );
  });
  expect(unknown).toEqual([]);
});
