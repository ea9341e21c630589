import { expect, it } from 'vitest';
import { createRandom } from '../../common/konva/random';
import { bordersOf, FIRST_ENTRIES, readEntries, widthOf, writeEntries } from './shared/entries';
import {
  advance,
  cancel,
  finish,
  grab,
  isAtRest,
  newWheel,
  release,
  reportOf,
  turn,
  wonPrize,
} from './shared/physics';

const borders = bordersOf(FIRST_ENTRIES);

it('reads what it writes, without empty lines and spaces', () => {
  expect(readEntries(writeEntries(FIRST_ENTRIES))).toEqual({ entries: FIRST_ENTRIES });
  expect(readEntries('  Red, green , 2 \n\nBlue')).toEqual({
    entries: [
      { name: 'Red, green', weight: 2 },
      { name: 'Blue', weight: 1 },
    ],
  });
});

it.each([
  ['One', 'The wheel takes 2 to 12 lines.'],
  ['a\nb\n'.repeat(7), 'The wheel takes 2 to 12 lines.'],
  ['One\n, 2', '“, 2” has no name.'],
  ['One\nNineteen letters are', '“Nineteen letters are” is longer than 18 letters.'],
  ['One\nTwo, 0', 'The weight of “Two” has to be from 1 to 9.'],
  ['One\nTwo, 10', 'The weight of “Two” has to be from 1 to 9.'],
  ['One, 9\nTwo, 9\nThree, 9\nFour', '“Four” is too narrow: raise its weight.'],
])('refuses %j in words', (text, problem) => {
  expect(readEntries(text)).toEqual({ problem });
});

it('a wedge is as wide as its weight', () => {
  expect(borders[0]).toBe(0);
  expect(widthOf(borders, 1)).toBeCloseTo(2 * widthOf(borders, 0), 9);
  expect(widthOf(borders, 7)).toBeCloseTo(3 * widthOf(borders, 0), 9);
});

it('prizes are won about as often as their weights say', () => {
  const next = createRandom(7);
  const won = FIRST_ENTRIES.map(() => 0);
  const spins = 2000;
  const wheel = newWheel(borders);
  for (let i = 0; i < spins; i += 1) {
    wheel.velocity = 550 + 300 * next();
    wheel.free = 0;
    finish(wheel);
    const prize = wonPrize(wheel) ?? -1;
    won[prize] = (won[prize] ?? 0) + 1;
  }
  for (const [i, count] of won.entries()) {
    const part = count / spins / (widthOf(borders, i) / 360);
    expect(part).toBeGreaterThan(0.75);
    expect(part).toBeLessThan(1.35);
  }
});

it('the frame rate does not matter', () => {
  const [slow, fast] = [newWheel(borders), newWheel(borders)];
  slow.velocity = fast.velocity = 600;
  for (let i = 0; i < 300; i += 1) advance(slow, 1 / 30);
  for (let i = 0; i < 1200; i += 1) advance(fast, 1 / 120);
  expect(slow.rotation).toBeCloseTo(fast.rotation, 6);
});

it('a hand flicks it; a canceled one leaves it where it was', () => {
  const wheel = newWheel(borders);
  const before = wheel.rotation;
  const grip = turn(wheel, grab(wheel, { x: 100, y: 0 }, 0), { x: 100, y: 40 }, 20);
  expect(wheel.rotation).toBeCloseTo(before + 21.8, 1);
  cancel(wheel, grip);
  expect(wheel).toMatchObject({ rotation: before, velocity: 0, held: false });
  finish(wheel);
  expect(isAtRest(wheel)).toBe(true);
  expect(reportOf(wonPrize(wheel), FIRST_ENTRIES)).toBe('A prize needs a full turn.');

  const again = turn(wheel, grab(wheel, { x: 100, y: 0 }, 0), { x: 100, y: 40 }, 20);
  release(wheel, again, 30);
  expect(wheel.velocity).toBeGreaterThan(500);
});
