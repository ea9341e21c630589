import { describe, expect, it } from 'vitest';
import { relatedDemos, type ComparedDemo } from './related';

const words = (text: string) => text.split(' ').filter((word) => word !== '');

const demo = (id: string, terms: string, category?: string, task = ''): ComparedDemo => ({
  id,
  task: words(task),
  terms: words(terms),
  ...(category === undefined ? {} : { category }),
});

describe('related demos', () => {
  it('share rare members, not common ones', () => {
    const demos = [
      demo('a', 'layer stage rect boundBoxFunc'),
      demo('b', 'layer stage rect circle'),
      demo('c', 'layer stage boundBoxFunc line'),
      demo('d', 'layer stage rect star'),
    ];
    expect(relatedDemos(demos, 2).get('a')?.[0]).toBe('c');
  });

  it('are for the same task rather than made of the same members', () => {
    const demos = [
      demo('seats', 'image zoom cache', 'plans', 'seats plan zoom'),
      demo('labels', 'image zoom cache', 'images', 'annotation json'),
      demo('rooms', 'line text', 'plans', 'furniture plan'),
      demo('chart', 'rect', 'charts', 'bars'),
    ];
    expect(relatedDemos(demos, 2).get('seats')).toEqual(['rooms', 'labels']);
  });

  it('do not favor a demo that uses everything', () => {
    const demos = [
      demo('small', 'filters blur'),
      demo('near', 'filters blur noise'),
      demo('huge', 'filters blur wheel drag text cache tween image path sprite clip'),
      ...['w', 'x', 'y', 'z'].map((id) => demo(id, `own-${id}`)),
    ];
    expect(relatedDemos(demos, 1).get('small')).toEqual(['near']);
  });

  it('are sorted by category, then by name, when they are equally similar', () => {
    const demos = [
      demo('a', 'x', 'charts'),
      demo('b', 'y', 'games'),
      demo('c', 'z', 'charts'),
      demo('d', 'v', 'games'),
    ];
    expect(relatedDemos(demos, 3).get('a')).toEqual(['c', 'b', 'd']);
  });

  it('include neither the demo itself nor duplicates, and are fewer when there are not enough', () => {
    const demos = [demo('a', 'x'), demo('b', 'x'), demo('c', '')];
    for (const [id, list] of relatedDemos(demos, 4)) {
      expect(list).not.toContain(id);
      expect(new Set(list).size).toBe(2);
    }
    expect(relatedDemos([demo('a', 'x')], 4).get('a')).toEqual([]);
    expect(relatedDemos([], 4).size).toBe(0);
  });

  it('link to every demo from at least one other', () => {
    // All are most similar to the few that use the rare members; the lonely ones would be in no list.
    const crowd = Array.from({ length: 12 }, (_, at) => demo(`m${at}`, 'a b c'));
    const lonely = Array.from({ length: 6 }, (_, at) => demo(`z${at}`, `only${at}`));
    const chosen = relatedDemos([...crowd, ...lonely], 2);
    const reached = new Set([...chosen.values()].flat());
    expect([...crowd, ...lonely].filter(({ id }) => !reached.has(id))).toEqual([]);
    for (const list of chosen.values()) expect(new Set(list).size).toBe(2);
  });
});
