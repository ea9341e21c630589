// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeHeadScript } from './code-head-script';
import { showAllLines, showsAllLines } from './code-view';
import { CODE_VIEW_STORAGE_KEY } from './code-view-keys';

function runHeadScript(): void {
  // The script is a string that the page's head contains; the browser runs it like this.
  const run: unknown = window.Function(codeHeadScript);
  if (typeof run === 'function') run();
}

/** Simulates loading the next page: a new `<html>` element, for which the head script runs. */
function nextPage(): void {
  delete document.documentElement.dataset['code'];
  runHeadScript();
}

beforeEach(() => {
  window.localStorage.clear();
  nextPage();
});
afterEach(() => void vi.restoreAllMocks());

describe('the code view', () => {
  it('shows the first lines until the reader asks for all, and again once they ask for fewer', () => {
    expect(showsAllLines()).toBe(false);
    showAllLines(true);
    expect(showsAllLines()).toBe(true);
    nextPage();
    expect(showsAllLines()).toBe(true);
    showAllLines(false);
    expect(showsAllLines()).toBe(false);
    nextPage();
    expect(showsAllLines()).toBe(false);
  });

  it('ignores any other value in storage', () => {
    window.localStorage.setItem(CODE_VIEW_STORAGE_KEY, '"><script>');
    nextPage();
    expect(showsAllLines()).toBe(false);
    expect(document.documentElement.dataset['code']).toBeUndefined();
  });

  it('is chosen for the current page when there is no storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(() => showAllLines(true)).not.toThrow();
    expect(showsAllLines()).toBe(true);
    expect(nextPage).not.toThrow();
    expect(showsAllLines()).toBe(false);
  });
});
