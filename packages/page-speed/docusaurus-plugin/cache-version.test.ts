import { expect, it } from 'vitest';
import { cacheVersion } from './cache-version';

const KEPT = { cache: { type: 'persistent', version: 'client-en-3' } };
const version = (replacements: unknown) => cacheVersion(KEPT, replacements).experiments?.cache.version;

it('extends the version that the generator gave', () => {
  expect(version([])).toMatch(/^client-en-3-page-speed-[0-9a-f]{12}$/);
});

it('is the same for the same replacements, and another for others', () => {
  const list = [{ request: '@theme/Footer/Links/Simple', file: 'nothing.ts' }];
  expect(version({ lateHydration: true, list })).toBe(version({ lateHydration: true, list: [...list] }));
  expect(version({ lateHydration: true, list })).not.toBe(version({ lateHydration: false, list }));
  expect(version({ lateHydration: true, list })).not.toBe(version({ lateHydration: true, list: [] }));
});

it.each([undefined, {}, { cache: true }, { cache: { type: 'memory' } }])(
  'adds nothing where nothing is kept: %j',
  (none) => {
    expect(cacheVersion(none, [])).toEqual({});
  },
);
