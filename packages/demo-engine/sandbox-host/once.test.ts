import { describe, expect, it, vi } from 'vitest';
import { once } from './once';

describe('a task that is done once', () => {
  it('gives the same answer, and is done again after it failed', async () => {
    const task = vi.fn(() => Promise.resolve(1)).mockRejectedValueOnce(new Error('no line'));
    const asked = once(task);
    await expect(Promise.all([asked(), asked()])).rejects.toThrow('no line');
    expect(await asked()).toBe(1);
    expect(await asked()).toBe(1);
    expect(task).toHaveBeenCalledTimes(2);
  });
});
