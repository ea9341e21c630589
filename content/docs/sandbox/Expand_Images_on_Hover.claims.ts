import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A red picture of 100 by 60. */
function picture({ Konva, layer }: ClaimTools, config: { x: number; y: number; offsetX?: number; offsetY?: number }) {
  const image = document.createElement('canvas');
  [image.width, image.height] = [100, 60];
  const node = new Konva.Image({ image, width: 100, height: 60, ...config });
  layer.add(node);
  return node;
}

export default defineClaims([
  {
    says: 'A shape scales about its position, which is the upper left corner of an image. Set the offset to half the size, and add the same distance to the position.',
    run: (tools) => {
      const { expect } = tools;
      const corner = picture(tools, { x: 50, y: 50 });
      corner.scale({ x: 1.2, y: 1.2 });
      expect(corner.getClientRect()).toEqual({ x: 50, y: 50, width: 120, height: 72 });
      const middle = picture(tools, { x: 100, y: 80, offsetX: 50, offsetY: 30 });
      expect(middle.getClientRect()).toEqual({ x: 50, y: 50, width: 100, height: 60 });
      middle.scale({ x: 1.2, y: 1.2 });
      expect(middle.getClientRect()).toEqual({ x: 40, y: 44, width: 120, height: 72 });
    },
  },
  {
    says: '`to` creates a new tween from the current value each time, and ends the previous tween of the same attribute.',
    run: async (tools) => {
      const { layer, expect } = tools;
      const node = picture(tools, { x: 50, y: 50 });
      layer.draw();
      node.scaleX(1.1);
      node.to({ scaleX: 3, duration: 0.03 });
      const seen: number[] = [];
      node.on('scaleXChange', () => seen.push(node.scaleX()));
      await new Promise<void>((resolve) => {
        node.to({ scaleX: 1, duration: 0.06, onFinish: () => resolve() });
      });
      expect(node.scaleX()).toBe(1);
      // A tween that goes on would end at 3. The limit is not 1.1: a clock that is set back lets a tween begin before its start.
      expect(Math.max(...seen)).toBeLessThan(2);
    },
  },
  {
    says: '`Konva.Image#crop` is in pixels of the image file, not of the stage.',
    run: ({ Konva, layer, pixel, expect }) => {
      const image = document.createElement('canvas');
      [image.width, image.height] = [200, 100];
      const context = image.getContext('2d');
      for (const [color, x] of [
        ['red', 0],
        ['blue', 100],
      ] as const) {
        if (context) context.fillStyle = color;
        context?.fillRect(x, 0, 100, 100);
      }
      const crop = { x: 100, y: 0, width: 100, height: 100 };
      layer.add(new Konva.Image({ image, x: 10, y: 10, width: 40, height: 40, crop }));
      layer.draw();
      expect([pixel(12, 30), pixel(48, 30)]).toEqual([
        [0, 0, 255, 255],
        [0, 0, 255, 255],
      ]);
    },
  },
]);
