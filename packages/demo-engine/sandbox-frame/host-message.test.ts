// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { CompiledDemo } from '../model/compiled';
import { readHostMessage } from './host-message';

const demo: CompiledDemo = {
  flavour: 'vanilla',
  entry: 'index.ts',
  modules: [
    {
      path: 'index.ts',
      code: 'import "./a";',
      links: [{ start: 8, end: 11, target: { kind: 'module', path: 'a.ts' } }],
    },
  ],
  styles: [],
  html: '',
  assets: [],
  packages: [],
};

describe('messages of the page', () => {
  it('are taken when they are whole', () => {
    const blob = new Blob(['x']);
    const bundles = { '#v/k': { code: 'import "#v/l"', imports: [{ key: '#v/l', start: 8, end: 12 }] } };
    expect(readHostMessage({ type: 'vendors', specifiers: { konva: '#v/k' }, bundles })).toBeDefined();
    expect(readHostMessage({ type: 'run', runId: 1, demo, assets: { 'a.png': blob }, mount: 'vanilla' })).toBeDefined();
    expect(readHostMessage({ type: 'stop', extra: 1 })).toEqual({ type: 'stop' });
    expect(readHostMessage({ type: 'ping', id: 3 })).toEqual({ type: 'ping', id: 3 });
    const inspector = { type: 'inspector', key: '#v/k', bundles, places: true };
    expect(readHostMessage(inspector)).toEqual(inspector);
    expect(readHostMessage({ type: 'inspect', content: 1, extra: 2 })).toEqual({ type: 'inspect', content: 1 });
  });

  it.each([
    undefined,
    null,
    'run',
    [],
    {},
    { type: 'unknown' },
    { type: 'ping' },
    { type: 'ping', id: -1 },
    { type: 'ping', id: '1' },
    { type: 'vendors', specifiers: {}, bundles: { a: 'text' } },
    { type: 'vendors', specifiers: {}, bundles: { a: { code: new Blob([]), imports: [] } } },
    { type: 'vendors', specifiers: {}, bundles: { a: { code: '', imports: ['#v/b'] } } },
    { type: 'vendors', specifiers: { konva: 1 }, bundles: {} },
    { type: 'inspector', key: '#v/k', bundles: { a: 'text' } },
    { type: 'inspector', bundles: {} },
    { type: 'run', runId: 1, demo: {}, assets: {}, mount: 'vanilla' },
    { type: 'run', runId: 1, demo, assets: {}, mount: 'angular' },
    { type: 'run', runId: 1.5, demo, assets: {}, mount: 'vanilla' },
    { type: 'run', runId: 1, demo: { ...demo, packages: [1] }, assets: {}, mount: 'vanilla' },
  ])('are refused otherwise: %j', (value) => {
    expect(readHostMessage(value)).toBeUndefined();
  });

  it('are refused when a link lies outside its module', () => {
    const links = [{ start: 8, end: 99, target: { kind: 'module' as const, path: 'a.ts' } }];
    const outside = { ...demo, modules: [{ path: 'index.ts', code: 'import "./a";', links }] };
    expect(readHostMessage({ type: 'run', runId: 1, demo: outside, assets: {}, mount: 'vanilla' })).toBeUndefined();
  });
});
