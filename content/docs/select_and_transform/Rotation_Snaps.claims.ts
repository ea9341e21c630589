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
    says: 'Set a list of angles on the transformer. When a rotation is near one of them, it snaps to exactly that angle.',
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
    says: 'For a shape in a group that is rotated by 30 degrees, 0 means level on the screen, which is a `rotation` of -30 for the shape.',
    run: (tools) => {
      const square = addSquare(tools, { rotationSnaps: [0] }, 30);
      tools.mouse.drag(at(30), at(2));
      tools.expect(square.rotation()).toBeCloseTo(-30);
      tools.expect(square.getAbsoluteRotation()).toBeCloseTo(0);
    },
  },
  {
    says: "Shift rotates in steps of 15 degrees and ignores the list. `shiftBehavior: 'none'` turns that off.",
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
    says: 'If several angles are near enough, Konva uses the nearest one.',
    run: (tools) => {
      const square = addSquare(tools, { rotationSnaps: [0, 40], rotationSnapTolerance: 45 });
      tools.mouse.drag(at(0), at(25));
      tools.expect(square.rotation()).toBeCloseTo(40);
    },
  },
  {
    says: 'With several nodes, the frame starts at 0, and all nodes rotate by the angle of the frame.',
    run: (tools) => {
      const { Konva, layer, mouse, expect } = tools;
      const boxes = [10, 40].map(
        (rotation) => new Konva.Rect({ x: 150, y: 150, offsetX: 50, offsetY: 50, width: 100, height: 100, rotation }),
      );
      const transformer = new Konva.Transformer({ nodes: boxes, rotationSnaps: [0, 90] });
      layer.add(...boxes, transformer).draw();
      expect(transformer.rotation()).toBe(0);
      const handle = transformer.findOne('.rotater')?.absolutePosition() ?? { x: 0, y: 0 };
      // From above the middle to its right, a few degrees before 90.
      mouse.drag([handle.x, handle.y], [150 + (150 - handle.y), 145]);
      expect(transformer.rotation()).toBeCloseTo(90);
      expect(boxes.map((box) => Math.round(box.rotation()))).toEqual([100, 130]);
    },
  },
]);
