import { defineClaims } from '@site-packages/page-claims';

export default defineClaims([
  {
    says: 'A node with a width and a height can be dragged before its image has loaded, and it keeps its position when you replace the image.',
    run: async ({ Konva, layer, mouse, picture, expect }) => {
      const fox = new Konva.Image({ image: undefined, width: 80, height: 80, draggable: true });
      layer.add(fox).draw();
      mouse.drag([40, 40], [60, 50]);
      fox.image(await picture(20, 20));
      expect([fox.position(), fox.size()]).toEqual([
        { x: 20, y: 10 },
        { width: 80, height: 80 },
      ]);
    },
  },
  {
    says: 'Without `width` and `height`, the node has the size of the file.',
    run: async ({ Konva, picture, expect }) => {
      const fox = new Konva.Image({ image: undefined });
      expect(fox.size()).toEqual({ width: 0, height: 0 });
      fox.image(await picture(30, 20));
      expect(fox.size()).toEqual({ width: 30, height: 20 });
    },
  },
  {
    says: 'Round it in `Konva.Node#dragBoundFunc`: `(pos) => ({ x: Math.round(pos.x), y: Math.round(pos.y) })`.',
    run: async ({ Konva, layer, mouse, picture, expect }) => {
      const fox = new Konva.Image({ x: 0.4, y: 0.7, image: await picture(50, 50), draggable: true });
      layer.add(fox).draw();
      mouse.drag([20, 20], [30, 20]);
      expect(fox.x()).toBeCloseTo(10.4);
      fox.dragBoundFunc((pos) => ({ x: Math.round(pos.x), y: Math.round(pos.y) }));
      mouse.drag([30, 20], [40, 20]);
      expect(fox.position()).toEqual({ x: 20, y: 1 });
    },
  },
]);
