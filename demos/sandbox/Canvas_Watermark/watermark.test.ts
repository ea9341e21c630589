import { describe, expect, it } from 'vitest';
import { markConfigs, marksConfig, opening, tiles } from './shared/watermark';

const picture = { width: 640, height: 420 };
const turn = (marksConfig.rotation * Math.PI) / 180;

describe('tiles', () => {
  it('leave no place on the picture far from a word', () => {
    const word = { width: 150, height: 24 };
    const found = tiles(word, picture);
    for (let x = -320; x <= 320; x += 40) {
      for (let y = -210; y <= 210; y += 30) {
        // The point in the system of the words.
        const [dx, dy] = [
          x * Math.cos(-turn) - y * Math.sin(-turn),
          x * Math.sin(-turn) + y * Math.cos(-turn),
        ];
        const isNear = found.some(
          (tile) => Math.abs(tile.x - dx) <= 95 && Math.abs(tile.y - dy) <= 30,
        );
        expect([x, y, isNear]).toEqual([x, y, true]);
      }
    }
  });

  it('are symmetric about the middle, each with an id of its own', () => {
    const found = tiles({ width: 90, height: 20 }, picture);
    expect(found.some(({ x, y }) => x === 0 && y === 0)).toBe(true);
    expect(found.reduce((sum, { y }) => sum + y, 0)).toBeCloseTo(0);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  it('are fewer when the words are larger, and one at least', () => {
    const count = (size: number) => tiles({ width: 6 * size, height: size }, picture).length;
    expect(count(12)).toBeGreaterThan(count(24));
    expect(count(24)).toBeGreaterThan(count(60));
    expect(count(5000)).toBeGreaterThan(0);
  });

  it('are none without words', () => {
    expect(markConfigs({ ...opening, words: '  ' })).toEqual([]);
  });
});
