import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A box of 120 by 80 at 200, 100. */
function addBox({ Konva, layer }: ClaimTools, more: Konva.RectConfig = {}) {
  const box = new Konva.Rect({ x: 200, y: 100, width: 120, height: 80, fill: 'red', ...more });
  layer.add(box).draw();
  return box;
}

export default defineClaims([
  {
    says: 'So circles rotate around their center without an offset, but rectangles do not.',
    run: (tools) => {
      const middle = (node: Konva.Node) => {
        const { x, y, width, height } = node.getClientRect();
        return [Math.round(x + width / 2), Math.round(y + height / 2)];
      };
      const circle = new tools.Konva.Circle({ x: 200, y: 100, radius: 40 });
      tools.layer.add(circle);
      const box = addBox(tools);
      tools.expect([middle(circle), middle(box)]).toEqual([
        [200, 100],
        [260, 140],
      ]);
      for (const node of [circle, box]) node.rotation(90);
      tools.expect([middle(circle), middle(box)]).toEqual([
        [200, 100],
        [160, 160],
      ]);
    },
  },
  {
    says: 'this distance is rotated and scaled with the box.',
    run: (tools) => {
      const box = addBox(tools, { offsetX: 60 });
      tools.expect(box.getTransform().point({ x: 0, y: 0 })).toEqual({ x: 140, y: 100 });
      box.setAttrs({ rotation: 90, scaleX: 2 });
      const corner = box.getTransform().point({ x: 0, y: 0 });
      tools.expect([Math.round(corner.x), Math.round(corner.y)]).toEqual([200, -20]);
    },
  },
  {
    says: '`absolutePosition()` | the pivot on the stage, not the corner',
    run: (tools) => {
      const box = addBox(tools, { offset: { x: 60, y: 40 } });
      tools.expect(box.absolutePosition()).toEqual({ x: 200, y: 100 });
      tools.expect(box.getClientRect()).toEqual({ x: 140, y: 60, width: 120, height: 80 });
    },
  },
  {
    says: 'The box of a layer or group contains the handles of a Transformer in it: hide the Transformer while you measure.',
    run: (tools) => {
      const box = addBox(tools);
      const alone = tools.layer.getClientRect();
      const transformer = new tools.Konva.Transformer({ nodes: [box] });
      tools.layer.add(transformer);
      tools.expect(tools.layer.getClientRect().height).toBeGreaterThan(alone.height);
      transformer.hide();
      tools.expect(tools.layer.getClientRect()).toEqual(alone);
    },
  },
  {
    says: 'The position did not change with it. Use `movePivot`.',
    run: (tools) => {
      function movePivot(node: Konva.Node, offset: Konva.Vector2d) {
        const parent = node.getParent();
        if (!parent) return;
        const position = node.getAbsoluteTransform(parent).point(offset);
        node.setAttrs({ ...position, offsetX: offset.x, offsetY: offset.y });
      }
      tools.layer.setAttrs({ x: 30, scaleX: 0.5 });
      const box = addBox(tools, { rotation: 30, offsetX: 10 });
      const rounded = () => Object.values(box.getClientRect()).map((value) => Math.round(value * 1000));
      const before = rounded();
      movePivot(box, { x: 60, y: 40 });
      tools.expect(rounded()).toEqual(before);
      tools.expect(box.offset()).toEqual({ x: 60, y: 40 });
      box.offset({ x: 0, y: 0 });
      tools.expect(rounded()).not.toEqual(before);
    },
  },
  {
    says: 'The offset is a number, not a percentage.',
    run: (tools) => {
      const box = addBox(tools, { offset: { x: 60, y: 40 } });
      box.width(200);
      tools.expect(box.offsetX()).toBe(60);
      tools.expect(box.getClientRect().x).toBe(140);
    },
  },
  {
    says: 'Save the offset, too, or the corner: `node.getTransform().point({ x: 0, y: 0 })`.',
    run: (tools) => {
      const box = addBox(tools, { offset: { x: 60, y: 40 } });
      tools.expect(box.getTransform().point({ x: 0, y: 0 })).toEqual({ x: 140, y: 60 });
      tools.expect(JSON.parse(box.toJSON())).toMatchObject({ attrs: { x: 200, offsetX: 60, offsetY: 40 } });
    },
  },
  {
    says: '`getClientRect()` of a rotated node returns the unrotated box around it, which is larger than the node.',
    run: ({ Konva, expect }) => {
      const box = new Konva.Rect({ x: 100, y: 100, width: 80, height: 80, rotation: 45 });
      expect(box.getClientRect().width).toBeCloseTo(80 * Math.SQRT2, 3);
      expect(box.width()).toBe(80);
      const { x, y } = box.getSelfRect();
      expect(box.getAbsoluteTransform().point({ x, y })).toEqual({ x: 100, y: 100 });
    },
  },
]);
