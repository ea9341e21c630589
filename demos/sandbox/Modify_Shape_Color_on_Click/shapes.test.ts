import { describe, expect, it } from 'vitest';
import {
  commandOf,
  describe as inWords,
  FORMS,
  inkOf,
  INKS,
  nextForm,
  toggle,
  type Printed,
} from './shared/shapes';

const none: Printed = new Set();
const [circle] = FORMS;
if (!circle) throw new Error('The poster is empty.');

describe('a click', () => {
  it('prints the other ink, and the next one the first again', () => {
    const once = toggle(none, 'circle');
    expect([inkOf(circle, none), inkOf(circle, once)]).toEqual(['red', 'blue']);
    expect(toggle(once, 'circle')).toEqual(none);
  });

  it('leaves the state before as it was, and the other shapes alone', () => {
    const once = toggle(none, 'circle');
    expect(none.size).toBe(0);
    expect([...toggle(once, 'dot')]).toEqual(['circle', 'dot']);
    expect([...toggle(once, 'hexagon')]).toEqual(['circle']);
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
    expect(inWords(none, null)).toBe('Click a shape to change its color.');
    expect(inWords(toggle(none, 'half'), 'half')).toBe('Half circle: red.');
    expect(inWords(none, 'hexagon')).toBe('Click a shape to change its color.');
  });
});

describe('the keyboard', () => {
  it('goes around in both directions', () => {
    expect([nextForm(null, 1), nextForm(null, -1)]).toEqual(['circle', 'bar']);
    expect([nextForm('bar', 1), nextForm('circle', -1)]).toEqual(['circle', 'bar']);
  });

  it('chooses and prints', () => {
    const of = (key: string) => commandOf({ key });
    expect(['ArrowDown', 'ArrowUp', 'Enter', ' ', 'a'].map(of)).toEqual([
      { step: 1 },
      { step: -1 },
      'print',
      'print',
      undefined,
    ]);
  });
});
