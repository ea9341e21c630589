import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A shape sets its shadow before it calls `sceneFunc`, so everything drawn in it casts a shadow, including the grain and the words.',
    run: ({ Konva, layer, expect }) => {
      let color = '';
      const bar = new Konva.Shape({
        fill: '#ff0000',
        shadowColor: '#0000ff',
        shadowBlur: 0,
        shadowOffsetX: 40,
        sceneFunc: ({ _context: pen }) => {
          if (color) pen.shadowColor = color;
          pen.fillStyle = '#000000';
          pen.fillRect(20, 20, 20, 20);
        },
      });
      layer.add(bar);
      const besideBar = () => {
        layer.draw();
        const ratio = layer.getCanvas().getPixelRatio();
        const context = layer.getNativeCanvasElement().getContext('2d');
        return [...(context?.getImageData(70 * ratio, 30 * ratio, 1, 1).data ?? [])];
      };
      expect(besideBar()).toEqual([0, 0, 255, 255]);
      color = 'transparent';
      expect(besideBar()).toEqual([0, 0, 0, 0]);
    },
  },
  {
    says: 'Konva strokes the head of an arrow as well as filling it, so a thick stroke extends the tip beyond the last point.',
    run: ({ Konva, layer, expect }) => {
      const arrow = new Konva.Arrow({ points: [20, 50, 100, 50], fill: 'red', stroke: 'red' });
      layer.add(arrow);
      const isDrawn = (x: number) => {
        layer.draw();
        const ratio = layer.getCanvas().getPixelRatio();
        const context = layer.getNativeCanvasElement().getContext('2d');
        return (context?.getImageData(x * ratio, 50 * ratio, 1, 1).data[3] ?? 0) > 0;
      };
      arrow.strokeWidth(1);
      expect([isDrawn(95), isDrawn(104)]).toEqual([true, false]);
      arrow.strokeWidth(10);
      expect(isDrawn(104)).toBe(true);
    },
  },
  {
    says: 'A clip rectangle needs both `clipWidth` and `clipHeight`. With `clipX` alone, nothing is cut off.',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group({ clipX: 50 });
      group.add(new Konva.Rect({ width: 100, height: 40, fill: 'red' }));
      layer.add(group);
      const isDrawn = (x: number) => {
        layer.draw();
        const ratio = layer.getCanvas().getPixelRatio();
        const context = layer.getNativeCanvasElement().getContext('2d');
        return (context?.getImageData(x * ratio, 20 * ratio, 1, 1).data[3] ?? 0) > 0;
      };
      expect(isDrawn(20)).toBe(true);
      group.clipWidth(100);
      expect(isDrawn(20)).toBe(true);
      group.clipHeight(100);
      expect([isDrawn(20), isDrawn(70)]).toEqual([false, true]);
    },
  },
  {
    says: '`Konva.Stage#toCanvas` has a pixel ratio of 1 unless you pass one, even on a high-density screen.',
    run: ({ Konva, stage, expect, onEnd }) => {
      const before = Konva.pixelRatio;
      onEnd(() => (Konva.pixelRatio = before));
      Konva.pixelRatio = 3;
      expect(stage.toCanvas().width).toBe(stage.width());
      expect(stage.toCanvas({ pixelRatio: 2 }).width).toBe(stage.width() * 2);
    },
  },
]);
