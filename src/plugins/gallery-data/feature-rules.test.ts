import { describe, expect, it } from 'vitest';
import { FEATURES, hasFeature, toLetters } from '../../components/gallery/features';
import { featuresOf } from './feature-rules';

const facts = { pages: [], members: [], tags: [] };

describe('the features of a demo', () => {
  it('follow from classes, members and events, and from tags where no member shows them', () => {
    expect(featuresOf({ ...facts, pages: ['Rect', 'Transformer'] })).toEqual(new Set(['transformer']));
    expect(featuresOf({ ...facts, members: ['Node.on:dragmove', 'Node.x'] })).toEqual(new Set(['drag']));
    expect(featuresOf({ ...facts, members: ['Node.to'], tags: ['undo'] })).toEqual(new Set(['tween', 'undo']));
    expect(featuresOf({ ...facts, downloads: true })).toEqual(new Set(['export']));
  });

  it('ignore labels and pointer events, which nearly every demo has', () => {
    const members = ['Text.text', 'Text.fontSize', 'Node.on:pointerdown', 'Node.toString', 'Node.on:click'];
    expect(featuresOf({ ...facts, pages: ['Text'], members, tags: ['keys'] })).toEqual(new Set());
  });

  it('are encoded as letters', () => {
    const letters = toLetters(new Set(['drag', 'export']));
    expect(letters).toHaveLength(2);
    expect(FEATURES.filter(({ id }) => hasFeature(letters, id)).map(({ id }) => id)).toEqual(['drag', 'export']);
    expect(toLetters(new Set())).toBe('');
  });
});
