import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A Transformer changes the scale of a node and leaves `width` and `height` as they are.',
    run: ({ Konva, layer, mouse, expect }) => {
      const sofa = new Konva.Rect({ x: 50, y: 50, width: 100, height: 60, fill: 'green' });
      const transformer = new Konva.Transformer({ nodes: [sofa], keepRatio: false });
      layer.add(sofa, transformer).draw();
      mouse.drag([150, 110], [200, 140]);
      expect([sofa.width(), sofa.height()]).toEqual([100, 60]);
      expect(sofa.scaleX()).toBeGreaterThan(1.4);
      expect(sofa.scaleY()).toBeGreaterThan(1.4);
    },
  },
  {
    says: 'Two lines that end at the same point leave a gap at the outer corner, because lines have flat caps by default.',
    run: ({ Konva, layer, expect }) => {
      const look = { stroke: 'black', strokeWidth: 20 };
      const walls = [
        new Konva.Line({ ...look, points: [20, 100, 100, 100] }),
        new Konva.Line({ ...look, points: [100, 100, 100, 180] }),
      ];
      layer.add(...walls);
      const isDrawn = (x: number, y: number) => {
        layer.draw();
        const ratio = layer.getCanvas().getPixelRatio();
        const context = layer.getNativeCanvasElement().getContext('2d');
        return (context?.getImageData(x * ratio, y * ratio, 1, 1).data[3] ?? 0) > 0;
      };
      expect([isDrawn(95, 95), isDrawn(105, 95)]).toEqual([true, false]);
      for (const wall of walls) wall.lineCap('square');
      expect(isDrawn(105, 95)).toBe(true);
    },
  },
  {
    says: "`findOne('#')` finds the first node without an id.",
    run: ({ Konva, layer, expect }) => {
      const named = new Konva.Rect({ id: 'sofa' });
      const first = new Konva.Rect();
      layer.add(named, first, new Konva.Rect());
      expect(layer.findOne('#') === first).toBe(true);
      expect(layer.findOne('#sofa') === named).toBe(true);
    },
  },
]);
