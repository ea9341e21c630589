import { describe, expect, it } from 'vitest';
import { frameHeight, frameLengths } from './frame-height';

describe('the height of a frame', () => {
  it.each([
    [278, 300],
    [804, 500],
    [1073, 500],
  ])('is fixed at %i pixels of width', (width, height) => {
    expect(frameHeight({ height: 500, narrowHeight: 300 }, width)).toBe(height);
  });

  it.each([
    [278, 265],
    [348, 300],
    [478, 365],
    [604, 450],
    [804, 500],
    [1073, 500],
  ])('grows with its width: %i', (width, height) => {
    expect(frameHeight({ height: 500, narrowHeight: 300, growth: [0.5, 0.25] }, width)).toBe(height);
  });

  it.each([
    [278, 335],
    [348, 300],
    [478, 300],
  ])('of a demo whose controls wrap grows below the width of a phone only: %i', (width, height) => {
    expect(frameHeight({ height: 500, narrowHeight: 300, growth: [-0.5, 0] }, width)).toBe(height);
  });

  it.each([
    [348, 300],
    [480, 368],
    [584, 410],
    [684, 450],
    [804, 510],
    [1073, 510],
  ])('grows differently in half of a window: %i', (width, height) => {
    expect(frameHeight({ height: 510, narrowHeight: 300, growth: [0, 0.5, 0.4] }, width)).toBe(height);
  });

  it('is a length of the stylesheet', () => {
    expect(frameLengths({ height: 500 })).toEqual({ wide: '500px', narrow: '500px' });
    expect(frameLengths({ height: 500, growth: [-0.5, 0] }).narrow).toBe(
      'calc(500px + (min(100cqi, 348px) - 348px) * -0.5)',
    );
    expect(frameLengths({ height: 500, narrowHeight: 300, growth: [0.5, 0.25] })).toEqual({
      wide: 'calc(500px + (min(100cqi, 804px) - 804px) * 0.25)',
      narrow: 'calc(300px + (100cqi - 348px) * 0.5)',
    });
    expect(frameLengths({ height: 500, growth: [0, 0.7, 0.4] }).wide).toBe(
      'calc(500px + (min(100cqi, 804px) - 804px) * 0.7 + (min(100cqi, 684px) - 684px) * -0.3)',
    );
    expect(frameLengths({ height: 500, growth: [0, 0, 0.4] }).wide).toBe(
      'calc(500px + (min(100cqi, 684px) - 684px) * 0.4)',
    );
  });
});
