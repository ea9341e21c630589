import { describe, expect, it } from 'vitest';
import { DraftStore } from './drafts';

function memory(): Storage {
  const items = new Map<string, string>();
  return {
    length: 0,
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const files = [{ path: 'index.ts', text: 'mine' }];

describe('drafts', () => {
  it('survive a reload, per flavor', () => {
    const storage = memory();
    new DraftStore(() => storage).set('demo:a', 's1', 'vanilla', files);
    const after = new DraftStore(() => storage);
    expect(after.get('demo:a', 's1', 'vanilla')).toEqual(files);
    expect(after.get('demo:a', 's1', 'react')).toBeUndefined();
  });

  it('of other sources are ignored', () => {
    const store = new DraftStore(memory);
    store.set('demo:a', 's1', 'vanilla', files);
    expect(store.get('demo:a', 's2', 'vanilla')).toBeUndefined();
  });

  it('can be deleted, and leave nothing in storage', () => {
    const storage = memory();
    const store = new DraftStore(() => storage);
    store.set('demo:a', 's1', 'vanilla', files);
    store.set('demo:a', 's1', 'vanilla', undefined);
    expect(store.get('demo:a', 's1', 'vanilla')).toBeUndefined();
    expect(storage.getItem('kd-play:demo:a')).toBeNull();
  });

  it('stay in memory when storage is full or missing', () => {
    const store = new DraftStore(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(store.set('demo:a', 's1', 'vue', files)).toBe('nothing');
    expect(store.get('demo:a', 's1', 'vue')).toEqual(files);
  });

  it('keep the text when the storage has no room for pictures, and say what is missing', () => {
    const storage = memory();
    const small: Storage = {
      ...storage,
      setItem: (key, value) => {
        if (value.length > 300) throw new DOMException('full', 'QuotaExceededError');
        storage.setItem(key, value);
      },
    };
    const store = new DraftStore(() => small);
    expect(store.set('demo:a', 's1', 'vanilla', files)).toBe('all');
    const all = [...files, { path: 'cat.png', text: 'x'.repeat(400) }];
    expect(store.set('demo:a', 's1', 'vanilla', all)).toBe('text');
    expect(store.get('demo:a', 's1', 'vanilla')).toEqual(all);
    expect(store.left('demo:a', 's1')).toEqual([]);

    const after = new DraftStore(() => small);
    expect(after.get('demo:a', 's1', 'vanilla')).toEqual(files);
    expect(after.left('demo:a', 's1')).toEqual(['cat.png']);
    expect(after.set('demo:a', 's1', 'vanilla', [{ path: 'index.ts', text: 'y'.repeat(400) }])).toBe('nothing');
    expect(new DraftStore(() => small).get('demo:a', 's1', 'vanilla')).toEqual(files);
  });

  it.each(['{', '[]', '{"origin":"s1","flavours":{"vanilla":[{"path":1}]}}'])('are not restored from %s', (text) => {
    const storage = memory();
    storage.setItem('kd-play:demo:a', text);
    expect(new DraftStore(() => storage).get('demo:a', 's1', 'vanilla')).toBeUndefined();
  });
});
