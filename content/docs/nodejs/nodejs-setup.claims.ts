import { defineClaims } from '@site-packages/page-claims';

/** What runs in Node.js is proved by `tests/node-programs.test.ts`, with the programs of the page. */
export default defineClaims([
  {
    says: 'The size of the image is the size of the exported area times `pixelRatio`.',
    run: ({ stage, layer, expect }) => {
      layer.draw();
      const whole = stage.toCanvas({ pixelRatio: 2 });
      expect([whole.width, whole.height]).toEqual([800, 600]);
      const part = stage.toCanvas({ x: 0, y: 0, width: 30, height: 20, pixelRatio: 3 });
      expect([part.width, part.height]).toEqual([90, 60]);
    },
  },
  {
    says: 'The JSON contains no images, so save their URLs in a custom',
    run: async ({ Konva, layer, picture, expect }) => {
      const image = new Konva.Image({ image: await picture(10, 10), source: 'chart.png' });
      layer.add(image);
      const restored = Konva.Node.create(layer.toJSON()).findOne('Image');
      expect(restored.image()).toBeUndefined();
      expect(restored.getAttr('source')).toBe('chart.png');
    },
  },
  {
    says: 'Konva keeps every stage in `Konva.stages` until `stage.destroy()`.',
    run: ({ Konva, stage, expect }) => {
      expect(Konva.stages).toContain(stage);
      stage.destroy();
      expect(Konva.stages).not.toContain(stage);
    },
  },
]);
