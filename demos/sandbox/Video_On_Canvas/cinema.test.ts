import { describe as group, expect, it } from 'vitest';
import { clockOf, describe, follow, hang, jump, newCinema, ROOM, type Reel } from './shared/cinema';

const reel: Reel = {
  isPlaying: false,
  isLoading: false,
  isReady: false,
  hasFailed: false,
  hasEnded: false,
  time: 0,
  duration: 0,
};
const ready = follow(newCinema(), { ...reel, isReady: true, duration: 8 });

group('a cinema', () => {
  it('loads nothing before it plays, and says what it does', () => {
    const says = (change: Partial<Reel>) => describe(follow(newCinema(), { ...reel, ...change }));
    expect(describe(newCinema())).toBe('Press Play. The film is loaded then.');
    expect(says({})).toBe('Press Play. The film is loaded then.');
    expect(says({ isLoading: true, isPlaying: true })).toBe('The film is loading.');
    expect(says({ isReady: true, isPlaying: true })).toBe('Playing.');
    expect(says({ isReady: true, time: 3.4 })).toBe('Paused at 0:03.');
    expect(says({ isReady: true, hasEnded: true })).toBe('The film is over.');
    expect(says({ hasFailed: true, isPlaying: true })).toBe('This browser cannot play the film.');
  });

  it('stays ready while the video loads again after a jump', () => {
    const jumping = follow(ready, { ...reel, isLoading: true, time: 5, duration: 8 });
    expect(jumping).toMatchObject({ status: 'ready', time: 5 });
    expect(follow(ready, { ...reel, hasFailed: true }).status).toBe('failed');
  });

  it('jumps within the film', () => {
    expect([jump(ready, -1), jump({ ...ready, time: 7.5 }, 1), jump(ready, 2)]).toEqual([0, 8, 2]);
  });

  it('keeps the screen between the trees', () => {
    expect(hang(ready, { x: -9, y: 999 }).place).toEqual({ x: ROOM.left, y: ROOM.bottom });
    expect(hang(ready, { x: 300, y: 120 }).place).toEqual({ x: 300, y: 120 });
  });

  it('counts minutes and seconds', () => {
    expect([clockOf(0), clockOf(7.99), clockOf(8), clockOf(71)]).toEqual([
      '0:00',
      '0:07',
      '0:08',
      '1:11',
    ]);
  });
});
