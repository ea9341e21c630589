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
  pull,
  type Point,
} from './shared/closeup';

const at = (x: number, y: number) => ({ x, y });
const grip = (x: number, y: number, apart = 1) => ({ x, y, apart, count: 1 });

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

it('moves the picture as far as the finger, and magnifies it by two', () => {
  const look = at(400, 300);
  const pulled = (x: number, y: number) =>
    pull({ look, scale: 3 }, grip(7, 9), grip(7 + x, 9 + y)).look ?? look;
  const from = layerPlace(look, 3);
  const to = layerPlace(pulled(50, -20), 3);
  expect([to.x - from.x, to.y - from.y]).toEqual([50, -20]);
  expect(pulled(9000, -9000)).toEqual(at(0, PLATE.height));
  expect(pull({ look, scale: 3 }, grip(1, 1, 40), grip(1, 1, 60))).toEqual({ look, scale: 4.5 });
  const whole = { look: null, scale: 3 };
  expect(pull(whole, grip(1, 1, 40), grip(9, 9, 60))).toBe(whole);
});

it('limits points and magnifications', () => {
  expect(keepLook(at(-5, 700))).toEqual(at(0, 600));
  expect([0.2, 3, 99].map(keepScale)).toEqual([1.5, 3, 6]);
});

it('finds the moth at a point, and no moth between them', () => {
  for (const moth of MOTHS) expect(mothAt(moth)).toBe(moth);
  expect(mothAt(at(376 + 90, 332))?.name).toBe('Cinnabar');
  expect(mothAt(at(10, 20))).toBeUndefined();
  expect(mothAt(null)).toBeUndefined();
  for (const [i, one] of MOTHS.entries()) {
    // Two of them never share a point.
    for (const other of MOTHS.slice(i + 1)) {
      const isApart = Math.abs(one.x - other.x) > 210 || Math.abs(one.y - other.y) > 136;
      expect(isApart, `${one.name} and ${other.name}`).toBe(true);
    }
  }
});

it('goes from moth to moth, and around', () => {
  const [first, last] = [MOTHS[0]?.name, MOTHS.at(-1)?.name];
  expect(mothAt(nextMoth(null, 1))?.name).toBe(first);
  expect(mothAt(nextMoth(null, -1))?.name).toBe(last);
  expect(mothAt(nextMoth(findMoth(last), 1))?.name).toBe(first);
  expect(mothAt(nextMoth(findMoth(first), -1))?.name).toBe(last);
  expect(mothAt(nextMoth(findMoth('Garden tiger'), -1))?.name).toBe(first);
});

it('has a key for everything', () => {
  const press = (key: string, look: Point | null = findMoth('Red underwing')) =>
    lookForKey({ key } as KeyboardEvent, look);
  expect(press('Enter')).toBeNull();
  expect(press(' ', null)).toEqual(at(480, 300));
  expect(press('Escape')).toBeNull();
  expect(press('Escape', null)).toBeUndefined();
  expect(press('ArrowRight')).toEqual(at(602, 332));
  expect(press('ArrowUp', null)).toEqual(at(480, 300));
  expect(press('ArrowUp', at(5, 5))).toEqual(at(5, 0));
  expect(mothAt(press('PageDown') ?? null)?.name).toBe('Peppered moth');
  expect(press('a')).toBeUndefined();
  expect(lookForKey({ key: 'Enter', ctrlKey: true } as KeyboardEvent, null)).toBeUndefined();
});

it('says what is seen', () => {
  expect(inWords(null)).toContain('Twelve moths.');
  expect(inWords(findMoth('Luna moth'))).toBe(
    'Luna moth, Actias luna. It has no mouth, and lives for a week.',
  );
  expect(inWords(at(2, 2))).toBe('Between the moths.');
  expect(findMoth('no moth')).toBeNull();
});
