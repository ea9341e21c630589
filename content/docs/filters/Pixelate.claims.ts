import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

type Cache = Parameters<Konva.Node['cache']>[0];

/** Vertical stripes in a picture of 60 by 60: black from 0 to 4, white from 4 to 8, and so on. */
async function stripes(tools: ClaimTools): Promise<HTMLImageElement> {
  return tools.picture(60, 60, (context) => {
    for (let x = 0; x < 60; x += 4) {
      context.fillStyle = x % 8 === 0 ? '#000000' : '#ffffff';
      context.fillRect(x, 0, 4, 60);
    }
  });
}

/** The stripes, cached and pixelated. */
async function pixelated(tools: ClaimTools, size: number, cache: Cache = { pixelRatio: 1 }): Promise<Konva.Image> {
  const node = new tools.Konva.Image({ image: await stripes(tools) });
  tools.layer.add(node);
  node.cache(cache);
  node.filters([tools.Konva.Filters.Pixelate]).pixelSize(size);
  tools.layer.draw();
  return node;
}

/** A square from black to white. */
function gradient({ Konva }: ClaimTools, size = 60): Konva.Rect {
  return new Konva.Rect({
    width: size,
    height: size,
    fillLinearGradientEndPoint: { x: size, y: 0 },
    fillLinearGradientColorStops: [0, '#000000', 1, '#ffffff'],
  });
}

/** Red of the pixels at these places in the tenth row. */
const reds = ({ pixel }: ClaimTools, ...places: number[]) => places.map((x) => pixel(x, 10)[0]);

export default defineClaims([
  {
    says: 'The grid starts at the top left corner of the cache. The blocks in the last column and row are smaller if the cache size is not a multiple of the block size.',
    run: async (tools) => {
      // Of 14 pixels, 6 are white; of the last 4, none or all.
      await pixelated(tools, 14);
      const [first, sameBlock, last, end] = reds(tools, 0, 13, 56, 59);
      tools.expect([first, sameBlock]).toEqual([109, 109]);
      tools.expect([last, end]).toEqual([0, 0]);
    },
  },
  {
    says: 'Without the weights, the black of transparent pixels would darken every block on an edge.',
    run: (tools) => {
      const box = new tools.Konva.Rect({ width: 44, height: 40, fill: '#ffffff' });
      tools.layer.add(box);
      box.cache({ pixelRatio: 1, width: 60, height: 60, x: 0, y: 0 });
      box.filters([tools.Konva.Filters.Pixelate]).pixelSize(8);
      tools.layer.draw();
      tools.expect(tools.pixel(44, 10)).toEqual([255, 255, 255, 128]);
    },
  },
  {
    says: '0 or less | no change, and an error in the console',
    run: async (tools) => {
      const node = await pixelated(tools, 0);
      tools.expect(reds(tools, 3, 4)).toEqual([0, 255]);
      node.pixelSize(-3);
      tools.layer.draw();
      tools.expect(reds(tools, 3, 4)).toEqual([0, 255]);
      tools.expect(tools.warnings.filter((text) => text.includes('pixelSize value can not be <= 0'))).toHaveLength(2);
    },
  },
  {
    says: '1 | no change, if the cache has a pixel ratio of 1',
    run: async (tools) => {
      await pixelated(tools, 1);
      tools.expect(reds(tools, 0, 3, 4, 7, 8)).toEqual([0, 0, 255, 255, 0]);
    },
  },
  {
    says: 'multiplied by the pixel ratio, then rounded up to whole pixels of the cache',
    run: async (tools) => {
      const widths: number[] = [];
      for (const [size, pixelRatio] of [
        [2.5, 1],
        [2.5, 2],
        [1.2, 2],
      ] as const) {
        const node = gradient(tools);
        tools.layer.add(node);
        node.cache({ pixelRatio });
        node.filters([
          tools.Konva.Filters.Pixelate,
          ({ data }: ImageData) => {
            let x = 1;
            while (data[x * 4] === data[0]) x++;
            widths.push(x);
          },
        ]);
        node.pixelSize(size);
        tools.layer.draw();
        node.destroy();
      }
      tools.expect(widths).toEqual([3, 5, 3]);
    },
  },
  {
    says: '8 | the default',
    run: ({ Konva, expect }) => expect(new Konva.Rect().pixelSize()).toBe(8),
  },
  {
    says: 'the longer side, or more | one block with the mean color of the image',
    run: async (tools) => {
      await pixelated(tools, 400);
      const [first = NaN, last] = reds(tools, 0, 59);
      tools.expect(first).toBe(last);
      tools.expect(Math.abs(first - (255 * 28) / 60)).toBeLessThanOrEqual(1);
    },
  },
  {
    says: 'After moving the region, call face.cache() again, because the cache contains the cropped image.',
    run: async (tools) => {
      const { Konva, layer } = tools;
      const image = await tools.picture(120, 60, (context) => {
        context.fillStyle = '#ff0000';
        context.fillRect(0, 0, 60, 60);
        context.fillStyle = '#0000ff';
        context.fillRect(60, 0, 60, 60);
      });
      const region = { x: 20, y: 20, width: 20, height: 20 };
      const face = new Konva.Image({ image, ...region, crop: region });
      layer.add(new Konva.Image({ image }), face);
      face.cache();
      face.filters([Konva.Filters.Pixelate]).pixelSize(10);
      face.x(80).crop({ ...region, x: 80 });
      layer.draw();
      tools.expect([tools.pixel(25, 25), tools.pixel(85, 25)]).toEqual([
        [255, 0, 0, 255],
        [255, 0, 0, 255],
      ]);
      face.cache();
      layer.draw();
      tools.expect(tools.pixel(85, 25)).toEqual([0, 0, 255, 255]);
    },
  },
  {
    says: '0.02 means 6 steps, which gives seven values from 0 to 255.',
    run: (tools) => {
      const { Konva, layer } = tools;
      const found = new Set<number>();
      const node = gradient(tools, 256);
      layer.add(node);
      node.cache({ pixelRatio: 1 });
      const white = ({ data }: ImageData) => data.fill(255, 0, 4);
      node.filters([
        white,
        Konva.Filters.Posterize,
        ({ data }: ImageData) => data.forEach((value, index) => index % 4 === 0 && found.add(value)),
      ]);
      node.levels(0.02);
      layer.draw();
      tools.expect([...found].sort((a, b) => a - b)).toEqual([0, 42, 85, 128, 170, 212, 255]);
    },
  },
  {
    says: 'Here, the cache has 60 by 40 pixels, and the layer draws each as a block of 8 by 8.',
    run: async (tools) => {
      // Black on the left, white on the right of the middle, in a picture as large as that of the demo.
      const image = await tools.picture(480, 320, (context) => {
        context.fillStyle = '#000000';
        context.fillRect(0, 0, 480, 320);
        context.fillStyle = '#ffffff';
        context.fillRect(84, 0, 396, 320);
      });
      const node = new tools.Konva.Image({ image });
      tools.layer.add(node);
      tools.layer.imageSmoothingEnabled(false);
      node.cache({ pixelRatio: 1 / 8 });
      let size: number[] = [];
      node.filters([({ width, height }: ImageData) => (size = [width, height])]);
      tools.layer.draw();
      tools.expect(size).toEqual([60, 40]);
      node.filters([]);
      tools.layer.draw();
      const row = tools.layer.getContext().getImageData(0, 10, 480, 1).data;
      const [black, first = NaN, last = NaN, white] = [79, 80, 87, 88].map((x) => row[x * 4]);
      tools.expect([black, white]).toEqual([0, 255]);
      tools.expect(first).toBe(last);
      tools.expect(Math.abs(first - 128)).toBeLessThan(40);
    },
  },
  {
    says: 'An export needs `imageSmoothingEnabled: false` too',
    run: async (tools) => {
      const node = new tools.Konva.Image({ image: await stripes(tools) });
      tools.layer.add(node).imageSmoothingEnabled(false);
      // Blocks of 4, each of one color: hard edges, unless they are smoothed.
      node.cache({ pixelRatio: 1 / 4 });
      tools.layer.draw();
      const isHard = (config: object) => {
        const data = tools.layer.toCanvas(config).getContext('2d')?.getImageData(0, 10, 48, 1).data ?? [];
        return data.every((value) => value < 30 || value > 225);
      };
      tools.expect([isHard({}), isHard({ imageSmoothingEnabled: false })]).toEqual([false, true]);
    },
  },
  {
    says: 'so it also works with an image from another site.',
    run: async (tools) => {
      const image = new Image();
      image.src = tools.foreignPicture;
      await image.decode();
      const node = new tools.Konva.Image({ image, width: 100, height: 100 });
      tools.layer.add(node);
      node.cache({ pixelRatio: 1 / 8 });
      tools.layer.draw();
      tools.expect(tools.warnings).toEqual([]);
    },
  },
  {
    says: 'The position of the node is a fraction, or the node is scaled, so the browser smooths the finished blocks.',
    run: async (tools) => {
      const node = await pixelated(tools, 4);
      tools.expect(reds(tools, 3, 4)).toEqual([0, 255]);
      node.x(0.5);
      tools.layer.draw();
      const [between = NaN] = reds(tools, 4);
      tools.expect(between).toBeGreaterThan(60);
      tools.expect(between).toBeLessThan(200);
    },
  },
  {
    says: 'Each of them contains some of the empty space around the shape, and its alpha is the mean.',
    run: (tools) => {
      const ball = new tools.Konva.Circle({ x: 40, y: 40, radius: 40, fill: '#ff0000' });
      tools.layer.add(ball);
      ball.cache();
      ball.filters([tools.Konva.Filters.Pixelate]).pixelSize(20);
      tools.layer.draw();
      const [red, , , alpha] = tools.pixel(2, 2);
      tools.expect(red).toBe(255);
      tools.expect(alpha).toBeGreaterThan(40);
      tools.expect(alpha).toBeLessThan(215);
      tools.expect(tools.pixel(40, 40)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'The block size is a whole number of pixels, so at a pixel ratio of 1, a tween from 8 to 1 shows only eight different images.',
    run: (tools) => {
      const node = gradient(tools);
      node.cache({ pixelRatio: 1 });
      node.filters([tools.Konva.Filters.Pixelate]).pixelSize(8);
      tools.layer.add(node);
      const tween = new tools.Konva.Tween({ node, pixelSize: 1, duration: 1 });
      tools.onEnd(() => tween.destroy());
      const pictures = new Set<string>();
      for (let step = 0; step <= 40; step++) {
        tween.seek(step / 40);
        tools.layer.draw();
        pictures.add(node.toDataURL());
      }
      tools.expect(pictures.size).toBe(8);
    },
  },
]);
