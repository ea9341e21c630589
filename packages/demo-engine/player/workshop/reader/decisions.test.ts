import { describe, expect, it } from 'vitest';
import {
  ACTIVATION,
  type FocusCase,
  isExplained,
  isReadersFocus,
  isReadersScroll,
  isScrollKey,
  type ScrollCase,
} from './decisions';

const NEVER = -Infinity;
const NOW = 100_000;

describe('a frame’s focus', () => {
  const still: FocusCase = {
    now: NOW,
    wasHere: false,
    tabAt: NEVER,
    inputAt: NEVER,
    pressedAt: NEVER,
    wasTyping: false,
    isActive: false,
  };
  const of = (change: Partial<FocusCase>) => isReadersFocus({ ...still, ...change });

  it('is the program’s when the reader did nothing', () => {
    expect(of({})).toBe(false);
    expect(of({ isActive: undefined })).toBe(false);
  });

  it('is the reader’s shortly after Tab', () => {
    expect(of({ tabAt: NOW - 20 })).toBe(true);
    expect(of({ tabAt: NOW - 2000 })).toBe(false);
  });

  it('is the reader’s after a press in the frame, unless the reader has acted in the page since', () => {
    expect(of({ pressedAt: NOW - 5, inputAt: NOW - 500, wasTyping: true, isActive: true })).toBe(true);
    expect(of({ pressedAt: NOW - 500, inputAt: NOW - 5, wasTyping: true, isActive: true })).toBe(false);
    expect(of({ pressedAt: NOW - 5000, inputAt: NOW - 9000, wasTyping: true, isActive: true })).toBe(false);
  });

  it('is the reader’s when only the browser reports a press, unless the focus was in a text field', () => {
    expect(of({ isActive: true, inputAt: NOW - ACTIVATION - 1 })).toBe(true);
    expect(of({ isActive: true, inputAt: NOW - ACTIVATION - 1, wasTyping: true })).toBe(false);
    expect(of({ isActive: true, inputAt: NOW - 3000 })).toBe(false);
    expect(of({ isActive: undefined, inputAt: NOW - ACTIVATION - 1 })).toBe(false);
  });

  it('is the reader’s when it returns from another window', () => {
    expect(of({ wasHere: true })).toBe(true);
  });
});

describe('a scroll of the page', () => {
  const still: ScrollCase = {
    now: NOW,
    movedAt: NEVER,
    isHeld: false,
    typedAt: NEVER,
    actedAt: NEVER,
    takenAt: NEVER,
    isAway: false,
    wasSeen: true,
    isSeen: true,
  };
  const of = (change: Partial<ScrollCase>) => isReadersScroll({ ...still, ...change });

  it('is the program’s when the program takes the focus at the same time', () => {
    expect(of({ takenAt: NOW - 20 })).toBe(false);
    expect(of({ takenAt: NOW - 20, movedAt: NOW - 900 })).toBe(true);
    expect(of({ takenAt: NOW - 900 })).toBe(true);
  });

  it('is the program’s while the reader types', () => {
    expect(of({ typedAt: NOW - 100 })).toBe(false);
    expect(of({ typedAt: NOW - 3000 })).toBe(true);
    expect(of({ typedAt: NOW - 3000, isSeen: false })).toBe(false);
    expect(of({ typedAt: NOW - 5000, isSeen: false })).toBe(true);
  });

  it('is the editor’s when the caret was out of view', () => {
    expect(of({ typedAt: NOW - 50, wasSeen: false })).toBe(true);
  });

  it('is the editor’s when it brings the caret into view, even while a program takes the focus', () => {
    const takenAt = NOW - 20;
    expect(of({ takenAt, typedAt: NOW - 50, wasSeen: false })).toBe(true);
    expect(of({ takenAt, typedAt: NOW - 50, wasSeen: false, isSeen: false })).toBe(false);
    expect(of({ takenAt, typedAt: NOW - 3000, wasSeen: false })).toBe(false);
    expect(of({ takenAt, typedAt: NOW - 50 })).toBe(false);
  });

  it('is the reader’s after a wheel, a key or a link, while a button is down, and in the browser’s own search', () => {
    const typedAt = NOW - 100;
    expect(of({ typedAt, movedAt: NOW - 900 })).toBe(true);
    expect(of({ typedAt, isHeld: true })).toBe(true);
    expect(of({ typedAt, isAway: true })).toBe(true);
    expect(of({ typedAt, movedAt: NOW - 9000 })).toBe(false);
  });

  it('is the reader’s after a wheel in a frame, unless the reader has typed in the page since', () => {
    expect(of({ takenAt: NOW - 20, actedAt: NOW - 900 })).toBe(true);
    expect(of({ actedAt: NOW - 900, typedAt: NOW - 100 })).toBe(false);
  });

  it('is explained only by an action of the reader, not by the absence of another cause', () => {
    expect(isExplained({ ...still, movedAt: NOW - 900 })).toBe(true);
    expect(isExplained({ ...still, isHeld: true })).toBe(true);
    expect(isExplained(still)).toBe(false);
  });

  it('without a known cause is not undone, because assistive technology does not report its own', () => {
    expect(of({})).toBe(true);
  });

  it('is expected after keys that scroll', () => {
    expect(['PageDown', ' ', 'ArrowUp', 'Tab', 'End'].every(isScrollKey)).toBe(true);
    expect(['a', 'Shift', 'F5', 'Escape'].some(isScrollKey)).toBe(false);
  });
});
