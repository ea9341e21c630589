import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A line whose points are all equal has no length, and browsers do not even paint its round caps.',
    run: ({ Konva, layer, pixel, expect }) => {
      const line = new Konva.Line({ points: [50, 50, 50, 50], stroke: 'blue', strokeWidth: 8, lineCap: 'round' });
      layer.add(line).draw();
      expect(pixel(50, 50)[3]).toBe(0);
      line.points([50, 50, 50.1, 50]);
      layer.draw();
      expect(pixel(50, 50)[3]).toBe(255);
    },
  },
  {
    says: 'The client rect of a layer without strokes has no size.',
    run: ({ layer, expect }) => {
      expect(layer.getClientRect()).toMatchObject({ width: 0, height: 0 });
    },
  },
  {
    says: '`Konva.Node#getClientRect` of that layer returns the box around all strokes, including their width.',
    run: ({ Konva, layer, expect }) => {
      layer.add(new Konva.Line({ points: [50, 50, 90, 70], stroke: 'blue', strokeWidth: 8 }));
      expect(layer.getClientRect()).toMatchObject({ x: 46, y: 46, width: 48, height: 28 });
    },
  },
  {
    says: '`Konva.Line#getTensionPoints` returns the control points that Konva uses.',
    run: ({ Konva, layer, pixel, expect }) => {
      const points = [20, 60, 60, 20, 100, 60];
      const line = new Konva.Line({ points, tension: 0.5, stroke: 'blue', strokeWidth: 6 });
      layer.add(line).draw();
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = line.getTensionPoints();
      expect([x2, y2]).toEqual([60, 20]);
      // The middle of the first quadratic curve.
      expect(pixel(Math.round((20 + 2 * x1 + x2) / 4), Math.round((60 + 2 * y1 + y2) / 4))[2]).toBe(255);
      // The straight line between the points would be elsewhere.
      expect(pixel(40, 40)[3]).toBe(0);
    },
  },
]);
