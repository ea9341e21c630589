import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

/** A picture of 100 by 100 with a red disc of radius 30 in its middle. */
const disc = ({ picture }: ClaimTools) =>
  picture(100, 100, (context) => {
    context.fillStyle = '#ff0000';
    context.beginPath();
    context.arc(50, 50, 30, 0, 2 * Math.PI);
    context.fill();
  });

export default defineClaims([
  {
    says: '`stroke` draws around the box of an image',
    run: async (tools) => {
      const { Konva, layer, pixel, expect } = tools;
      const image = await disc(tools);
      layer.add(new Konva.Image({ image, x: 50, y: 50, stroke: '#0000ff', strokeWidth: 8 })).draw();
      expect(pixel(50, 60)).toEqual([0, 0, 255, 255]);
      // The disc begins at 70; beside it there is nothing.
      expect(pixel(67, 100)[3]).toBe(0);
    },
  },
  {
    says: 'A cache is as large as the node. The `offset` of `cache()` adds room on all sides.',
    run: async (tools) => {
      const { Konva, layer, expect } = tools;
      const node = new Konva.Image({ image: await disc(tools) });
      layer.add(node);
      const sizes: number[] = [];
      node.filters([({ width }) => sizes.push(width)]);
      node.cache({ pixelRatio: 1 });
      layer.draw();
      node.cache({ pixelRatio: 1, offset: 30 });
      layer.draw();
      expect(sizes).toEqual([100, 160]);
    },
  },
  {
    says: 'Konva passes this ratio to the filter as its second argument',
    run: async (tools) => {
      const { Konva, layer, expect } = tools;
      const node = new Konva.Image({ image: await disc(tools) });
      layer.add(node);
      const seen: unknown[] = [];
      node.filters([({ width }, pixelRatio?: number) => seen.push([width, pixelRatio])]);
      node.cache({ pixelRatio: 2 });
      layer.draw();
      expect(seen).toEqual([[200, 2]]);
    },
  },
  {
    says: 'A filter runs again when `filters` is set, not when a variable that it reads changes.',
    run: async (tools) => {
      const { Konva, layer, pixel, expect } = tools;
      const node = new Konva.Image({ image: await disc(tools) });
      layer.add(node);
      let blue = 0;
      const paint = ({ data }: ImageData) => {
        for (let i = 2; i < data.length; i += 4) data[i] = blue;
      };
      node.cache({ pixelRatio: 1 });
      node.filters([paint]);
      layer.draw();
      blue = 255;
      layer.draw();
      expect(pixel(50, 50)).toEqual([255, 0, 0, 255]);
      node.filters([paint]);
      layer.draw();
      expect(pixel(50, 50)).toEqual([255, 0, 255, 255]);
    },
  },
  {
    says: 'The hit region of an image is its box, even when the image is cached. Call `drawHitFromCache` after each change of the border, because it copies the current pixels.',
    run: async (tools) => {
      const { Konva, stage, layer, expect } = tools;
      const node = new Konva.Image({ image: await disc(tools) });
      layer.add(node);
      const corner = { x: 5, y: 5 };
      layer.draw();
      expect(stage.getIntersection(corner)).toBe(node);
      node.cache({ pixelRatio: 1 });
      layer.draw();
      expect(stage.getIntersection(corner)).toBe(node);
      node.drawHitFromCache(80);
      layer.draw();
      expect(stage.getIntersection(corner)).toBe(null);
      expect(stage.getIntersection({ x: 50, y: 50 })).toBe(node);
      // What a later filter makes opaque is not in the copy.
      node.filters([({ data }) => data.fill(255)]);
      layer.draw();
      expect(stage.getIntersection(corner)).toBe(null);
      node.drawHitFromCache(80);
      layer.draw();
      expect(stage.getIntersection(corner)).toBe(node);
    },
  },
]);
