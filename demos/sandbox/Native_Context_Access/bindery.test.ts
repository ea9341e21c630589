import { describe, expect, it } from 'vitest';
import { INKS, marble, moveBook, onTable, press, REACH, WORDS } from './shared/bindery';

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

  it('take turns, and the chosen one is moved by arrows', () => {
    const key = (name: string, shiftKey = false, ctrlKey = false) =>
      ({ key: name, shiftKey, ctrlKey }) as KeyboardEvent;
    const books = onTable();
    expect(press(books, 'gilded', key(' '))).toEqual({ books, chosen: 'marbled' });
    expect(press(books, 'marbled', key('Enter'))?.chosen).toBe('gilded');
    expect(press(books, 'gilded', key('ArrowUp', true))?.books[1]).toMatchObject({
      x: 132,
      y: -40,
    });
    expect(press(books, 'marbled', key('ArrowRight'))?.books[0]).toMatchObject({ x: -127, y: 0 });
    expect(press(books, 'gilded', key('ArrowUp', false, true))).toBeUndefined();
    expect(press(books, 'gilded', key('a'))).toBeUndefined();
  });
});

describe('the words', () => {
  it('tell the three states of the stamp apart', () => {
    expect(new Set(Object.values(WORDS)).size).toBe(3);
  });
});
