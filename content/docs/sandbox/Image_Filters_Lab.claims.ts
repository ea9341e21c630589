import { defineClaims } from '@site-packages/page-claims';
import { lookOf } from '../../../demos/sandbox/Image_Filters_Lab/shared/look';
import { filtersOf } from '../../../demos/sandbox/Image_Filters_Lab/shared/run';
import { halves } from '../../../demos/sandbox/Image_Filters_Lab/shared/view';

export default defineClaims([
  {
    says: 'A node has one attribute of each name: HSL and HSV both read `Konva.Node#hue` and `Konva.Node#saturation`. Call each filter on its own settings, as above.',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = new Konva.Rect({ width: 40, height: 40, fill: '#c04020' });
      layer.add(box);
      box.cache();
      const colorWith = (attrs: Record<string, unknown>) => {
        box.setAttrs(attrs);
        layer.draw();
        return pixel(20, 20).join();
      };
      const { HSL, HSV } = Konva.Filters;
      // Both turn by the same hue.
      const twice = colorWith({ filters: [HSL, HSV], hue: 120, saturation: 0 });
      expect(colorWith({ filters: [HSL], hue: 120 })).not.toBe(twice);
      // With settings of their own they can turn back.
      const apart = lookOf([
        ['HSL', { hue: 120, saturation: 0, luminance: 0 }],
        ['HSV', { hue: 240, saturation: 0, value: 0 }],
      ]);
      expect(colorWith({ filters: filtersOf(apart), hue: 77 })).not.toBe(twice);
      expect(filtersOf(apart)).toHaveLength(2);
      const [red = 0, green = 0, blue = 0] = pixel(20, 20);
      expect(Math.abs(red - 0xc0) + Math.abs(green - 0x40) + Math.abs(blue - 0x20)).toBeLessThan(30);
    },
  },
  {
    says: 'Mask makes the background transparent, so the original below shows through. Clip each group to its side of the divider, as `halves` does.',
    run: ({ Konva, layer, pixel, expect }) => {
      const size = { width: 100, height: 100 };
      const groups = [new Konva.Group(), new Konva.Group()] as const;
      const masked = new Konva.Rect({ ...size, fill: '#3060c0' });
      groups[0].add(new Konva.Rect({ ...size, fill: '#3060c0' }));
      groups[1].add(masked);
      layer.add(...groups);
      masked.cache();
      masked.filters([Konva.Filters.Mask]).threshold(60);
      layer.draw();
      expect(pixel(75, 50)).toEqual([0x30, 0x60, 0xc0, 255]);
      const { before, after } = halves(0.5, size);
      groups[0].setAttrs(before);
      groups[1].setAttrs(after);
      layer.draw();
      expect(pixel(25, 50)[3]).toBe(255);
      expect(pixel(75, 50)[3]).toBe(0);
    },
  },
  {
    says: 'Your code cached the image again at its full size with the same `blurRadius`, which then covers a smaller part of the image. Keep the size of the node, and raise the `pixelRatio` of `cache()`.',
    run: ({ Konva, expect }) => {
      /** How far from the middle a blurred edge is still gray, as a share of the width. */
      const blurredShare = (width: number, pixelRatio: number) => {
        const group = new Konva.Group();
        group.add(
          new Konva.Rect({ width, height: 40, fill: 'white' }),
          new Konva.Rect({ width: width / 2, height: 40, fill: 'black' }),
        );
        group.cache({ x: 0, y: 0, width, height: 40, pixelRatio });
        group.filters([Konva.Filters.Blur]).blurRadius(20);
        const canvas = group.toCanvas({ x: 0, y: 0, width, height: 40, pixelRatio });
        const pixels = width * pixelRatio;
        const { data } = canvas.getContext('2d')?.getImageData(0, 20 * pixelRatio, pixels, 1) ?? {};
        const grays = Array.from({ length: pixels }, (_, x) => data?.[4 * x] ?? 0);
        return grays.filter((gray) => gray > 20 && gray < 235).length / pixels;
      };
      const preview = blurredShare(200, 1);
      expect(preview).toBeGreaterThan(0.05);
      expect(blurredShare(400, 1)).toBeLessThan(0.7 * preview);
      expect(Math.abs(blurredShare(200, 2) - preview)).toBeLessThan(0.15 * preview);
    },
  },
  {
    says: 'Moving the divider only draws the filtered cache again.',
    run: ({ Konva, layer, expect }) => {
      let runs = 0;
      const box = new Konva.Rect({ width: 40, height: 40, fill: 'red' });
      const group = new Konva.Group({ clipX: 0, clipY: 0, clipWidth: 30, clipHeight: 40 });
      layer.add(group.add(box));
      box.cache();
      box.filters([() => (runs += 1)]);
      layer.draw();
      group.clipWidth(20);
      layer.draw();
      expect(runs).toBe(1);
      box.filters([() => (runs += 1)]);
      layer.draw();
      expect(runs).toBe(2);
    },
  },
]);
