import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

function addBox({ Konva, layer }: ClaimTools, config: Partial<Konva.TransformerConfig> = {}) {
  const box = new Konva.Rect({ x: 100, y: 100, width: 100, height: 100, fill: 'red' });
  layer.add(box, new Konva.Transformer({ nodes: [box], ...config })).draw();
  return box;
}

export default defineClaims([
  {
    says: 'Konva reads the key on every move, so users can press and release it during one drag.',
    run: (tools) => {
      const box = addBox(tools);
      const left: number[] = [];
      tools.mouse.down(200, 150);
      for (const [index, altKey] of [false, true, false].entries()) {
        tools.mouse.move(210 + index * 10, 150, { altKey });
        left.push(Math.round(box.x()));
      }
      tools.mouse.up(230, 150);
      // The left edge moves only while Alt is down.
      tools.expect(left).toEqual([100, 90, 90]);
    },
  },
  {
    says: 'Both sides move as far as the pointer, so the width changes by twice that distance.',
    run: (tools) => {
      const box = addBox(tools, { centeredScaling: true });
      tools.mouse.drag([200, 150], [210, 150]);
      tools.expect([box.x(), box.width() * box.scaleX()].map(Math.round)).toEqual([90, 120]);
    },
  },
  {
    says: 'The position of a star is its center, so only the scale changes.',
    run: (tools) => {
      const star = new tools.Konva.Star({
        x: 150,
        y: 150,
        numPoints: 5,
        innerRadius: 20,
        outerRadius: 50,
        fill: 'red',
      });
      tools.layer.add(star, new tools.Konva.Transformer({ nodes: [star], centeredScaling: true })).draw();
      tools.mouse.drag([200, 150], [220, 150]);
      tools.expect([star.x(), star.y()].map(Math.round)).toEqual([150, 150]);
      tools.expect(star.scaleX()).toBeCloseTo(1.4);
    },
  },
  {
    says: 'Otherwise move the node as well',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group({ x: 20, scaleX: 2, scaleY: 3 });
      const node = new Konva.Rect({ x: 30, y: 20, width: 40, height: 20, rotation: 30, fill: 'red' });
      layer.add(group.add(node));
      const center = () => {
        const box = node.getClientRect({ relativeTo: node.getParent() ?? undefined });
        return [box.x + box.width / 2, box.y + box.height / 2].map((value) => Math.round(value * 1000));
      };
      const [x, y] = center();
      const before = node.getClientRect({ relativeTo: node.getParent() ?? undefined });
      node.scale({ x: 1.7, y: 1.7 });
      const after = node.getClientRect({ relativeTo: node.getParent() ?? undefined });
      expect(center()).not.toEqual([x, y]);
      node.move({
        x: before.x + before.width / 2 - after.x - after.width / 2,
        y: before.y + before.height / 2 - after.y - after.height / 2,
      });
      expect(center()).toEqual([x, y]);
    },
  },
  {
    says: 'If the position of a node is its center, set the scale. Otherwise move the node as well',
    run: ({ Konva, layer, expect }) => {
      const rect = new Konva.Rect({
        x: 100,
        y: 80,
        width: 60,
        height: 40,
        fill: 'red',
        shadowBlur: 10,
        shadowOffset: { x: 20, y: 5 },
      });
      layer.add(rect).draw();
      const options = { relativeTo: rect.getParent() ?? undefined, skipShadow: true };
      const before = rect.getClientRect(options);
      rect.scale({ x: 2, y: 2 });
      const after = rect.getClientRect(options);
      rect.move({
        x: before.x + before.width / 2 - after.x - after.width / 2,
        y: before.y + before.height / 2 - after.y - after.height / 2,
      });
      expect(rect.position()).toEqual({ x: 70, y: 60 });
    },
  },
]);
