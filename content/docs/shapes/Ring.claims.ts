import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'If the inner radius is larger, the band and `getClientRect()` are the same, but `width()` and `height()` still use `outerRadius`.',
    run: ({ Konva, layer, stage, pixel, expect }) => {
      const config = { x: 100, y: 100, fill: 'red' };
      const usual = new Konva.Ring({ ...config, innerRadius: 30, outerRadius: 80 });
      const swapped = new Konva.Ring({ ...config, innerRadius: 80, outerRadius: 30 });
      expect(swapped.getClientRect()).toEqual(usual.getClientRect());
      expect([usual.width(), swapped.width()]).toEqual([160, 60]);
      layer.add(swapped).draw();
      expect([pixel(100, 100)[3], pixel(150, 100)[3]]).toEqual([0, 255]);
      expect(stage.getIntersection({ x: 100, y: 100 })).toBeNull();
    },
  },
  {
    says: 'The hole is not part of the hit area. To include it, set a `Konva.Shape#hitFunc` that draws the outer circle',
    run: ({ Konva, layer, mouse, expect }) => {
      const ring = new Konva.Ring({ x: 100, y: 100, innerRadius: 50, outerRadius: 80, fill: 'red', draggable: true });
      layer.add(ring).draw();
      mouse.drag([100, 100], [120, 100]);
      expect(ring.x()).toBe(100);
      ring.hitFunc((context, shape) => {
        context.beginPath();
        context.arc(0, 0, ring.outerRadius(), 0, Math.PI * 2);
        context.closePath();
        context.fillStrokeShape(shape);
      });
      layer.draw();
      mouse.drag([100, 100], [120, 100]);
      expect(ring.x()).toBe(120);
    },
  },
  {
    says: 'A circle receives clicks inside even without a fill. With `fillEnabled: false`, it behaves like a ring',
    run: ({ Konva, layer, stage, expect }) => {
      const circle = new Konva.Circle({ x: 100, y: 100, radius: 60, stroke: 'red', strokeWidth: 20 });
      layer.add(circle).draw();
      const hits = () => [100, 160].map((x) => stage.getIntersection({ x, y: 100 }));
      expect(hits()).toEqual([circle, circle]);
      circle.fillEnabled(false);
      layer.draw();
      expect(hits()).toEqual([null, circle]);
    },
  },
  {
    says: 'Remove the side handles from `Konva.Transformer#enabledAnchors`, because each of them changes only one scale',
    run: ({ Konva, layer, mouse, expect }) => {
      const ring = new Konva.Ring({ x: 100, y: 100, innerRadius: 30, outerRadius: 60, fill: 'red' });
      const transformer = new Konva.Transformer({ nodes: [ring] });
      layer.add(ring, transformer).draw();
      mouse.drag([160, 100], [220, 100]);
      expect(ring.scaleX()).toBeCloseTo(1.5);
      expect(ring.scaleY()).toBeCloseTo(1);
      transformer.enabledAnchors(['top-left', 'top-right', 'bottom-left', 'bottom-right']);
      ring.position({ x: 100, y: 100 }).scale({ x: 1, y: 1 });
      layer.draw();
      mouse.drag([160, 160], [220, 190]);
      expect(ring.scaleX()).toBeGreaterThan(1.1);
      expect(ring.scaleX()).toBeCloseTo(ring.scaleY());
    },
  },
]);
