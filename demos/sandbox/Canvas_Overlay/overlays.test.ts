import { expect, it } from 'vitest';
import { describe as inWords, openingOverlays, toggle, type Overlays } from './shared/overlays';

const without = (state: Overlays) => toggle(toggle(state, 'gradient'), 'caption');

it('switches one part and leaves the others and the old state alone', () => {
  const tinted = toggle(openingOverlays, 'tint');
  expect(tinted.parts).toEqual({ tint: true, gradient: true, caption: true });
  expect(openingOverlays.parts.tint).toBe(false);
  expect(toggle(tinted, 'tint')).toEqual(openingOverlays);
});

it('says what is over the picture', () => {
  expect(inWords(openingOverlays)).toBe('Gradient and caption at 100 %.');
  expect(inWords(toggle(openingOverlays, 'tint'))).toBe('Tint, gradient and caption at 100 %.');
  expect(inWords(toggle(openingOverlays, 'caption'))).toBe('Gradient at 100 %.');
});

it('says when there is nothing to see', () => {
  expect(inWords(without(openingOverlays))).toBe('The picture alone.');
  expect(inWords({ ...openingOverlays, opacity: 0.004 })).toBe('All overlays are transparent.');
  expect(inWords({ ...openingOverlays, caption: ' ' })).toBe('The caption has no words.');
});
