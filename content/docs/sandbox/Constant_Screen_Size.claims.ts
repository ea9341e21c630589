import { defineClaims } from '@site-packages/page-claims';
import type Konva from 'konva';

/** How many pixels of a column are painted. */
function painted(pixel: (x: number, y: number) => number[], x: number) {
  return Array.from({ length: 300 }, (_, y) => pixel(x, y)[3] ?? 0).filter((alpha) => alpha > 127).length;
}

export default defineClaims([
  {
    says: "To keep a node's size, set its scale to 1 divided by the scale of the stage",
    run: ({ Konva, stage, layer, expect }) => {
      const keepSize = (node: Konva.Node) => {
        const scale = stage.scaleX();
        node.scale({ x: 1 / scale, y: 1 / scale });
      };
      stage.on('scaleXChange', () => stage.find('.caption').forEach(keepSize));
      const caption = new Konva.Rect({ name: 'caption', x: 20, y: 30, width: 60, height: 20 });
      layer.add(caption);
      for (const scale of [4, 0.5]) {
        stage.scale({ x: scale, y: scale });
        const rect = caption.getClientRect();
        expect([rect.width, rect.height]).toEqual([60, 20]);
        expect([rect.x, rect.y]).toEqual([20 * scale, 30 * scale]);
      }
    },
  },
  {
    says: 'the stroke is drawn after the transform is reset, so `strokeWidth` and `dash` are pixels of the screen',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      const line = new Konva.Line({ points: [0, 20, 100, 20], stroke: 'black', strokeWidth: 4 });
      layer.add(line);
      stage.scale({ x: 4, y: 4 });
      layer.draw();
      expect(painted(pixel, 50)).toBe(16);
      line.strokeScaleEnabled(false);
      layer.draw();
      expect(painted(pixel, 50)).toBe(4);
      line.dash([10, 10]);
      layer.draw();
      // Ten pixels of line, ten of gap.
      expect([5, 15, 25, 35].map((x) => (pixel(x, 80)[3] ?? 0) > 127)).toEqual([true, false, true, false]);
    },
  },
  {
    says: '`hitStrokeWidth` is in screen pixels as well.',
    run: ({ Konva, stage, layer, expect }) => {
      const line = new Konva.Line({
        points: [0, 20, 100, 20],
        stroke: 'black',
        strokeWidth: 4,
        hitStrokeWidth: 20,
        strokeScaleEnabled: false,
      });
      layer.add(line);
      stage.scale({ x: 4, y: 4 });
      layer.draw();
      const hits = (y: number) => stage.getIntersection({ x: 50, y }) === line;
      expect([hits(72), hits(88), hits(66), hits(94)]).toEqual([true, true, false, false]);
    },
  },
  {
    says: '`Konva.Transformer#anchorSize` is in pixels of the screen',
    run: ({ Konva, stage, layer, expect }) => {
      const box = new Konva.Rect({ x: 10, y: 10, width: 30, height: 20, fill: 'red' });
      const transformer = new Konva.Transformer({ nodes: [box], anchorSize: 14, anchorStrokeWidth: 0 });
      layer.add(box, transformer);
      for (const scale of [1, 5]) {
        stage.scale({ x: scale, y: scale });
        layer.draw();
        const anchor = transformer.findOne('.bottom-right')?.getClientRect();
        expect(anchor?.width).toBeCloseTo(14);
        expect((anchor?.x ?? 0) + 7).toBeCloseTo(40 * scale);
      }
    },
  },
  {
    says: 'The inverse scale also applies to `Konva.Shape#hitStrokeWidth`',
    run: ({ Konva, stage, layer, expect }) => {
      const handle = new Konva.Circle({
        x: 20,
        y: 20,
        radius: 8,
        fill: 'red',
        stroke: 'black',
        strokeWidth: 2,
        hitStrokeWidth: 20,
      });
      layer.add(handle);
      for (const scale of [1, 4]) {
        stage.scale({ x: scale, y: scale });
        handle.scale({ x: 1 / scale, y: 1 / scale });
        layer.draw();
        const hits = (away: number) => stage.getIntersection({ x: 20 * scale + away, y: 20 * scale }) === handle;
        expect([hits(16), hits(21)]).toEqual([true, false]);
      }
    },
  },
  {
    says: 'the position is `-x / scale`, and the scale is `1 / scale`',
    run: ({ Konva, stage, layer, expect }) => {
      const legend = new Konva.Rect({ x: 12, y: 40, width: 100, height: 50 });
      layer.add(legend);
      stage.setAttrs({ x: -70, y: 25, scaleX: 2.5, scaleY: 2.5 });
      layer.setAttrs({ x: 70 / 2.5, y: -25 / 2.5, scaleX: 1 / 2.5, scaleY: 1 / 2.5 });
      const { x, y, width, height } = legend.getClientRect();
      expect([x, y, width, height].map(Math.round)).toEqual([12, 40, 100, 50]);
    },
  },
  {
    says: 'the zoom scales the image with the stroke in it',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      const group = new Konva.Group();
      group.add(
        new Konva.Line({
          points: [0, 20, 100, 20],
          stroke: 'black',
          strokeWidth: 4,
          strokeScaleEnabled: false,
        }),
      );
      layer.add(group);
      group.cache();
      stage.scale({ x: 4, y: 4 });
      layer.draw();
      expect(painted(pixel, 50)).toBeGreaterThan(12);
      group.clearCache();
      layer.draw();
      expect(painted(pixel, 50)).toBe(4);
    },
  },
  {
    says: 'A `Konva.Text` ignores the attribute.',
    run: ({ Konva, stage, layer, pixel, expect }) => {
      const text = new Konva.Text({ x: 5, y: 5, text: 'I', fontSize: 40, stroke: 'black', strokeWidth: 2 });
      layer.add(text);
      stage.scale({ x: 3, y: 3 });
      const width = () => {
        layer.draw();
        return Array.from({ length: 200 }, (_, x) => pixel(x, 75)[3] ?? 0).filter((alpha) => alpha > 127).length;
      };
      const before = width();
      text.strokeScaleEnabled(false);
      expect(width()).toBe(before);
      expect(before).toBeGreaterThan(0);
    },
  },
  {
    says: '8 units at a scale of 0.2 are under 2 pixels',
    run: ({ Konva, stage, layer, expect }) => {
      const handle = new Konva.Circle({ radius: 8, fill: 'red' });
      layer.add(handle);
      stage.scale({ x: 0.2, y: 0.2 });
      expect(handle.getClientRect().width / 2).toBeLessThan(2);
    },
  },
]);
