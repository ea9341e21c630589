import { expect, it } from 'vitest';
import { cacheVersion } from './cache-version';

const KEPT = { cache: { type: 'persistent', version: 'client-en-3' } };
const version = (rules: unknown) => cacheVersion(KEPT, 'lean-theme', rules).experiments?.cache.version;

it('extends the version that Docusaurus gave, by another text for other rules', () => {
  const list = [{ request: '@theme/Footer/Links/Simple', file: 'nothing.ts' }];
  expect(version(list)).toMatch(/^client-en-3-lean-theme-\d+$/);
  expect(version([...list])).toBe(version(list));
  expect(version([])).not.toBe(version(list));
});

it.each([undefined, {}, { cache: true }, { cache: { type: 'memory' } }])(
  'adds nothing where nothing is kept: %j',
  (none) => {
    expect(cacheVersion(none, 'lean-theme', [])).toEqual({});
  },
);
