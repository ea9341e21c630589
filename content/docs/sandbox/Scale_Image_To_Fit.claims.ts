import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

/** A picture of 200 by 100 pixels: red, and blue from the middle on. */
const halves = ({ picture }: ClaimTools) =>
  picture(200, 100, (context) => {
    context.fillStyle = '#ff0000';
    context.fillRect(0, 0, 100, 100);
    context.fillStyle = '#0000ff';
    context.fillRect(100, 0, 100, 100);
  });

export default defineClaims([
  {
    says: '`width` and `height` of the node did not change, only `scaleX` and `scaleY`, so the crop still has the old ratio.',
    run: async (tools) => {
      const { Konva, layer, mouse, expect } = tools;
      const node = new Konva.Image({ image: await halves(tools), x: 50, y: 50 });
      node.crop({ x: 0, y: 0, width: 200, height: 100 });
      const transformer = new Konva.Transformer({ nodes: [node], keepRatio: false });
      layer.add(node, transformer);
      layer.draw();
      mouse.drag([250, 100], [150, 100]);
      expect(node.size()).toEqual({ width: 200, height: 100 });
      expect(node.scaleX()).toBeCloseTo(0.5, 1);
      expect(node.scaleY()).toBeCloseTo(1);
      expect(node.crop().width / node.crop().height).toBe(2);
      const { width, height } = node.getClientRect();
      expect(width / height).toBeCloseTo(1, 1);
    },
  },
  {
    says: '`crop` is in pixels of the source. A crop computed from the displayed size is too small for a large photo.',
    run: async (tools) => {
      const { Konva, layer, pixel, expect } = tools;
      const node = new Konva.Image({ image: await halves(tools), width: 50, height: 25 });
      layer.add(node);
      // The displayed size as a crop is only a quarter of the picture's width: all red.
      node.crop({ x: 0, y: 0, width: 50, height: 25 });
      layer.draw();
      expect(pixel(45, 12)).toEqual(RED);
      node.crop({ x: 0, y: 0, width: 200, height: 100 });
      layer.draw();
      expect(pixel(45, 12)).toEqual(BLUE);
    },
  },
  {
    says: 'A Transformer flips its node by default, with a negative scale. Set `flipEnabled: false`',
    run: ({ Konva, layer, mouse, expect }) => {
      const node = new Konva.Rect({ x: 100, y: 50, width: 80, height: 60, fill: 'red' });
      const transformer = new Konva.Transformer({ nodes: [node], keepRatio: false });
      layer.add(node, transformer);
      layer.draw();
      mouse.drag([180, 80], [40, 80]);
      expect(node.scaleX() * node.scaleY()).toBeLessThan(0);
      node.setAttrs({ x: 100, y: 50, scaleX: 1, scaleY: 1, rotation: 0 });
      transformer.flipEnabled(false);
      layer.draw();
      mouse.drag([180, 80], [40, 80]);
      expect(node.scaleX() * node.scaleY()).toBeGreaterThan(0);
    },
  },
  {
    says: 'Until then, its natural size is 0, and a division by 0 gives `NaN` or `Infinity`.',
    run: ({ expect }) => {
      const image = new Image();
      expect([image.naturalWidth, image.naturalHeight]).toEqual([0, 0]);
      expect(100 / image.naturalWidth).toBe(Infinity);
      expect(image.naturalWidth / image.naturalHeight).toBeNaN();
    },
  },
]);
