import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'when the pointer is at an edge of the stage, you see that edge of the plate.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const plate = new Konva.Rect({ ...stage.size(), fill: 'tan' });
      layer.add(plate).draw();
      stage.on('mousemove', () => {
        const point = stage.getPointerPosition();
        if (point) layer.setAttrs({ scaleX: 2, scaleY: 2, x: point.x * (1 - 2), y: point.y * (1 - 2) });
      });
      mouse.move(0, 0);
      expect(plate.getClientRect()).toMatchObject({ x: 0, y: 0 });
      mouse.move(400, 300);
      const { x, y, width, height } = plate.getClientRect();
      expect([x + width, y + height]).toEqual([400, 300]);
      mouse.move(100, 200);
      expect(layer.getAbsoluteTransform().point({ x: 100, y: 200 })).toEqual({ x: 100, y: 200 });
    },
  },
  {
    says: 'Your code reads the point in the coordinates of the layer, which the zoom changes. Use `getPointerPosition()`, or the relative position of the stage.',
    run: ({ Konva, stage, layer, mouse, expect }) => {
      layer.add(new Konva.Rect({ ...stage.size(), fill: 'tan' })).draw();
      const zoomAt = (read: () => { x: number; y: number } | null) => {
        const { x, y } = read() ?? { x: NaN, y: NaN };
        layer.setAttrs({ scaleX: 2, scaleY: 2, x: -x, y: -y });
        return layer.x();
      };
      mouse.move(100, 100);
      const byStage = () => stage.getRelativePointerPosition();
      expect(zoomAt(byStage)).toBe(zoomAt(byStage));
      layer.setAttrs({ scaleX: 1, scaleY: 1, x: 0, y: 0 });
      const byLayer = () => layer.getRelativePointerPosition();
      zoomAt(byLayer);
      layer.x(-300);
      expect(zoomAt(byLayer)).not.toBe(zoomAt(byStage));
    },
  },
  {
    says: "A `mouseleave` listener on a shape fires at the shape's edge. On a layer or group, it fires when the pointer reaches a gap between the shapes. Listen on the stage.",
    run: ({ Konva, stage, layer, mouse, expect }) => {
      const heard: string[] = [];
      const shape = new Konva.Rect({ width: 50, height: 50, fill: 'red' });
      layer.add(shape, new Konva.Rect({ x: 100, width: 50, height: 50, fill: 'red' })).draw();
      shape.on('mouseleave', () => heard.push('shape'));
      layer.on('mouseleave', () => heard.push('layer'));
      stage.on('mouseleave', () => heard.push('stage'));
      mouse.move(25, 25);
      mouse.move(75, 25);
      expect(heard).toContain('shape');
      expect(heard).toContain('layer');
      expect(heard).not.toContain('stage');
      mouse.leave();
      expect(heard).toContain('stage');
    },
  },
  {
    says: 'A cached shape is drawn from its cache, which needs a larger `pixelRatio` to look sharp.',
    run: ({ Konva, layer, pixel, expect }) => {
      const shape = new Konva.Rect({ x: 10, width: 10.5, height: 20, fill: 'rgb(255, 0, 0)' });
      layer.add(shape);
      layer.scale({ x: 8, y: 8 });
      layer.draw();
      /** Pixels in which the right edge is neither red nor empty. */
      const soft = () => {
        let count = 0;
        for (let x = 150; x < 180; x += 1) {
          const alpha = pixel(x, 40)[3];
          if (alpha > 8 && alpha < 247) count += 1;
        }
        return count;
      };
      expect(soft()).toBe(0);
      shape.cache({ pixelRatio: 1 });
      layer.draw();
      const low = soft();
      expect(low).toBeGreaterThan(3);
      shape.cache({ pixelRatio: 8 });
      layer.draw();
      expect(soft()).toBeLessThan(low);
    },
  },
  {
    says: 'Touch has no hover. Add a tap.',
    run: ({ Konva, stage, layer, touch, expect }) => {
      layer.add(new Konva.Rect({ ...stage.size(), fill: 'tan' })).draw();
      const heard: string[] = [];
      stage.on('mousemove mouseenter tap', ({ type }) => heard.push(type));
      touch.tap(50, 50);
      expect(heard).toEqual(['tap']);
    },
  },
  {
    says: 'The layer has `listening: false`, so Konva keeps no hit graph for it.',
    run: ({ Konva, stage, expect }) => {
      const layer = new Konva.Layer({ listening: false });
      stage.add(layer.add(new Konva.Rect({ width: 50, height: 50, fill: 'red' })));
      layer.draw();
      const { width, height } = layer.getHitCanvas();
      expect([width, height]).toEqual([0, 0]);
    },
  },
]);
