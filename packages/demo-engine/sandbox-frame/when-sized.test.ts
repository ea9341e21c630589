// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WIDTH_WAIT, whenSized } from './when-sized';

/** What a demo with a stage as wide as its window reads. */
function widthsOf(): number[] {
  const widths: number[] = [];
  whenSized(window, () => widths.push(window.innerWidth));
  return widths;
}

describe('whenSized', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    window.innerWidth = 1024;
  });

  it('acts at once in a frame that has a width', () => {
    expect(widthsOf()).toEqual([1024]);
  });

  it('waits for the width of a frame that has none yet, and acts once', () => {
    window.innerWidth = 0;
    const widths = widthsOf();
    expect(widths).toEqual([]);
    window.innerWidth = 684;
    window.dispatchEvent(new Event('resize'));
    expect(widths).toEqual([684]);
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(WIDTH_WAIT);
    expect(widths).toEqual([684]);
  });

  it('acts after a while in a frame that nobody shows', () => {
    window.innerWidth = 0;
    const widths = widthsOf();
    vi.advanceTimersByTime(WIDTH_WAIT - 1);
    expect(widths).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(widths).toEqual([0]);
  });
});
