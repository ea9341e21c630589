import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

type Draw = (context: CanvasRenderingContext2D) => void;

/** A cached picture of 60 by 60 on a white ground, with the filter. The threshold is not set when it is undefined. */
async function masked(tools: ClaimTools, threshold: number | undefined, draw: Draw): Promise<Konva.Image> {
  const image = await tools.picture(60, 60, (context) => {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, 60, 60);
    draw(context);
  });
  const node = new tools.Konva.Image({ image });
  tools.layer.add(node);
  node.cache({ pixelRatio: 1 });
  node.filters([tools.Konva.Filters.Mask]);
  if (threshold !== undefined) node.threshold(threshold);
  tools.layer.draw();
  return node;
}

/** Draws a rectangle of one color. */
function box(color: string, x: number, y: number, width: number, height: number): Draw {
  return (context) => {
    context.fillStyle = color;
    context.fillRect(x, y, width, height);
  };
}

export default defineClaims([
  {
    says: 'it makes a pixel transparent if its color is near the mean color of the four corners',
    run: async (tools) => {
      await masked(tools, 24, box('#c02020', 20, 20, 20, 20));
      tools.expect([tools.pixel(5, 5)[3], tools.pixel(30, 30)]).toEqual([0, [192, 32, 32, 255]]);
    },
  },
  {
    says: 'If two neighboring corners differ by `Konva.Node#threshold` or more, it stops, and the image stays as it is.',
    run: async (tools) => {
      // One corner of 250: a distance of 5 times the root of 3, which is 8.66.
      const node = await masked(tools, 8.6, box('#fafafa', 0, 0, 10, 10));
      tools.expect([tools.pixel(5, 5)[3], tools.pixel(30, 30)[3]]).toEqual([255, 255]);
      node.threshold(8.7);
      tools.layer.draw();
      tools.expect([tools.pixel(5, 5)[3], tools.pixel(30, 30)[3]]).toEqual([0, 0]);
    },
  },
  {
    says: 'Every pixel whose distance from the mean of the corners is below the threshold becomes background, wherever it is.',
    run: async (tools) => {
      await masked(tools, 24, (context) => {
        box('#c02020', 10, 10, 40, 40)(context);
        box('#ffffff', 25, 25, 10, 10)(context);
      });
      tools.expect([tools.pixel(30, 30)[3], tools.pixel(15, 15)[3]]).toEqual([0, 255]);
    },
  },
  {
    says: 'Dust and lines up to three pixels wide, such as the string of the tea bag, disappear.',
    run: async (tools) => {
      await masked(tools, 24, (context) => {
        box('#000000', 10, 10, 3, 3)(context);
        box('#000000', 10, 20, 40, 1)(context);
        box('#000000', 10, 30, 40, 3)(context);
        box('#000000', 10, 40, 40, 4)(context);
      });
      const alphaAt = (x: number, y: number) => tools.pixel(x, y)[3];
      tools.expect([alphaAt(11, 11), alphaAt(30, 20), alphaAt(30, 31)]).toEqual([0, 0, 0]);
      tools.expect(alphaAt(30, 41)).toBe(170);
    },
  },
  {
    says: 'It smooths the edge over 3 by 3 pixels and replaces alpha with the result. Red, green and blue do not change.',
    run: async (tools) => {
      const node = await masked(tools, 24, box('#000000', 20, 20, 20, 20));
      let row: number[] = [];
      const read = ({ data, width }: ImageData) => {
        row = [18, 19, 20, 21, 22].map((x) => data[(30 * width + x) * 4 + 3] ?? NaN);
      };
      node.filters([tools.Konva.Filters.Mask, read]);
      tools.layer.draw();
      tools.expect(row).toEqual([0, 0, 85, 170, 255]);
    },
  },
  {
    says: '17 | white and the gray #f5f5f5',
    run: (tools) => tools.expect(Math.round(Math.hypot(10, 10, 10))).toBe(17),
  },
  {
    says: '88 | white and the gray #cccccc',
    run: async (tools) => {
      const node = await masked(tools, 88, box('#cccccc', 20, 20, 20, 20));
      tools.expect(tools.pixel(30, 30)[3]).toBe(255);
      node.threshold(89);
      tools.layer.draw();
      tools.expect(tools.pixel(30, 30)[3]).toBe(0);
    },
  },
  {
    says: '441 | black and white',
    run: async (tools) => {
      const node = await masked(tools, 441, box('#000000', 20, 20, 20, 20));
      tools.expect(tools.pixel(30, 30)[3]).toBe(255);
      node.threshold(442);
      tools.layer.draw();
      tools.expect(tools.pixel(30, 30)[3]).toBe(0);
    },
  },
  {
    says: 'While it is not set, the filter uses 10, although threshold() returns 0.5',
    run: async (tools) => {
      const node = await masked(tools, undefined, (context) => {
        // Distances of 8.7 and 10.4 from white.
        box('#fafafa', 10, 10, 40, 20)(context);
        box('#f9f9f9', 10, 30, 40, 20)(context);
      });
      tools.expect([tools.pixel(30, 20)[3], tools.pixel(30, 40)[3]]).toEqual([0, 255]);
      tools.expect(node.threshold()).toBe(0.5);
    },
  },
  {
    says: 'Cache a group that is larger than the image, with a rectangle in the color of the backdrop behind the image.',
    run: async (tools) => {
      const { Konva, layer } = tools;
      const image = await tools.picture(60, 60, (context) => {
        box('#d9e2e6', 0, 0, 60, 60)(context);
        box('#000000', 0, 0, 30, 30)(context);
      });
      const group = new Konva.Group({ x: 10, y: 10 });
      group.add(new Konva.Rect({ x: -4, y: -4, width: 68, height: 68, fill: '#d9e2e6' }), new Konva.Image({ image }));
      layer.add(group);
      group.cache();
      group.filters([Konva.Filters.Mask]).threshold(24);
      layer.draw();
      tools.expect([tools.pixel(20, 20), tools.pixel(60, 60)[3]]).toEqual([[0, 0, 0, 255], 0]);
    },
  },
  {
    says: 'keep the result as an image and remove the filter',
    run: async (tools) => {
      const node = await masked(tools, 24, box('#c02020', 20, 20, 20, 20));
      const cutout = node.toCanvas({ pixelRatio: 2 });
      node.destroy();
      tools.layer.add(new tools.Konva.Image({ image: cutout, width: 60, height: 60 })).draw();
      tools.expect([tools.pixel(5, 5)[3], tools.pixel(30, 30)]).toEqual([0, [192, 32, 32, 255]]);
    },
  },
  {
    says: 'It treats a transparent pixel as black, so white corners make it opaque black.',
    run: async (tools) => {
      await masked(tools, 24, (context) => context.clearRect(20, 20, 20, 20));
      tools.expect(tools.pixel(30, 30)).toEqual([0, 0, 0, 255]);
    },
  },
  {
    says: 'The hit area is still the rectangle of the image.',
    run: async (tools) => {
      const node = await masked(tools, 24, box('#c02020', 20, 20, 20, 20));
      tools.expect(tools.pixel(5, 5)[3]).toBe(0);
      tools.expect(tools.stage.getIntersection({ x: 5, y: 5 })).toBe(node);
    },
  },
  {
    says: '`Konva.Shape#drawHitFromCache` limits it to the filtered pixels; call it again after the next cache().',
    run: async (tools) => {
      const node = await masked(tools, 24, box('#c02020', 20, 20, 20, 20));
      const hits = () => {
        tools.layer.draw();
        return [5, 30].map((at) => tools.stage.getIntersection({ x: at, y: at }));
      };
      node.drawHitFromCache();
      tools.expect(hits()).toEqual([null, node]);
      node.cache({ pixelRatio: 1 });
      tools.expect(hits()).toEqual([node, node]);
    },
  },
]);
