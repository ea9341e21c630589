import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A shape with the same parent follows the path if the path is not moved, rotated or scaled.',
    run: ({ Konva, expect }) => {
      const data = 'M 10 20 L 110 20 L 110 120';
      const path = new Konva.Path({ data });
      expect(path.getPointAtLength(150)).toEqual({ x: 110, y: 70 });
      const moved = new Konva.Path({ data, x: 40, y: 30, scaleX: 2, rotation: 45 });
      expect(moved.getPointAtLength(150)).toEqual({ x: 110, y: 70 });
      expect(path.getLength()).toBe(200);
    },
  },
  {
    says: 'For a path without data, the method returns `null`.',
    run: ({ Konva, expect }) => {
      expect(new Konva.Path({}).getPointAtLength(10)).toBe(null);
    },
  },
  {
    says: 'The sum of these steps does not depend on the frame rate either.',
    run: async ({ Konva, onEnd, until, expect }) => {
      let phase = 0;
      const seen: [time: number, phase: number][] = [];
      const animation = new Konva.Animation(({ time, timeDiff }) => {
        phase += 3 * (timeDiff / 1000);
        seen.push([time, phase]);
        // Every second frame is a long one.
        const end = performance.now() + (seen.length % 2) * 60;
        while (performance.now() < end);
      });
      onEnd(() => animation.stop());
      animation.start();
      await until(() => seen.length > 5);
      for (const [time, at] of seen) expect(at).toBeCloseTo((time / 1000) * 3, 9);
    },
  },
  {
    says: 'the new speed also multiplies the time that has already passed.',
    run: async ({ Konva, layer, onEnd, until, expect }) => {
      const node = new Konva.Rect();
      layer.add(node);
      let speed = 0.002;
      const angles: number[] = [];
      const animation = new Konva.Animation(({ time }) => void angles.push(time * speed));
      onEnd(() => animation.stop());
      animation.start();
      await until(() => animation.frame.time > 200);
      const [before = NaN, count] = [angles.at(-1), angles.length];
      speed *= 2;
      await until(() => angles.length > count);
      expect((angles[count] ?? NaN) / before).toBeGreaterThanOrEqual(2);
    },
  },
  {
    says: 'Put the shape into a draggable group: the drag moves the group, and the animation moves the shape inside.',
    run: async ({ Konva, layer, mouse, onEnd, until, frames, expect }) => {
      const circle = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red' });
      const group = new Konva.Group({ draggable: true });
      layer.add(group.add(circle)).draw();
      let calls = 0;
      const animation = new Konva.Animation(({ time }) => {
        calls += 1;
        circle.x(100 + 5 * Math.sin(time / 600));
      });
      onEnd(() => animation.stop());
      animation.start();
      await until(() => calls > 1);
      mouse.drag([100, 100], [160, 130]);
      await frames(2);
      expect(group.position()).toEqual({ x: 60, y: 30 });
      expect(circle.x()).toBeLessThan(106);
    },
  },
  {
    says: 'The animation overwrites its position in the next frame.',
    run: async ({ Konva, layer, mouse, onEnd, until, frames, expect }) => {
      const circle = new Konva.Circle({ x: 100, y: 100, radius: 40, fill: 'red', draggable: true });
      layer.add(circle).draw();
      let calls = 0;
      const animation = new Konva.Animation(({ time }) => {
        calls += 1;
        circle.x(100 + 5 * Math.sin(time / 600));
      });
      onEnd(() => animation.stop());
      animation.start();
      await until(() => calls > 1);
      mouse.drag([100, 100], [160, 130]);
      await frames(2);
      expect(circle.x()).toBeLessThan(106);
      expect(circle.y()).toBe(130);
    },
  },
  {
    says: 'In a rotated group, `x` follows the rotated axis; in a scaled group, distances are multiplied. For a position on the stage, use `Konva.Node#absolutePosition`.',
    run: ({ Konva, layer, expect }) => {
      const node = new Konva.Rect();
      layer.add(new Konva.Group({ rotation: 90, scaleX: 2 }).add(node));
      node.x(50);
      expect(node.absolutePosition().x).toBeCloseTo(0, 6);
      expect(node.absolutePosition().y).toBeCloseTo(100, 6);
      node.absolutePosition({ x: 30, y: 40 });
      expect(node.absolutePosition().x).toBeCloseTo(30, 6);
      expect(node.absolutePosition().y).toBeCloseTo(40, 6);
    },
  },
  {
    says: 'The canvas ignores a transform that contains `NaN`.',
    run: ({ Konva, layer, pixel, warnings, expect }) => {
      const rect = new Konva.Rect({ x: 20, y: 90, width: 40, height: 40, fill: 'red' });
      layer.setAttrs({ x: 150, rotation: 10, scaleX: 2 });
      layer.add(new Konva.Group({ y: 30, scaleY: 2 }).add(rect));
      layer.draw();
      expect(pixel(20, 20)[3]).toBe(0);
      rect.x(NaN);
      layer.draw();
      expect(pixel(2, 2)).toEqual([255, 0, 0, 255]);
      expect(pixel(38, 38)).toEqual([255, 0, 0, 255]);
      expect(pixel(42, 20)[3]).toBe(0);
      expect(pixel(20, 42)[3]).toBe(0);
      expect(warnings.length).toBeGreaterThan(0);
    },
  },
]);
