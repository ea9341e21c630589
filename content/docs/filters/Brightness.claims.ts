import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { filteredColor, gray, type Filters } from './claims/filtered-color';

/** What a color becomes; the factor is not set when it is undefined. */
const becomes = (tools: ClaimTools, fill: string, filters: Filters, brightness?: number) =>
  filteredColor(tools, fill, filters, { brightness });

/** One row of the table: a gray, added 0.2 and multiplied by 1.4. */
function expectRow(tools: ClaimTools, value: number, added: number, multiplied: number): void {
  const { Brighten, Brightness } = tools.Konva.Filters;
  const [sum] = becomes(tools, gray(value), [Brighten], 0.2);
  const [product] = becomes(tools, gray(value), [Brightness], 1.4);
  tools.expect([sum, product]).toEqual([added, multiplied]);
}

export default defineClaims([
  {
    says: 'At 0 every visible pixel is black.',
    run: (tools) => {
      tools.expect(becomes(tools, '#ff8040', [tools.Konva.Filters.Brightness], 0)).toEqual([0, 0, 0, 255]);
    },
  },
  {
    says: 'Nothing changes either while the attribute is not set, although `brightness()` then returns 0. Only an explicit 0 or less makes the image black.',
    run: (tools) => {
      tools.expect(becomes(tools, '#ff8040', [tools.Konva.Filters.Brightness])).toEqual([255, 128, 64, 255]);
      tools.expect(new tools.Konva.Rect().brightness()).toBe(0);
    },
  },
  {
    says: 'at 2, a skin tone of (234, 182, 146) becomes white.',
    run: (tools) => {
      const color = becomes(tools, 'rgb(234, 182, 146)', [tools.Konva.Filters.Brightness], 2);
      tools.expect(color).toEqual([255, 255, 255, 255]);
    },
  },
  { says: 'black 0 | 51 at 0.2 | 0 at 1.4', run: (tools) => expectRow(tools, 0, 51, 0) },
  { says: 'dark 50 | 101 at 0.2 | 70 at 1.4', run: (tools) => expectRow(tools, 50, 101, 70) },
  { says: 'middle 128 | 179 at 0.2 | 179 at 1.4', run: (tools) => expectRow(tools, 128, 179, 179) },
  { says: 'light 180 | 231 at 0.2 | 252 at 1.4', run: (tools) => expectRow(tools, 180, 231, 252) },
  {
    says: 'The two share one attribute, so they cannot have separate values in one list. Use the CSS string for the second one',
    run: (tools) => {
      const { Brighten, Brightness } = tools.Konva.Filters;
      tools.expect(becomes(tools, gray(50), [Brighten, Brightness], 0.2)[0]).toBe(20);
      tools.expect(becomes(tools, gray(50), [Brighten, 'brightness(1.4)'], 0.2)[0]).toBe(141);
    },
  },
  {
    says: 'The string produces the same pixels, without a read-back',
    run: (tools) => {
      const color = 'rgb(40, 100, 220)';
      const string = becomes(tools, color, ['brightness(1.4)']);
      const same = becomes(tools, color, [tools.Konva.Filters.Brightness], 1.4);
      string.forEach((value, channel) => {
        tools.expect(Math.abs(value - (same[channel] ?? NaN))).toBeLessThanOrEqual(1);
      });
    },
  },
  {
    says: "'brightness(140%)' is the same value.",
    run: (tools) => {
      const color = 'rgb(40, 100, 220)';
      const doNothing = () => undefined;
      for (const others of [[], [doNothing]]) {
        tools
          .expect(becomes(tools, color, [...others, 'brightness(140%)']))
          .toEqual(becomes(tools, color, [...others, 'brightness(1.4)']));
      }
    },
  },
  {
    says: 'a black shape above it with an opacity of 0.4 has the same effect as a factor of 0.6.',
    run: (tools) => {
      const { Konva, layer } = tools;
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'rgb(40, 100, 220)' }));
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'black', opacity: 0.4 })).draw();
      const color = tools.pixel(50, 50);
      [24, 60, 132, 255].forEach((value, channel) => {
        tools.expect(Math.abs(value - (color[channel] ?? NaN))).toBeLessThanOrEqual(1);
      });
    },
  },
  {
    says: '`toJSON()` keeps attributes but leaves out filter functions.',
    run: ({ Konva, expect }) => {
      const node = new Konva.Rect({ width: 10, height: 10, brightness: 0.2 });
      node.filters([Konva.Filters.Brighten]);
      const saved: unknown = JSON.parse(node.toJSON());
      expect(saved).toMatchObject({ attrs: { brightness: 0.2 } });
      expect(JSON.stringify(saved)).not.toContain('Brighten');
    },
  },
  {
    says: 'Zero times any factor is zero.',
    run: (tools) => {
      tools.expect(becomes(tools, '#000000', [tools.Konva.Filters.Brightness], 20)).toEqual([0, 0, 0, 255]);
    },
  },
]);
