import { expect, it, vi } from 'vitest';
import { isKnown, loadRoutes, onSection, sectionOf, setSections } from './sections';

it('knows every path when the table is not split', () => {
  expect(isKnown('/docs/a/b.html')).toBe(true);
  expect(loadRoutes('/docs/a/b.html')).toBeUndefined();
});

it('loads a section once, notifies watchers, and retries a section that failed to load', async () => {
  const add = vi.fn();
  const watcher = vi.fn();
  const loadA = vi.fn(async () => ({ default: 'part a' }));
  const loadB = vi.fn<() => Promise<{ default: unknown }>>().mockRejectedValueOnce(new Error('no line'));
  loadB.mockResolvedValueOnce({ default: 'part b' });
  setSections({ parts: {}, loaders: { '/docs/a': loadA, '/docs/ü': loadB }, add });
  const stop = onSection(watcher);

  expect(isKnown('/docs/A/page.html')).toBe(false);
  expect(isKnown('/elsewhere/page.html')).toBe(true);
  expect(sectionOf('/docs/a/page.html#part')).toBe('/docs/a');
  expect(sectionOf('/elsewhere/page.html')).toBeUndefined();
  await Promise.all([loadRoutes('/docs/a/page.html'), loadRoutes('/docs/a/other.html', '/elsewhere')]);
  expect(loadA).toHaveBeenCalledTimes(1);
  expect(add.mock.calls).toEqual([['part a']]);
  expect(watcher).toHaveBeenCalledTimes(1);
  expect(isKnown('/docs/a/page.html')).toBe(true);
  expect(loadRoutes('/docs/a/page.html')).toBeUndefined();

  const encoded = '/docs/%C3%BC/page.html';
  await expect(loadRoutes(encoded)).rejects.toThrow('no line');
  expect(isKnown(encoded)).toBe(false);
  stop();
  await loadRoutes(encoded);
  expect(isKnown(encoded)).toBe(true);
  expect(add).toHaveBeenLastCalledWith('part b');
  expect(watcher).toHaveBeenCalledTimes(1);
  // A path that cannot be decoded must not throw.
  expect(isKnown('/docs/%/page.html')).toBe(true);
});
