import { describe, expect, it } from 'vitest';
import {
  add,
  type Board,
  changedNotes,
  choose,
  chosenOf,
  handsOn,
  isLater,
  keepIn,
  moveTo,
  newBoard,
  noteOf,
  nudge,
  readMessage,
  receive,
  recolor,
  redoNext,
  release,
  remove,
  shownNotes,
  step,
  undoLast,
  write,
} from './shared/notes';

const [mina, theo] = [newBoard('Mina-a'), newBoard('Theo-b')];
const placeOf = (board: Board, id = 'tea') => {
  const note = noteOf(board, id);
  return [note?.x, note?.y];
};
/** What one board tells another about itself. */
const tell = (to: Board, from: Board) =>
  receive(to, { type: 'notes', by: from.me, notes: changedNotes(from) });
const drag = (board: Board, id: string, x: number, y: number) =>
  release(moveTo(moveTo(board, id, { x: x + 9, y: y + 9 }), id, { x, y }));

describe('merging', () => {
  it('takes what is later, and says who did what', () => {
    const heard = tell(theo, drag(mina, 'tea', 150, 150));
    expect(placeOf(heard)).toEqual([150, 150]);
    expect(heard.says).toBe('Mina moved “Tea from six on”.');
    const written = tell(heard, write(choose(heard, 'tea'), 'Tea'));
    expect(written.notes.length).toBe(6);
    expect(tell(theo, recolor(choose(mina, 'tea'), 'peach')).says).toContain('Mina colored');
    expect(tell(theo, remove(choose(mina, 'tea'))).says).toContain('Mina removed');
    expect(tell(theo, add(mina)).says).toBe('Mina added “New note”.');
  });

  it('ends the same on all boards, in whatever order messages arrive', () => {
    const one = drag(mina, 'tea', 100, 100);
    const two = drag(theo, 'tea', 200, 200);
    // Both have counted to the same time: the name decides.
    expect(placeOf(tell(one, two))).toEqual(placeOf(tell(two, one)));
    const later = nudge(choose(one, 'tea'), { x: 4, y: 0 });
    expect(placeOf(tell(two, later))).toEqual([104, 100]);
    expect(placeOf(tell(tell(newBoard('Zoe-c'), later), one))).toEqual([104, 100]);
  });

  it('leaves a note in the hand; who lets go last decides', () => {
    const held = moveTo(mina, 'tea', { x: 90, y: 90 });
    const moved = drag(theo, 'tea', 200, 200);
    const still = tell(held, moved);
    expect(placeOf(still)).toEqual([90, 90]);
    const free = release(still);
    expect(placeOf(tell(moved, free))).toEqual([90, 90]);
    expect(placeOf(tell(free, moved))).toEqual([90, 90]);
  });

  it('does not bring a removed note back by an older record', () => {
    const moved = drag(mina, 'tea', 100, 100);
    const gone = remove(choose(tell(theo, moved), 'tea'));
    expect(shownNotes(tell(gone, moved))).toHaveLength(5);
    expect(shownNotes(tell(moved, gone))).toHaveLength(5);
  });

  it('gives a late joiner everything', () => {
    const busy = remove(choose(drag(mina, 'tea', 100, 100), 'rain'));
    const late = receive(theo, {
      type: 'hello',
      by: busy.me,
      notes: changedNotes(busy),
      isBack: false,
    });
    expect(shownNotes(late)).toEqual(shownNotes(busy));
  });

  it('knows what others have selected until they leave', () => {
    const shown = receive(mina, { type: 'hand', by: 'Theo-b', note: 'tea' });
    expect(handsOn(shown, 'tea')).toEqual(['Theo-b']);
    expect(receive(shown, { type: 'bye', by: 'Theo-b' }).hands).toEqual({});
    expect(handsOn(receive(shown, { type: 'hand', by: 'Theo-b', note: null }), 'tea')).toEqual([]);
  });
});

describe('undo', () => {
  it('takes back a whole drag, a series of nudges and an addition', () => {
    const moved = drag(mina, 'tea', 100, 100);
    expect(placeOf(undoLast(moved))).toEqual(placeOf(mina));
    const chosen = choose(mina, 'tea');
    const twice = nudge(nudge(chosen, { x: 4, y: 0 }), { x: 0, y: 4 });
    expect(placeOf(undoLast(twice))).toEqual(placeOf(mina));
    expect(shownNotes(undoLast(add(mina)))).toHaveLength(6);
    expect(shownNotes(undoLast(remove(chosen)))).toHaveLength(6);
  });

  it('goes back several steps of one note and forward again', () => {
    const done = recolor(drag(mina, 'tea', 100, 100), 'peach');
    const back = undoLast(undoLast(done));
    expect([placeOf(back), noteOf(back, 'tea')?.color]).toEqual([placeOf(mina), 'mint']);
    const again = redoNext(redoNext(back));
    expect([placeOf(again), noteOf(again, 'tea')?.color]).toEqual([[100, 100], 'peach']);
    expect(placeOf(undoLast(undoLast(again)))).toEqual(placeOf(mina));
    expect(redoNext(again).says).toBe('You have nothing to do again.');
  });

  it('leaves what somebody else has changed since', () => {
    const moved = drag(mina, 'tea', 100, 100);
    const other = drag(tell(theo, moved), 'tea', 200, 200);
    const back = undoLast(tell(moved, other));
    expect(placeOf(back)).toEqual([200, 200]);
    expect(back.says).toBe('Theo has changed “Tea from six on” since. That stays.');
    expect(undoLast(back).says).toBe('You have nothing to undo.');
  });
});

describe('limits', () => {
  it('keeps notes on the board', () => {
    expect(keepIn({ x: -50, y: 900 })).toEqual({ x: 50, y: 289 });
    const edge = nudge(choose(drag(mina, 'tea', 999, 100), 'tea'), { x: 9, y: 0 });
    expect(edge.says).toBe('“Tea from six on” is at the edge.');
  });

  it('steps round all notes, and says what is missing', () => {
    expect(step(mina, -1).chosen).toBe('rain');
    expect(step(step(mina, -1), 1).chosen).toBe('lanterns');
    expect(nudge(mina, { x: 4, y: 0 }).says).toBe('Select a note first.');
    let full = mina;
    for (let i = 0; i < 20; i += 1) full = add(full);
    expect([shownNotes(full).length, full.says]).toEqual([16, 'The board is full: 16 notes.']);
    expect(chosenOf(write(full, 'x'.repeat(60)))?.text).toHaveLength(40);
  });

  it('compares stamps by time, then by name', () => {
    const [early, late] = [
      { time: 3, by: 'Theo-b' },
      { time: 4, by: 'Mina-a' },
    ];
    expect([isLater(late, early), isLater(early, late)]).toEqual([true, false]);
    expect(isLater({ time: 3, by: 'Theo-b' }, { time: 3, by: 'Mina-a' })).toBe(true);
  });

  it('reads messages of this kind only', () => {
    const [note] = drag(mina, 'tea', 100, 100).notes;
    expect(readMessage({ type: 'notes', by: 'x', notes: [note, { id: 1 }] })).toEqual({
      type: 'notes',
      by: 'x',
      notes: [note],
    });
    expect(readMessage({ type: 'hand', by: 'x', note: 7 })).toMatchObject({ note: null });
    expect(readMessage({ type: 'dance', by: 'x' })).toBe(null);
    expect(readMessage('hello')).toBe(null);
  });
});
