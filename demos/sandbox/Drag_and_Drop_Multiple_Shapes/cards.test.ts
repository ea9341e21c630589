import Konva from 'konva';
import { describe, expect, it } from 'vitest';
import {
  cardsOf,
  choose,
  chooseNext,
  dealAgain,
  drag,
  keepOn,
  NAMES,
  newTable,
  nudge,
  redoNext,
  release,
  remove,
  undoLast,
  type Table,
} from './shared/cards';
import { placeIn } from './shared/look';

const order = (table: Table) => cardsOf(table).map(({ name }) => name);

describe('a drag', () => {
  it('brings the card to the top and keeps the order of the others', () => {
    const table = drag(newTable(), 'sea', { x: 200, y: 150 });
    expect(order(table)).toEqual(['moon', 'eye', 'sun', 'key', 'star', 'sea']);
    expect(cardsOf(table).at(-1)).toMatchObject({ x: 200, y: 150, turn: -9 });
    expect(table.says).toBe('The sea is on top, at 200, 150.');
  });

  it('is one step, and the next one is another', () => {
    const start = newTable();
    const once = release(
      [1, 2, 3].reduce((now, i) => drag(now, 'sea', { x: 200 + i, y: 150 }), start),
    );
    expect(once.history.at).toBe(1);
    const twice = release(drag(once, 'sea', { x: 120, y: 150 }));
    expect(twice.history.at).toBe(2);
    expect(cardsOf(undoLast(twice))).toEqual(cardsOf(once));
    expect(cardsOf(undoLast(undoLast(twice)))).toBe(cardsOf(start));
  });

  it('ends on the table, and none is made where nothing changes', () => {
    expect(keepOn({ x: -50, y: 999 })).toEqual({ x: 40, y: 300 });
    const star = cardsOf(newTable()).at(-1);
    const same = drag(newTable(), 'star', { x: star?.x ?? 0, y: star?.y ?? 0 });
    expect(same.history.at).toBe(0);
    // The same place below the others is a change: it comes to the top.
    const moon = cardsOf(newTable())[0];
    expect(order(drag(newTable(), 'moon', { x: moon?.x ?? 0, y: moon?.y ?? 0 })).at(-1)).toBe(
      'moon',
    );
  });
});

describe('removing', () => {
  it('takes one card, chooses the top one, and undo brings it back in its place', () => {
    const table = remove(newTable(), 'eye');
    expect(order(table)).toEqual(['moon', 'sea', 'sun', 'key', 'star']);
    expect(table).toMatchObject({
      chosen: 'star',
      says: 'The eye is removed, five cards are on the table.',
    });
    const back = undoLast(table);
    expect(order(back)).toEqual([...NAMES]);
    expect(back).toMatchObject({ chosen: 'eye', says: 'Undone: six cards are on the table.' });
    expect(order(redoNext(back))).toEqual(order(table));
    expect(redoNext(back).chosen).toBeNull();
  });

  it('ends with an empty table, which is said', () => {
    const empty = NAMES.reduce<Table>((now, name) => remove(now, name), newTable());
    expect(empty).toMatchObject({ chosen: null });
    expect(empty.says).toBe('The star is removed. The table is empty: undo brings a card back.');
    expect(remove(empty, null).says).toBe('Choose a card first.');
    expect(chooseNext(empty, 1)).toMatchObject({
      chosen: null,
      says: 'No cards are on the table.',
    });
    expect(undoLast(empty).says).toBe('Undone: one card is on the table.');
    expect(order(dealAgain(empty))).toEqual([...NAMES]);
  });

  it('of a card that is gone changes nothing', () => {
    const table = remove(newTable(), 'eye');
    expect(remove(table, 'eye').history).toBe(table.history);
    expect(drag(table, 'eye', { x: 1, y: 1 })).toBe(table);
  });
});

describe('keys', () => {
  it('choose around, from both ends', () => {
    expect(chooseNext(newTable(), 1).chosen).toBe('moon');
    expect(chooseNext(newTable(), -1).chosen).toBe('star');
    expect(chooseNext(choose(newTable(), 'star'), 1).chosen).toBe('moon');
  });

  it('move the chosen card to the top', () => {
    const table = nudge(choose(newTable(), 'moon'), { x: 10, y: 0 });
    expect(cardsOf(table).at(-1)).toMatchObject({ name: 'moon', x: 102, y: 206 });
    expect(nudge(newTable(), { x: 1, y: 0 }).says).toBe('Choose a card first.');
  });

  it('undo nothing at the beginning', () => {
    const start = newTable();
    expect(undoLast(start)).toBe(start);
  });
});

it('a drag off the table is corrected on the node, too: a binding does not write a prop that stays the same', () => {
  const node = new Konva.Rect({ x: -30, y: 900 });
  expect(placeIn(node)).toEqual({ x: 40, y: 300 });
  expect(node.position()).toEqual({ x: 40, y: 300 });
});
