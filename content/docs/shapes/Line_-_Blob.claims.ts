import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'With points evenly spaced on a circle, one tension value gives almost a circle',
    run: ({ Konva, expect }) => {
      const table: [count: number, tension: number][] = [
        [4, 0.55],
        [6, 0.41],
        [8, 0.375],
        [12, 0.35],
      ];
      for (const [count, tension] of table) {
        // Halfway between two points is the right end of the shape.
        const angles = Array.from({ length: count }, (_, i) => ((i + 0.5) * 2 * Math.PI) / count);
        const points = angles.flatMap((angle) => [100 * Math.cos(angle), 100 * Math.sin(angle)]);
        const reach = (by: number) => {
          const { x, width } = new Konva.Line({ points, tension: by, closed: true }).getSelfRect();
          return x + width;
        };
        expect(reach(tension), `${count} points`).toBeCloseTo(100, 0);
        expect(reach(0), `${count} points`).toBeLessThan(97);
      }
    },
  },
  {
    says: 'If the outline crosses itself, the default rule also fills areas that are enclosed twice.',
    run: ({ Konva, layer, stage, pixel, expect }) => {
      const corners = Array.from({ length: 5 }, (_, i) => (i * 4 * Math.PI) / 5);
      const points = corners.flatMap((angle) => [80 * Math.sin(angle), -80 * Math.cos(angle)]);
      const star = new Konva.Line({ x: 100, y: 100, points, closed: true, tension: 0.1, fill: 'red' });
      layer.add(star).draw();
      expect(pixel(100, 100)[3]).toBe(255);
      star.fillRule('evenodd');
      layer.draw();
      expect([pixel(100, 100)[3], stage.getIntersection({ x: 100, y: 100 })]).toEqual([0, null]);
    },
  },
]);
