import { describe, expect, it } from 'vitest';
import type { VendorManifest } from '../model/published';
import { FileStore, textOf } from './file-store';
import { VendorStore } from './vendor-store';
import { withKonva } from './with-konva';

const manifest: VendorManifest = {
  specifiers: { konva: '#v/konva.1', 'react-konva': '#v/react.1' },
  bundles: {
    '#v/konva.1': { url: '/konva.1.js', bytes: 9, imports: [] },
    '#v/react.1': { code: 'import"#v/konva.1"', bytes: 9, imports: [{ key: '#v/konva.1', start: 7, end: 17 }] },
  },
  mount: { vanilla: [], react: [], vue: [], svelte: [] },
};

describe('the libraries with another Konva', () => {
  it('have its code in place of the installed one’s, for bindings too, and fetch nothing else', async () => {
    const asked: string[] = [];
    const files = new FileStore(textOf, (url) => {
      asked.push(url);
      return Promise.resolve(new Response('old'));
    });
    const store = new VendorStore(withKonva(manifest, { url: '/konva-9.js', bytes: 3, imports: [] }), files);
    const { specifiers, bundles } = await store.load(['react-konva', 'konva']);
    expect(asked).toEqual(['/konva-9.js']);
    expect(specifiers['konva']).toBe('#v/konva.1');
    expect(bundles['#v/konva.1']?.code).toBe('old');
    expect(bundles['#v/react.1']?.imports).toEqual([{ key: '#v/konva.1', start: 7, end: 17 }]);
  });
});
