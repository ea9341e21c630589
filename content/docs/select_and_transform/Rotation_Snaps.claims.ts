import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A square around 150, 150, whose rotation handle is 100 pixels above. */
function addSquare({ Konva, layer }: ClaimTools, config: Partial<Konva.TransformerConfig> = {}, turn = 0) {
  const group = new Konva.Group({ x: 150, y: 150, rotation: turn });
  const square = new Konva.Rect({ x: -50, y: -50, width: 100, height: 100, fill: 'red' });
  layer.add(group.add(square), new Konva.Transformer({ nodes: [square], ...config })).draw();
  return square;
}

/** The point at 100 pixels from 150, 150 in a direction; 0 degrees is up. */
function at(degrees: number): [number, number] {
  const angle = (degrees / 180) * Math.PI;
  return [Math.round(150 + 100 * Math.sin(angle)), Math.round(150 - 100 * Math.cos(angle))];
}

export default defineClaims([
  {
    says: 'A rotation that comes near one of them takes exactly that angle',
    run: (tools) => {
      const square = addSquare(tools, { rotationSnaps: [0, 90, 180, 270], rotationSnapTolerance: 10 });
      tools.mouse.drag(at(0), at(83));
      tools.expect(square.rotation()).toBeCloseTo(90);
      tools.layer.draw();
      tools.mouse.drag(at(90), at(70));
      tools.expect(square.rotation()).toBeCloseTo(70, 0);
    },
  },
  {
    says: "For a shape in a group that is rotated by 30 degrees, 0 means level on the screen, and the shape's own `rotation` is then -30.",
    run: (tools) => {
      const square = addSquare(tools, { rotationSnaps: [0] }, 30);
      tools.mouse.drag(at(30), at(2));
      tools.expect(square.rotation()).toBeCloseTo(-30);
      tools.expect(square.getAbsoluteRotation()).toBeCloseTo(0);
    },
  },
  {
    says: "While Shift is down, the rotation moves in steps of 15 degrees and ignores the list. `shiftBehavior: 'none'` turns that off.",
    run: (tools) => {
      const turns = (['default', 'none'] as const).map((shiftBehavior) => {
        const square = addSquare(tools, { rotationSnaps: [20], shiftBehavior });
        tools.mouse.drag(at(0), at(19), { shiftKey: true });
        const turn = Math.round(square.rotation());
        tools.layer.destroyChildren();
        return turn;
      });
      tools.expect(turns).toEqual([15, 20]);
    },
  },
  {
    says: 'If several angles are within reach, the nearest one wins.',
    run: (tools) => {
      const square = addSquare(tools, { rotationSnaps: [0, 40], rotationSnapTolerance: 45 });
      tools.mouse.drag(at(0), at(25));
      tools.expect(square.rotation()).toBeCloseTo(40);
    },
  },
]);
