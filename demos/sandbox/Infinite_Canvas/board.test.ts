import { expect, it } from 'vitest';
import {
  add,
  byNumber,
  move,
  newBoard,
  remove,
  select,
  selectedOf,
  undo,
  write,
} from './shared/board';

const board = newBoard();

it('a new note is in the middle, selected, and gets what is written as one step', () => {
  const added = add(board, { x: 100, y: 50 });
  expect(selectedOf(added)).toMatchObject({ id: 'note-11', text: '', x: 31, y: -19 });
  const written = write(write(added, 'M'), 'Milk');
  expect(selectedOf(written)?.text).toBe('Milk');
  expect(selectedOf(undo(written))?.text).toBe('');
  expect(undo(undo(written)).notes).toBe(board.notes);
});

it('a removed note comes back', () => {
  const removed = remove(select(board, 'note-3'));
  expect(removed.notes).toHaveLength(9);
  expect(add(removed, { x: 0, y: 0 }).selected).toBe('note-11');
  expect(undo(removed).notes).toBe(board.notes);
});

it('a moved note is the last one, and the list keeps its order', () => {
  const moved = move(board, 'note-2', { x: 5, y: 6 });
  expect(moved.notes.at(-1)).toMatchObject({ id: 'note-2', x: 5, y: 6 });
  expect(byNumber(moved)[1]?.id).toBe('note-2');
});
