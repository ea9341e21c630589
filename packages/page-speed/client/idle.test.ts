// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { whenIdle } from './idle';

it('does one piece in each idle turn, in order, and goes on after one that fails', async () => {
  const turns: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (turn: () => void) => turns.push(turn));
  const done: string[] = [];
  const first = whenIdle(() => {
    done.push('first');
    throw new Error('no line');
  });
  const second = whenIdle(() => done.push('second'));

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
