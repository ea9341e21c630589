import { expect, it } from 'vitest';
import { isCount, isString, listOf, optional, recordOf, withFields } from './guards';

it('checks the fields of a record, and lets others be', () => {
  const isPart = withFields<{ name: string; count?: number; tags: string[]; sizes: Record<string, number> }>({
    name: isString,
    count: optional(isCount),
    tags: listOf(isString),
    sizes: recordOf(isCount),
  });
  const part = { name: 'a', tags: ['b'], sizes: { c: 1 } };
  for (const good of [part, { ...part, count: 2, more: null }]) expect(isPart(good)).toBe(true);
  for (const wrong of [
    null,
    [],
    'a',
    {},
    { ...part, count: -1 },
    { ...part, tags: [1] },
    { ...part, sizes: { c: '' } },
  ])
    expect(isPart(wrong)).toBe(false);
});
