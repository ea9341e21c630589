import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

type CacheConfig = Parameters<Konva.Rect['cache']>[0];

/** A red square from 100, 100 to 200, 200 with the blur. */
function blurred({ Konva, layer }: ClaimTools, radius: number, cache?: CacheConfig): Konva.Rect {
  const box = new Konva.Rect({ x: 100, y: 100, width: 100, height: 100, fill: '#ff0000' });
  layer.add(box);
  box.cache(cache);
  box.filters([Konva.Filters.Blur]).blurRadius(radius);
  layer.draw();
  return box;
}

/** A picture of 41 pixels in a row, black but for a white one in the middle, blurred; what became of the row. */
async function point(tools: ClaimTools, radius: number, pixelRatio = 1, size = 41): Promise<number[]> {
  const middle = (size - 1) / 2;
  const image = await tools.picture(size, size, (context) => {
    context.fillStyle = '#000000';
    context.fillRect(0, 0, size, size);
    context.fillStyle = '#ffffff';
    context.fillRect(middle, 0, 1, size);
  });
  let row: number[] = [];
  const node = new tools.Konva.Image({ image });
  tools.layer.add(node);
  node.cache({ pixelRatio, imageSmoothingEnabled: false });
  node.filters([
    tools.Konva.Filters.Blur,
    ({ data, width }: ImageData) => {
      row = Array.from({ length: width }, (_value, x) => data[x * 4] ?? NaN);
    },
  ]);
  node.blurRadius(radius);
  tools.layer.draw();
  node.destroy();
  return row;
}

export default defineClaims([
  {
    says: 'The pixel itself has the largest weight. The weight decreases linearly with the distance and reaches 0 one pixel beyond the radius.',
    run: async (tools) => {
      const row = await point(tools, 3);
      const wanted = [0, 1, 2, 3, 4, 3, 2, 1, 0].map((weight) => (255 * weight) / 16);
      row.slice(16, 25).forEach((value, index) => {
        tools.expect(Math.abs(value - (wanted[index] ?? NaN))).toBeLessThan(1.5);
      });
    },
  },
  {
    says: 'the invisible color of transparent pixels does not bleed into the image',
    run: (tools) => {
      blurred(tools, 10, { offset: 10 });
      const [red, green, blue, alpha] = tools.pixel(202, 150);
      tools.expect([green, blue]).toEqual([0, 0]);
      tools.expect(red).toBeGreaterThan(245);
      tools.expect(alpha).toBeLessThan(200);
    },
  },
  {
    says: '0, the default, or less | nothing; the pixels are still read and written back',
    run: async (tools) => {
      const [zero, less] = [await point(tools, 0), await point(tools, -4)];
      tools.expect(less).toEqual(zero);
      tools.expect(zero.filter((value) => value === 255)).toHaveLength(1);
      tools.expect(new tools.Konva.Rect().blurRadius()).toBe(0);
    },
  },
  {
    says: 'more than 180 | the same as 180',
    run: async (tools) => {
      tools.expect(await point(tools, 500, 1, 201)).toEqual(await point(tools, 180, 1, 201));
      tools.expect(await point(tools, 180, 1, 201)).not.toEqual(await point(tools, 120, 1, 201));
    },
  },
  {
    says: 'Konva multiplies it by the pixel ratio of the cache, so that a blur looks the same on every screen.',
    run: async (tools) => {
      const reach = (row: number[]) => row.filter((value) => value > 0).length;
      tools.expect(reach(await point(tools, 4, 1))).toBe(9);
      const twice = reach(await point(tools, 4, 2));
      tools.expect(twice).toBeGreaterThanOrEqual(17);
      tools.expect(twice).toBeLessThanOrEqual(18);
    },
  },
  {
    says: 'at a scale of 2, the blur is twice as wide.',
    run: (tools) => {
      const box = blurred(tools, 10, { offset: 20 });
      const reach = () => {
        let x = Math.round(box.x() + 100 * box.scaleX());
        const edge = x;
        while (tools.pixel(x, 150)[3] > 8) x++;
        return x - edge;
      };
      const once = reach();
      box.scale({ x: 2, y: 2 });
      tools.layer.draw();
      tools.expect(reach() / once).toBeCloseTo(2, 0);
    },
  },
  {
    says: "the edges of an opaque image fade. Konva's filter repeats the last pixel, so they stay solid.",
    run: (tools) => {
      const box = blurred(tools, 8);
      tools.expect(tools.pixel(100, 150)).toEqual([255, 0, 0, 255]);
      box.filters(['blur(4px)']);
      tools.layer.draw();
      tools.expect(tools.pixel(100, 150)[3]).toBeLessThan(180);
    },
  },
  {
    says: 'Its cache ends exactly at its edges, where the blur repeats the last pixel. Add a margin as large as the radius to the cache',
    run: (tools) => {
      const box = blurred(tools, 12);
      tools.expect([tools.pixel(101, 101), tools.pixel(98, 150)[3]]).toEqual([[255, 0, 0, 255], 0]);
      box.cache({ offset: 12 });
      tools.layer.draw();
      tools.expect(tools.pixel(101, 101)[3]).toBeLessThan(120);
      tools.expect(tools.pixel(98, 150)[3]).toBeGreaterThan(40);
    },
  },
  {
    says: '`offset` extends the cache on all sides. It does not change the position or `getClientRect()`.',
    run: (tools) => {
      const box = blurred(tools, 12);
      const before = [box.position(), box.getClientRect()];
      box.cache({ offset: 12 });
      tools.expect([box.position(), box.getClientRect()]).toEqual(before);
    },
  },
  {
    says: 'Dragging alone does not run the filter.',
    run: (tools) => {
      let runs = 0;
      const box = blurred(tools, 8);
      box.filters([() => runs++]).draggable(true);
      tools.layer.draw();
      tools.mouse.drag([150, 150], [250, 170]);
      tools.layer.draw();
      tools.expect([box.x(), runs]).toEqual([200, 1]);
    },
  },
  {
    says: 'To move the glass, change the clip and the rectangle.',
    run: ({ Konva, layer, expect }) => {
      const picture = new Konva.Group();
      picture.add(new Konva.Rect({ width: 50, height: 100, fill: 'black' }));
      picture.add(new Konva.Rect({ x: 50, width: 50, height: 100, fill: 'white' }));
      const blurred = picture.clone();
      blurred.cache();
      blurred.filters([Konva.Filters.Blur]);
      blurred.blurRadius(12);
      const glass = new Konva.Group({ clipX: 0, clipY: 20, clipWidth: 100, clipHeight: 20 });
      layer.add(picture, glass.add(blurred)).draw();
      const pixels = layer.toCanvas({ x: 0, y: 0, width: 100, height: 100 }).getContext('2d');
      const red = (x: number, y: number) => pixels?.getImageData(x, y, 1, 1).data[0] ?? -1;
      expect(red(48, 80)).toBe(0);
      expect(red(48, 30)).toBeGreaterThan(30);
      glass.clipY(70);
      layer.draw();
      const moved = layer.toCanvas({ x: 0, y: 0, width: 100, height: 100 }).getContext('2d');
      expect(moved?.getImageData(48, 80, 1, 1).data[0]).toBeGreaterThan(30);
    },
  },
]);
