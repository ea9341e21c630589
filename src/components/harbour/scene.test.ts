import { describe, expect, it } from 'vitest';
import { printed, ringData, wedgeData } from './marks';
import { dimension, firstPoses, PARTS, SCENE, stringData, waterData } from './scene';

describe('the scene', () => {
  it('has every part and its number inside the sheet', () => {
    for (const part of PARTS) {
      for (const [x, y] of [
        [part.x, part.y],
        [part.x + part.tag.x, part.y + part.tag.y],
      ] as const) {
        expect(x, part.id).toBeGreaterThan(13);
        expect(x, part.id).toBeLessThan(SCENE.width - 13);
        expect(y, part.id).toBeGreaterThan(13);
        expect(y, part.id).toBeLessThan(SCENE.height - 13);
      }
    }
  });

  it('measures the distance between boat and buoy in either order', () => {
    const { boat, buoy } = firstPoses();
    expect(dimension(boat, buoy)).toMatchObject({ from: 252, to: 478, label: '226' });
    expect(dimension(buoy, boat)).toMatchObject({ from: 252, to: 478, label: '226' });
  });

  it('attaches the string to the scaled and rotated kite, and to the boat', () => {
    const { kite, boat } = firstPoses();
    expect(stringData(kite, boat)).toMatch(/^M120\.0 188\.0Q.* 154\.0 404\.0$/);
    expect(stringData({ ...kite, scale: 0.5 }, boat)).toMatch(/^M120\.0 155\.0Q/);
    expect(stringData({ ...kite, rotation: 90 }, boat)).toMatch(/^M54\.0 122\.0Q/);
  });

  it('makes the water one wavelength wider than the sheet on each side', () => {
    const data = waterData(100, 5, 200);
    const halfWaves = 1 + (data.match(/t/g) ?? []).length;
    expect(-96 + halfWaves * 48).toBeGreaterThanOrEqual(SCENE.width + 96);
  });
});

describe('marks', () => {
  it('shift the fill from its outline', () => {
    const [colour, outline] = printed({ kind: 'Line', points: [0, 0, 10, 0, 10, 10], closed: true }, 'red');
    expect(colour).toMatchObject({ fill: 'red', points: [6, 5, 16, 5, 16, 15], overprint: true });
    expect(outline).toMatchObject({ points: [0, 0, 10, 0, 10, 10] });
    expect(outline?.fill).toBeUndefined();
  });

  it('draw wedges clockwise from three o’clock', () => {
    expect(wedgeData(0, 0, 10, 90, 0)).toBe('M0 0L10 0A10 10 0 0 1 0 10Z');
    expect(wedgeData(0, 0, 10, 270, 0)).toContain('A10 10 0 1 1');
  });

  it('draw rings as two circles', () => {
    expect(ringData(0, 0, 5, 9).match(/M/g)).toHaveLength(2);
  });
});
