import { describe, expect, it } from 'vitest';
import {
  describe as inWords,
  formConfig,
  FORMS,
  INKS,
  pressKey,
  STEPS,
  toggle,
  type Poster,
} from './shared/shapes';

const none: Poster = { printed: [] };

describe('a click', () => {
  it('prints the other ink, and the next one the first again', () => {
    const fills = (poster: Poster) => FORMS.map((form) => formConfig(form, poster).fill);
    const once = toggle(none, 'circle');
    expect(fills(once)).toEqual([INKS.blue, ...fills(none).slice(1)]);
    expect(toggle(once, 'circle').printed).toEqual([]);
  });

  it('leaves the state before as it was, and the other shapes alone', () => {
    const once = toggle(none, 'circle');
    expect(none.printed).toEqual([]);
    expect(toggle(once, 'dot').printed).toEqual(['circle', 'dot']);
  });
});

describe('the poster', () => {
  it('has shapes with two inks that differ', () => {
    for (const { inks, data } of FORMS) {
      expect(INKS[inks[0]]).not.toBe(INKS[inks[1]]);
      expect(data).toMatch(/^M.*Z$/);
    }
    expect(new Set(FORMS.map(({ id }) => id)).size).toBe(FORMS.length);
  });

  it('says the ink of the shape', () => {
    expect(inWords(none)).toBe('Click a shape to change its color.');
    expect(inWords(toggle(none, 'half circle'))).toBe('The half circle is red.');
  });
});

describe('the keyboard', () => {
  const press = (chosen: string | undefined, step: number) =>
    pressKey(chosen === undefined ? none : { ...none, chosen }, step);

  it('goes around in both directions', () => {
    const ends = [press(undefined, 1), press(undefined, -1), press('bar', 1), press('circle', -1)];
    expect(ends.map(({ chosen }) => chosen)).toEqual(['circle', 'bar', 'circle', 'bar']);
    expect(press('dot', -1).chosen).toBe('quarter circle');
  });

  it('prints the chosen shape, and nothing without one', () => {
    const [enter = NaN, space = NaN] = [STEPS['Enter'], STEPS[' ']];
    expect(press('dot', enter)).toEqual({ printed: ['dot'], chosen: 'dot', isByKey: true });
    expect(press(undefined, space)).toEqual(none);
  });
});
