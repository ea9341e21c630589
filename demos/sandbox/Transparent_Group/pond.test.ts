import { describe, expect, it } from 'vitest';
import { atHome, describe as inWords, nextWay, REACH, swim } from './shared/pond';

describe('swim', () => {
  it('moves one koi and no other, and leaves the old list alone', () => {
    const pond = atHome();
    const later = swim(pond, 'isolated', { x: 10, y: -20 });
    expect(later[1]).toEqual({ ...pond[1], x: 10, y: -20 });
    expect([later[0], later[2]]).toEqual([pond[0], pond[2]]);
    expect(pond).toEqual(atHome());
  });

  it('keeps the koi in the pond in both directions', () => {
    const [far] = swim(atHome(), 'plain', { x: 900, y: -900 });
    expect(far).toMatchObject({ x: REACH.right, y: REACH.top });
  });

  it('starts within reach', () => {
    const pond = atHome();
    for (const { way, x, y } of pond) expect(swim(pond, way, { x, y })).toEqual(pond);
  });
});

describe('nextWay', () => {
  it('goes around', () => {
    expect(nextWay(atHome(), 'plain')).toBe('isolated');
    expect(nextWay(atHome(), 'cached')).toBe('plain');
  });

  it('has no other koi in an empty pond', () => {
    expect(nextWay([], 'cached')).toBe('cached');
  });
});

describe('describe', () => {
  it('tells the two ends from the middle', () => {
    expect(new Set([0, 0.05, 0.5, 1].map(inWords)).size).toBe(3);
  });
});
