import { expect, it } from 'vitest';
import { bestSeats, leftAlone, refusal, SEATS, type Seat } from './shared/hall';

const row = [...SEATS.values()].filter((seat) => seat.section === 'Circle' && seat.row === 'K');
const at = (...numbers: number[]) =>
  numbers.flatMap((number) => row.find((seat) => seat.number === number) ?? []);
const ids = (seats: readonly Seat[]) => new Set(seats.map(({ id }) => id));

it('a choice may not leave one seat between others, or at the end of a row', () => {
  expect(leftAlone(at(4, 6), new Set())?.number).toBe(5);
  expect(leftAlone(at(6), ids(at(4)))?.number).toBe(5);
  expect(leftAlone(at(2), new Set())?.number).toBe(1);
  expect(leftAlone(at(1, 2), new Set())).toBeUndefined();
  expect(leftAlone(at(3), new Set())).toBeUndefined();
  expect(refusal(at(2), new Set())).toContain('Circle, row K, seat 1 would be left alone');
});

it('a seat that was alone before is not the fault of a choice', () => {
  expect(leftAlone(at(7, 8), ids(at(4, 6)))).toBeUndefined();
});

it('the best seats leave none alone', () => {
  const free = at(2, 3, 4);
  const taken = ids([...SEATS.values()].filter((seat) => !free.includes(seat)));
  expect(bestSeats(2, taken)).toEqual([]);
  expect(bestSeats(3, taken)).toEqual(free);
});
