import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addArc({ Konva, layer }: ClaimTools, config: Partial<Konva.ArcConfig>): Konva.Arc {
  const arc = new Konva.Arc({ x: 100, y: 100, innerRadius: 40, outerRadius: 80, angle: 90, ...config });
  layer.add(arc).draw();
  return arc;
}

/** In which quarters the band is, clockwise from three o'clock. */
function quarters(tools: ClaimTools): number[] {
  return [1, 2, 3, 4].filter((quarter) => {
    const angle = (quarter - 0.5) * (Math.PI / 2);
    return tools.pixel(Math.round(100 + 60 * Math.cos(angle)), Math.round(100 + 60 * Math.sin(angle)))[3] === 255;
  });
}

export default defineClaims([
  {
    says: 'Konva passes `Konva.Arc#clockwise` to the canvas as its `counterclockwise` flag, so `true` draws the opposite of what the name says.',
    run: (tools) => {
      const rows: [angle: number, clockwise: boolean, drawn: number[]][] = [
        [90, false, [1]],
        [-90, false, [1, 2, 3]],
        [90, true, [2, 3, 4]],
        [-90, true, [4]],
      ];
      for (const [angle, clockwise, drawn] of rows) {
        tools.layer.destroyChildren();
        addArc(tools, { angle, clockwise, fill: 'red' });
        tools.expect(quarters(tools), `${angle} ${clockwise}`).toEqual(drawn);
      }
    },
  },
  {
    says: 'Bounds fit the band. For a 90-degree arc with an outer radius of 100 and no stroke, `getClientRect()` returns a box of 100 by 100.',
    run: (tools) =>
      tools
        .expect(addArc(tools, { innerRadius: 0, outerRadius: 100, fill: 'red' }).getClientRect())
        .toEqual({ x: 100, y: 100, width: 100, height: 100 }),
  },
  {
    says: 'At an angle of 0, the stroke still draws a line at the start of the band.',
    run: (tools) => {
      const arc = addArc(tools, { angle: 0, fill: 'red', stroke: 'blue', strokeWidth: 4 });
      tools.expect(tools.pixel(160, 100)).toEqual([0, 0, 255, 255]);
      arc.strokeEnabled(false);
      tools.layer.draw();
      tools.expect(tools.pixel(160, 100)[3]).toBe(0);
    },
  },
  {
    says: 'At 360 degrees, the stroke still draws both ends of the band',
    run: (tools) => {
      addArc(tools, { angle: 360, fill: 'red', stroke: 'blue', strokeWidth: 4 });
      tools.expect([tools.pixel(160, 100), tools.pixel(40, 100)]).toEqual([
        [0, 0, 255, 255],
        [255, 0, 0, 255],
      ]);
    },
  },
  {
    says: 'At other rotations, Konva returns the box around the rotated box, which is larger than the band.',
    run: (tools) => {
      const arc = addArc(tools, { innerRadius: 0, fill: 'red', rotation: -90 });
      tools.expect(Math.round(arc.getClientRect().height)).toBe(80);
      // The band now points down, from 100 to 180.
      arc.rotation(45);
      tools.layer.draw();
      tools.expect([tools.pixel(100, 175)[3], tools.pixel(100, 185)[3]]).toEqual([255, 0]);
      tools.expect(Math.round(arc.getClientRect().height)).toBe(113);
    },
  },
  {
    says: 'To move the left edge of the box to `left`, set `x` to `left + arc.x() - arc.getClientRect().x`',
    run: (tools) => {
      const arc = addArc(tools, { fill: 'red', rotation: 90 });
      arc.x(30 + arc.x() - arc.getClientRect().x);
      tools.expect(arc.getClientRect().x).toBeCloseTo(30);
    },
  },
]);
