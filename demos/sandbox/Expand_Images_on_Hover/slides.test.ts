import { describe, expect, it } from 'vitest';
import { describe as inWords, put, raise, SLIDES, type Table } from './shared/slides';

const table: Table = { slides: SLIDES, grown: '' };
const order = ({ slides }: Table) => slides.map(({ id }) => id);

describe('a stack of slides', () => {
  it('brings one to the top, large, and keeps the order of the others', () => {
    const raised = raise(table, 'lake');
    expect(order(raised)).toEqual(['harbor', 'canal', 'lake']);
    expect(raised.grown).toBe('lake');
  });

  it('moves one and keeps the others', () => {
    const moved = put(table, 'harbor', { x: 7, y: 8 });
    expect(moved.slides[1]).toMatchObject({ id: 'harbor', x: 7, y: 8, rotation: 5 });
    expect(moved.slides[0]).toBe(SLIDES[0]);
  });

  it('says which one is large', () => {
    expect(inWords(table)).toBe('Point at a slide.');
    expect(inWords({ ...table, grown: 'canal' })).toBe('Canal, nine houses');
  });
});
