import { defineClaims } from '@site-packages/page-claims';
import { mountReact } from '@site-packages/page-claims/react';
import { Image as ReactImage, Layer, Rect, Stage } from 'react-konva';
import { Image as SvelteImage } from 'svelte-konva';
import { Image as VueImage } from 'vue-konva';

interface Size {
  width: number;
  height: number;
}

/** The part of the picture that fills the box. */
function cover(picture: Size, box: Size) {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const width = box.width / scale;
  const height = box.height / scale;
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height };
}

/** Where the whole picture fits into the box, centered. */
function contain(picture: Size, box: Size) {
  const scale = Math.min(box.width / picture.width, box.height / picture.height);
  const width = picture.width * scale;
  const height = picture.height * scale;
  return { x: (box.width - width) / 2, y: (box.height - height) / 2, width, height };
}

/** Left half red, right half blue. */
function twoHalves(context: CanvasRenderingContext2D): void {
  const { width, height } = context.canvas;
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#0000ff';
  context.fillRect(width / 2, 0, width / 2, height);
}

async function broken(): Promise<HTMLImageElement> {
  const element = document.createElement('img');
  const failed = new Promise((resolve) => element.addEventListener('error', resolve));
  element.src = 'data:image/png;base64,bm8=';
  await failed;
  return element;
}

export default defineClaims([
  {
    says: 'When the image loads, the node redraws its layer.',
    run: async ({ Konva, layer, picture, until, pixel, expect }) => {
      const { src } = await picture(20, 20);
      const element = document.createElement('img');
      layer.add(new Konva.Image({ image: element, width: 40, height: 40 })).draw();
      expect(pixel(10, 10)[3]).toBe(0);
      element.src = src;
      await until(() => pixel(10, 10)[3] === 255);
    },
  },
  {
    says: 'drawing a broken image throws an error, and Konva does not draw later shapes.',
    run: async ({ Konva, layer, pixel, expect }) => {
      const image = new Konva.Image({ image: await broken(), width: 40, height: 40 });
      layer.add(image, new Konva.Rect({ x: 100, width: 40, height: 40, fill: 'red' }));
      expect(() => layer.draw()).toThrow(/broken/);
      const drawn = layer.getCanvas().getContext().getImageData(110, 10, 1, 1).data[3];
      expect(drawn).toBe(0);
      image.destroy();
      layer.draw();
      expect(pixel(110, 10)[3]).toBe(255);
    },
  },
  {
    says: '`Konva.Image.fromURL(url, done, failed)` loads the image, then calls `done` with a new node. Add it to a layer.',
    run: async ({ Konva, layer, picture, expect }) => {
      const { src } = await picture(20, 30);
      const node = await new Promise<InstanceType<typeof Konva.Image>>((done) => Konva.Image.fromURL(src, done));
      expect(node.size()).toEqual({ width: 20, height: 30 });
      expect(layer.children).toHaveLength(0);
      const failed = await new Promise((resolve) => Konva.Image.fromURL('data:,', () => resolve('done'), resolve));
      expect(failed).not.toBe('done');
    },
  },
  {
    says: 'Without `width` and `height`, the node takes the size of the element.',
    run: async ({ Konva, picture, expect }) => {
      const image = await picture(64, 48);
      expect(new Konva.Image({ image }).size()).toEqual({ width: 64, height: 48 });
      expect(new Konva.Image({ image, width: 10 }).size()).toEqual({ width: 10, height: 48 });
    },
  },
  {
    says: 'Transparent pixels of the image still receive clicks.',
    run: async ({ Konva, stage, layer, picture, expect }) => {
      const image = await picture(100, 100, () => undefined);
      layer.add(new Konva.Image({ image, cornerRadius: 50 })).draw();
      expect(stage.getIntersection({ x: 3, y: 3 })).toBeNull();
      expect(stage.getIntersection({ x: 50, y: 50 })).not.toBeNull();
    },
  },
  {
    says: 'Cover fills a box and crops the rest of the image',
    run: async ({ Konva, layer, picture, pixel, expect }) => {
      const element = await picture(200, 50, twoHalves);
      const box = { width: 60, height: 100 };
      const crop = cover(element, box);
      expect(crop).toEqual({ x: 85, y: 0, width: 30, height: 50 });
      // The picture is not stretched.
      expect(crop.width / crop.height).toBeCloseTo(box.width / box.height);
      layer.add(new Konva.Image({ image: element, ...box, crop })).draw();
      expect([pixel(5, 5), pixel(55, 95)]).toEqual([
        [255, 0, 0, 255],
        [0, 0, 255, 255],
      ]);
      expect(cover({ width: 60, height: 200 }, box)).toEqual({ x: 0, y: 50, width: 60, height: 100 });
    },
  },
  {
    says: 'Contain shows the whole image, with empty space on two sides, and does not need `crop`',
    run: ({ expect }) => {
      expect(contain({ width: 200, height: 50 }, { width: 100, height: 100 })).toEqual({
        x: 0,
        y: 37.5,
        width: 100,
        height: 25,
      });
      expect(contain({ width: 50, height: 200 }, { width: 100, height: 100 })).toMatchObject({ x: 37.5, y: 0 });
    },
  },
  {
    says: 'event. If users resize the image with a Transformer, convert its scale into a new width and height and compute the crop again.',
    run: ({ expect }) => expect(document.createElement('img').naturalWidth).toBe(0),
  },
  {
    says: '`<Image image={undefined}>` draws nothing but keeps its position in the order.',
    run: async (tools) => {
      const drawing = (image: HTMLImageElement | undefined) => (
        <Stage width={200} height={100}>
          <Layer>
            <ReactImage image={image} width={40} height={40} />
            <Rect x={20} width={40} height={40} fill="red" />
          </Layer>
        </Stage>
      );
      const { render } = await mountReact(tools, drawing(undefined));
      await tools.frames(2);
      tools.expect(tools.pixel(10, 10)[3]).toBe(0);
      render(drawing(await tools.picture(40, 40)));
      await tools.frames(2);
      tools.expect(tools.pixel(10, 10)).toEqual([242, 102, 74, 255]);
      tools.expect(tools.pixel(30, 10)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: "`TypeError: Image is not a constructor`, or in Svelte `component_api_invalid_new`. The `Image` imported from a binding hides the browser's class.",
    run: ({ expect }) => {
      // What a program gets when nothing checks its types.
      for (const Image of [ReactImage, VueImage] as unknown as (new () => HTMLImageElement)[]) {
        expect(() => new Image()).toThrow('Image is not a constructor');
      }
      const Svelte = SvelteImage as unknown as new () => HTMLImageElement;
      expect(() => new Svelte()).toThrow();
      expect(new window.Image()).toBeInstanceOf(HTMLImageElement);
    },
  },
  {
    says: 'The image comes from another origin without CORS, which taints the canvas.',
    run: async ({ Konva, stage, layer, foreignPicture, warnings, expect }) => {
      const element = document.createElement('img');
      element.src = foreignPicture;
      await element.decode();
      layer.add(new Konva.Image({ image: element })).draw();
      const answer = (() => {
        try {
          return stage.toDataURL();
        } catch (error) {
          return error instanceof Error ? error.name : '';
        }
      })();
      expect(answer).toBe('SecurityError');
      expect(warnings.join()).toContain('Tainted canvases may not be exported');
    },
  },
  {
    says: '`fromURL` sets `crossOrigin` for you',
    run: async ({ Konva, foreignPicture, expect }) => {
      const failed = await new Promise((resolve) =>
        Konva.Image.fromURL(
          foreignPicture,
          () => resolve('loaded'),
          () => resolve('failed'),
        ),
      );
      // Asked for with CORS, a picture without permission does not load at all.
      expect(failed).toBe('failed');
    },
  },
]);
