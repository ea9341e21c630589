import { expect, it } from 'vitest';
import { layerPlace, lookForKey, mothAt, MOTHS, PLATE } from './shared/plate';

const at = (x: number, y: number) => ({ x, y });

it('keeps the point that is looked at where it is', () => {
  for (const scale of [1, 2, 4.5]) {
    const { x, y, scaleX } = layerPlace(at(200, 450), scale);
    expect([x + 200 * scaleX, y + 450 * scaleX]).toEqual([200, 450]);
  }
  expect(layerPlace(null, 3)).toEqual({ x: 0, y: 0, scaleX: 1, scaleY: 1 });
});

it('shows each edge of the plate at the edge of the view, and nothing beyond', () => {
  expect(layerPlace(at(0, 0), 3)).toMatchObject(at(0, 0));
  const { x, y, scaleX } = layerPlace(at(PLATE.width, PLATE.height), 3);
  expect(x + PLATE.width * scaleX).toBe(PLATE.width);
  expect(y + PLATE.height * scaleX).toBe(PLATE.height);
});

it('finds the moth at a point, and no moth between them', () => {
  for (const moth of MOTHS) expect(mothAt(moth)).toBe(moth.name);
  expect(mothAt(at(376 + 90, 332))).toBe('Cinnabar');
  expect(mothAt(at(10, 20))).toBe('');
  expect(mothAt(null)).toBe('');
});

it('moves by keys, as far as the edges', () => {
  expect(lookForKey('Enter', at(1, 1))).toBeNull();
  expect(lookForKey('Enter', null)).toEqual(at(480, 300));
  expect(lookForKey('Escape', at(1, 1))).toBeNull();
  expect(lookForKey('ArrowRight', at(590, 332))).toEqual(at(602, 332));
  expect(lookForKey('ArrowUp', at(5, 5))).toEqual(at(5, 0));
  expect(lookForKey('a', null)).toBeUndefined();
});
