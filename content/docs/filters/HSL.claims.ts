import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { filteredRgb, gray } from './claims/filtered-color';

/** One row of the table: what a gray becomes with HSL and with HSV. */
function expectLight(tools: ClaimTools, light: number, value: number, wanted: [number, number]): void {
  const { HSL, HSV } = tools.Konva.Filters;
  const [byHsl] = filteredRgb(tools, gray(value), [HSL], { luminance: light });
  const [byHsv] = filteredRgb(tools, gray(value), [HSV], { value: light });
  tools.expect([byHsl, byHsv]).toEqual(wanted);
}

export default defineClaims([
  {
    says: 'a hue of 120 turns red into blue, not into green.',
    run: (tools) => {
      const [red = NaN, green = NaN, blue] = filteredRgb(tools, '#ff0000', [tools.Konva.Filters.HSL], { hue: 120 });
      tools.expect(red).toBeLessThan(60);
      tools.expect(green).toBeLessThan(60);
      tools.expect(blue).toBe(255);
    },
  },
  {
    says: 'any number of degrees; -60 is the same as 300',
    run: (tools) => {
      const turned = (hue: number) => filteredRgb(tools, '#806040', [tools.Konva.Filters.HSL], { hue });
      tools.expect(turned(-60)).toEqual(turned(300));
      tools.expect(turned(660)).toEqual(turned(300));
      tools.expect(turned(-60)).not.toEqual(turned(0));
    },
  },
  {
    says: '`hue-rotate` rotates in the other direction',
    run: (tools) => {
      const blueIsMost = ([red = 0, green = 0, blue = 0]: number[]) => blue > red && blue > green;
      const css = (angle: number) => filteredRgb(tools, '#c03030', [`hue-rotate(${angle}deg)`], {});
      tools.expect(blueIsMost(filteredRgb(tools, '#c03030', [tools.Konva.Filters.HSL], { hue: 120 }))).toBe(true);
      tools.expect(blueIsMost(css(-120))).toBe(true);
      tools.expect(blueIsMost(css(120))).toBe(false);
    },
  },
  {
    says: 'Hue and saturation do not affect gray pixels.',
    run: (tools) => {
      const found = filteredRgb(tools, gray(90), [tools.Konva.Filters.HSL], { hue: 130, saturation: 1.5 });
      found.forEach((value) => tools.expect(Math.abs(value - 90)).toBeLessThanOrEqual(1));
    },
  },
  { says: 'at 1, black becomes | gray 127 | black', run: (tools) => expectLight(tools, 1, 0, [127, 0]) },
  { says: 'at 1, gray 100 becomes | 227 | 200', run: (tools) => expectLight(tools, 1, 100, [227, 200]) },
  { says: 'at -1, gray 100 becomes | black | 50', run: (tools) => expectLight(tools, -1, 100, [0, 50]) },
  {
    says: 'at -1, white becomes | gray 128 | gray 128',
    run: (tools) => expectLight(tools, -1, 255, [128, 128]),
  },
  {
    says: 'Each ignores the attribute of the other.',
    run: (tools) => {
      const { HSL, HSV } = tools.Konva.Filters;
      tools.expect(filteredRgb(tools, gray(100), [HSL], { value: 1 })).toEqual([100, 100, 100]);
      tools.expect(filteredRgb(tools, gray(100), [HSV], { luminance: 1 })).toEqual([100, 100, 100]);
    },
  },
  {
    says: "If the list also contains functions, or the browser's canvas has no `filter`, Konva ignores these strings and warns.",
    run: (tools) => {
      const found = filteredRgb(tools, '#806040', ['saturate(3)', () => undefined], {});
      tools.expect(found).toEqual([128, 96, 64]);
      tools.expect(tools.warnings.join()).toContain('"saturate" is not supported');
    },
  },
  {
    says: 'To use a factor, set `saturation(Math.log2(factor))`.',
    run: (tools) => {
      const { HSL } = tools.Konva.Filters;
      const [red = NaN, , blue = NaN] = filteredRgb(tools, '#806040', [HSL], { saturation: Math.log2(1.5) });
      tools.expect(Math.abs(red - blue - 1.5 * 64)).toBeLessThanOrEqual(2);
    },
  },
  {
    says: 'It halves the color.',
    run: (tools) => {
      const [red = NaN, , blue = NaN] = filteredRgb(tools, '#806040', [tools.Konva.Filters.HSL], { saturation: -1 });
      tools.expect(Math.abs(red - blue - 32)).toBeLessThanOrEqual(2);
    },
  },
]);
