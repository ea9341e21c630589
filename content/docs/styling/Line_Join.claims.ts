import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A corner at 200, 100 that points to the right, with an angle in degrees. */
function addCorner({ Konva, layer }: ClaimTools, angle: number, config: Partial<Konva.LineConfig> = {}): Konva.Line {
  const half = 150 * Math.tan((angle * Math.PI) / 360);
  const points = [50, 100 - half, 200, 100, 50, 100 + half];
  const line = new Konva.Line({ points, stroke: 'black', strokeWidth: 24, ...config });
  layer.destroyChildren();
  layer.add(line).draw();
  return line;
}

/** How far the ink reaches past the corner. */
function tip({ pixel }: ClaimTools): number {
  return Array.from({ length: 180 }, (_, i) => i).filter((i) => pixel(200 + i, 100)[3] > 0).length;
}

export default defineClaims([
  {
    says: 'The tip becomes longer, and below about 11.5 degrees the corner becomes a bevel, because the canvas cuts off tips that are longer than 10 times half the stroke width.',
    run: (tools) => {
      addCorner(tools, 12.5);
      tools.expect(tip(tools)).toBeGreaterThan(60);
      addCorner(tools, 10.5);
      tools.expect(tip(tools)).toBeLessThan(12);
    },
  },
  {
    says: "line.setAttrs({ lineJoin: 'miter', miterLimit: 3 }); // bevel below 39 degrees",
    run: (tools) => {
      const reach = [38, 40].map((angle) => {
        addCorner(tools, angle, { miterLimit: 3 });
        return tip(tools) > 12;
      });
      tools.expect(reach).toEqual([false, true]);
    },
  },
  {
    says: '5.8 times half the width at 20 degrees, and 1.4 times at 90 degrees.',
    run: (tools) => {
      for (const [angle, factor] of [
        [20, 5.8],
        [90, 1.4],
      ] as const) {
        addCorner(tools, angle);
        tools.expect(Math.abs(tip(tools) - 12 * factor), `${angle} degrees`).toBeLessThan(2.5);
      }
    },
  },
  {
    says: "`Konva.Node#getClientRect` adds half the stroke width around the path, but does not include the tips. Use `'round'`, or leave room",
    run: (tools) => {
      const line = addCorner(tools, 30);
      const { x, width } = line.getClientRect();
      tools.expect(x + width).toBe(212);
      tools.expect(tip(tools)).toBeGreaterThan(40);
      line.cache();
      tools.expect(tip(tools)).toBe(12);
      line.cache({ offset: 40 });
      tools.expect(tip(tools)).toBeGreaterThan(40);
    },
  },
]);
