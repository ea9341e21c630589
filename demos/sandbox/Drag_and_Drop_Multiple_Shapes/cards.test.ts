import { expect, it } from 'vitest';
import { cardsOf, move, newTable, OPENING, remove, travel, type Table } from './shared/cards';

const order = (table: Table) => cardsOf(table).map(({ id }) => id);

it('a drag brings the card to the top and keeps the order of the others', () => {
  const table = move(newTable(), 'sea', { x: 20, y: 30 });
  expect(order(table)).toEqual(['moon', 'eye', 'sun', 'key', 'star', 'sea']);
  expect(cardsOf(table).at(-1)).toMatchObject({ x: 20, y: 30, rotation: -9 });
});

it('undo and redo return to each order, and stop at both ends', () => {
  const start = newTable();
  const less = remove(start, 'eye');
  expect(order(less)).toEqual(['moon', 'sea', 'sun', 'key', 'star']);
  expect(less.chosen).toBe('star');
  const back = travel(less, -1);
  expect(cardsOf(back)).toBe(OPENING);
  expect(order(travel(back, 1))).toEqual(order(less));
  expect(travel(start, -1)).toBe(start);
  expect(travel(less, 1)).toBe(less);
});
