import { describe, expect, it } from 'vitest';
import {
  describe as inWords,
  INKS,
  marble,
  moveBook,
  onTable,
  otherBook,
  REACH,
} from './shared/bindery';

describe('the marbled paper', () => {
  it('has four values for each pixel, and is opaque', () => {
    const data = marble(7, 5, 1);
    expect(data).toHaveLength(4 * 7 * 5);
    for (let i = 3; i < data.length; i += 4) expect(data[i]).toBe(255);
  });

  it('is the same for the same seed, and another one for another', () => {
    expect(marble(20, 20, 3)).toEqual(marble(20, 20, 3));
    expect(marble(20, 20, 3)).not.toEqual(marble(20, 20, 4));
  });

  it('shows every ink', () => {
    const data = marble(80, 120, 1);
    const seen = new Set<string>();
    for (let i = 0; i < data.length; i += 4) seen.add([...data.slice(i, i + 3)].join(' '));
    for (const ink of INKS) expect(seen).toContain(ink.join(' '));
  });

  it('may be empty', () => {
    expect(marble(0, 5, 1)).toHaveLength(0);
  });
});

describe('the books', () => {
  it('stay on the table, and one moves without the other', () => {
    const [marbled, gilded] = moveBook(onTable(), 'gilded', { x: 999, y: -999 });
    expect(gilded).toEqual({ name: 'gilded', x: REACH.right, y: REACH.top });
    expect(marbled).toEqual(onTable()[0]);
  });

  it('take turns', () => {
    expect(otherBook(otherBook('gilded'))).toBe('gilded');
  });
});

describe('the words', () => {
  it('tell the three states of the stamp apart', () => {
    expect(new Set((['none', 'there', 'lost'] as const).map(inWords)).size).toBe(3);
  });
});
