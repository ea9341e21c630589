import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'The exponent is the length of the frame, so the growth does not depend on the frame rate',
    run: async ({ Konva, onEnd, until, expect }) => {
      const shape = new Konva.Rect();
      let count = 0;
      const animation = new Konva.Animation(({ timeDiff, time }) => {
        const growth = 2 ** (timeDiff / 1000);
        shape.scale({ x: shape.scaleX() * growth, y: shape.scaleY() * growth });
        expect(shape.scaleX()).toBeCloseTo(2 ** (time / 1000), 9);
        expect(shape.scaleY()).toBe(shape.scaleX());
        // Every second frame is a long one.
        const end = performance.now() + ((count += 1) % 2) * 60;
        while (performance.now() < end);
      });
      onEnd(() => animation.stop());
      animation.start();
      await until(() => count > 4);
      expect(shape.scaleX()).toBeGreaterThan(1);
    },
  },
  {
    says: 'To let a shape grow from a side, put the pivot on that side:',
    run: ({ Konva, layer, expect }) => {
      const shape = new Konva.RegularPolygon({ x: 90, y: 80, sides: 6, radius: 40 });
      layer.add(shape);
      const before = shape.getClientRect();
      const box = shape.getSelfRect();
      const left = { x: box.x, y: box.y + box.height / 2 };
      shape.position(shape.getTransform().point(left));
      shape.offset(left);
      const after = shape.getClientRect();
      for (const key of ['x', 'y', 'width', 'height'] as const) {
        expect(after[key]).toBeCloseTo(before[key], 6);
      }
      shape.scale({ x: 1.7, y: 0.6 });
      expect(shape.getClientRect().x).toBeCloseTo(before.x, 6);
      expect(shape.getClientRect().width).toBeCloseTo(before.width * 1.7, 6);
      expect(shape.y()).toBeCloseTo(80, 6);
    },
  },
  {
    says: 'The left side of a hexagon, for example, is at `-radius * Math.cos(Math.PI / 6)`.',
    run: ({ Konva, expect }) => {
      const box = new Konva.RegularPolygon({ sides: 6, radius: 40 }).getSelfRect();
      expect(-box.x).toBeCloseTo(40 * Math.cos(Math.PI / 6), 9);
      expect(-box.y).toBeCloseTo(40, 9);
    },
  },
  {
    says: 'scaled, unless `strokeScaleEnabled` is `false`',
    run: ({ Konva, layer, pixel, expect }) => {
      const look = { width: 10, height: 20, stroke: 'red', strokeWidth: 4, scaleX: 5 };
      const rect = new Konva.Rect({ x: 50, y: 20, ...look });
      layer.add(rect);
      layer.draw();
      expect(pixel(57, 30)).toEqual([255, 0, 0, 255]);
      rect.strokeScaleEnabled(false);
      layer.draw();
      expect(pixel(51, 30)).toEqual([255, 0, 0, 255]);
      expect(pixel(57, 30)[3]).toBe(0);
    },
  },
  {
    says: 'offset scaled; blur scaled by the smaller factor',
    run: ({ Konva, layer, pixel, expect }) => {
      const shadow = { shadowColor: 'blue', shadowOffsetX: 30, shadowBlur: 0 };
      const rect = new Konva.Rect({ x: 20, y: 20, width: 10, height: 20, fill: 'red', ...shadow });
      layer.add(rect.scaleX(3));
      layer.draw();
      expect(pixel(55, 30)[3]).toBe(0);
      expect(pixel(115, 30)).toEqual([0, 0, 255, 255]);
      // A blur of 20 is seen far outside of the shadow, and not where one factor is near 0.
      rect.shadowBlur(20).scale({ x: 3, y: 1 });
      layer.draw();
      expect(pixel(145, 30)[3]).toBeGreaterThan(0);
      rect.scaleY(0.05).height(400);
      layer.draw();
      expect(pixel(145, 30)[3]).toBe(0);
    },
  },
  {
    says: 'the old bitmap remains until `cache()`',
    run: ({ Konva, layer, pixel, expect }) => {
      const circle = new Konva.Circle({ x: 80, y: 80, radius: 20, fill: 'red' });
      layer.add(circle);
      circle.cache();
      circle.radius(50);
      layer.draw();
      expect(pixel(115, 80)[3]).toBe(0);
      circle.cache();
      layer.draw();
      expect(pixel(115, 80)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: '`Konva.Node#getRelativePointerPosition` divides by zero',
    run: ({ Konva, layer, mouse, expect }) => {
      const rect = new Konva.Rect({ x: 40, y: 30, width: 60, height: 60, fill: 'red' });
      layer.add(rect).draw();
      mouse.move(70, 50);
      rect.scale({ x: 0.001, y: 0.001 });
      expect(rect.getRelativePointerPosition()?.x).toBeCloseTo(30_000, 3);
      rect.scale({ x: 0, y: 0 });
      const point = rect.getRelativePointerPosition();
      expect(Number.isFinite(point?.x)).toBe(false);
      expect(Number.isFinite(point?.y)).toBe(false);
    },
  },
  {
    says: 'The scale of a group multiplies the positions of its children, measured from the origin of the group.',
    run: ({ Konva, layer, expect }) => {
      const rect = new Konva.Rect({ x: 70, y: 50 });
      layer.add(new Konva.Group({ x: 10, y: 20, scaleX: 2, scaleY: 3 }).add(rect));
      expect(rect.absolutePosition()).toEqual({ x: 150, y: 170 });
    },
  },
  {
    says: 'Attach the transformer to a group, and let the animation scale the shape inside.',
    run: async ({ Konva, layer, onEnd, until, expect }) => {
      const rect = new Konva.Rect({ width: 60, height: 60, fill: 'red' });
      const group = new Konva.Group({ x: 40, y: 40 }).add(rect);
      const transformer = new Konva.Transformer({ nodes: [group] });
      layer.add(group, transformer).draw();
      let calls = 0;
      const animation = new Konva.Animation(() => {
        calls += 1;
        rect.scaleX(1.5);
      });
      onEnd(() => animation.stop());
      animation.start();
      await until(() => calls > 0);
      // What a handle writes.
      group.scale({ x: 2, y: 2 });
      const seen = calls;
      await until(() => calls > seen + 1);
      expect(group.scale()).toEqual({ x: 2, y: 2 });
      expect(rect.getClientRect().width).toBe(180);
    },
  },
]);
