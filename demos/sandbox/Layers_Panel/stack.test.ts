import { describe, expect, it } from 'vitest';
import {
  endName,
  moveTo,
  moveToRow,
  newStack,
  nudge,
  redoNext,
  release,
  rename,
  reorder,
  rowsOf,
  select,
  selectedOf,
  sheetsOf,
  step,
  toggleHidden,
  toggleLocked,
  undoLast,
  type Stack,
} from './shared/stack';

const order = (stack: Stack) => rowsOf(stack).map(({ id }) => id);
const fox = (stack = newStack()) => select(stack, 8);

describe('the list', () => {
  it('is the stack upside down', () => {
    expect(order(newStack())).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(sheetsOf(newStack())[0]?.name).toBe('Sky');
    expect(rowsOf(newStack())[0]?.name).toBe('Branches');
  });

  it('moves the selected sheet by one place or to an end', () => {
    expect(order(reorder(fox(), 'forward'))).toEqual([8, 9, 7, 6, 5, 4, 3, 2, 1]);
    expect(order(reorder(fox(), 'backward'))).toEqual([9, 7, 8, 6, 5, 4, 3, 2, 1]);
    expect(order(reorder(fox(), 'back'))).toEqual([9, 7, 6, 5, 4, 3, 2, 1, 8]);
    expect(order(reorder(select(newStack(), 3), 'front'))).toEqual([3, 9, 8, 7, 6, 5, 4, 2, 1]);
  });

  it('says so at an end, and adds no step', () => {
    const top = select(newStack(), 9);
    for (const move of ['front', 'forward'] as const) {
      expect(reorder(top, move).says).toBe('“Branches” is at the front already.');
      expect(reorder(top, move).history).toBe(top.history);
    }
    const bottom = select(newStack(), 1);
    for (const move of ['back', 'backward'] as const) {
      expect(reorder(bottom, move).says).toBe('“Sky” is at the back already.');
    }
    expect(reorder(select(top, null), 'front').says).toBe('Select a sheet first.');
  });

  it('makes one step of a drag over several rows', () => {
    const start = newStack();
    const dragged = release([1, 2, 5, 99].reduce((now, row) => moveToRow(now, 9, row), start));
    expect(order(dragged)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 9]);
    expect(dragged.history.at).toBe(1);
    expect(sheetsOf(undoLast(dragged))).toBe(sheetsOf(start));
    expect(moveToRow(start, 9, -3)).toBe(start);
  });

  it('is walked through from an end to the other', () => {
    expect(step(select(newStack(), null), 1).selected).toBe(9);
    expect(step(select(newStack(), 9), -1).selected).toBe(9);
    expect(step(select(newStack(), 1), 1).selected).toBe(1);
    expect(step(fox(), 1).says).toBe('“Pines”, 3 of 9 from the top.');
  });
});

describe('a sheet', () => {
  it('is moved within its reach', () => {
    const moved = moveTo(newStack(), 8, { x: 999, y: -12.4 });
    expect(selectedOf(moved)).toMatchObject({ id: 8, x: 60, y: -12 });
    expect(moveTo(moved, 8, { x: 70, y: -12 })).toBe(moved);
  });

  it('is not moved while it is locked or hidden', () => {
    const locked = toggleLocked(fox(), 8);
    expect(moveTo(locked, 8, { x: 5, y: 5 })).toBe(locked);
    expect(nudge(locked, { x: 1, y: 0 }).says).toBe('“Fox” is locked.');
    const hidden = toggleHidden(fox(), 8);
    expect(nudge(hidden, { x: 1, y: 0 }).says).toBe('“Fox” is hidden.');
    expect(selectedOf(nudge(toggleHidden(hidden, 8), { x: 1, y: 0 }))?.x).toBe(1);
    expect(select(toggleHidden(locked, 8), 8).says).toBe(
      '“Fox”, 2 of 9 from the top, hidden, locked.',
    );
  });

  it('gets a name in one step, and never an empty one', () => {
    const typed = ['R', 'Re', 'Red  ', 'Red   fox '].reduce(rename, fox());
    const named = endName(typed);
    expect(selectedOf(named)?.name).toBe('Red fox');
    expect(named.history.at).toBe(1);
    expect(named.says).toBe('The sheet is called “Red fox”.');
    expect(selectedOf(undoLast(named))?.name).toBe('Fox');
    expect(selectedOf(endName(rename(named, '  ')))?.name).toBe('Fox');
    expect(endName(fox()).history.steps).toHaveLength(1);
    expect(selectedOf(rename(fox(), 'x'.repeat(99)))?.name).toHaveLength(24);
  });

  it('keeps the selection through undo and redo', () => {
    const hidden = toggleHidden(fox(), 8);
    expect(undoLast(hidden)).toMatchObject({ selected: 8, says: 'Undone.' });
    expect(selectedOf(redoNext(undoLast(hidden)))?.isHidden).toBe(true);
    expect(undoLast(newStack()).says).toBe(newStack().says);
  });
});
