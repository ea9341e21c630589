import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CatalogDemo } from '../model/demo';
import { ContentCache } from './cache';
import { compileDemo } from './compile-demo';

/** Records the keys that the compiler's results are kept under. */
class SeenKeys extends ContentCache {
  readonly keys: string[] = [];

  override get<T>(...[kind, key, make]: Parameters<typeof ContentCache.prototype.get<T>>): Promise<T> {
    this.keys.push(key);
    return super.get(kind, key, make);
  }
}

const demo: CatalogDemo = {
  id: 'tutorials/shapes/Box',
  title: 'Box',
  summary: 'A box.',
  tags: [],
  height: 100,
  flavours: [
    { flavour: 'vanilla', files: [{ path: 'index.ts', text: 'export const one = 1;' }] },
    { flavour: 'vue', files: [{ path: 'App.vue', text: '<template><v-stage /></template>' }] },
  ],
  assets: {},
  hasCheck: false,
};

const folder = mkdtempSync(path.join(tmpdir(), 'compiled-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function keysIn(mode: string): Promise<string[]> {
  vi.stubEnv('NODE_ENV', mode);
  const cache = new SeenKeys(folder);
  await compileDemo(demo, 'engine', cache, (flavour, file, line) => ({ file: `${flavour}/${file}`, line }));
  return cache.keys;
}

describe('compileDemo', () => {
  it("does not give a build what Vue's development compiler wrote", async () => {
    const [scriptBefore, vueBefore] = await keysIn('test');
    const [scriptAfter, vueAfter] = await keysIn('production');
    expect(scriptAfter).toBe(scriptBefore);
    expect(vueAfter).not.toBe(vueBefore);
  });
});
