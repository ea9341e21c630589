import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A closed square of 100 by 100 around 150, 150. */
function square({ Konva, layer }: ClaimTools, points = [-50, -50, 50, -50, 50, 50, -50, 50]) {
  const line = new Konva.Line({ x: 150, y: 150, points, closed: true, fill: 'red' });
  layer.add(line);
  return line;
}

export default defineClaims([
  {
    says: 'With a tension of 0, a line has straight edges; above 0, it is a curve through the same corners.',
    run: (tools) => {
      const { layer, pixel, expect } = tools;
      const line = square(tools);
      layer.draw();
      expect(line.tension()).toBe(0);
      expect([pixel(150, 96)[3], pixel(150, 104)[3]]).toEqual([0, 255]);
      line.tension(0.8);
      layer.draw();
      expect(pixel(150, 96)[3]).toBe(255);
      expect([pixel(102, 102)[3], pixel(97, 97)[3]]).toEqual([255, 0]);
    },
  },
  {
    says: '`getClientRect()` includes the curve; a rectangle that you compute from `points` does not.',
    run: (tools) => {
      const { layer, pixel, expect } = tools;
      const line = square(tools);
      expect(line.getClientRect()).toEqual({ x: 100, y: 100, width: 100, height: 100 });
      line.tension(1);
      layer.draw();
      const { x, y, width, height } = line.getClientRect();
      expect(Math.max(x, y)).toBeLessThan(95);
      expect(Math.min(width, height)).toBeGreaterThan(110);
      // What is painted ends inside of it.
      expect([pixel(150, 95)[3], pixel(150, Math.floor(y) - 2)[3]]).toEqual([255, 0]);
    },
  },
  {
    says: 'While nothing is dragged, each frame draws the hit graph as well.',
    run: (tools) => {
      const { layer, expect } = tools;
      const line = square(tools);
      let hits = 0;
      line.hitFunc((context, shape) => {
        hits += 1;
        context.beginPath();
        context.rect(-50, -50, 100, 100);
        context.fillShape(shape);
      });
      line.tension(0.5);
      layer.draw();
      expect(hits).toBe(1);
      layer.listening(false);
      layer.draw();
      expect(hits).toBe(1);
    },
  },
]);
