import { expect, it } from 'vitest';
import {
  describe as inWords,
  findMoth,
  keepLook,
  keepScale,
  layerPlace,
  lookForKey,
  mothAt,
  MOTHS,
  nextMoth,
  PLATE,
  pullLook,
} from './shared/closeup';

const at = (x: number, y: number) => ({ x, y });

it('keeps the point that is looked at where it is', () => {
  const look = at(200, 450);
  for (const scale of [1, 2, 4.5]) {
    const { x, y, scaleX } = layerPlace(look, scale);
    expect([x + look.x * scaleX, y + look.y * scaleX]).toEqual([200, 450]);
  }
  expect(layerPlace(look, 1)).toEqual({ x: 0, y: 0, scaleX: 1, scaleY: 1 });
});

it('shows each edge of the plate at the edge of the view, and nothing beyond', () => {
  expect(layerPlace(at(0, 0), 3)).toMatchObject(at(0, 0));
  const { x, y, scaleX } = layerPlace(at(PLATE.width, PLATE.height), 3);
  expect(x + PLATE.width * scaleX).toBe(PLATE.width);
  expect(y + PLATE.height * scaleX).toBe(PLATE.height);
});

it('moves the picture as far as the finger', () => {
  const look = at(400, 300);
  const from = layerPlace(look, 3);
  const to = layerPlace(pullLook(look, at(50, -20), 3), 3);
  expect([to.x - from.x, to.y - from.y]).toEqual([50, -20]);
  expect(pullLook(look, at(9000, -9000), 3)).toEqual(at(0, PLATE.height));
  expect(pullLook(look, at(1, 1), 1)).toEqual(at(300, 200));
});

it('limits points and magnifications', () => {
  expect(keepLook(at(-5, 700))).toEqual(at(0, 600));
  expect([0.2, 3, 99, NaN].map(keepScale)).toEqual([1.5, 3, 6, 2]);
});

it('finds the moth at a point, and no moth between them', () => {
  for (const moth of MOTHS) expect(mothAt(moth)).toBe(moth);
  expect(mothAt(at(376 + 90, 332))?.id).toBe('jacobaeae');
  expect(mothAt(at(10, 20))).toBeUndefined();
  expect(mothAt(null)).toBeUndefined();
  for (const [i, one] of MOTHS.entries()) {
    // Two of them never share a point.
    for (const other of MOTHS.slice(i + 1)) {
      const isApart = Math.abs(one.x - other.x) > 210 || Math.abs(one.y - other.y) > 136;
      expect(isApart, `${one.id} and ${other.id}`).toBe(true);
    }
  }
});

it('goes from moth to moth, and around', () => {
  expect(mothAt(nextMoth(null, 1))?.id).toBe('atropos');
  expect(mothAt(nextMoth(null, -1))?.id).toBe('aprilina');
  expect(mothAt(nextMoth(findMoth('aprilina'), 1))?.id).toBe('atropos');
  expect(mothAt(nextMoth(findMoth('caja'), -1))?.id).toBe('atropos');
});

it('has a key for everything', () => {
  const press = (key: string, look = findMoth('nupta')) => lookForKey({ key }, look);
  expect(press('Enter')).toBeNull();
  expect(press(' ', null)).toEqual(at(480, 300));
  expect(press('Escape')).toBeNull();
  expect(press('Escape', null)).toBeUndefined();
  expect(press('ArrowRight')).toEqual(at(602, 332));
  expect(press('ArrowUp', null)).toEqual(at(480, 300));
  expect(press('ArrowUp', at(5, 5))).toEqual(at(5, 0));
  expect(mothAt(press('PageDown') ?? null)?.id).toBe('betularia');
  expect(press('a')).toBeUndefined();
  expect(lookForKey({ key: 'Enter', ctrlKey: true }, null)).toBeUndefined();
});

it('says what is seen', () => {
  expect(inWords(null)).toContain('Twelve moths.');
  expect(inWords(findMoth('luna'))).toBe(
    'Luna moth, Actias luna. It has no mouth, and lives for a week.',
  );
  expect(inWords(at(2, 2))).toBe('Between the moths.');
  expect(findMoth('no moth')).toBeNull();
});
