import { describe, expect, it } from 'vitest';
import { nameKey, parseQuery } from './parse';

const roles = (query: string) => parseQuery(query).words.map(({ whole, role }) => `${whole}:${role}`);

describe('parseQuery', () => {
  it('distinguishes plain words from fillers', () => {
    expect(roles('how to drag a shape')).toEqual(['how:filler', 'to:filler', 'drag:plain', 'a:filler', 'shape:plain']);
  });

  it('treats fillers as plain words when there are no others', () => {
    expect(roles('how to')).toEqual(['how:plain', 'to:plain']);
  });

  it('recognizes frameworks in one or two words; one alone is a plain word', () => {
    expect(roles('react events')).toEqual(['react:framework', 'events:plain']);
    expect(parseQuery('react events').framework).toBe('react');
    expect(roles('next.js images')).toEqual(['next:framework', 'js:framework', 'images:plain']);
    expect(parseQuery('Next.js images').framework).toBe('react');
    expect(roles('svelte')).toEqual(['svelte:plain']);
    expect(parseQuery('constructor').framework).toBeUndefined();
  });

  it('takes a framework without pages of its own for a plain word', () => {
    expect(roles('angular stage')).toEqual(['angular:plain', 'stage:plain']);
    expect(parseQuery('angular stage').framework).toBe('angular');
  });

  it('knows a framework by words that only its users type, unless another is named', () => {
    expect(parseQuery('order lost after rerender').framework).toBe('react');
    expect(parseQuery('nextTick before cache').framework).toBe('vue');
    expect(parseQuery('vue rerender').framework).toBe('vue');
    expect(roles('rerender order')).toEqual(['rerender:plain', 'order:plain']);
  });

  it('takes the numbers after a framework for its version', () => {
    expect(roles('react 19.2 error')).toEqual(['react:framework', '19:framework', '2:framework', 'error:plain']);
    expect(roles('next.js 15')).toEqual(['next:plain', 'js:plain', '15:framework']);
    expect(roles('react 3 circles 500')).toEqual(['react:framework', '3:framework', 'circles:plain', '500:plain']);
  });

  it('recognizes code', () => {
    for (const query of ['toDataURL', 'Node#find', 'konva.rect', 'add()', '.find'])
      expect(parseQuery(query).isCode).toBe(true);
    for (const query of ['drag and drop', 'React', 'rect', 'e. g. this']) expect(parseQuery(query).isCode).toBe(false);
  });

  it('normalizes API names', () => {
    expect(nameKey('Konva.Node#find()')).toBe('node.find');
    expect(nameKey(' node.find ')).toBe('node.find');
    expect(nameKey('Konva')).toBe('konva');
  });

  it('cuts long queries', () => {
    expect(parseQuery('a '.repeat(100)).words.length).toBeLessThanOrEqual(10);
    expect(parseQuery('x'.repeat(1000)).words[0]?.whole).toHaveLength(64);
  });

  it('treats only the last word as unfinished, and not after a space', () => {
    expect(parseQuery('drag sha').words.map((word) => word.last)).toEqual([false, true]);
    expect(parseQuery('drag sha ').words.map((word) => word.last)).toEqual([false, false]);
  });
});
