import { expect, it } from 'vitest';
import { cacheVersion } from './cache-version';

it('extends the version that Docusaurus gave', () => {
  const kept = { cache: { type: 'persistent', version: 'client-en-3' } };
  expect(cacheVersion(kept, 'lean-theme-1').experiments?.cache.version).toBe('client-en-3-lean-theme-1');
});

it.each([undefined, {}, { cache: true }, { cache: { type: 'memory' } }])(
  'adds nothing where nothing is kept: %j',
  (none) => {
    expect(cacheVersion(none, 'lean-theme-1')).toEqual({});
  },
);
