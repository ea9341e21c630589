import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { filteredRgb, gray, type Filters } from './claims/filtered-color';

/** What a color becomes, without alpha. */
const becomes = (tools: ClaimTools, fill: string, filters: Filters, brightness = 1) =>
  filteredRgb(tools, fill, filters, { brightness });

function expectRow(tools: ClaimTools, fill: string, wanted: number[]): void {
  tools.expect(becomes(tools, fill, [tools.Konva.Filters.Solarize])).toEqual(wanted);
}

export default defineClaims([
  { says: 'white | 255 | black', run: (tools) => expectRow(tools, 'white', [0, 0, 0]) },
  { says: 'gray 128 | 128 | gray 127', run: (tools) => expectRow(tools, gray(128), [127, 127, 127]) },
  { says: 'gray 127 | 127 | gray 127', run: (tools) => expectRow(tools, gray(127), [127, 127, 127]) },
  { says: 'pure red | 54 | pure red', run: (tools) => expectRow(tools, '#ff0000', [255, 0, 0]) },
  { says: 'pure green | 182 | magenta', run: (tools) => expectRow(tools, '#00ff00', [255, 0, 255]) },
  { says: 'pure blue | 18 | pure blue', run: (tools) => expectRow(tools, '#0000ff', [0, 0, 255]) },
  {
    says: 'grays from 80 are inverted',
    run: (tools) => {
      const { Brightness, Solarize } = tools.Konva.Filters;
      const filters = [Brightness, Solarize];
      tools.expect(becomes(tools, gray(79), filters, 1.6)[0]).toBe(126);
      tools.expect(becomes(tools, gray(80), filters, 1.6)[0]).toBe(127);
      tools.expect(becomes(tools, gray(100), filters, 1.6)[0]).toBe(255 - 160);
    },
  },
  {
    says: 'With 0.4, even white is below 128',
    run: (tools) => {
      const { Brightness, Solarize } = tools.Konva.Filters;
      tools.expect(becomes(tools, 'white', [Brightness, Solarize], 0.4)).toEqual([102, 102, 102]);
    },
  },
  {
    says: '(255, 103, 0) stays the same and (255, 104, 0) becomes (0, 151, 255).',
    run: (tools) => {
      expectRow(tools, 'rgb(255, 103, 0)', [255, 103, 0]);
      expectRow(tools, 'rgb(255, 104, 0)', [0, 151, 255]);
    },
  },
  {
    says: 'The light colors are now dark, so the second run does not change them.',
    run: (tools) => {
      const { Solarize } = tools.Konva.Filters;
      const once = becomes(tools, gray(220), [Solarize]);
      tools.expect(once).toEqual([35, 35, 35]);
      tools.expect(becomes(tools, gray(220), [Solarize, Solarize])).toEqual(once);
    },
  },
]);
