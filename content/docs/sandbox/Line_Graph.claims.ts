import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'Both layers set `Konva.Node#listening` to `false`, so Konva draws no hit graph for them.',
    run: ({ Konva, layer, expect }) => {
      let hits = 0;
      layer.add(new Konva.Rect({ width: 50, height: 50, fill: 'red', hitFunc: () => (hits += 1) }));
      layer.listening(false);
      layer.draw();
      expect(hits).toBe(0);
      layer.listening(true);
      layer.draw();
      expect(hits).toBe(1);
    },
  },
  {
    says: 'A level of null is drawn at 0, and a point with NaN is left out: the line continues at the next point.',
    run: ({ Konva, layer, expect }) => {
      const line = new Konva.Line({ stroke: 'black', strokeWidth: 6 });
      layer.add(line);
      const isDrawn = (points: (number | null)[], x: number, y: number) => {
        line.setAttr('points', points);
        layer.draw();
        const context = layer.getNativeCanvasElement().getContext('2d');
        const ratio = layer.getCanvas().getPixelRatio();
        return (context?.getImageData(x * ratio, y * ratio, 1, 1).data[3] ?? 0) > 0;
      };
      expect(isDrawn([0, 80, 50, NaN, 100, 80], 50, 80)).toBe(true);
      expect(isDrawn([0, 80, 50, null, 100, 80], 50, 80)).toBe(false);
      expect(isDrawn([0, 80, 50, null, 100, 80], 25, 40)).toBe(true);
    },
  },
  {
    says: 'A line with tension can leave the range of its points',
    run: ({ Konva, expect }) => {
      const points = [0, 100, 50, 100, 60, 20, 110, 20];
      const straight = new Konva.Line({ points }).getSelfRect();
      expect([straight.y, straight.height]).toEqual([20, 80]);
      const round = new Konva.Line({ points, tension: 0.5 }).getSelfRect();
      expect(round.y).toBeLessThan(20);
      expect(round.y + round.height).toBeGreaterThan(100);
    },
  },
]);
