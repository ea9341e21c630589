import Konva from 'konva';
import { expect, it } from 'vitest';
import { keepOn } from './shared/cookies';

it('keeps a star on the paper', () => {
  const star = new Konva.Circle({ x: -900, y: 900 });
  keepOn({ target: star });
  expect(star.position()).toEqual({ x: -170, y: 110 });
});
