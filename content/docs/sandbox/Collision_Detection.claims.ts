import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: '`getClientRect()` is the upright rectangle around the shape, and contains its stroke and its shadow. Leave them out with `skipStroke` and `skipShadow`',
    run: ({ Konva, layer, expect }) => {
      const box = new Konva.Rect({
        x: 100,
        y: 50,
        width: 40,
        height: 40,
        fill: 'red',
        stroke: 'black',
        strokeWidth: 6,
        shadowColor: 'black',
        shadowOffsetX: 10,
      });
      layer.add(box);
      expect(box.getClientRect()).toEqual({ x: 97, y: 47, width: 56, height: 46 });
      expect(box.getClientRect({ skipStroke: true, skipShadow: true })).toEqual({
        x: 100,
        y: 50,
        width: 40,
        height: 40,
      });
      box.rotation(45);
      const turned = box.getClientRect({ skipStroke: true, skipShadow: true });
      expect(turned.width).toBeCloseTo(40 * Math.SQRT2, 6);
    },
  },
  {
    says: '`Konva.Util.haveIntersection` counts a shared edge as an overlap.',
    run: ({ Konva, expect }) => {
      const tile = { x: 0, y: 0, width: 10, height: 10 };
      expect(Konva.Util.haveIntersection(tile, { ...tile, x: 10 })).toBe(true);
      expect(Konva.Util.haveIntersection(tile, { ...tile, x: 10.01 })).toBe(false);
    },
  },
  {
    says: '`getClientRect()` returns pixels of the stage. Compare two of them with each other, or pass `relativeTo: layer` for coordinates of the layer.',
    run: ({ Konva, stage, layer, expect }) => {
      const box = new Konva.Rect({ x: 30, y: 20, width: 10, height: 10, fill: 'red' });
      layer.add(box);
      stage.setAttrs({ scaleX: 2, scaleY: 2, x: 5 });
      expect(box.getClientRect()).toEqual({ x: 65, y: 40, width: 20, height: 20 });
      expect(box.getClientRect({ relativeTo: layer })).toEqual({
        x: 30,
        y: 20,
        width: 10,
        height: 10,
      });
    },
  },
]);
