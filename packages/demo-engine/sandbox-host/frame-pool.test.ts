import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FramePool, type PoolMember } from './frame-pool';

interface FakeMember extends PoolMember {
  said: string[];
  away: number;
  quiet: number;
  active: number;
}

function member(away: number, active = 0): FakeMember {
  const self: FakeMember = {
    said: [],
    away,
    quiet: 0,
    active,
    distance: () => self.away,
    silence: () => self.quiet,
    lastActive: () => self.active,
    sleep: () => void self.said.push('sleep'),
    onHang: (isCulprit) => {
      self.said.push(isCulprit ? 'culprit' : 'restarting');
      return !isCulprit;
    },
    flooded: () => void self.said.push('flooded'),
    recovered: () => void self.said.push('recovered'),
  };
  return self;
}

describe('places on a page', () => {
  it('go to those nearest the view', () => {
    const pool = new FramePool(2);
    const [far, near, other] = [member(900), member(0), member(100)];
    expect(pool.enter(far)).toBe(true);
    expect(pool.enter(near)).toBe(true);
    expect(pool.enter(near)).toBe(true);
    expect(pool.enter(other)).toBe(true);
    expect(far.said).toEqual(['sleep']);
    expect(pool.size).toBe(2);
  });

  it('are not taken from demos that are nearer', () => {
    const pool = new FramePool(1);
    pool.enter(member(0));
    expect(pool.enter(member(500))).toBe(false);
    expect(pool.size).toBe(1);
  });
});

describe('a hung frame', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('stops the demo the reader turned to last, and the others in its process start again', async () => {
    const pool = new FramePool();
    const [culprit, bystander, elsewhere] = [member(0, 200), member(0, 100), member(0, 300)];
    for (const one of [culprit, bystander, elsewhere]) pool.enter(one);
    bystander.quiet = 1500;
    culprit.quiet = 2000;
    // A different demo in the same process detects the hang first.
    pool.reportHang(bystander);
    expect([culprit.said, bystander.said, elsewhere.said]).toEqual([['culprit'], ['restarting'], []]);
    await vi.advanceTimersByTimeAsync(500);
    expect(bystander.said).toEqual(['restarting']);
    await vi.advanceTimersByTimeAsync(200);
    expect(bystander.said).toEqual(['restarting', 'recovered']);
    expect(pool.size).toBe(2);
  });

  it('keeps new frames waiting until its process is gone', async () => {
    const pool = new FramePool();
    const one = member(0);
    pool.enter(one);
    pool.reportHang(one);
    let isReady = false;
    void pool.ready().then(() => {
      isReady = true;
    });
    await vi.advanceTimersByTimeAsync(400);
    expect(isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(300);
    expect(isReady).toBe(true);
  });
});

describe('a demo that sends too much', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes alone, and new frames wait until its process may be gone', async () => {
    const pool = new FramePool();
    const [flooding, other] = [member(0), member(0)];
    for (const one of [flooding, other]) pool.enter(one);
    pool.reportFlood(flooding);
    expect([flooding.said, other.said, pool.size]).toEqual([['flooded'], [], 1]);
    let isReady = false;
    void pool.ready().then(() => {
      isReady = true;
    });
    await vi.advanceTimersByTimeAsync(500);
    expect(isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(isReady).toBe(true);
  });
});
