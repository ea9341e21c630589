import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { filteredRgb, gray, type Filters } from './claims/filtered-color';

/** What a color becomes, without alpha. */
const becomes = (tools: ClaimTools, fill: string, filters: Filters, brightness = 1) =>
  filteredRgb(tools, fill, filters, { brightness });

function expectRow(tools: ClaimTools, value: number, wanted: number[]): void {
  tools.expect(becomes(tools, gray(value), [tools.Konva.Filters.Sepia])).toEqual(wanted);
}

export default defineClaims([
  { says: '64 | 86 | 77 | 60', run: (tools) => expectRow(tools, 64, [86, 77, 60]) },
  { says: '128 | 173 | 154 | 120', run: (tools) => expectRow(tools, 128, [173, 154, 120]) },
  { says: '192 | 255 | 231 | 180', run: (tools) => expectRow(tools, 192, [255, 231, 180]) },
  { says: '255 | 255 | 255 | 239', run: (tools) => expectRow(tools, 255, [255, 255, 239]) },
  {
    says: 'red is 255 for every gray of 189 or more.',
    run: (tools) => {
      const { Sepia } = tools.Konva.Filters;
      tools.expect(becomes(tools, gray(188), [Sepia])[0]).toBe(254);
      tools.expect(becomes(tools, gray(189), [Sepia])[0]).toBe(255);
    },
  },
  {
    says: 'To keep the highlights, darken the image before Sepia',
    run: (tools) => {
      const { Brightness, Sepia } = tools.Konva.Filters;
      const reds = (filters: Filters) => [200, 250].map((value) => becomes(tools, gray(value), filters, 0.74)[0]);
      const [dark = NaN, light = NaN] = reds([Brightness, Sepia]);
      tools.expect(light - dark).toBeGreaterThan(40);
      const [one, other] = reds([Sepia, Brightness]);
      tools.expect(one).toBe(other);
    },
  },
  {
    says: "At 1, it produces the same pixels as Konva's",
    run: (tools) => {
      const fill = 'rgb(63, 166, 107)';
      const byFunction = becomes(tools, fill, [tools.Konva.Filters.Sepia]);
      becomes(tools, fill, ['sepia(1)']).forEach((value, channel) => {
        tools.expect(Math.abs(value - (byFunction[channel] ?? NaN))).toBeLessThanOrEqual(1);
      });
    },
  },
  {
    says: 'it mixes each weighted sum with the old value before it limits the result to 255.',
    run: (tools) => {
      const mixed = Math.min(255, 0.5 * 240 + 0.5 * 240 * 1.351);
      for (const filters of [['sepia(0.5)'], ['sepia(0.5)', () => undefined]]) {
        tools.expect(becomes(tools, gray(200), filters)[0]).toBe(Math.round(0.5 * 200 + 0.5 * 200 * 1.351));
        tools.expect(becomes(tools, gray(240), filters)[0]).toBe(mixed);
      }
    },
  },
  {
    says: 'It makes the image lighter, until the highlights are a flat cream.',
    run: (tools) => {
      const { Sepia } = tools.Konva.Filters;
      const [once = NaN] = becomes(tools, gray(100), [Sepia]);
      const [twice = NaN] = becomes(tools, gray(100), [Sepia, Sepia]);
      tools.expect(twice).toBeGreaterThan(once + 20);
      const cream = [Sepia, Sepia, Sepia];
      tools.expect(becomes(tools, gray(220), cream)).toEqual(becomes(tools, gray(250), cream));
    },
  },
]);
