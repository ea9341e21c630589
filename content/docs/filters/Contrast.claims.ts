import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import { filteredColor, gray, type Filters } from './claims/filtered-color';

/** What a color becomes; the contrast is not set when it is undefined. */
const becomes = (tools: ClaimTools, fill: string, contrast?: number, filters?: Filters) =>
  filteredColor(tools, fill, filters ?? [tools.Konva.Filters.Contrast], { contrast });

/** What gray values become. */
function grays(tools: ClaimTools, contrast: number | undefined, values: number[]): (number | undefined)[] {
  return values.map((value) => becomes(tools, gray(value), contrast)[0]);
}

export default defineClaims([
  {
    says: '-100 | 0 | 128 | 128 | everything is the same gray',
    run: (tools) => tools.expect(grays(tools, -100, [0, 60, 200, 255])).toEqual([128, 128, 128, 128]),
  },
  {
    says: '-50 | 0.25 | 111 | 146 | fine steps',
    run: (tools) => tools.expect(grays(tools, -50, [60, 200])).toEqual([111, 146]),
  },
  {
    says: '0, or not set | 1 | 60 | 200 | nothing',
    run: (tools) => {
      for (const contrast of [0, undefined]) tools.expect(grays(tools, contrast, [60, 200])).toEqual([60, 200]);
    },
  },
  {
    says: '20 | 1.44 | 30 | 232 | black up to 39, white from 216',
    run: (tools) => {
      tools.expect(grays(tools, 20, [60, 200, 39, 216])).toEqual([30, 232, 0, 255]);
      const [dark, light] = grays(tools, 20, [40, 215]);
      tools.expect(dark).toBeGreaterThan(0);
      tools.expect(light).toBeLessThan(255);
    },
  },
  {
    says: '100 | 4 | 0 | 255 | black up to 95, white from 160',
    run: (tools) => {
      tools.expect(grays(tools, 100, [60, 200, 95, 160])).toEqual([0, 255, 0, 255]);
      const [dark, light] = grays(tools, 100, [96, 159]);
      tools.expect(dark).toBeGreaterThan(0);
      tools.expect(light).toBeLessThan(255);
    },
  },
  {
    says: 'again because of the square: -150 is the same as -50, and -200 is the original.',
    run: (tools) => {
      const values = [10, 60, 200];
      tools.expect(grays(tools, -150, values)).toEqual(grays(tools, -50, values));
      tools.expect(grays(tools, -200, values)).toEqual(values);
    },
  },
  {
    says: 'but does not change an image that already has black and white.',
    run: async (tools) => {
      const image = await tools.picture(90, 30, (context) => {
        ['#000000', '#405060', '#ffffff'].forEach((color, index) => {
          context.fillStyle = color;
          context.fillRect(index * 30, 0, 30, 30);
        });
      });
      const node = new tools.Konva.Image({ image });
      tools.layer.add(node);
      node.cache();
      node.filters([tools.Konva.Filters.Enhance]).enhance(1);
      tools.layer.draw();
      tools.expect(tools.pixel(45, 15)).toEqual([64, 80, 96, 255]);
    },
  },
  {
    says: 'A CSS string contains the factor. The result is the same',
    run: (tools) => {
      const color = 'rgb(60, 130, 200)';
      const byFunction = becomes(tools, color, 20);
      becomes(tools, color, undefined, ['contrast(1.44)']).forEach((value, channel) => {
        tools.expect(Math.abs(value - (byFunction[channel] ?? NaN))).toBeLessThanOrEqual(1);
      });
      tools.expect(100 * (Math.sqrt(1.44) - 1)).toBeCloseTo(20);
    },
  },
  {
    says: 'A middle gray rectangle above an opaque image, with an opacity of 0.4, has the same effect as a factor of 0.6.',
    run: (tools) => {
      const { Konva, layer } = tools;
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: 'rgb(20, 130, 240)' }));
      layer.add(new Konva.Rect({ width: 100, height: 100, fill: '#808080', opacity: 0.4 })).draw();
      const color = tools.pixel(50, 50);
      [20, 130, 240].forEach((value, channel) => {
        const wanted = (value - 127.5) * 0.6 + 127.5;
        tools.expect(Math.abs(wanted - (color[channel] ?? NaN))).toBeLessThanOrEqual(1.5);
      });
    },
  },
  {
    says: "On Konva's scale, 1.4 is a factor of only 1.03.",
    run: (tools) => {
      tools.expect(grays(tools, 1.4, [60, 200])).toEqual([58, 202]);
      tools.expect((1 + 1.4 / 100) ** 2).toBeCloseTo(1.03, 2);
      tools.expect((1 + 18 / 100) ** 2).toBeCloseTo(1.4, 1);
    },
  },
  {
    says: 'Most of it is below middle gray and moves toward black. Brighten it first, in the same list',
    run: (tools) => {
      const { Brightness, Contrast } = tools.Konva.Filters;
      tools.expect(becomes(tools, gray(60), 20)[0]).toBe(30);
      const node = new tools.Konva.Rect({ width: 100, height: 100, fill: gray(60), brightness: 2 });
      tools.layer.add(node);
      node.cache();
      node.filters([Brightness, Contrast]).contrast(20);
      tools.layer.draw();
      tools.expect(tools.pixel(50, 50)[0]).toBe(117);
    },
  },
  {
    says: 'An orange such as (255, 160, 60) becomes pure yellow at 100, because its green reaches 255 too.',
    run: (tools) => tools.expect(becomes(tools, 'rgb(255, 160, 60)', 100)).toEqual([255, 255, 0, 255]),
  },
  {
    says: 'A channel that was cut off at 0 or 255 stays there for the filters that follow.',
    run: (tools) => {
      const filters = [tools.Konva.Filters.Contrast, 'contrast(0.25)'];
      const [first] = becomes(tools, gray(10), 100, filters);
      const [second] = becomes(tools, gray(90), 100, filters);
      tools.expect([first, second]).toEqual([96, 96]);
    },
  },
]);
