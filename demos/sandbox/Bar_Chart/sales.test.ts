import { describe, expect, it } from 'vitest';
import { layOut, placeOf, tipParts } from './shared/look';
import {
  barsOf,
  describe as describeWeek,
  describeBar,
  FLAVORS,
  headline,
  keepWeek,
  LAST_WEEK,
  soldIn,
  tableRows,
  temperatureOf,
  TOP,
} from './shared/sales';

const CLOSED = 6;
const weeks = Array.from({ length: LAST_WEEK + 1 }, (_, week) => week);

describe('barsOf', () => {
  it('has every flavor in both orders', () => {
    const menu = barsOf(3, 'menu').map(({ flavor }) => flavor.id);
    const most = barsOf(3, 'most').map(({ flavor }) => flavor.id);
    expect(menu).toEqual(FLAVORS.map(({ id }) => id));
    expect([...most].sort()).toEqual([...menu].sort());
  });

  it('sorts the largest first', () => {
    const sold = barsOf(3, 'most').map((bar) => bar.sold);
    expect(sold).toEqual([...sold].sort((a, b) => b - a));
  });

  it('has shares that add up to one', () => {
    for (const week of weeks.filter((each) => each !== CLOSED)) {
      expect(barsOf(week, 'menu').reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  it('stays below the top of the scale', () => {
    for (const week of weeks) {
      for (const { sold } of barsOf(week, 'menu')) expect(sold).toBeLessThanOrEqual(TOP);
    }
  });
});

describe('a week without sales', () => {
  it('has empty bars, no share that divides by zero, and says so', () => {
    expect(temperatureOf(CLOSED)).toBe(null);
    expect(barsOf(CLOSED, 'most').every(({ sold, share }) => sold === 0 && share === 0)).toBe(true);
    expect(barsOf(CLOSED, 'most').map(({ flavor }) => flavor)).toEqual(FLAVORS);
    expect(describeWeek(CLOSED)).toContain('nothing was sold');
    expect(headline(CLOSED)).toBe('Closed by a storm');
  });
});

describe('words', () => {
  it('compare with the week before, if there is one', () => {
    const [first] = barsOf(0, 'menu');
    const [second] = barsOf(1, 'menu');
    if (!first || !second) throw new Error('There are no bars.');
    expect(describeBar(first)[2]).toBe('the first week');
    expect(describeBar(second)[2]).toMatch(/^\d+ (more|fewer) than last week$/);
    expect(describeBar({ ...second, change: 0 })[2]).toBe('as many as last week');
  });

  it('list every week in the table', () => {
    expect(tableRows()).toHaveLength(LAST_WEEK + 1);
    expect(tableRows()[0]?.week).toBe('Jun 1');
  });
});

describe('limits', () => {
  it('keep the week and answer for weeks that are not there', () => {
    expect([keepWeek(-3), keepWeek(99)]).toEqual([0, LAST_WEEK]);
    expect([soldIn(99, 0), soldIn(0, 99)]).toEqual([0, 0]);
  });

  it('keep bars and tooltip inside a narrow stage', () => {
    const layout = layOut(320);
    const bars = barsOf(9, 'menu');
    bars.forEach((bar, rank) => {
      const { x } = placeOf(bar, rank, layout);
      expect(x - layout.column / 2).toBeGreaterThanOrEqual(0);
      expect(x + layout.column / 2).toBeLessThanOrEqual(320);
      const { group, card } = tipParts(bar, rank, layout);
      expect(group.x).toBeGreaterThanOrEqual(0);
      expect(group.x + card.width).toBeLessThanOrEqual(320);
      expect(group.y).toBeGreaterThanOrEqual(0);
    });
    expect(tipParts(undefined, -1, layout).group.visible).toBe(false);
  });
});
