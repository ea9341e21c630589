import { describe, expect, it } from 'vitest';
import {
  change,
  collisions,
  cornersOf,
  describe as inWords,
  GEMS,
  kept,
  outlinesOverlap,
  put,
  rectanglesOverlap,
  TRAY,
  type Gem,
} from './shared/gems';

const square = (name: string, x: number, y: number, rotation = 0): Gem => ({
  name,
  color: 'red',
  corners: [
    { x: -10, y: -10 },
    { x: 10, y: -10 },
    { x: 10, y: 10 },
    { x: -10, y: 10 },
  ],
  x,
  y,
  rotation,
});

describe('two gems', () => {
  it('that share an edge or a corner do not overlap', () => {
    for (const test of [rectanglesOverlap, outlinesOverlap]) {
      expect(test(square('A', 0, 0), square('B', 20, 0))).toBe(false);
      expect(test(square('A', 0, 0), square('B', 20, 20))).toBe(false);
      expect(test(square('A', 0, 0), square('B', 19.9, 0))).toBe(true);
      expect(test(square('A', 0, 0), square('B', 0, -19.9))).toBe(true);
    }
  });

  it('turned toward each other have rectangles that overlap before they do', () => {
    const [one, other] = [square('A', 0, 0, 45), square('B', 22, 22, 45)];
    expect(rectanglesOverlap(one, other)).toBe(true);
    expect(outlinesOverlap(one, other)).toBe(false);
    expect(outlinesOverlap(one, square('B', 9, 9, 45))).toBe(true);
  });

  it('overlap when one is inside the other, whichever is asked first', () => {
    const small = {
      ...square('B', 1, 2),
      corners: square('', 0, 0).corners.map(({ x, y }) => ({ x: x / 5, y: y / 5 })),
    };
    expect(outlinesOverlap(square('A', 0, 0, 30), small)).toBe(true);
    expect(outlinesOverlap(small, square('A', 0, 0, 30))).toBe(true);
  });

  it('that are the same place overlap', () => {
    expect(outlinesOverlap(square('A', 5, 5), square('B', 5, 5))).toBe(true);
  });
});

describe('the tray', () => {
  it('begins with gems that do not touch, which their rectangles do not know', () => {
    expect(collisions(GEMS, 'Outlines').size).toBe(0);
    expect(collisions(GEMS, 'Rectangles').size).toBeGreaterThan(0);
  });

  it('has gems without a corner that points inward, all of them inside', () => {
    for (const gem of GEMS) {
      const corners = cornersOf(gem);
      const turns = corners.map((corner, i) => {
        const a = corners.at(i - 1) ?? corner;
        const b = corners[(i + 1) % corners.length] ?? corner;
        return (corner.x - a.x) * (b.y - corner.y) - (corner.y - a.y) * (b.x - corner.x);
      });
      expect(turns.every((turn) => turn > 0) || turns.every((turn) => turn < 0), gem.name).toBe(
        true,
      );
      expect(corners.every(({ x, y }) => x > 0 && y > 0 && x < TRAY.width && y < TRAY.height)).toBe(
        true,
      );
    }
  });

  it('keeps what is moved beyond its edge', () => {
    expect(kept({ x: -100, y: 900 })).toEqual({ x: 34, y: 286 });
    const [ruby] = put(GEMS, 'Ruby', { x: 9999, y: -9999 });
    expect([ruby?.x, ruby?.y]).toEqual([446, 34]);
    const moved = change(GEMS, 'Ruby', { x: 8, turn: 5 });
    expect(moved[0]).toMatchObject({ x: 100, y: 86, rotation: 29 });
    expect(moved[1]).toBe(GEMS[1]);
    expect(put(GEMS, 'Pebble', { x: 1, y: 1 })).toEqual(GEMS);
  });

  it('of one gem has no collisions', () => {
    expect(collisions([square('A', 0, 0)], 'Outlines').size).toBe(0);
    expect(collisions([], 'Rectangles').size).toBe(0);
  });
});

describe('words', () => {
  it('name what is touched', () => {
    const found = new Map([
      ['A', ['B']],
      ['B', ['A', 'C', 'D']],
    ]);
    expect(inWords(found, 'A')).toBe('A touches B.');
    expect(inWords(found, 'B')).toBe('B touches A, C and D.');
    expect(inWords(found, 'E')).toBe('E touches nothing.');
  });
});
