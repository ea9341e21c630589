import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** How many pixels of a row are partly transparent. */
function softPixels({ stage, expect }: ClaimTools, y: number): number {
  const row = stage.toCanvas({ x: 0, y, width: 400, height: 1, pixelRatio: 1 }).getContext('2d');
  const { data = [] } = row?.getImageData(0, 0, 400, 1) ?? {};
  const alphas = Array.from({ length: 400 }, (_, x) => data[4 * x + 3] ?? 0);
  expect(Math.max(...alphas)).toBe(255);
  return alphas.filter((alpha) => alpha > 0 && alpha < 255).length;
}

export default defineClaims([
  {
    says: 'A cached node is a bitmap at the resolution of its cache. Multiply the `pixelRatio` of `cache()` by the scale, or do not cache.',
    run: (tools) => {
      const { Konva, stage, layer, expect } = tools;
      const note = new Konva.Circle({ x: 20, y: 15, radius: 10, fill: 'red' });
      layer.add(note);
      stage.scale({ x: 10, y: 10 });
      const sharp = softPixels(tools, 150);
      expect(sharp).toBeLessThanOrEqual(2);
      note.cache();
      const blurred = softPixels(tools, 150);
      expect(blurred).toBeGreaterThan(8);
      note.cache({ pixelRatio: 10 });
      expect(softPixels(tools, 150)).toBeLessThanOrEqual(4);
      note.clearCache();
      expect(softPixels(tools, 150)).toBe(sharp);
    },
  },
  {
    says: 'The scale applies to strokes, too. For hairlines, set `Konva.Shape#strokeScaleEnabled` to `false`, or divide by the scale',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      const line = new Konva.Line({ points: [0, 15, 40, 15], stroke: 'red', strokeWidth: 2 });
      layer.add(line);
      /** Height of the painted line on the screen. */
      const thickness = () =>
        Array.from({ length: 60 }, (_, index) => pixel(200, 120 + index)[3]).filter((alpha) => alpha > 128).length;
      stage.scale({ x: 10, y: 10 });
      expect(thickness()).toBe(20);
      line.strokeScaleEnabled(false);
      expect(thickness()).toBe(2);
      line.strokeScaleEnabled(true);
      line.strokeWidth(2 / stage.scaleX());
      expect(thickness()).toBe(2);
    },
  },
  {
    says: 'Konva also draws shapes out of view: the canvas discards their pixels, but their drawing code still runs.',
    run: ({ Konva, layer, expect }) => {
      let drawings = 0;
      const far = new Konva.Shape({ x: 5000, width: 50, height: 50, fill: 'red', sceneFunc: () => (drawings += 1) });
      layer.add(far).drawScene();
      expect(drawings).toBe(1);
      far.visible(false);
      layer.drawScene();
      expect(drawings).toBe(1);
    },
  },
]);
