import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A frame that is twice as long turns the rectangle twice as far',
    run: async ({ Konva, onEnd, until, expect }) => {
      const rect = new Konva.Rect();
      let count = 0;
      const animation = new Konva.Animation(({ timeDiff, time }) => {
        rect.rotate(90 * (timeDiff / 1000));
        expect(rect.rotation()).toBeCloseTo(90 * (time / 1000), 6);
        // Every second frame is a long one.
        const end = performance.now() + ((count += 1) % 2) * 60;
        while (performance.now() < end);
      });
      onEnd(() => animation.stop());
      animation.start();
      await until(() => count > 5);
      expect(rect.rotation()).toBeGreaterThan(9);
    },
  },
  {
    says: "the point of the shape at that position, measured from the shape's origin before rotation and scale",
    run: ({ Konva, layer, expect }) => {
      const rect = new Konva.Rect({ x: 160, y: 100, width: 48, height: 28, rotation: 70, scaleX: 3 });
      layer.add(rect);
      const pivots = [
        [0, 0],
        [24, 14],
        [48, 28],
        [24, 48],
      ] as const;
      for (const [x, y] of pivots) {
        rect.offset({ x, y });
        const place = rect.getAbsoluteTransform().point({ x, y });
        expect(place.x).toBeCloseTo(160, 6);
        expect(place.y).toBeCloseTo(100, 6);
      }
    },
  },
  {
    says: 'In circles, ellipses, rings, stars and regular polygons it is the center',
    run: ({ Konva, expect }) => {
      const shapes = [
        new Konva.Circle({ radius: 20 }),
        new Konva.Ellipse({ radiusX: 20, radiusY: 10 }),
        new Konva.Ring({ innerRadius: 10, outerRadius: 20 }),
        new Konva.Star({ numPoints: 6, innerRadius: 10, outerRadius: 20 }),
        new Konva.RegularPolygon({ sides: 6, radius: 20 }),
      ];
      for (const shape of shapes) {
        const { x, y, width, height } = shape.getSelfRect();
        expect(x + width / 2).toBeCloseTo(0, 6);
        expect(y + height / 2).toBeCloseTo(0, 6);
        expect(width).toBeGreaterThan(19);
      }
      for (const shape of [new Konva.Rect({ width: 9, height: 9 }), new Konva.Text({ text: 'A' })]) {
        expect(shape.getSelfRect().x).toBe(0);
        expect(shape.getSelfRect().y).toBe(0);
      }
    },
  },
  {
    says: 'move the group so that its content stays in place',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group({ x: 50, y: 40, rotation: 30, scaleX: 2 });
      group.add(new Konva.Rect({ x: 70, y: 10, width: 40, height: 20 }));
      group.add(new Konva.Rect({ x: 20, y: 60, width: 30, height: 20 }));
      layer.add(group);
      const before = group.getClientRect();
      const box = group.getClientRect({ skipTransform: true });
      const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      group.position(group.getTransform().point(center));
      group.offset(center);
      const after = group.getClientRect();
      for (const key of ['x', 'y', 'width', 'height'] as const) {
        expect(after[key]).toBeCloseTo(before[key], 6);
      }
      const middle = group.getAbsoluteTransform().point(center);
      group.rotate(70);
      const turned = group.getAbsoluteTransform().point(center);
      expect(turned.x).toBeCloseTo(middle.x, 6);
      expect(turned.y).toBeCloseTo(middle.y, 6);
      expect(center).toEqual({ x: 65, y: 45 });
    },
  },
  {
    says: 'The box includes strokes and shadows.',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group();
      const look = { stroke: 'red', strokeWidth: 10, shadowColor: 'black', shadowOffsetX: 30 };
      layer.add(group.add(new Konva.Rect({ width: 40, height: 20, fill: 'red', ...look })));
      expect(group.getClientRect({ skipTransform: true }).width).toBeGreaterThan(79);
      const bare = { skipTransform: true, skipStroke: true, skipShadow: true };
      expect(group.getClientRect(bare).width).toBe(40);
    },
  },
  {
    says: '`x` and `y` are now the position of the pivot. Add the offset to the position.',
    run: ({ Konva, layer, expect }) => {
      const rect = new Konva.Rect({ x: 100, y: 80, width: 48, height: 28 });
      layer.add(rect);
      const before = rect.getClientRect();
      rect.offset({ x: 24, y: 14 });
      expect(rect.getClientRect().x).toBe(before.x - 24);
      expect(rect.getClientRect().y).toBe(before.y - 14);
      rect.position({ x: 100 + 24, y: 80 + 14 });
      expect(rect.getClientRect()).toEqual(before);
    },
  },
  {
    says: 'The offset does not follow `width` and `height`.',
    run: ({ Konva, expect }) => {
      const rect = new Konva.Rect({ width: 48, height: 28, offsetX: 24, offsetY: 14 });
      rect.size({ width: 96, height: 56 });
      expect(rect.offset()).toEqual({ x: 24, y: 14 });
    },
  },
  {
    says: 'The angle is in radians, such as `Math.PI`. Konva uses degrees, unless you set `Konva.angleDeg = false`.',
    run: ({ Konva, layer, onEnd, expect }) => {
      const rect = new Konva.Rect({ width: 50, height: 10 });
      layer.add(rect);
      const end = () => rect.getAbsoluteTransform().point({ x: 50, y: 0 }).x;
      rect.rotation(Math.PI);
      expect(end()).toBeGreaterThan(49.9);
      onEnd(() => void (Konva.angleDeg = true));
      Konva.angleDeg = false;
      rect.rotation(0).rotation(Math.PI);
      expect(end()).toBeCloseTo(-50, 6);
    },
  },
  {
    says: 'Konva does not remove full turns. To display or compare an angle, use `((angle % 360) + 360) % 360`',
    run: ({ Konva, expect }) => {
      const rect = new Konva.Rect({ rotation: 350 });
      rect.rotate(3650);
      expect(rect.rotation()).toBe(4000);
      const shown = (angle: number) => ((angle % 360) + 360) % 360;
      expect([4000, -30, 0, 360].map(shown)).toEqual([40, 330, 0, 0]);
    },
  },
]);
