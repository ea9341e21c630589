import { defineClaims } from '@site-packages/page-claims';
import type Konva from 'konva';

const RED = [255, 0, 0, 255];

export default defineClaims([
  {
    says: 'Restoring does not change these attributes, so you can save the restored stage again.',
    run: async ({ Konva, picture, expect }) => {
      const text = new Konva.Image({
        image: undefined,
        picture: 'fox',
        effect: 'sepia',
        width: 20,
        height: 20,
      }).toJSON();
      const node = Konva.Node.create(text);
      node.image(await picture(20, 20));
      node.filters([Konva.Filters.Sepia]).cache();
      node.on('click', () => undefined);
      const { attrs }: Konva.NodeConfig = JSON.parse(node.toJSON());
      expect(attrs).toEqual({ picture: 'fox', effect: 'sepia', width: 20, height: 20, filters: [] });
    },
  },
  {
    says: 'Until then an image node without `fill` draws nothing. With a saved `fill`, it is a box in that color',
    run: ({ Konva, layer, pixel, expect }) => {
      const size = { image: undefined, width: 20, height: 20 };
      layer.add(Konva.Node.create(new Konva.Image({ ...size, fill: 'red' }).toJSON()));
      layer.add(Konva.Node.create(new Konva.Image({ ...size, x: 30 }).toJSON()));
      layer.draw();
      expect(pixel(10, 10)).toEqual(RED);
      expect(pixel(40, 10)[3]).toBe(0);
    },
  },
  {
    says: 'Nodes can share an image element',
    run: async ({ Konva, layer, picture, pixel, expect }) => {
      const image = await picture(20, 20);
      layer.add(new Konva.Image({ image }), new Konva.Image({ image, x: 40 })).draw();
      expect([pixel(10, 10)[3], pixel(50, 10)[3], pixel(30, 10)[3]]).toEqual([255, 255, 0]);
    },
  },
  {
    says: '`decode()` rejects when the image is missing or broken.',
    run: async ({ expect }) => {
      const image = new Image();
      image.src = 'data:image/png;base64,AAAA';
      await expect(image.decode()).rejects.toThrow();
    },
  },
  {
    says: 'This listener handles all groups, including those added later.',
    run: ({ Konva, layer, mouse, expect }) => {
      const acted: string[] = [];
      layer.on('click tap', ({ target }) => {
        const node = target.findAncestor((parent: Konva.Node) => parent.getAttr('action'), true);
        if (node) acted.push(String(node.getAttr('action')));
      });
      const group = new Konva.Group({ action: 'turn' });
      group.add(new Konva.Rect({ width: 50, height: 50, fill: 'red' }));
      layer.add(Konva.Node.create(group.toJSON()), group.x(100)).draw();
      mouse.click(20, 20);
      mouse.click(120, 20);
      mouse.click(300, 200);
      expect(acted).toEqual(['turn', 'turn']);
    },
  },
  {
    says: 'Filters use the cached pixels. Call `cache()` after you set the image.',
    run: ({ Konva, layer, pixel, expect }) => {
      const node = new Konva.Rect({ width: 20, height: 20, fill: 'red', filters: [Konva.Filters.Invert] });
      layer.add(node).draw();
      expect(pixel(10, 10)).toEqual(RED);
      node.cache();
      layer.draw();
      expect(pixel(10, 10)).toEqual([0, 255, 255, 255]);
    },
  },
  {
    says: '`cache()` ran before the image was set, so the cache contains the box. Call it again.',
    run: async ({ Konva, layer, picture, pixel, expect }) => {
      const blue = await picture(20, 20, (context) => {
        context.fillStyle = 'blue';
        context.fillRect(0, 0, 20, 20);
      });
      const node = new Konva.Image({ image: undefined, width: 20, height: 20, fill: 'red' });
      layer.add(node);
      node.cache();
      node.image(blue);
      layer.draw();
      expect(pixel(10, 10)).toEqual(RED);
      node.cache();
      layer.draw();
      expect(pixel(10, 10)).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: 'The handlers were restored twice on the same nodes, and `on()` adds a listener each time.',
    run: ({ Konva, layer, mouse, expect }) => {
      const node = new Konva.Rect({ width: 50, height: 50, fill: 'red' });
      layer.add(node).draw();
      let calls = 0;
      const act = () => (calls += 1);
      node.on('click', act);
      node.on('click', act);
      mouse.click(20, 20);
      expect(calls).toBe(2);

      node.off('click');
      for (const _ of [1, 2]) node.off('.restored').on('click.restored tap.restored', act);
      mouse.click(20, 20);
      expect(calls).toBe(3);
    },
  },
  {
    says: 'The image of a node could not be loaded.',
    run: async ({ Konva, layer, expect }) => {
      const image = new Image();
      image.src = 'data:image/png;base64,AAAA';
      await image.decode().catch(() => undefined);
      const node = new Konva.Image({ image, width: 20, height: 20 });
      layer.add(node);
      expect(() => layer.draw()).toThrow('broken');
      node.destroy();
    },
  },
]);
