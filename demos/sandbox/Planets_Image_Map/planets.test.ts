import { describe as suite, expect, it } from 'vitest';
import {
  describe,
  fit,
  PICTURE,
  placeOf,
  planetOf,
  PLANETS,
  titleOf,
  VIEW,
} from './shared/planets';

const NARROW = { width: 320, height: 200 };
const WIDE = { width: 720, height: 405 };

suite('the areas', () => {
  it('do not overlap, so each point has one planet', () => {
    for (const a of PLANETS) {
      for (const b of PLANETS) {
        if (a.id === b.id) continue;
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
      }
    }
  });

  it('are on the part of the picture that always shows, and large enough for a finger', () => {
    const { scaleX } = fit(NARROW);
    for (const { x, y, radius } of PLANETS) {
      expect(x - radius).toBeGreaterThan(0);
      expect(x + radius).toBeLessThan(VIEW.width);
      expect(y - radius).toBeGreaterThan(VIEW.y);
      expect(y + radius).toBeLessThan(VIEW.y + VIEW.height);
      expect(2 * radius * scaleX).toBeGreaterThan(24);
    }
  });
});

suite('the place of the picture', () => {
  it('covers the height of stages that are a bit higher', () => {
    const { y, scaleY } = fit({ width: 480, height: 400 });
    expect(y).toBeLessThanOrEqual(0);
    expect(y + PICTURE.height * scaleY).toBeGreaterThanOrEqual(400);
  });

  it('shows all planets on a flat stage, and does not vanish on an empty one', () => {
    expect(fit({ width: 900, height: 270 })).toEqual({ x: 0, y: -75, scaleX: 0.5, scaleY: 0.5 });
    expect(fit({ width: 0, height: 0 }).scaleX).toBe(0.05);
  });

  it('is the same for the button of a planet', () => {
    const earth = planetOf('earth');
    expect(earth && placeOf(earth, { width: 480, height: 270 })).toEqual({
      left: '127px',
      top: '163px',
      width: '46px',
      height: '46px',
    });
  });
});

suite('the title', () => {
  it('is on the picture for each planet, with a line that ends at its area', () => {
    for (const box of [NARROW, WIDE]) {
      for (const planet of PLANETS) {
        const { x, width, line } = titleOf(planet, box);
        expect(x).toBeGreaterThan(0);
        expect(x + width).toBeLessThan(VIEW.width);
        expect(line.slice(-2)).toEqual([planet.x, planet.y - planet.radius]);
        // The line goes down.
        expect(line.at(-3)).toBeLessThan(planet.y - planet.radius);
      }
    }
  });

  it('names the plate when no planet is picked', () => {
    expect(titleOf(undefined, WIDE)).toMatchObject({ text: 'The planets', line: [] });
    expect(titleOf(planetOf('pluto'), WIDE).text).toBe('The planets');
  });
});

it('says years in the unit that can be compared', () => {
  expect(describe(planetOf('mars'))).toBe('Mars is 6,792 km across. Its year lasts 687 days.');
  expect(describe(planetOf('jupiter'))).toBe(
    'Jupiter is 142,984 km across. Its year lasts 12 of our years.',
  );
  expect(describe(undefined)).toBe('Point at a planet.');
});
