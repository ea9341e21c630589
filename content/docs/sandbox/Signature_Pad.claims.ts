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
    says: '`Konva.Node#getClientRect` of that layer is the box around all strokes, including their width.',
    run: ({ Konva, layer, expect }) => {
      layer.add(new Konva.Line({ points: [50, 50, 90, 70], stroke: 'blue', strokeWidth: 8 }));
      expect(layer.getClientRect()).toMatchObject({ x: 46, y: 46, width: 48, height: 28 });
    },
  },
]);
