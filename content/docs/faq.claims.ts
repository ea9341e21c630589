import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'The Transformer changes `scaleX` and `scaleY`.',
    run: ({ Konva, layer, mouse, expect }) => {
      const box = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100, fill: 'red' });
      layer.add(box, new Konva.Transformer({ nodes: [box], rotateEnabled: false, keepRatio: false })).draw();
      mouse.drag([150, 150], [200, 200]);
      expect(box.width()).toBe(100);
      expect(box.scaleX()).toBeGreaterThan(1.3);
    },
  },
  {
    says: '`stage.getPointerPosition()` ignores the zoom. Use `stage.getRelativePointerPosition()`.',
    run: ({ stage, layer, mouse, expect }) => {
      layer.draw();
      stage.scale({ x: 2, y: 2 });
      mouse.move(100, 60);
      expect(stage.getPointerPosition()).toMatchObject({ x: 100, y: 60 });
      expect(stage.getRelativePointerPosition()).toMatchObject({ x: 50, y: 30 });
    },
  },
  {
    says: 'Set `listening: false` on the front shape.',
    run: ({ Konva, stage, layer, expect }) => {
      const back = new Konva.Rect({ width: 50, height: 50, fill: 'red' });
      const front = new Konva.Rect({ width: 50, height: 50, fill: 'blue' });
      layer.add(back, front).draw();
      expect(stage.getIntersection({ x: 20, y: 20 })).toBe(front);
      front.listening(false);
      layer.draw();
      expect(stage.getIntersection({ x: 20, y: 20 })).toBe(back);
    },
  },
  {
    says: 'Set `offsetX` and `offsetY` to half the size, and `x` and `y` to the center.',
    run: ({ Konva, expect }) => {
      const box = new Konva.Rect({ x: 100, y: 80, width: 60, height: 40, offsetX: 30, offsetY: 20, rotation: 37 });
      const { x, y, width, height } = box.getClientRect();
      expect(x + width / 2).toBeCloseTo(100, 6);
      expect(y + height / 2).toBeCloseTo(80, 6);
    },
  },
]);
