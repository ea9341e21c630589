// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeHeadScript } from './code-head-script';
import { showAllLines, showsAllLines } from './code-view';
import { CODE_VIEW_STORAGE_KEY } from './code-view-keys';

function runHeadScript(): void {
  // The script is a string because the page's head takes one; this is how the browser runs it.
  const run: unknown = window.Function(codeHeadScript);
  if (typeof run === 'function') run();
}

/** What the next page of the site finds. */
function nextPage(): void {
  delete document.documentElement.dataset['code'];
  runHeadScript();
}

beforeEach(() => {
  window.localStorage.clear();
  nextPage();
});
afterEach(() => void vi.restoreAllMocks());

describe('how much of a code is shown', () => {
  it('is its first lines until the reader asks for all, and after they have had enough', () => {
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

  it('follows no other word that storage has', () => {
    window.localStorage.setItem(CODE_VIEW_STORAGE_KEY, '"><script>');
    nextPage();
    expect(showsAllLines()).toBe(false);
    expect(document.documentElement.dataset['code']).toBeUndefined();
  });

  it('is chosen for the page where there is no storage', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(() => showAllLines(true)).not.toThrow();
    expect(showsAllLines()).toBe(true);
    expect(nextPage).not.toThrow();
    expect(showsAllLines()).toBe(false);
  });
});
