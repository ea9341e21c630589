import { describe, expect, it, vi } from 'vitest';
import { DeferredWork } from './deferred-work';

const found = (file: string) => ({ problems: [{ file, message: 'It is wrong.', fix: 'Mend it.' }], warnings: [] });
const nothing = { problems: [], warnings: [] };

describe('left work', () => {
  it('is done once, for all who ask, and not at all for a name that was never left', async () => {
    const work = vi.fn(() => Promise.resolve(found('a')));
    const left = new DeferredWork([['a', work]]);
    expect(left.has('a')).toBe(true);
    const asked = [left.ensure('a'), left.ensure('a')];
    expect(left.size).toBe(0);
    expect(await Promise.all(asked)).toEqual([found('a'), nothing]);
    expect(await left.ensure('b')).toEqual(nothing);
    expect(await left.ensureAll()).toEqual(nothing);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done in the end, one after another, with all that was found', async () => {
    let running = 0;
    const work = (name: string) => async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      return found(name);
    };
    const left = new DeferredWork(['a', 'b', 'c'].map((name) => [name, work(name)] as const));
    await left.ensure('b');
    expect((await left.ensureAll()).problems.map(({ file }) => file)).toEqual(['a', 'c']);
  });

  it('is given up for who makes it anew, after what is in the making', async () => {
    const said: string[] = [];
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      said.push('old');
      return nothing;
    };
    const left = new DeferredWork([
      ['begun', slow],
      ['waiting', slow],
    ]);
    void left.ensure('begun');
    await left.giveUp('begun');
    await left.giveUp('waiting');
    said.push('new');
    await left.ensureAll();
    expect(said).toEqual(['old', 'new']);
  });

  it('tells all who ask that it failed, until another makes it', async () => {
    const left = new DeferredWork([['a', () => Promise.reject(new Error('no'))]]);
    await expect(left.ensure('a')).rejects.toThrow('no');
    await expect(left.ensure('a')).rejects.toThrow('no');
    await left.giveUp('a');
    expect(await left.ensure('a')).toEqual(nothing);
  });
});
