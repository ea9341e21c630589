import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

/** A picture of 80 by 40: red, and blue in its left top quarter. */
const corner = ({ picture }: ClaimTools) =>
  picture(80, 40, (context) => {
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, 80, 40);
    context.fillStyle = '#0000ff';
    context.fillRect(0, 0, 40, 20);
  });

const centered = { x: 100, y: 100, offsetX: 40, offsetY: 20 };

export default defineClaims([
  {
    says: 'A negative `scaleX` on a node with a rotation of 90 flips it from top to bottom.',
    run: async (tools) => {
      const { Konva, layer, pixel, expect } = tools;
      const node = new Konva.Image({ image: await corner(tools), ...centered, rotation: 90 });
      layer.add(node).draw();
      // Turned to the right, the blue corner is at the right above.
      expect(pixel(110, 70)).toEqual(BLUE);
      node.scaleX(-1);
      layer.draw();
      expect(pixel(110, 130)).toEqual(BLUE);
      expect(pixel(90, 70)).toEqual(RED);
    },
  },
  {
    says: 'Without an offset, a negative scale mirrors the node at its left edge, so it ends up on the other side of `x`.',
    run: async (tools) => {
      const { Konva, layer, expect } = tools;
      const node = new Konva.Image({ image: await corner(tools), x: 100, y: 100 });
      layer.add(node);
      node.scaleX(-1);
      expect(node.getClientRect()).toEqual({ x: 20, y: 100, width: 80, height: 40 });
      node.offset({ x: 40, y: 20 });
      expect(node.getClientRect()).toEqual({ x: 60, y: 80, width: 80, height: 40 });
    },
  },
  {
    says: 'Konva scales a node first and then rotates it',
    run: ({ Konva, expect }) => {
      const node = new Konva.Rect({ rotation: 90, scaleX: 3 });
      const { x, y } = node.getTransform().point({ x: 1, y: 0 });
      expect([Math.round(x), Math.round(y)]).toEqual([0, 3]);
    },
  },
  {
    says: '`toCanvas` without an area rounds it outward: an image of 960 by 720 pixels, rotated by 90 degrees about its middle, comes out 721 pixels wide.',
    run: async ({ Konva, picture, expect }) => {
      const size = { width: 960, height: 720 };
      const image = await picture(size.width, size.height);
      const node = new Konva.Image({ image, offsetX: 480, offsetY: 360, rotation: 90 });
      const all = node.toCanvas();
      expect([all.width, all.height]).toEqual([721, 960]);
      const { x, y } = node.getClientRect();
      const exact = node.toCanvas({ x, y, width: 720, height: 960 });
      expect([exact.width, exact.height]).toEqual([720, 960]);
      const [, , , alpha] = exact.getContext('2d')?.getImageData(0, 500, 1, 1).data ?? [];
      expect(alpha).toBe(255);
    },
  },
  {
    says: 'The export of a scaled node has as many pixels as the screen shows. Export a node with a scale of 1.',
    run: async (tools) => {
      const { Konva, expect } = tools;
      const node = new Konva.Image({ image: await corner(tools), scaleX: 0.5, scaleY: 0.5 });
      const small = node.toCanvas({ pixelRatio: 1 });
      expect([small.width, small.height]).toEqual([40, 20]);
      node.scale({ x: 1, y: 1 });
      const full = node.toCanvas({ pixelRatio: 1 });
      expect([full.width, full.height]).toEqual([80, 40]);
    },
  },
]);
