import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: '`getClientRect()` measures the square around the outer circle, not the tips',
    run: ({ Konva, layer, pixel, expect }) => {
      for (const numPoints of [4, 5, 6]) {
        const star = new Konva.Star({ x: 100, y: 100, numPoints, innerRadius: 30, outerRadius: 80, fill: 'red' });
        expect(star.getClientRect()).toEqual({ x: 20, y: 20, width: 160, height: 160 });
      }
      layer.add(new Konva.Star({ x: 100, y: 100, numPoints: 5, innerRadius: 31, outerRadius: 80, fill: 'red' })).draw();
      // The lower right tip.
      const tip = (radius: number) => {
        const angle = (4 * Math.PI) / 5;
        return pixel(Math.round(100 + radius * Math.sin(angle)), Math.round(100 - radius * Math.cos(angle)))[3];
      };
      expect([tip(76) > 0, tip(83) > 0]).toEqual([true, false]);
      expect(-Math.cos((4 * Math.PI) / 5)).toBeCloseTo(0.81, 2);
    },
  },
  {
    says: 'It sets the outer radius to 50 and does not change the inner one.',
    run: ({ Konva, expect }) => {
      const star = new Konva.Star({ numPoints: 5, innerRadius: 30, outerRadius: 80 });
      star.width(100);
      expect([star.outerRadius(), star.innerRadius()]).toEqual([50, 30]);
    },
  },
  {
    says: 'At a ratio of `cos(180° / n)` the notches disappear',
    run: ({ Konva, layer, pixel, expect }) => {
      const innerRadius = 80 * Math.cos(Math.PI / 6);
      const config = { x: 100, y: 100, fill: 'red' };
      const star = new Konva.Star({ ...config, numPoints: 6, innerRadius, outerRadius: 80 });
      const polygon = new Konva.RegularPolygon({ ...config, x: 300, sides: 6, radius: 80 });
      layer.add(star, polygon).draw();
      for (let angle = 0; angle < 60; angle += 10) {
        const [dx, dy] = [Math.round(72 * Math.sin(angle)), Math.round(-72 * Math.cos(angle))];
        expect(pixel(100 + dx, 100 + dy), `${dx} ${dy}`).toEqual(pixel(300 + dx, 100 + dy));
      }
    },
  },
]);
