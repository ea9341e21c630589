import { describe, expect, it } from 'vitest';
import {
  describe as inWords,
  FALLBACK,
  familyOf,
  fit,
  FONT,
  LABEL_WIDTH,
  LINES,
} from './shared/coffee';

describe('fit', () => {
  it('fills the room, however wide the letters are', () => {
    expect(fit({ room: 170, most: 80 }, 340)).toBe(50);
    expect(fit({ room: 170, most: 80 }, 1700)).toBe(10);
  });

  it('does not get larger than it may', () => {
    expect(fit({ room: 170, most: 80 }, 10)).toBe(80);
  });

  it('takes the largest size for a text that has no width', () => {
    expect(fit({ room: 170, most: 80 }, 0)).toBe(80);
    expect(fit({ room: 170, most: 80 }, NaN)).toBe(80);
  });
});

describe('the family', () => {
  it('names the web font only when it is there, and always ends with the fallback', () => {
    for (const status of ['fallback', 'loading', 'failed'] as const) {
      expect(familyOf(status)).toBe(FALLBACK);
    }
    expect(familyOf('ready')).toContain(FONT);
    expect(familyOf('ready').endsWith(FALLBACK)).toBe(true);
  });
});

describe('the label', () => {
  it('is wider than each of its lines', () => {
    for (const { room } of LINES) expect(room).toBeLessThan(LABEL_WIDTH);
  });

  it('has words for each state', () => {
    const states = ['fallback', 'loading', 'ready', 'failed'] as const;
    expect(new Set(states.map((status) => inWords(status, 700))).size).toBe(4);
  });
});
