import { afterEach, expect, it, vi } from 'vitest';
import { hold } from './shared/hold';

afterEach(() => {
  vi.useRealTimers();
});

it('shows the time that is left, and lets go of the seats once it has passed', () => {
  vi.useFakeTimers();
  const show = vi.fn();
  const release = vi.fn();
  hold(show, release);
  expect(show).toHaveBeenLastCalledWith('10 min');
  vi.advanceTimersByTime(61_000);
  expect(show).toHaveBeenLastCalledWith('9 min');
  vi.advanceTimersByTime(538_000);
  expect(show).toHaveBeenLastCalledWith('1 min');
  expect(release).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(release).toHaveBeenCalledTimes(1);
});

it('ends when it is ended', () => {
  vi.useFakeTimers();
  const release = vi.fn();
  hold(vi.fn(), release)();
  vi.advanceTimersByTime(700_000);
  expect(release).not.toHaveBeenCalled();
});
