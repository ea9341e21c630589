import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addPolygon({ Konva, layer }: ClaimTools, config: Partial<Konva.RegularPolygonConfig>): Konva.RegularPolygon {
  const polygon = new Konva.RegularPolygon({ x: 120, y: 120, sides: 3, radius: 80, ...config });
  layer.add(polygon).draw();
  return polygon;
}

export default defineClaims([
  {
    says: 'Put a flat side at the bottom. With an odd number of sides, a polygon has a side at the bottom, and with an even number, it has a corner there.',
    run: ({ Konva, expect }) => {
      for (let sides = 3; sides <= 9; sides++) {
        const { y, height } = new Konva.RegularPolygon({ sides, radius: 100 }).getSelfRect();
        const bottom = sides % 2 === 0 ? 100 : 100 * Math.cos(Math.PI / sides);
        expect([y, y + height].map(Math.round), `${sides} sides`).toEqual([-100, Math.round(bottom)]);
      }
    },
  },
  {
    says: 'An array of any length works, but Konva warns in the console unless it has exactly four numbers.',
    run: (tools) => {
      addPolygon(tools, { cornerRadius: [0, 30, 30], fill: 'red' });
      tools.expect(tools.warnings.join()).toContain('"cornerRadius"');
      tools.expect([tools.pixel(120, 44)[3], tools.pixel(54, 158)[3]]).toEqual([255, 0]);
    },
  },
  {
    says: 'With a stroke, Konva 10.9.1 draws the edges of a triangle slightly past its round corners.',
    run: (tools) => {
      const triangle = addPolygon(tools, { cornerRadius: 20, stroke: 'black', strokeWidth: 4 });
      // On the edge between the lower left corner and the place where its arc begins.
      const whisker = () => tools.pixel(73, 160)[3];
      tools.expect(whisker()).toBeGreaterThan(128);
      triangle.setAttr('stroke', undefined);
      triangle.fill('black');
      tools.expect(whisker()).toBe(0);
    },
  },
  {
    says: 'With 4.5 sides the polygon has five corners, and its last side is shorter.',
    run: (tools) => {
      const corners = [0, 1, 2, 3, 4].map((n) => (n * 2 * Math.PI) / 4.5);
      addPolygon(tools, { sides: 4.5, fill: 'red' });
      const ink = (angle: number) =>
        tools.pixel(Math.round(120 + 74 * Math.sin(angle)), Math.round(120 - 74 * Math.cos(angle)))[3] > 0;
      tools.expect(corners.filter(ink)).toHaveLength(5);
      tools.expect(ink(Math.PI / 4.5)).toBe(false);
    },
  },
  {
    says: '`getClientRect()` returns the exact box around the corners if the polygon is not rotated. With a rotation, it returns the box around the rotated box, which can be larger.',
    run: (tools) => {
      const square = addPolygon(tools, { sides: 4, fill: 'red' });
      tools.expect(Math.round(square.getClientRect().width)).toBe(160);
      // Its sides are now upright, and the corners 113 pixels apart.
      square.rotation(45);
      tools.layer.draw();
      tools.expect([tools.pixel(174, 120)[3], tools.pixel(179, 120)[3]]).toEqual([255, 0]);
      tools.expect(Math.round(square.getClientRect().width)).toBe(226);
    },
  },
]);
