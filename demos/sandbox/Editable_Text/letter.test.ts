import { expect, it } from 'vitest';
import { canRedo } from '../../common/konva/history';
import { change, close, newLetter, noteOf, open, redoNext, type, undoLast } from './shared/letter';

const opening = noteOf(newLetter());

it('all that is typed into a field is one step', () => {
  const typed = close(type(type(open(newLetter()), 'A'), 'A b'));
  expect(noteOf(typed).text).toBe('A b');
  expect(typed.says).toBe('Words: 2.');
  expect(noteOf(undoLast(typed))).toEqual(opening);
  expect(noteOf(redoNext(undoLast(typed))).text).toBe('A b');
  const twice = close(type(open(typed), 'A b c'));
  expect(noteOf(undoLast(twice)).text).toBe('A b');
});

it('an emptied text gets its old words back, and redo does not bring the empty one', () => {
  const emptied = close(type(type(open(newLetter()), 'A'), ' \n'));
  expect(noteOf(emptied)).toEqual(opening);
  expect(canRedo(emptied.history)).toBe(false);
  expect(emptied.says).toContain('cannot be empty');
});

it('a field that is closed without a change is no step', () => {
  expect(close(open(newLetter())).history.steps).toHaveLength(1);
});

it('a change that changes nothing is no step, a slider is one', () => {
  expect(change(newLetter(), { fontSize: opening.fontSize }).history.steps).toHaveLength(1);
  const slid = change(change(newLetter(), { fontSize: 30 }, 'size'), { fontSize: 31 }, 'size');
  expect(noteOf(undoLast(slid)).fontSize).toBe(opening.fontSize);
});
