import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { filteredRgb } from './claims/filtered-color';

function expectRow(tools: ClaimTools, value: number | undefined, wanted: number): void {
  const attrs = value === undefined ? {} : { value };
  const [red] = filteredRgb(tools, 'rgb(100, 100, 100)', [tools.Konva.Filters.HSV], attrs);
  tools.expect(red).toBe(wanted);
}

export default defineClaims([
  { says: '-8 | 1/256 | 0', run: (tools) => expectRow(tools, -8, 0) },
  { says: '-1 | 0.5 | 50', run: (tools) => expectRow(tools, -1, 50) },
  {
    says: '0, or not set | 1 | 100',
    run: (tools) => {
      expectRow(tools, 0, 100);
      expectRow(tools, undefined, 100);
    },
  },
  { says: '0.5 | 1.41 | 141', run: (tools) => expectRow(tools, 0.5, 141) },
  { says: '1 | 2 | 200', run: (tools) => expectRow(tools, 1, 200) },
  { says: '2 | 4 | 255', run: (tools) => expectRow(tools, 2, 255) },
  {
    says: 'Black stays black at any value.',
    run: (tools) => {
      const { HSV } = tools.Konva.Filters;
      tools.expect(filteredRgb(tools, 'black', [HSV], { value: 6, saturation: 1 })).toEqual([0, 0, 0]);
    },
  },
  {
    says: '`value(1)` is `brightness(2)`.',
    run: (tools) => {
      const { Brightness, HSV } = tools.Konva.Filters;
      const fill = 'rgb(40, 160, 90)';
      const byHsv = filteredRgb(tools, fill, [HSV], { value: 1 });
      filteredRgb(tools, fill, [Brightness], { brightness: 2 }).forEach((value, channel) => {
        tools.expect(Math.abs(value - (byHsv[channel] ?? NaN))).toBeLessThanOrEqual(1);
      });
    },
  },
  {
    says: '0.5 means a factor of 1.41. To use a factor, set `value(Math.log2(factor))`.',
    run: (tools) => {
      const { HSV } = tools.Konva.Filters;
      const [red] = filteredRgb(tools, 'rgb(100, 100, 100)', [HSV], { value: Math.log2(0.5) });
      tools.expect(red).toBe(50);
    },
  },
  {
    says: '`value()` is 0 on a new node',
    run: ({ Konva, expect }) => expect(new Konva.Rect().value()).toBe(0),
  },
]);
