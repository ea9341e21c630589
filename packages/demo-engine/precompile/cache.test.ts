import { existsSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempTree } from '../testing/temp-tree';
import { ContentCache, KEPT_FOR } from './cache';

describe('ContentCache', () => {
  it('makes a result once, and again when the kept one cannot be read', async () => {
    const folder = tempTree({});
    let made = 0;
    const ask = () => new ContentCache(folder).get('kind', 'key', async () => `made ${(made += 1)}`);
    expect(await ask()).toBe('made 1');
    expect(await ask()).toBe('made 1');
    writeFileSync(path.join(folder, 'kind/key.json'), '"cut off');
    expect(await ask()).toBe('made 2');
    expect(readdirSync(path.join(folder, 'kind'))).toEqual(['key.json']);
  });

  it('keeps nothing of a failure', async () => {
    const folder = tempTree({});
    const cache = new ContentCache(folder);
    await expect(cache.get('kind', 'key', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await cache.get('kind', 'key', () => Promise.resolve('yes'))).toBe('yes');
  });

  it('deletes what is old', async () => {
    const folder = tempTree({ 'kind/old.json': '"a"', 'kind/new.json': '"b"' });
    const old = (Date.now() - KEPT_FOR) / 1000 - 60;
    utimesSync(path.join(folder, 'kind/old.json'), old, old);
    await new ContentCache(folder).prune();
    expect(existsSync(path.join(folder, 'kind/old.json'))).toBe(false);
    expect(existsSync(path.join(folder, 'kind/new.json'))).toBe(true);
    await new ContentCache(path.join(folder, 'not-there')).prune();
  });
});
