import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { filteredColor, type Filters } from './claims/filtered-color';

/** What a color becomes. */
const becomes = (tools: ClaimTools, fill: string, filters: Filters) =>
  filteredColor(tools, fill, filters, { hue: 180 });

export default defineClaims([
  {
    says: 'the filter twice restores the original. Middle gray hardly changes: 128 becomes 127.',
    run: (tools) => {
      const { Invert } = tools.Konva.Filters;
      tools.expect(becomes(tools, 'rgb(12, 200, 99)', [Invert, Invert])).toEqual([12, 200, 99, 255]);
      tools.expect(becomes(tools, '#808080', [Invert])).toEqual([127, 127, 127, 255]);
    },
  },
  {
    says: 'Invert and HSL add the same number to all three channels',
    run: (tools) => {
      const { Invert, HSL } = tools.Konva.Filters;
      const [r, g, b] = [150, 90, 120];
      const more = 255 - 2 * (0.299 * r + 0.587 * g + 0.114 * b);
      const found = becomes(tools, `rgb(${r}, ${g}, ${b})`, [Invert, HSL]);
      [r + more, g + more, b + more].forEach((value, channel) => {
        tools.expect(Math.abs(value - (found[channel] ?? NaN))).toBeLessThanOrEqual(1);
      });
    },
  },
  {
    says: 'Strong blues and yellows leave the range and are cut off, so a second inversion does not restore them.',
    run: (tools) => {
      const { Invert, HSL } = tools.Konva.Filters;
      for (const fill of ['rgb(0, 0, 255)', 'rgb(255, 255, 0)']) {
        const once = becomes(tools, fill, [Invert, HSL]);
        const twice = becomes(tools, fill, [Invert, HSL, Invert, HSL]);
        tools.expect(once.slice(0, 3).some((value) => value === 255 || value === 0)).toBe(true);
        tools.expect(twice).not.toEqual(becomes(tools, fill, []));
      }
    },
  },
  {
    says: 'A white rectangle with the blend mode `difference` inverts everything below it on the layer',
    run: ({ Konva, layer, pixel, expect }) => {
      const negative = { width: 200, height: 100, fill: 'white', globalCompositeOperation: 'difference' } as const;
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'rgb(12, 200, 99)' }), new Konva.Rect(negative));
      layer.draw();
      expect(pixel(50, 50)).toEqual([243, 55, 156, 255]);
      expect(pixel(150, 50)).toEqual([255, 255, 255, 255]);
    },
  },
  {
    says: "The CSS string 'invert(1)' produces the same pixels as the filter",
    run: (tools) => {
      const color = 'rgb(12, 200, 99)';
      tools.expect(becomes(tools, color, ['invert(1)'])).toEqual(becomes(tools, color, [tools.Konva.Filters.Invert]));
    },
  },
  {
    says: "'invert(0.8)' turns white into dark gray",
    run: (tools) => {
      tools.expect(becomes(tools, 'white', ['invert(0.8)'])).toEqual([51, 51, 51, 255]);
    },
  },
  {
    says: "At 'invert(0.5)' everything is the same gray.",
    run: (tools) => {
      const [one, other] = ['#ff0000', '#103050'].map((fill) => becomes(tools, fill, ['invert(0.5)']));
      tools.expect(one).toEqual(other);
    },
  },
  {
    says: 'Shadows inside the cache are inverted too, and black becomes white. Set `shadowEnabled(false)` before `cache()`.',
    run: ({ Konva, layer, pixel, expect }) => {
      const shadow = { shadowColor: 'black', shadowOffsetX: 30, shadowBlur: 0 };
      const box = new Konva.Rect({ width: 100, height: 100, fill: '#336699', ...shadow });
      layer.add(box);
      box.cache();
      box.filters([Konva.Filters.Invert]);
      layer.draw();
      expect(pixel(115, 50)).toEqual([255, 255, 255, 255]);
      box.shadowEnabled(false).cache();
      layer.draw();
      expect(pixel(115, 50)[3]).toBe(0);
    },
  },
  {
    says: 'The filter inverts the color and keeps alpha, so an overlay that darkens the scene then brightens it.',
    run: (tools) => {
      const [red = NaN, , , alpha] = becomes(tools, 'rgba(0, 0, 0, 0.4)', [tools.Konva.Filters.Invert]);
      tools.expect([red, alpha]).toEqual([255, 102]);
    },
  },
]);
