import { describe, expect, it } from 'vitest';
import type { SentBundle } from '../model/messages';
import { linkVendors, packageUrls } from './link-vendors';

function bundle(text: string, ...keys: string[]): SentBundle {
  const imports = keys.map((key) => {
    const start = text.indexOf(key);
    return { key, start, end: start + key.length };
  });
  return { code: text, imports };
}

describe('libraries in a frame', () => {
  it('are linked by address, each after those it imports, whatever their order', () => {
    const made: string[] = [];
    const urls = linkVendors(
      {
        '#v/c': bundle('const s="ü→";import"#v/b";import"#v/a";', '#v/b', '#v/a'),
        '#v/b': bundle('import"#v/a";', '#v/a'),
        '#v/a': bundle('export{}'),
      },
      (code) => `blob:${made.push(code)}`,
    );
    expect(Object.fromEntries(urls)).toEqual({ '#v/a': 'blob:1', '#v/b': 'blob:2', '#v/c': 'blob:3' });
    expect(made).toEqual(['export{}', 'import"blob:1";', 'const s="ü→";import"blob:2";import"blob:1";']);
  });

  it('that come later find those that were sent before', () => {
    const before = new Map([['#v/a', 'blob:a']]);
    const made: string[] = [];
    const urls = linkVendors({ '#v/b': bundle('import"#v/a";', '#v/a') }, (code) => `blob:${made.push(code)}`, before);
    expect(made).toEqual(['import"blob:a";']);
    expect([urls.get('#v/b'), before.size]).toEqual(['blob:1', 1]);
  });

  it('are named when one was not sent', () => {
    expect(() => linkVendors({ '#v/b': bundle('import"#v/a";', '#v/a') }, () => 'blob:1')).toThrow(
      'The bundle #v/a was not sent.',
    );
    expect(() => packageUrls({ konva: '#v/konva.1' }, new Map())).toThrow('#v/konva.1 of the package konva');
    expect(packageUrls({ konva: '#v/k' }, new Map([['#v/k', 'blob:1']])).get('konva')).toBe('blob:1');
  });
});
