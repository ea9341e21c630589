// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { codeHeadScript } from './code-head-script';
import { WIDTH_STORAGE_KEY } from './code-view-keys';
import { isWide, showWide } from './width-view';

/** Simulates loading the next page: a new `<html>` element, for which the head script runs. */
function nextPage(): void {
  delete document.documentElement.dataset['width'];
  const run: unknown = window.Function(codeHeadScript);
  if (typeof run === 'function') run();
}

beforeEach(() => {
  window.localStorage.clear();
  nextPage();
});
afterEach(() => void vi.restoreAllMocks());

it('makes large demos wide until the reader chooses for all, and remembers that', () => {
  expect([isWide(true), isWide(false)]).toEqual([true, false]);
  showWide(false);
  nextPage();
  expect([isWide(true), isWide(false)]).toEqual([false, false]);
  showWide(true);
  nextPage();
  expect([isWide(true), isWide(false)]).toEqual([true, true]);
});

it('ignores any other value in storage', () => {
  window.localStorage.setItem(WIDTH_STORAGE_KEY, '"><script>');
  nextPage();
  expect(document.documentElement.dataset['width']).toBeUndefined();
});

it('holds for the page when there is no storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(() => showWide(true)).not.toThrow();
  expect(isWide(false)).toBe(true);
  expect(nextPage).not.toThrow();
  expect(isWide(false)).toBe(false);
});
