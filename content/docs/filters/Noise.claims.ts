import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

type Filter = NonNullable<Konva.NodeConfig['filters']>[number];

/** A square of 100 by 100 with the noise, and a function that reads the red, green and blue of all its pixels. */
function noisy(tools: ClaimTools, fill: string, noise?: number, filters?: Filter[]) {
  const node = new tools.Konva.Rect({ width: 100, height: 100, fill });
  tools.layer.add(node);
  node.cache({ pixelRatio: 1 });
  let found: number[] = [];
  const read = ({ data }: ImageData) => {
    found = Array.from(data).filter((_value, index) => index % 4 < 3);
  };
  node.filters([...(filters ?? [tools.Konva.Filters.Noise]), read]);
  if (noise !== undefined) node.noise(noise);
  const draw = () => {
    tools.layer.draw();
    return found;
  };
  return { node, draw };
}

/** By how much values of middle gray move at most. */
function farthest(values: number[]): number {
  return values.reduce((most, value) => Math.max(most, Math.abs(value - 128)), 0);
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The page's filter for gray grain. */
function grayNoise(this: Konva.Node, { data }: ImageData) {
  const amount = this.noise() * 255;
  for (let i = 0; i < data.length; i += 4) {
    const added = (0.5 - Math.random()) * amount;
    for (const channel of [i, i + 1, i + 2]) data[channel] = (data[channel] ?? 0) + added;
  }
}

export default defineClaims([
  {
    says: 'They form a box, because all amounts up to the limit are equally likely.',
    run: (tools) => {
      const values = noisy(tools, '#808080', 0.4).draw();
      tools.expect(farthest(values)).toBe(51);
      // Five equal parts of the range from -50 to 50 have about a fifth each.
      for (let part = 0; part < 5; part++) {
        const from = 78 + 20 * part;
        const share = values.filter((value) => value >= from && value < from + 20).length / values.length;
        tools.expect(Math.abs(share - 20 / 102)).toBeLessThan(0.02);
      }
    },
  },
  {
    says: 'The filter uses a separate random number for each channel, so the grain has colors.',
    run: (tools) => {
      const values = noisy(tools, '#808080', 0.4).draw();
      const isGray = (pixel: number) =>
        values[pixel * 3] === values[pixel * 3 + 1] && values[pixel * 3] === values[pixel * 3 + 2];
      const grays = Array.from({ length: 10_000 }, (_value, pixel) => pixel).filter(isGray);
      tools.expect(grays.length).toBeLessThan(100);
    },
  },
  {
    says: '0 | no change',
    run: (tools) => tools.expect(farthest(noisy(tools, '#808080', 0).draw())).toBe(0),
  },
  {
    says: '0.2, the default | 25.5',
    run: (tools) => {
      const most = farthest(noisy(tools, '#808080').draw());
      tools.expect(most).toBeGreaterThanOrEqual(25);
      tools.expect(most).toBeLessThanOrEqual(26);
    },
  },
  {
    says: '1 | 127.5',
    run: (tools) => {
      const values = noisy(tools, '#808080', 1).draw();
      tools.expect(Math.min(...values)).toBeLessThanOrEqual(1);
      tools.expect(Math.max(...values)).toBeGreaterThanOrEqual(254);
    },
  },
  {
    says: 'negative | the same as positive',
    run: (tools) => {
      tools.expect(farthest(noisy(tools, '#808080', -0.4).draw())).toBe(51);
    },
  },
  {
    says: 'At 0.2, a black area has a mean of about 6, and at 1, a mean of about 32. White becomes darker by the same amount.',
    run: (tools) => {
      tools.expect(Math.abs(mean(noisy(tools, '#000000', 0.2).draw()) - 6.4)).toBeLessThan(0.5);
      tools.expect(Math.abs(mean(noisy(tools, '#000000', 1).draw()) - 32)).toBeLessThan(2);
      tools.expect(Math.abs(mean(noisy(tools, '#ffffff', 0.2).draw()) - 248.6)).toBeLessThan(0.5);
    },
  },
  {
    says: 'Moving the node does not change its grain; a new value of any filter attribute does, including one that another filter reads.',
    run: (tools) => {
      const { node, draw } = noisy(tools, '#808080', 0.4);
      const first = draw();
      node.x(20);
      tools.expect(draw() === first).toBe(true);
      node.brightness(0.3);
      tools.expect(draw().join() === first.join()).toBe(false);
    },
  },
  {
    says: 'To get new noise, set a new array, as the button in the demo does',
    run: (tools) => {
      const { node, draw } = noisy(tools, '#808080', 0.4);
      const first = draw().join();
      node.filters([...(node.filters() ?? [])]);
      tools.expect(draw().join() === first).toBe(false);
    },
  },
  {
    says: 'With one number for all three channels, the noise changes the lightness but not the hue.',
    run: (tools) => {
      const values = noisy(tools, '#808080', 0.4, [grayNoise]).draw();
      const isColored = (pixel: number) =>
        values[pixel * 3] !== values[pixel * 3 + 1] || values[pixel * 3] !== values[pixel * 3 + 2];
      tools.expect(Array.from({ length: 10_000 }, (_value, pixel) => pixel).filter(isColored)).toEqual([]);
      tools.expect(farthest(values)).toBe(51);
    },
  },
  {
    says: 'The filter changes each pixel of the cache, which has more pixels on a screen with a higher pixel ratio.',
    run: (tools) => {
      const { node, draw } = noisy(tools, '#808080', 0.4);
      const sizes = [1, 2].map((pixelRatio) => {
        node.cache({ pixelRatio });
        return draw().length / 3;
      });
      tools.expect(sizes).toEqual([10_000, 40_000]);
      tools.expect(farthest(draw())).toBe(51);
    },
  },
  {
    says: 'To switch the noise off, set it to 0 or remove the filter from the list.',
    run: (tools) => {
      const { node, draw } = noisy(tools, '#808080');
      tools.expect(farthest(draw())).toBeGreaterThan(0);
      node.noise(0);
      tools.expect(farthest(draw())).toBe(0);
    },
  },
  {
    says: 'a pixel with an alpha of 0 remains invisible.',
    run: (tools) => {
      noisy(tools, 'rgba(0, 0, 0, 0)', 1).draw();
      tools.expect(tools.pixel(50, 50)[3]).toBe(0);
    },
  },
  {
    says: 'Blur after Noise averages the grain; Noise after Blur keeps it sharp.',
    run: (tools) => {
      const { Blur, Noise } = tools.Konva.Filters;
      const [soft, sharp] = [
        [Noise, Blur],
        [Blur, Noise],
      ].map((filters) => {
        const { node, draw } = noisy(tools, '#808080', 0.4, filters);
        node.blurRadius(10);
        return farthest(draw());
      });
      // The grain is random: the farthest of all blurred pixels is now and then 27.
      tools.expect(soft).toBeLessThan(35);
      tools.expect(sharp).toBe(51);
    },
  },
]);
