import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { filteredColor, type Filters } from './claims/filtered-color';

const awning = 'rgb(242, 102, 74)';
const shirt = 'rgb(63, 166, 107)';

/** What a color becomes. */
const becomes = (tools: ClaimTools, fill: string, filters: Filters, saturation = 0) =>
  filteredColor(tools, fill, filters, { saturation });

/** One row of the table. */
function expectGrays(tools: ClaimTools, filters: Filters, grays: [number, number], saturation = 0): void {
  const found = [awning, shirt].map((fill) => becomes(tools, fill, filters, saturation));
  found.forEach((color, index) => {
    const gray = grays[index] ?? NaN;
    // HSL leaves a trace of the color, one step at most.
    color.slice(0, 3).forEach((value) => tools.expect(Math.abs(value - gray)).toBeLessThanOrEqual(saturation ? 1 : 0));
  });
}

export default defineClaims([
  {
    says: '`Konva.Filters.Grayscale` | 0.34 | 0.5 | 0.16 | 145 | 122',
    run: (tools) => expectGrays(tools, [tools.Konva.Filters.Grayscale], [145, 122]),
  },
  {
    says: "'grayscale(1)', as CSS | 0.2126 | 0.7152 | 0.0722 | 130 | 140",
    run: (tools) => expectGrays(tools, ['grayscale(1)'], [130, 140]),
  },
  {
    says: 'HSL with a saturation of -10 | 0.299 | 0.587 | 0.114 | 141 | 128',
    run: (tools) => expectGrays(tools, [tools.Konva.Filters.HSL], [141, 128], -10),
  },
  {
    says: 'black, white and every gray keep their value',
    run: (tools) => {
      for (const gray of [0, 77, 128, 255]) {
        const color = becomes(tools, `rgb(${gray}, ${gray}, ${gray})`, [tools.Konva.Filters.Grayscale]);
        tools.expect(color).toEqual([gray, gray, gray, 255]);
      }
    },
  },
  {
    says: 'A black rectangle with the blend mode `saturation` removes the color from everything below it on the layer',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = new Konva.Rect({ width: 100, height: 100, fill: awning });
      const gray = { width: 200, height: 100, fill: 'black', globalCompositeOperation: 'saturation' } as const;
      layer.add(box, new Konva.Rect(gray));
      for (const fill of [awning, shirt]) {
        box.fill(fill);
        layer.draw();
        const [red, green, blue] = pixel(50, 50);
        expect([green, blue]).toEqual([red, red]);
        expect(red).toBeGreaterThan(100);
      }
      expect(pixel(150, 50)).toEqual([0, 0, 0, 255]);
    },
  },
  {
    says: 'It halves the color; -10 leaves a thousandth of it.',
    run: (tools) => {
      const { HSL } = tools.Konva.Filters;
      const [red = NaN, , blue = NaN] = becomes(tools, awning, [HSL], -1);
      tools.expect((red - blue) / (242 - 74)).toBeCloseTo(0.5, 1);
      tools.expect(2 ** -10).toBeCloseTo(0.001, 4);
    },
  },
  {
    says: 'Grayscale ignores it.',
    run: (tools) => {
      const { Grayscale } = tools.Konva.Filters;
      tools.expect(becomes(tools, awning, [Grayscale], 2)).toEqual([145, 145, 145, 255]);
    },
  },
  {
    says: 'With an empty list, Konva draws the old cache without a filter.',
    run: ({ Konva, layer, pixel, expect }) => {
      const box = new Konva.Rect({ width: 100, height: 100, fill: awning });
      layer.add(box);
      box.cache();
      box.filters([Konva.Filters.Grayscale]).fill(shirt).filters([]);
      layer.draw();
      expect(pixel(50, 50)).toEqual([242, 102, 74, 255]);
      box.clearCache();
      layer.draw();
      expect(pixel(50, 50)).toEqual([63, 166, 107, 255]);
    },
  },
]);
