import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A square from 50, 50 to 150, 150, cached, with the filter. */
function square({ Konva, layer }: ClaimTools, fill: string, brightness?: number): Konva.Rect {
  const node = new Konva.Rect({ x: 50, y: 50, width: 100, height: 100, fill });
  layer.add(node);
  node.cache();
  node.filters([Konva.Filters.Brighten]);
  if (brightness !== undefined) node.brightness(brightness);
  layer.draw();
  return node;
}

/** What one gray becomes. */
function becomes(tools: ClaimTools, gray: number, brightness?: number): number {
  const node = square(tools, `rgb(${gray}, ${gray}, ${gray})`, brightness);
  const [value] = tools.pixel(100, 100);
  node.destroy();
  return value;
}

function expectRow(tools: ClaimTools, brightness: number | undefined, dark: number, light: number): void {
  tools.expect([becomes(tools, 40, brightness), becomes(tools, 220, brightness)]).toEqual([dark, light]);
}

export default defineClaims([
  {
    says: '-1 | -255 | 0 | 0',
    run: (tools) => expectRow(tools, -1, 0, 0),
  },
  {
    says: '-0.5 | -127.5 | 0 | 92',
    run: (tools) => expectRow(tools, -0.5, 0, 92),
  },
  {
    says: '0, or not set | 0 | 40 | 220',
    run: (tools) => {
      expectRow(tools, 0, 40, 220);
      expectRow(tools, undefined, 40, 220);
    },
  },
  {
    says: '0.3 | 76.5 | 116 | 255',
    run: (tools) => expectRow(tools, 0.3, 116, 255),
  },
  {
    says: 'At 0.3, for example, values above 178 become 255',
    run: (tools) => {
      tools.expect(becomes(tools, 178, 0.3)).toBe(254);
      tools.expect(becomes(tools, 179, 0.3)).toBe(255);
    },
  },
  {
    says: 'A white rectangle adds an amount equal to its opacity',
    run: (tools) => {
      const { Konva, layer } = tools;
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'rgb(40, 100, 220)' }));
      const light = {
        width: 200,
        height: 100,
        fill: 'white',
        opacity: 0.3,
        globalCompositeOperation: 'lighter',
      } as const;
      layer.add(new Konva.Rect(light)).draw();
      const [red, green, blue] = tools.pixel(50, 50);
      tools.expect(Math.abs(red - 116.5)).toBeLessThanOrEqual(1);
      tools.expect(Math.abs(green - 176.5)).toBeLessThanOrEqual(1);
      tools.expect(blue).toBe(255);
    },
  },
  {
    says: 'The rectangle brightens everything below it on its layer, and fills transparent areas with 30 % white.',
    run: (tools) => {
      const { Konva, layer } = tools;
      const light = {
        width: 200,
        height: 100,
        fill: 'white',
        opacity: 0.3,
        globalCompositeOperation: 'lighter',
      } as const;
      layer.add(new Konva.Rect(light)).draw();
      const [red, , , alpha] = tools.pixel(150, 50);
      tools.expect([red, Math.round((alpha / 255) * 100)]).toEqual([255, 30]);
    },
  },
  {
    says: 'A black rectangle with the default blend mode darkens by multiplying.',
    run: (tools) => {
      const { Konva, layer } = tools;
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'rgb(40, 100, 220)' }));
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'black', opacity: 0.5 })).draw();
      tools.expect(tools.pixel(50, 50).map((value) => Math.round(value / 10))).toEqual([2, 5, 11, 26]);
    },
  },
  {
    says: 'Values beyond 1 are accepted without a warning.',
    run: (tools) => {
      tools.expect(becomes(tools, 0, 1.2)).toBe(255);
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'The filter adds the same amount of light to nearly transparent pixels as to the others.',
    run: (tools) => {
      square(tools, 'rgba(0, 0, 0, 0.2)', 0.6);
      const [red, , , alpha] = tools.pixel(100, 100);
      tools.expect(alpha).toBe(51);
      tools.expect(Math.abs(red - 153)).toBeLessThan(4);
    },
  },
  {
    says: 'Two `Brighten` entries in `filters` read the same attribute, so the amount is added twice.',
    run: (tools) => {
      const { Brighten } = tools.Konva.Filters;
      square(tools, 'rgb(40, 40, 40)', 0.2).filters([Brighten, Brighten]);
      tools.layer.draw();
      tools.expect(tools.pixel(100, 100)[0]).toBe(142);
    },
  },
  {
    says: 'To undo the effect, set `brightness(0)`: the cache still has the original.',
    run: (tools) => {
      const node = square(tools, 'rgb(40, 100, 220)', 0.8);
      tools.expect(tools.pixel(100, 100)[2]).toBe(255);
      node.brightness(0);
      tools.layer.draw();
      tools.expect(tools.pixel(100, 100)).toEqual([40, 100, 220, 255]);
    },
  },
]);
