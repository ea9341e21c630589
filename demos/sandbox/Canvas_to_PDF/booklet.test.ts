import { describe, expect, it } from 'vitest';
import {
  addNote,
  describe as inWords,
  isFull,
  LONGEST_NOTE,
  MAX_NOTES,
  moveNote,
  noteOf,
  PAPER,
  removeNote,
  startNotes,
  writeNote,
  type Note,
} from './shared/booklet';

const full = () => {
  let notes: readonly Note[] = [];
  for (let i = 0; i < MAX_NOTES + 3; i += 1) notes = addNote(notes, 0);
  return notes;
};

describe('notes', () => {
  it('get an id of their own, also after one was removed', () => {
    const notes = addNote(removeNote(startNotes(), 1), 2);
    expect(notes.map(({ id }) => id)).toEqual([2, 3]);
    expect(addNote([], 0).map(({ id }) => id)).toEqual([1]);
  });

  it('do not cover each other, and end when the booklet is full', () => {
    const notes = full();
    expect(notes).toHaveLength(MAX_NOTES);
    expect(new Set(notes.map(({ x, y }) => `${x} ${y}`)).size).toBe(MAX_NOTES);
    expect(isFull(notes)).toBe(true);
    expect(addNote(notes, 1)).toBe(notes);
    expect(inWords(notes, 0)).toContain('has room for 12 notes');
  });

  it('stay on their page', () => {
    const far = noteOf(moveNote(startNotes(), 1, { x: -500, y: 5000 }), 1);
    expect(far).toMatchObject({ x: 6, y: PAPER.height - 6 });
  });

  it('are cut where they are too long', () => {
    const long = noteOf(writeNote(startNotes(), 2, 'é'.repeat(LONGEST_NOTE + 9)), 2);
    expect(long?.text).toHaveLength(LONGEST_NOTE);
  });

  it('that do not exist change nothing', () => {
    expect(moveNote(startNotes(), 9, { x: 20, y: 20 })).toEqual(startNotes());
    expect(removeNote(startNotes(), 9)).toEqual(startNotes());
    expect(noteOf(startNotes(), undefined)).toBeUndefined();
  });
});

describe('the words', () => {
  it('count, and say where the chosen note is', () => {
    expect(inWords(startNotes(), 2)).toBe('Page 3 of 3: Diary. No notes on it.');
    expect(inWords(startNotes(), 0)).toContain('One note');
    expect(inWords(startNotes(), 0, noteOf(startNotes(), 1))).toContain('118 mm from the left');
    expect(inWords(startNotes(), 1, noteOf(startNotes(), 1))).toContain('One note');
  });
});
