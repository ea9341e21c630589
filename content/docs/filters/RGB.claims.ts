import { defineClaims } from '@site-packages/page-claims';
import { filteredColor } from './claims/filtered-color';

export default defineClaims([
  {
    says: 'if all three are not set, the image is black',
    run: (tools) => {
      tools.expect(filteredColor(tools, 'white', [tools.Konva.Filters.RGB], {})).toEqual([0, 0, 0, 255]);
    },
  },
  {
    says: 'with 255 for all three, the result is the same as with Grayscale',
    run: (tools) => {
      const { Grayscale, RGB } = tools.Konva.Filters;
      for (const fill of ['rgb(242, 102, 74)', 'rgb(63, 166, 107)', 'rgb(120, 12, 240)']) {
        const tinted = filteredColor(tools, fill, [RGB], { red: 255, green: 255, blue: 255 });
        tools.expect(tinted).toEqual(filteredColor(tools, fill, [Grayscale], {}));
      }
    },
  },
  {
    says: 'below 0, above 255 | limited to 0 or 255',
    run: ({ Konva, expect }) => {
      const node = new Konva.Rect().red(-20).green(300);
      expect([node.red(), node.green()]).toEqual([0, 255]);
    },
  },
  {
    says: '127.6 | rounded to 128',
    run: ({ Konva, expect }) => expect(new Konva.Rect({ blue: 127.6 }).blue()).toBe(128),
  },
  {
    says: 'At 1, the default, every visible pixel has the tint, so the image is a silhouette.',
    run: (tools) => {
      const { RGBA } = tools.Konva.Filters;
      for (const fill of ['black', 'white']) {
        const color = filteredColor(tools, fill, [RGBA], { red: 20, green: 130, blue: 240 });
        tools.expect(color).toEqual([20, 130, 240, 255]);
      }
    },
  },
  {
    says: 'Black becomes the tint times `alpha`. Despite the name, the alpha of the pixels does not change.',
    run: (tools) => {
      const tint = { red: 200, green: 100, blue: 50, alpha: 0.5 };
      const { RGBA } = tools.Konva.Filters;
      tools.expect(filteredColor(tools, 'black', [RGBA], tint)).toEqual([100, 50, 25, 255]);
      tools.expect(filteredColor(tools, 'rgba(0, 0, 0, 0.4)', [RGBA], tint)[3]).toBe(102);
    },
  },
  {
    says: 'keeps light and shade.',
    run: ({ Konva, layer, pixel, expect }) => {
      const luma = ([r = 0, g = 0, b = 0]: number[]) => 0.3 * r + 0.59 * g + 0.11 * b;
      const box = new Konva.Rect({ width: 100, height: 100, fill: 'rgb(63, 166, 107)' });
      layer.add(box).draw();
      const before = pixel(50, 50);
      const tint = { width: 100, height: 100, fill: 'rgb(220, 120, 60)', globalCompositeOperation: 'color' } as const;
      layer.add(new Konva.Rect(tint)).draw();
      const after = pixel(50, 50);
      expect(Math.abs(luma(after) - luma(before))).toBeLessThan(3);
      expect(after[0]).toBeGreaterThan(after[1]);
    },
  },
  {
    says: 'The default of all three is 0.',
    run: ({ Konva, expect }) => {
      const node = new Konva.Rect();
      expect([node.red(), node.green(), node.blue()]).toEqual([0, 0, 0]);
    },
  },
  {
    says: 'Only RGBA reads that attribute. For transparency, set `opacity(0.5)`, which needs no filter.',
    run: (tools) => {
      tools.expect(filteredColor(tools, '#204060', [() => undefined], { alpha: 0.5 })).toEqual([32, 64, 96, 255]);
    },
  },
]);
