import { describe, expect, it } from 'vitest';
import { describe as inWords, PICTURE, planetOf, PLANETS, titleConfigs } from './shared/planets';

describe('the areas', () => {
  it('do not overlap, so each point has one planet', () => {
    for (const a of PLANETS) {
      for (const b of PLANETS) {
        if (a.id === b.id) continue;
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(a.radius + b.radius);
      }
    }
  });

  it('are on the picture, and large enough for a finger in a page of 320 pixels', () => {
    for (const { x, y, radius } of PLANETS) {
      expect(Math.min(x, y, PICTURE.width - x, PICTURE.height - y)).toBeGreaterThan(radius);
      expect((2 * radius * 320) / PICTURE.width).toBeGreaterThan(24);
    }
  });
});

describe('the title', () => {
  it('is on the picture for each planet, with a line that goes down to its area', () => {
    for (const planet of PLANETS) {
      const { text, line } = titleConfigs(planet);
      expect(text.x).toBeGreaterThan(0);
      expect(text.x + text.width).toBeLessThan(PICTURE.width);
      expect(line.points.slice(-2)).toEqual([planet.x, planet.y - planet.radius]);
      expect(line.points.at(-3)).toBeLessThan(planet.y - planet.radius);
    }
  });

  it('names the plate when no planet is picked', () => {
    const { text, line } = titleConfigs(planetOf('Pluto'));
    expect([text.text, line.points]).toEqual(['The planets', []]);
  });
});

it('says the name with the fact', () => {
  expect(inWords(planetOf('Mars'))).toBe('Mars: 6,792 km wide. A year lasts 687 days.');
  expect(inWords(undefined)).toBe('Point at a planet.');
});
