// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPicture, inIdleTurn } from './idle-turns';

it('does one piece in each idle turn, in order, and goes on after one that fails', async () => {
  const turns: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (turn: () => void) => turns.push(turn));
  const done: string[] = [];
  const first = inIdleTurn(() => {
    done.push('first');
    throw new Error('no line');
  });
  const second = inIdleTurn(() => done.push('second'));

  await vi.waitFor(() => expect(turns).toHaveLength(1));
  expect(done).toEqual([]);
  turns[0]?.();
  await expect(first).rejects.toThrow('no line');
  expect(done).toEqual(['first']);

  await vi.waitFor(() => expect(turns).toHaveLength(2));
  turns[1]?.();
  await second;
  expect(done).toEqual(['first', 'second']);
});

describe('afterPicture', () => {
  let frames: FrameRequestCallback[];

  beforeEach(() => {
    vi.useFakeTimers();
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', vi.fn());
    vi.stubGlobal('requestIdleCallback', (piece: () => void) => setTimeout(piece, 1));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const draw = () => frames.splice(0).forEach((frame) => frame(0));

  it('does all that waits after one picture, what was taken back left out', () => {
    const done: string[] = [];
    for (const name of ['a', 'b', 'c']) {
      const takeBack = afterPicture(() => done.push(name));
      if (name === 'b') takeBack();
    }
    expect(frames).toHaveLength(1);
    vi.advanceTimersByTime(20);
    expect(done).toEqual([]);
    draw();
    vi.advanceTimersByTime(20);
    expect(done).toEqual(['a', 'c']);
  });

  it('lets what is asked for while a picture is drawn wait for the next one', () => {
    const done: string[] = [];
    afterPicture(() => done.push('first'));
    draw();
    afterPicture(() => done.push('second'));
    vi.advanceTimersByTime(20);
    expect(done).toEqual(['first']);
    draw();
    vi.advanceTimersByTime(20);
    expect(done).toEqual(['first', 'second']);
  });

  it('does not wait for ever where nothing is drawn', () => {
    const done: string[] = [];
    afterPicture(() => done.push('a'));
    vi.advanceTimersByTime(500);
    expect(done).toEqual(['a']);
    draw();
    vi.advanceTimersByTime(500);
    expect(done).toEqual(['a']);
  });
});
