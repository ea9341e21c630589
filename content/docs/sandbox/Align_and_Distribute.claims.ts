import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'To align, move each shape by the distance between its bounding box and the edge:',
    run: async ({ Konva, layer, expect }) => {
      const boxOf = (node: InstanceType<typeof Konva.Shape>) =>
        node.getClientRect({ relativeTo: layer, skipShadow: true });
      const nodes = [
        new Konva.Rect({ x: 30, y: 10, width: 40, height: 40, fill: 'red', rotation: 20 }),
        new Konva.Circle({ x: 150, y: 30, radius: 15, fill: 'red' }),
        new Konva.Rect({ x: 220, y: 60, width: 60, height: 20, fill: 'red', shadowBlur: 30 }),
      ];
      layer.add(...nodes);
      layer.draw();
      const row = nodes.toSorted((a, b) => boxOf(a).x - boxOf(b).x);
      const boxes = row.map(boxOf);
      const [first, last] = [boxes[0], boxes.at(-1)];
      if (!first || !last) return;
      const filled = boxes.reduce((sum, box) => sum + box.width, 0);
      const gap = (last.x + last.width - first.x - filled) / (row.length - 1);
      let next = first.x;
      row.forEach((node, i) => {
        node.x(node.x() + next - (boxes[i]?.x ?? next));
        next += (boxes[i]?.width ?? 0) + gap;
      });
      const [a, b, c] = row.map(boxOf);
      if (!a || !b || !c) return;
      expect(Math.abs(b.x - a.x - a.width - (c.x - b.x - b.width))).toBeLessThan(0.001);
      const left = Math.min(...nodes.map((node) => boxOf(node).x));
      for (const node of nodes) node.to({ x: node.x() + left - boxOf(node).x, duration: 0.02 });
      await new Promise((resolve) => setTimeout(resolve, 150));
      for (const node of nodes) expect(Math.abs(boxOf(node).x - left)).toBeLessThan(0.001);
    },
  },
  {
    says: 'The client rect includes the stroke and the shadow.',
    run: ({ Konva, layer, expect }) => {
      const plain = { x: 50, y: 50, width: 100, height: 100, fill: 'red' };
      const box = new Konva.Rect({
        ...plain,
        stroke: 'black',
        strokeWidth: 10,
        shadowColor: 'black',
        shadowOffsetX: 30,
      });
      layer.add(box);
      expect(box.getClientRect().x).toBe(45);
      expect(box.getClientRect().width > 130).toBe(true);
      expect(box.getClientRect({ skipShadow: true }).width).toBe(110);
      expect(box.getClientRect({ skipShadow: true, skipStroke: true }).width).toBe(100);
    },
  },
  {
    says: '`Konva.Tween#finish` sets the final values.',
    run: ({ Konva, layer, expect }) => {
      const box = new Konva.Rect({ width: 20, height: 20, fill: 'red' });
      layer.add(box);
      const tween = new Konva.Tween({ node: box, x: 200, duration: 30 });
      tween.play();
      expect(box.x()).toBe(0);
      tween.finish();
      expect(box.x()).toBe(200);
    },
  },
  {
    says: "Without `relativeTo`, the client rect is in pixels of the stage's container, but `x` and `y` are in the coordinates of the parent.",
    run: ({ Konva, stage, layer, expect }) => {
      stage.scale({ x: 2, y: 2 });
      const box = new Konva.Rect({ x: 30, y: 10, width: 20, height: 20, fill: 'red' });
      layer.add(box);
      expect(box.getClientRect().x).toBe(60);
      expect(box.getClientRect({ relativeTo: layer }).x).toBe(30);
    },
  },
]);
