import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'it has six parameters and always turns a rectangle into a parallelogram.',
    run: ({ Konva, expect }) => {
      const node = new Konva.Rect({ x: 7, skewX: 0.4, skewY: -0.3, scaleX: 2, rotation: 30 });
      const transform = node.getTransform();
      expect(transform.getMatrix()).toHaveLength(6);
      const [a, b, c, d] = [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ].map(([x = 0, y = 0]) => transform.point({ x, y }));
      expect((b?.x ?? 0) - (a?.x ?? 0)).toBeCloseTo((c?.x ?? 0) - (d?.x ?? 0), 6);
      expect((b?.y ?? 0) - (a?.y ?? 0)).toBeCloseTo((c?.y ?? 0) - (d?.y ?? 0), 6);
    },
  },
  {
    says: 'Holes run in the opposite direction, so the default fill rule excludes them from the drawing and the hit area.',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      const plate = 'M0 0L100 0L100 100L0 100Z';
      const path = new Konva.Path({ data: `${plate}M25 25L25 75L75 75L75 25Z`, fill: 'red' });
      layer.add(path).draw();
      expect(pixel(50, 50)[3]).toBe(0);
      expect(stage.getIntersection({ x: 50, y: 50 })).toBe(null);
      path.data(`${plate}M25 25L75 25L75 75L25 75Z`);
      layer.draw();
      expect(pixel(50, 50)[3]).toBe(255);
      expect(stage.getIntersection({ x: 50, y: 50 })).toBe(path);
    },
  },
  {
    says: '`destination-out` erases everything that was drawn on the layer before, including the background. Put both shapes into a group and cache it.',
    run: ({ Konva, layer, pixel, expect }) => {
      const group = new Konva.Group();
      group.add(
        new Konva.Rect({ width: 100, height: 100, fill: 'red' }),
        new Konva.Rect({ width: 50, height: 50, fill: 'black', globalCompositeOperation: 'destination-out' }),
      );
      layer.add(new Konva.Rect({ width: 200, height: 200, fill: 'blue' }), group).draw();
      expect(pixel(20, 20)[3]).toBe(0);
      group.cache();
      layer.draw();
      expect(pixel(20, 20)).toEqual([0, 0, 255, 255]);
      expect(pixel(80, 80)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'The box from `getClientRect()` is not rotated, so it is larger than a rotated shape.',
    run: ({ Konva, expect }) => {
      const box = new Konva.Rect({ width: 100, height: 20, rotation: 45 }).getClientRect();
      expect(box.width).toBeCloseTo(120 * Math.SQRT1_2, 5);
      expect(box.width * box.height).toBeGreaterThan(3 * 100 * 20);
    },
  },
  {
    says: 'The demo draws clones of the outlines, so the zoom of the stage and the position of the layer do not matter.',
    run: ({ Konva, stage, layer, expect }) => {
      const lines = new Konva.Group();
      lines.add(new Konva.Line({ points: [10, 0, 10, 20], stroke: 'red', strokeWidth: 4 }));
      layer.add(lines);
      stage.scale({ x: 3, y: 3 });
      layer.x(70);
      const alphaAt = (node: typeof lines) =>
        node.toCanvas({ x: 0, y: 0, width: 20, height: 20, pixelRatio: 1 }).getContext('2d')?.getImageData(10, 10, 1, 1)
          .data[3];
      expect(alphaAt(lines)).toBe(0);
      expect(alphaAt(lines.clone())).toBe(255);
    },
  },
]);
