import type Konva from 'konva';
import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A box of 40 by 40 in the first of two groups; the second is turned and twice as large. */
function addBox({ Konva, layer }: ClaimTools) {
  const yellow = new Konva.Group({ x: 20, y: 30 });
  const blue = new Konva.Group({ x: 200, y: 100, rotation: 30, scaleX: 2, scaleY: 2 });
  const box = new Konva.Rect({ name: 'box', x: 10, y: 10, width: 40, height: 40, fill: 'red', draggable: true });
  yellow.add(box);
  blue.add(new Konva.Rect({ name: 'plate' }));
  layer.add(yellow, blue).draw();
  return { yellow, blue, box };
}

function moveInPlace(node: Konva.Node, parent: Konva.Group | Konva.Layer) {
  const look = parent.getAbsoluteTransform().copy().invert().multiply(node.getAbsoluteTransform());
  node.moveTo(parent);
  node.setAttrs(look.decompose());
}

export default defineClaims([
  {
    says: '`blue.add(box)` does the same: adding a node that has a parent moves it.',
    run: (tools) => {
      const { yellow, blue, box } = addBox(tools);
      blue.add(box);
      tools.expect([box.getParent(), box.zIndex(), yellow.hasChildren()]).toEqual([blue, 1, false]);
      tools.expect(box.position()).toEqual({ x: 10, y: 10 });
    },
  },
  {
    says: 'If the node is already in the container, `moveTo` does nothing.',
    run: (tools) => {
      const { yellow, box } = addBox(tools);
      yellow.add(new tools.Konva.Rect());
      box.moveTo(yellow);
      tools.expect(box.zIndex()).toBe(0);
    },
  },
  {
    says: 'calculate its transform relative to the new parent',
    run: (tools) => {
      const { blue, box } = addBox(tools);
      const before = box.getAbsoluteTransform().getMatrix();
      moveInPlace(box, blue);
      const after = box.getAbsoluteTransform().getMatrix();
      before.forEach((value, index) => tools.expect(after[index]).toBeCloseTo(value, 6));
    },
  },
  {
    says: 'The drag continues after `moveTo`. If the layers differ in position, set `absolutePosition` as above; if they differ in scale, use `moveInPlace`.',
    run: (tools) => {
      const { box } = addBox(tools);
      const top = new tools.Konva.Layer();
      tools.stage.add(top);
      box.on('dragstart', () => box.moveTo(top));
      tools.mouse.drag([40, 50], [140, 90]);
      tools.expect(box.getParent()).toBe(top);
      tools.expect(box.absolutePosition()).toEqual({ x: 130, y: 80 });

      const scaled = new tools.Konva.Layer({ x: 5, scaleX: 2, scaleY: 2 });
      tools.stage.add(scaled);
      box.off('dragstart').on('dragstart', () => moveInPlace(box, scaled));
      tools.stage.draw();
      tools.mouse.drag([140, 90], [100, 60]);
      tools.expect([box.getParent(), box.getAbsoluteScale()]).toEqual([scaled, { x: 1, y: 1 }]);
      tools.expect(box.absolutePosition()).toEqual({ x: 90, y: 50 });
    },
  },
  {
    says: 'Its `x` and `y` are measured from the origin of the new parent. Save `absolutePosition()` before and set it afterward.',
    run: (tools) => {
      const { blue, box } = addBox(tools);
      const place = box.absolutePosition();
      box.moveTo(blue);
      tools.expect(box.absolutePosition().x).toBeGreaterThan(200);
      box.absolutePosition(place);
      tools.expect(box.absolutePosition().x).toBeCloseTo(place.x, 6);
      tools.expect(box.absolutePosition().y).toBeCloseTo(place.y, 6);
    },
  },
  {
    says: 'The box is not draggable, so a press on it drags its nearest draggable ancestor: its new parent.',
    run: (tools) => {
      const { yellow, blue, box } = addBox(tools);
      box.draggable(false);
      yellow.draggable(true);
      blue.setAttrs({ draggable: true, rotation: 0, scaleX: 1, scaleY: 1 });
      box.moveTo(blue);
      tools.layer.draw();
      tools.mouse.drag([220, 120], [250, 160]);
      tools.expect([blue.position(), yellow.position()]).toEqual([
        { x: 230, y: 140 },
        { x: 20, y: 30 },
      ]);
    },
  },
]);
