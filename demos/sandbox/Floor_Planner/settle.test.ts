import Konva from 'konva';
import { expect, it } from 'vitest';
import { settle } from './shared/look';

// The check cannot find a scale that stays: it runs with the strict modes of the bindings, which write every prop again.
it('makes a size of the scale that a Transformer has given, and takes the scale off the node', () => {
  const node = new Konva.Rect({
    x: 40,
    y: 50,
    width: 54,
    height: 60,
    scaleX: 2,
    scaleY: 1.5,
    rotation: 12.4,
  });
  expect(settle(node)).toEqual({ x: 40, y: 50, width: 108, depth: 90, rotation: 12 });
  expect(node.getAttrs()).toMatchObject({
    scaleX: 1,
    scaleY: 1,
    width: 108,
    height: 90,
    offsetX: 54,
    offsetY: 45,
    rotation: 12,
  });
});
