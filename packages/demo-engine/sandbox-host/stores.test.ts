import { describe, expect, it, vi } from 'vitest';
import type { VendorManifest } from '../model/published';
import { blobOf, FileStore, textOf } from './file-store';
import { VendorStore } from './vendor-store';

const at = (key: string) => ({ key, start: 0, end: 0 });
const manifest: VendorManifest = {
  specifiers: { konva: '#v/konva', 'react-konva': '#v/rk', react: '#v/react', 'use-image': '#v/ui' },
  bundles: {
    '#v/konva': { url: '/konva.js', bytes: 1, imports: [] },
    '#v/react': { url: '/react.js', bytes: 1, imports: [] },
    '#v/rk': { url: '/rk.js', bytes: 1, imports: [at('#v/konva'), at('#v/react')] },
    '#v/ui': { code: 'export default 1', bytes: 16, imports: [at('#v/react')] },
  },
  mount: { vanilla: [], react: ['react'], vue: [], svelte: [] },
};

function serve() {
  return vi.fn((url: string) => Promise.resolve(new Response(`// ${url}`)));
}

describe('vendor bundles', () => {
  it('come with what they import, each fetched once for all frames', async () => {
    const load = serve();
    const store = new VendorStore(manifest, new FileStore(textOf, load));
    const set = await store.load(['react-konva', 'react', 'use-image']);
    expect(set.specifiers).toEqual({ 'react-konva': '#v/rk', react: '#v/react', 'use-image': '#v/ui' });
    expect(Object.keys(set.bundles).sort()).toEqual(['#v/konva', '#v/react', '#v/rk', '#v/ui']);
    expect(set.bundles['#v/ui']?.code).toBe('export default 1');
    expect(set.bundles['#v/rk']?.code).toBe('// /rk.js');
    expect(set.bundles['#v/ui']?.imports).toEqual([at('#v/react')]);
    await store.load(['konva', 'react-konva']);
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('name a package that is not there, and those that are', async () => {
    const store = new VendorStore(manifest, new FileStore(textOf, serve()));
    await expect(store.load(['lodash'])).rejects.toThrow(/"lodash" is not there. A demo can import konva, react-konva/);
  });
});

describe('fetched files', () => {
  it('are asked for again after a failure', async () => {
    const load = serve();
    load.mockResolvedValueOnce(new Response('', { status: 503 }));
    const store = new FileStore(blobOf, load);
    await expect(store.get('/a.png')).rejects.toThrow('/a.png could not be loaded: the server answered 503.');
    expect(await (await store.get('/a.png')).text()).toBe('// /a.png');
  });

  it('are one request when asked for twice at once', async () => {
    const load = serve();
    const store = new FileStore(blobOf, load);
    await Promise.all([store.get('/a'), store.get('/a'), store.getAll({ x: '/a' })]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});
