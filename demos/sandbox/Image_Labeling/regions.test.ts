import { expect, it } from 'vitest';
import { toCoco } from './shared/coco';
import {
  boundsOf,
  classify,
  FIRST_REGIONS,
  movePoint,
  newRegion,
  pressKey,
} from './shared/regions';

const path = [
  { x: 300, y: 200 },
  { x: 250, y: 260 },
  { x: 100, y: 120 },
];
const key = (name: string, shiftKey = false) =>
  Object.assign(new Event('keydown'), { key: name, shiftKey }) as unknown as KeyboardEvent;

it('a box is between the ends of the path, in whole pixels of the image', () => {
  const box = newRegion(FIRST_REGIONS, path, true, 1);
  expect(box).toMatchObject({ id: 3, name: 'Boat', isBox: true });
  expect(box?.points).toEqual([100, 120, 300, 120, 300, 200, 100, 200]);
  expect(newRegion([], path.slice(0, 1), true, 1)).toBeNull();
  expect(newRegion([], path, false, 1)?.points).toHaveLength(6);
});

it('the opposite corner of a box stays', () => {
  const [, moved] = movePoint(FIRST_REGIONS, 2, 0, { x: 300, y: 400 });
  expect(moved?.points).toEqual([300, 400, 508, 400, 508, 622, 300, 622]);
});

it('keys move a region inside the image, resize a box and remove it', () => {
  const [, right] = pressKey(FIRST_REGIONS, 2, key('ArrowRight')) ?? [];
  expect(right && boundsOf(right)).toEqual([324, 388, 188, 234]);
  const [, lower] = pressKey(FIRST_REGIONS, 2, key('ArrowDown', true)) ?? [];
  expect(lower && boundsOf(lower)).toEqual([320, 388, 188, 238]);
  expect(pressKey(FIRST_REGIONS, 2, key('Delete'))).toHaveLength(1);
  expect(pressKey(FIRST_REGIONS, null, key('Delete'))).toBeUndefined();
});

it('the file has a box for each region, and points only for outlines', () => {
  const file: unknown = JSON.parse(toCoco(classify(FIRST_REGIONS, 2, 'House')));
  expect(file).toMatchObject({
    images: [{ id: 1, width: 960, height: 720 }],
    annotations: [
      { id: 1, category_id: 1, bbox: [650, 88, 140, 444], segmentation: [expect.any(Array)] },
      { id: 2, category_id: 3, bbox: [320, 388, 188, 234], area: 43_992, segmentation: [] },
    ],
  });
});
