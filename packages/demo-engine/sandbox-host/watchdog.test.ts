import { describe, expect, it } from 'vitest';
import { TICK, Watchdog } from './watchdog';

describe('the watchdog', () => {
  it('asks, is content with the answer, and asks again', () => {
    const dog = new Watchdog();
    expect(dog.tick(0, 2000)).toBe(1);
    dog.answered(1);
    expect(dog.tick(TICK, 2000)).toBe(2);
    expect(dog.silence).toBe(0);
  });

  it('gives up after the limit of silence', () => {
    const dog = new Watchdog();
    dog.tick(0, 2000);
    const seen = [1, 2, 3, 4].map((step) => dog.tick(step * TICK, 2000));
    expect(seen).toEqual(['wait', 'wait', 'wait', 'dead']);
  });

  it('is not content with an answer to another question', () => {
    const dog = new Watchdog();
    dog.tick(0, 1000);
    dog.answered(99);
    expect(dog.tick(TICK, 1000)).toBe('wait');
    expect(dog.tick(2 * TICK, 1000)).toBe('dead');
  });

  it('does not count time in which the page itself stood still', () => {
    const dog = new Watchdog();
    dog.tick(0, 2000);
    dog.tick(TICK, 2000);
    expect(dog.tick(60_000, 2000)).toBe('wait');
    expect(dog.silence).toBe(0);
    expect(dog.tick(60_000 + TICK, 2000)).toBe('wait');
  });

  it('forgets when it is told to', () => {
    const dog = new Watchdog();
    dog.tick(0, 1000);
    dog.tick(TICK, 1000);
    dog.reset();
    expect(dog.tick(2 * TICK, 1000)).toBe(2);
  });
});
