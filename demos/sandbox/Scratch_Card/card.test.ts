import { describe, expect, it } from 'vitest';
import {
  COIN,
  describe as inWords,
  ENOUGH,
  FIELD,
  move,
  newCard,
  press,
  PRIZES,
  prizeOf,
  reveal,
  shareOf,
} from './shared/card';

const middle = { x: FIELD.x + FIELD.width / 2, y: FIELD.y + FIELD.height / 2 };
const left = { x: FIELD.x, y: middle.y };
const right = { x: FIELD.x + FIELD.width, y: middle.y };

describe('rubbing', () => {
  it('a tap takes a disc as large as the coin', () => {
    const { gone } = press(newCard(1), middle);
    const area = shareOf(gone) * FIELD.width * FIELD.height;
    expect(Math.abs(area / (Math.PI * COIN ** 2) - 1)).toBeLessThan(0.05);
  });

  it('a quick move takes all on its way, and the same way twice no more', () => {
    const once = move(press(newCard(1), left), right, true);
    expect(shareOf(once.gone)).toBeCloseTo((2 * COIN) / FIELD.height, 1);
    expect(shareOf(move(once, left, true).gone)).toBe(shareOf(once.gone));
    expect(once.rubs).toEqual([[left.x, left.y, left.x + 0.1, left.y, right.x, right.y]]);
  });

  it('beside the field takes nothing', () => {
    const card = move(press(newCard(1), { x: 0, y: 0 }), { x: 200, y: 20 }, true);
    expect(shareOf(card.gone)).toBe(0);
    expect(inWords(card)).toBe('Rub the silver field with the coin.');
  });

  it('opens when enough is gone, and then leaves the card alone', () => {
    let card = newCard(1);
    for (let y = FIELD.y; y < FIELD.y + FIELD.height && !card.isOpen; y += 2 * COIN) {
      card = move(press(card, { x: left.x, y }), { x: right.x, y }, true);
    }
    expect(card.isOpen).toBe(true);
    expect(shareOf(card.gone)).toBeGreaterThanOrEqual(ENOUGH);
    expect(shareOf(card.gone)).toBeLessThan(0.9);
    expect(press(card, middle).rubs).toBe(card.rubs);
    expect(move(card, right, true).rubs).toBe(card.rubs);
  });

  it('a move without a press does nothing', () => {
    const card = newCard(1);
    expect(move(card, middle, true)).toEqual({ ...card, coin: { ...middle, visible: true } });
  });
});

describe('words and prizes', () => {
  it('count in tens and name the prize', () => {
    expect(inWords(move(press(newCard(1), left), right, true))).toBe('20% removed.');
    expect(inWords(reveal(newCard(2)))).toBe('One scoop of chocolate.');
  });

  it('every number has a prize, and the same one always', () => {
    for (const number of [0, 1, 2, 3, 4, 411]) expect(PRIZES[prizeOf(number)]).toBeDefined();
    expect(prizeOf(7)).toBe(prizeOf(7));
  });
});
