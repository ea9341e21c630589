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
  {
    says: "To rotate about the node's origin, such as its upper left corner, restore its position on every step",
    run: ({ Konva, layer, mouse, expect }) => {
      const turned = (isRestored: boolean) => {
        layer.destroyChildren();
        const rect = new Konva.Rect({ x: 100, y: 100, width: 100, height: 100, fill: 'red' });
        const transformer = new Konva.Transformer({ nodes: [rect] });
        layer.add(rect, transformer).draw();
        let origin = rect.position();
        rect.on('transformstart', () => {
          origin = rect.position();
        });
        rect.on('transform', () => {
          if (isRestored && transformer.getActiveAnchor() === 'rotater') rect.position(origin);
        });
        mouse.drag([150, 50], [220, 80]);
        return rect;
      };
      expect(turned(false).x()).not.toBeCloseTo(100, 0);
      const rect = turned(true);
      expect(rect.position()).toEqual({ x: 100, y: 100 });
      expect(rect.rotation()).toBeGreaterThan(20);
    },
  },
  {
    says: '`transformer.rotation(degrees)` rotates only the frame. Rotate each node, and move it around the center of the frame',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group({ x: 10, y: 20, scaleX: 2, scaleY: 2 });
      const one = new Konva.Rect({ x: 20, y: 20, width: 20, height: 20, fill: 'red' });
      const two = new Konva.Rect({ x: 60, y: 60, width: 20, height: 20, fill: 'blue' });
      const transformer = new Konva.Transformer({ nodes: [one, two] });
      layer.add(group.add(one, two), transformer).draw();
      transformer.rotation(90);
      expect([one.rotation(), two.rotation()]).toEqual([0, 0]);
      transformer.forceUpdate();
      const rotateSelection = (degrees: number) => {
        const center = transformer.getTransform().point({ x: transformer.width() / 2, y: transformer.height() / 2 });
        const turn = new Konva.Transform().rotate((degrees * Math.PI) / 180);
        for (const node of transformer.nodes()) {
          const { x, y } = node.absolutePosition();
          const moved = turn.point({ x: x - center.x, y: y - center.y });
          node.rotate(degrees);
          node.absolutePosition({ x: center.x + moved.x, y: center.y + moved.y });
        }
      };
      const before = one.getClientRect();
      rotateSelection(90);
      // The first square is now at the upper right, as large as before.
      const after = one.getClientRect();
      expect(after.x).toBeCloseTo(two.getClientRect().x + 80);
      expect(after.y).toBeCloseTo(before.y);
      expect(after.width).toBeCloseTo(before.width);
      expect([one.rotation(), two.rotation()]).toEqual([90, 90]);
    },
  },
]);
