import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const FONT = { fontFamily: 'serif', fill: 'black' };

/** The lowest row that a text paints. */
function bottomOf({ layer, stage }: ClaimTools, text: Konva.Text): number {
  layer.destroyChildren();
  layer.add(text).draw();
  const { data = [] } = stage.toCanvas({ pixelRatio: 1 }).getContext('2d')?.getImageData(0, 0, 400, 300) ?? {};
  return (
    Array.from({ length: 300 }, (_, y) => y).findLast((y) =>
      Array.from({ length: 400 }, (_, x) => data[4 * (y * 400 + x) + 3] ?? 0).some((alpha) => alpha > 128),
    ) ?? -1
  );
}

/** The formula of the page. */
function onBaseline(text: Konva.Text, baseline: number): Konva.Text {
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = text.measureSize(text.text());
  return text.y(baseline - (text.fontSize() + up - down) / 2);
}

export default defineClaims([
  {
    says: 'They have the same `y`, which is their upper edge. Compute `y` from the baseline, as above.',
    run: (tools) => {
      const { Konva, expect } = tools;
      const make = (fontSize: number) => new Konva.Text({ ...FONT, x: 20, y: 40, text: 'xxx', fontSize });
      expect(bottomOf(tools, make(60)) - bottomOf(tools, make(18))).toBeGreaterThan(20);
      for (const fontSize of [18, 31, 60]) {
        // The last row above the baseline; x reaches a little below it.
        expect(Math.abs(bottomOf(tools, onBaseline(make(fontSize), 120)) - 119)).toBeLessThanOrEqual(1);
      }
    },
  },
  {
    says: '`measureSize` gives the font size as its `height`, which is not the height of the letters. Use the two `fontBoundingBox` values; they are the same for every word of a font',
    run: ({ Konva, expect }) => {
      const text = new Konva.Text({ ...FONT, fontSize: 40, text: '' });
      const [low, high] = ['xxx', 'Ågjp'].map((words) => text.measureSize(words));
      expect([low?.height, high?.height]).toEqual([40, 40]);
      expect((high?.fontBoundingBoxAscent ?? 0) + (high?.fontBoundingBoxDescent ?? 0)).toBeGreaterThan(40);
      expect(high?.fontBoundingBoxAscent).toBe(low?.fontBoundingBoxAscent);
      expect(high?.fontBoundingBoxDescent).toBe(low?.fontBoundingBoxDescent);
      expect(high?.actualBoundingBoxAscent).toBeGreaterThan(low?.actualBoundingBoxAscent ?? 0);
    },
  },
  {
    says: 'It cannot mix sizes: letters of a larger font overlap their neighbors, since the text is measured with the node's font.',
    run: ({ Konva, layer, expect }) => {
      const plain = new Konva.Text({ ...FONT, fontSize: 20, text: 'MMM' });
      const places: number[] = [];
      const mixed = new Konva.Text({
        ...FONT,
        fontSize: 20,
        text: 'MMM',
        charRenderFunc: ({ context, x, index }) => {
          places.push(x);
          if (index === 0) context.setAttr('font', '60px serif');
        },
      });
      layer.add(mixed).drawScene();
      expect(mixed.width()).toBe(plain.width());
      const letter = plain.measureSize('M').width;
      expect((places[1] ?? 0) - (places[0] ?? 0)).toBeCloseTo(letter, 3);
    },
  },
]);
