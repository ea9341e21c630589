import { describe, expect, it } from 'vitest';
import { stem } from './stem';

const FAMILIES: string[][] = [
  ['drag', 'drags', 'dragged', 'dragging'],
  ['cache', 'caches', 'cached', 'caching'],
  ['resize', 'resizes', 'resized', 'resizing'],
  ['rotate', 'rotates', 'rotated', 'rotating', 'rotation', 'rotations'],
  ['animate', 'animated', 'animating', 'animation', 'animations'],
  ['select', 'selected', 'selecting', 'selection'],
  ['serialize', 'serialise', 'serialized', 'serialised', 'serialization', 'serialisation', 'serialising'],
  ['optimize', 'optimise', 'optimising', 'optimization'],
  ['color', 'colour', 'colors', 'colours', 'colouring', 'colored'],
  ['center', 'centre', 'centers', 'centres', 'centered', 'centred', 'centring'],
  ['horizontal', 'horizontally'],
  ['gray', 'grey'],
  ['grayscale', 'greyscale'],
  ['label', 'labels', 'labelled', 'labeled', 'labelling', 'labeling'],
  ['neighbor', 'neighbours'],
  ['behavior', 'behaviour'],
  ['clip', 'clips', 'clipped', 'clipping'],
  ['snap', 'snapped', 'snapping', 'snaps'],
  ['scroll', 'scrolled', 'scrolling'],
  ['box', 'boxes'],
  ['copy', 'copies', 'copied', 'copying'],
  ['property', 'properties'],
  ['shape', 'shapes'],
  ['image', 'images'],
  ['analyze', 'analyse', 'analysed'],
  ['meter', 'metre'],
];

describe('stem', () => {
  it.each(FAMILIES.map((family) => [family[0], family] as const))(
    'reduces the forms of %s to one root',
    (_, family) => {
      expect([...new Set(family.map(stem))]).toHaveLength(1);
    },
  );

  it('leaves words unchanged that only look like inflected forms', () => {
    for (const word of ['ring', 'string', 'spring', 'canvas', 'axis', 'stress', 'alias', 'bus', 'need']) {
      expect(stem(word)).toBe(word);
    }
  });

  it('keeps the s of words in -ise that nobody spells with a z', () => {
    for (const word of ['noise', 'precise', 'clockwise', 'raise', 'exercise']) expect(stem(word)).not.toContain('z');
  });

  it('leaves short words, identifiers with digits and words in other scripts unchanged', () => {
    for (const word of ['', 'a', 'is', 'rgb', 'html5', '图层', 'слой', '10000']) expect(stem(word)).toBe(word);
  });
});
