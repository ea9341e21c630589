import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addWedge({ Konva, layer }: ClaimTools, config: Partial<Konva.WedgeConfig>): Konva.Wedge {
  layer.destroyChildren();
  const wedge = new Konva.Wedge({ x: 100, y: 100, radius: 80, angle: 60, fill: 'red', ...config });
  layer.add(wedge).draw();
  return wedge;
}

/** Of twelve directions, clockwise from three o'clock, those in the slice. */
function covered(tools: ClaimTools): number[] {
  return Array.from({ length: 12 }, (_, i) => i).filter((i) => {
    const angle = ((i + 0.5) * Math.PI) / 6;
    return tools.pixel(Math.round(100 + 50 * Math.cos(angle)), Math.round(100 + 50 * Math.sin(angle)))[3] === 255;
  });
}

export default defineClaims([
  {
    says: '`angle: -60` draws 300 degrees, clockwise. For a slice that opens counterclockwise, keep the angle positive and subtract it from the rotation. Or set `Konva.Wedge#clockwise` to `true`, which Konva passes to the canvas as its `counterclockwise` flag.',
    run: (tools) => {
      addWedge(tools, { angle: -60 });
      tools.expect(covered(tools)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      addWedge(tools, { rotation: 0 - 60 });
      tools.expect(covered(tools)).toEqual([10, 11]);
      addWedge(tools, { angle: -60, clockwise: true });
      tools.expect(covered(tools)).toEqual([10, 11]);
      addWedge(tools, { clockwise: true });
      tools.expect(covered(tools)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    },
  },
  {
    says: '`getClientRect()` of a wedge measures the full circle. An arc with an inner radius of 0 looks the same and has a tighter box.',
    run: (tools) => {
      const full = { x: 20, y: 20, width: 160, height: 160 };
      tools.expect(addWedge(tools, { angle: 90 }).getClientRect()).toEqual(full);
      const slice = covered(tools);
      const arc = new tools.Konva.Arc({ x: 100, y: 100, innerRadius: 0, outerRadius: 80, angle: 90, fill: 'red' });
      tools.expect(arc.getClientRect()).toEqual({ x: 100, y: 100, width: 80, height: 80 });
      tools.layer.destroyChildren();
      tools.layer.add(arc).draw();
      tools.expect(covered(tools)).toEqual(slice);
    },
  },
  {
    says: 'At 360 degrees, Konva strokes both edges, on top of each other.',
    run: (tools) => {
      addWedge(tools, { angle: 360, stroke: 'blue', strokeWidth: 4 });
      tools.expect([tools.pixel(150, 100), tools.pixel(50, 100)]).toEqual([
        [0, 0, 255, 255],
        [255, 0, 0, 255],
      ]);
    },
  },
]);
