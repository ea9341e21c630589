import { defineClaims, type ClaimTools } from '@site-packages/page-claims';

const gray = (value: number) => `rgb(${value}, ${value}, ${value})`;

/** What the stripes of one cached picture become; the attribute is not set when it is undefined. */
async function enhanced(tools: ClaimTools, enhance: number | undefined, fills: string[]): Promise<number[][]> {
  const image = await tools.picture(20 * fills.length, 20, (context) => {
    context.clearRect(0, 0, 20 * fills.length, 20);
    fills.forEach((fill, index) => {
      context.fillStyle = fill;
      context.fillRect(20 * index, 0, 20, 20);
    });
  });
  const node = new tools.Konva.Image({ image });
  tools.layer.add(node);
  node.cache({ pixelRatio: 1 });
  node.filters([tools.Konva.Filters.Enhance]);
  if (enhance !== undefined) node.enhance(enhance);
  tools.layer.draw();
  const colors = fills.map((_fill, index) => [...tools.pixel(20 * index + 10, 10)]);
  node.destroy();
  return colors;
}

/** What grays become. */
async function grays(tools: ClaimTools, enhance: number | undefined, values: number[]): Promise<unknown[]> {
  const colors = await enhanced(tools, enhance, values.map(gray));
  return colors.map(([red]) => red);
}

export default defineClaims([
  {
    says: '-1 | 150 to 150 | one flat color',
    run: async (tools) => tools.expect(await grays(tools, -1, [100, 130, 200])).toEqual([150, 150, 150]),
  },
  {
    says: '-0.5 | 125 to 175 | half the contrast, with the same middle',
    run: async (tools) => tools.expect(await grays(tools, -0.5, [100, 150, 200])).toEqual([125, 150, 175]),
  },
  {
    says: '0, or not set | 100 to 200 | no change',
    run: async (tools) => {
      for (const enhance of [0, undefined]) {
        tools.expect(await grays(tools, enhance, [100, 130, 200])).toEqual([100, 130, 200]);
      }
    },
  },
  {
    says: '0.5 | 50 to 228 | half of the effect',
    run: async (tools) => tools.expect(await grays(tools, 0.5, [100, 200])).toEqual([50, 228]),
  },
  {
    says: '1 | 0 to 255 | the full range',
    run: async (tools) => tools.expect(await grays(tools, 1, [100, 150, 200])).toEqual([0, 128, 255]),
  },
  {
    says: 'Because the ranges differ, the filter stretches each channel differently, which also removes the color cast.',
    run: async (tools) => {
      const warm = ['rgb(120, 100, 60)', 'rgb(170, 150, 110)', 'rgb(220, 200, 160)'];
      tools.expect(await enhanced(tools, 1, warm)).toEqual([
        [0, 0, 0, 255],
        [128, 128, 128, 255],
        [255, 255, 255, 255],
      ]);
    },
  },
  {
    says: 'At 2, the darkest and the lightest tones are cut off at 0 and 255.',
    run: async (tools) => {
      tools.expect(await grays(tools, 2, [100, 120, 150, 180, 200])).toEqual([0, 0, 105, 228, 255]);
    },
  },
  {
    says: 'Below -1, the range is reversed: -2 produces a negative with the same lowest and highest value.',
    run: async (tools) => tools.expect(await grays(tools, -2, [100, 130, 200])).toEqual([200, 170, 100]),
  },
  {
    says: 'One black and one white pixel are enough to keep the range at 0 to 255.',
    run: async (tools) => {
      const image = await tools.picture(20, 20, (context) => {
        context.fillStyle = gray(120);
        context.fillRect(0, 0, 20, 20);
        context.fillStyle = '#000000';
        context.fillRect(0, 0, 1, 1);
        context.fillStyle = '#ffffff';
        context.fillRect(19, 19, 1, 1);
      });
      const node = new tools.Konva.Image({ image });
      tools.layer.add(node);
      node.cache({ pixelRatio: 1 });
      node.filters([tools.Konva.Filters.Enhance]).enhance(1);
      tools.layer.draw();
      tools.expect(tools.pixel(10, 10)[0]).toBe(120);
    },
  },
  {
    says: 'To treat them alike, put both into a group and cache the group.',
    run: (tools) => {
      const { Konva, layer } = tools;
      const group = new Konva.Group();
      [40, 100, 160, 220].forEach((value, index) => {
        group.add(new Konva.Rect({ x: 20 * index, width: 20, height: 20, fill: gray(value) }));
      });
      layer.add(group);
      group.cache({ pixelRatio: 1 });
      group.filters([Konva.Filters.Enhance]).enhance(1);
      layer.draw();
      tools.expect([10, 30, 50, 70].map((x) => tools.pixel(x, 10)[0])).toEqual([0, 85, 170, 255]);
    },
  },
  {
    says: 'Transparent pixels are treated as black, so the lowest value is 0.',
    run: async (tools) => {
      const [transparent, dark, light] = await enhanced(tools, 1, ['rgba(0, 0, 0, 0)', gray(100), gray(200)]);
      tools.expect([transparent?.[3], dark?.[0], light?.[0]]).toEqual([0, 128, 255]);
    },
  },
  {
    says: 'Stretching adds no tones: 50 steps are still 50 steps, but five values apart.',
    run: async (tools) => {
      const steps = Array.from({ length: 51 }, (_value, index) => 100 + index);
      const image = await tools.picture(51, 20, (context) => {
        steps.forEach((value, index) => {
          context.fillStyle = gray(value);
          context.fillRect(index, 0, 1, 20);
        });
      });
      const node = new tools.Konva.Image({ image });
      tools.layer.add(node);
      node.cache({ pixelRatio: 1 });
      node.filters([tools.Konva.Filters.Enhance]).enhance(1);
      tools.layer.draw();
      const found = steps.map((_value, x) => tools.pixel(x, 10)[0]);
      found.forEach((value, index) => {
        tools.expect(Math.abs((value ?? NaN) - 5.1 * index)).toBeLessThan(0.6);
      });
    },
  },
]);
