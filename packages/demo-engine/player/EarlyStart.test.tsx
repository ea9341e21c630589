// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EarlyStart } from './EarlyStart';

describe('the inline script of the early start', () => {
  let root: Root;
  const host = document.createElement('div');
  const complaints = vi.fn();

  beforeAll(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });
  beforeEach(() => {
    host.replaceChildren();
    complaints.mockClear();
    vi.spyOn(console, 'error').mockImplementation(complaints);
  });
  afterEach(() => {
    act(() => root.unmount());
    vi.restoreAllMocks();
  });

  it('stays in place during hydration', () => {
    host.innerHTML = renderToString(<EarlyStart />);
    const script = host.querySelector('script');
    expect(script?.textContent).toContain('/early.js');
    act(() => {
      root = hydrateRoot(host, <EarlyStart />);
    });
    expect(host.querySelector('script')).toBe(script);
    expect(complaints).not.toHaveBeenCalled();
  });

  it('is not rendered in the browser, where it would not run and React would warn', () => {
    root = createRoot(host);
    act(() => root.render(<EarlyStart />));
    expect(host.querySelector('script')).toBeNull();
    expect(complaints).not.toHaveBeenCalled();
  });
});
