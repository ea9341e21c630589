import { describe, expect, it } from 'vitest';
import {
  CARD,
  changeColor,
  changeLine,
  contrast,
  describe as inWords,
  MAX_LETTERS,
  openingBadge,
  readBadge,
  writeBadge,
} from './shared/badge';
import {
  cancelField,
  change,
  closeField,
  newMaker,
  openField,
  savedBadge,
  select,
  shownBadge,
  step,
  type,
} from './shared/editor';

const badge = openingBadge();
const colored = (card: string, ink: string) =>
  changeColor(changeColor(badge, 'card', card), 'ink', ink);

describe('lines', () => {
  it('stay on the card, and keep their size within limits', () => {
    const { name } = changeLine(badge, 'name', { x: -50, y: 9999, size: 1 }).lines;
    expect([name.x, name.y, name.size]).toEqual([0, CARD.height, 9]);
    expect(changeLine(badge, 'name', { x: 999, y: -1, size: 999 }).lines.name).toMatchObject({
      x: CARD.width,
      y: 0,
      size: 72,
    });
  });

  it('ignore what is not a number', () => {
    expect(changeLine(badge, 'role', { x: NaN, size: Infinity })).toEqual(badge);
  });

  it.each([
    [0, 0],
    [180, 180],
    [-180, 180],
    [190, -170],
    [-190, 170],
    [720, 0],
    [-45.5, -45.5],
  ])('turned by %d are turned by %d', (turn, shown) => {
    expect(changeLine(badge, 'name', { turn }).lines.name.turn).toBe(shown);
  });

  it('have one space between words, no line breaks, and an end', () => {
    const text = `Ada\n\n  King ${'x'.repeat(80)}`;
    const { name } = changeLine(badge, 'name', { text }).lines;
    expect(name.text.startsWith('Ada King xxx')).toBe(true);
    expect(name.text).toHaveLength(MAX_LETTERS);
  });

  it('leave the other lines and the old badge alone', () => {
    const next = changeLine(badge, 'role', { text: '' });
    expect(next.lines.name).toBe(badge.lines.name);
    expect(badge.lines.role.text).toBe('Lichen ecologist');
    expect(inWords(next, 'role')).toBe('Role is empty and will not be printed.');
  });
});

describe('colors', () => {
  it('know black on white, and themselves', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrast('#c4472d', '#c4472d')).toBe(1);
  });

  it('that are too close are reported', () => {
    expect(inWords(colored('#ffffff', '#eeeeee'), 'name')).toContain('Hard to read');
    expect(inWords(colored('#ffffff', '#333333'), 'name')).toContain(
      'Liisa Tamm, size 44, at 160, 253.',
    );
    expect(changeColor(badge, 'card', 'red')).toBe(badge);
  });
});

describe('files', () => {
  it('read what was written', () => {
    const other = {
      ...changeLine(badge, 'name', { turn: -8, x: 100 }),
      portrait: 'data:image/png,',
    };
    expect(readBadge(writeBadge(other))).toEqual(other);
  });

  it.each([
    ['hello', 'does not contain JSON'],
    ['null', 'does not contain JSON'],
    ['{"kind":"look"}', 'has no colors'],
    [writeBadge(badge).replace('#c4472d', 'tomato'), 'Stripe is not a color'],
    [writeBadge(badge).replace('"role"', '"rule"'), 'Role is missing'],
    [writeBadge({ ...badge, portrait: 'https://elsewhere/me.png' }), 'portrait is not a picture'],
  ])('say what is wrong with %s', (text, problem) => {
    expect(() => readBadge(text)).toThrow(problem);
  });

  it('are corrected where a number is out of range', () => {
    const text = writeBadge(badge).replace('"size": 44', '"size": 4400');
    expect(readBadge(text).lines.name.size).toBe(72);
  });
});

describe('the field on the card', () => {
  const typed = (words: string) => type(openField(select(newMaker(), 'name')), words);
  const nameOf = (maker: ReturnType<typeof newMaker>) => savedBadge(maker).lines.name.text;

  it('shows words at once, and keeps them when it is closed, as one step', () => {
    const maker = typed('Ada');
    expect([shownBadge(maker).lines.name.text, nameOf(maker)]).toEqual(['Ada', 'Liisa Tamm']);
    const closed = closeField(maker);
    expect(nameOf(closed)).toBe('Ada');
    expect(closeField(closed)).toBe(closed);
    expect(nameOf(step(closed, 'undo'))).toBe('Liisa Tamm');
  });

  it('keeps words when another line is selected, drops them when it is canceled', () => {
    expect(nameOf(select(typed('Ada'), 'role'))).toBe('Ada');
    expect(nameOf(closeField(cancelField(typed('Ada'))))).toBe('Liisa Tamm');
  });

  it('makes no step of unchanged words', () => {
    expect(closeField(typed('Liisa Tamm')).history.at).toBe(0);
  });

  it('opens for a selected line only', () => {
    expect(openField(newMaker()).draft).toBeNull();
    expect(type(newMaker(), 'Ada').draft).toBeNull();
  });

  it('has no say over undo of the rest', () => {
    const red = change(newMaker(), (badge) => changeColor(badge, 'card', '#ff0000'));
    expect(savedBadge(step(step(red, 'undo'), 'undo')).colors.card).toBe('#f8efdc');
    expect(savedBadge(step(step(red, 'undo'), 'redo')).colors.card).toBe('#ff0000');
  });
});
