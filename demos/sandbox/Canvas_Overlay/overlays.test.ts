import { expect, it } from 'vitest';
import { opening, overlayConfigs, PARTS, toggle } from './shared/overlays';

it('switches one part and leaves the others and the old state alone', () => {
  const tinted = toggle(opening, 'Tint');
  expect(tinted.parts).toEqual({ Tint: true, Gradient: true, Caption: true });
  expect(opening.parts.Tint).toBe(false);
  expect(toggle(tinted, 'Tint')).toEqual(opening);
});

it('hides what is off, and keeps its node', () => {
  const { tint, gradient, caption } = overlayConfigs(PARTS.reduce(toggle, opening));
  expect([tint, gradient, caption].map(({ visible }) => visible)).toEqual([true, false, false]);
});
