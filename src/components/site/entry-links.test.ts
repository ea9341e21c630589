import { describe, expect, it, vi } from 'vitest';
import { entryLinks } from '../../../config/entry-links';
import { readEntryLinks } from './entry-links';

vi.mock('@docusaurus/useDocusaurusContext', () => ({ default: () => ({}) }));

describe('entry links', () => {
  it('names only pages that exist', () => {
    const links = entryLinks((slug) => slug === '/docs/shapes/Rect.html');
    expect(links.map(({ to }) => to)).toEqual(['/docs/shapes/Rect.html']);
  });

  it('lists each page once', () => {
    const addresses = entryLinks(() => true).map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('are read back from the configuration unchanged, without anything else', () => {
    const links = entryLinks(() => true);
    expect(readEntryLinks({ entryLinks: links.map(({ to }) => to) })).toEqual(links);
    expect(readEntryLinks({ entryLinks: [{ to: '/x' }, null, 'y'] })).toEqual([]);
    expect(readEntryLinks(undefined)).toEqual([]);
  });
});
