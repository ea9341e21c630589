import { describe, expect, it } from 'vitest';
import {
  advance,
  hang,
  load,
  newPlayer,
  refuse,
  ROOM,
  setSpeed,
  show,
  shownFor,
  stopAt,
  toggle,
} from './shared/player';

const cat = load(newPlayer(true), 'Cat', [110, 60, 400]);

describe('a player', () => {
  it('starts with the first frame and says what it has', () => {
    expect(cat).toMatchObject({ frame: 0, isPlaying: true, says: 'Cat: 3 frames, 0.6 seconds.' });
    expect(load(newPlayer(false), 'Cat', [110, 60]).isPlaying).toBe(false);
    const still = load(newPlayer(true), 'Dot', [0]);
    expect(still).toMatchObject({ isPlaying: false, says: 'Dot: one frame, so it stands still.' });
    expect(toggle(still)).toBe(still);
  });

  it('stops where it is shown a frame, around both ends', () => {
    expect(stopAt(cat, -1)).toMatchObject({ frame: 2, isPlaying: false });
    expect(stopAt(cat, 3)).toMatchObject({ frame: 0, says: 'Paused at frame 1 of 3.' });
    expect(show(cat, 4)).toMatchObject({ frame: 1, isPlaying: true });
    expect(stopAt(newPlayer(true), 2).frame).toBe(0);
    expect(toggle(show(cat, 1)).says).toBe('Paused at frame 2 of 3.');
  });

  it('keeps what it has when a file is refused', () => {
    expect(refuse(cat, 'No.')).toEqual({ ...cat, says: 'No.' });
  });

  it('knows four speeds', () => {
    expect([setSpeed(cat, 0.25).speed, setSpeed(cat, 7).speed]).toEqual([0.25, 1]);
  });

  it('hangs on the wall', () => {
    expect(hang(cat, { x: -9, y: 999 }).place).toEqual({ x: ROOM.left, y: ROOM.bottom });
  });
});

describe('time', () => {
  it('is that of the file, except for frames without one', () => {
    expect([shownFor(0), shownFor(10), shownFor(20), shownFor(400)]).toEqual([100, 100, 20, 400]);
  });

  it('shows each frame as long as it says, skips, and repeats', () => {
    const delays = [110, 60, 400];
    expect(advance(delays, { frame: 0, left: 110 }, 16)).toEqual({ frame: 0, left: 94 });
    expect(advance(delays, { frame: 0, left: 10 }, 16)).toEqual({ frame: 1, left: 54 });
    expect(advance(delays, { frame: 0, left: 10 }, 100)).toEqual({ frame: 2, left: 370 });
    expect(advance(delays, { frame: 2, left: 370 }, 400)).toEqual({ frame: 0, left: 80 });
  });
});
