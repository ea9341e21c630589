import { describe, expect, it } from 'vitest';
import { passes } from './facets';

const facets = { language: 'en', docusaurus_tag: 'docs-default-current' };

describe('passes', () => {
  it.each([
    [undefined, true],
    [[], true],
    ['language:en', true],
    [['language:en'], true],
    [['language:fr'], false],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']], true],
    [['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-1.0']], false],
    [['language:-fr'], true],
    [['language:-en'], false],
    [['language:en', []], true],
    [['unknown:x'], false],
  ] as const)('%j: %s', (filters, expected) => {
    expect(passes(filters as Parameters<typeof passes>[0], facets)).toBe(expected);
  });
});
