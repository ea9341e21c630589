import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A red square of 50 at 100, 80, drawn. */
function addSquare({ Konva, layer }: ClaimTools, more: Konva.RectConfig = {}) {
  const square = new Konva.Rect({ x: 100, y: 80, width: 50, height: 50, fill: '#ff0000', ...more });
  layer.add(square).draw();
  return square;
}

async function toImage(node: Konva.Node, options?: Parameters<Konva.Node['toImage']>[0]): Promise<HTMLImageElement> {
  const image = await node.toImage(options);
  if (!(image instanceof HTMLImageElement)) throw new Error('toImage() gave no image.');
  return image;
}

/** Red, green, blue and alpha of one pixel of a canvas. */
function colorAt(canvas: HTMLCanvasElement, x: number, y: number): number[] {
  return [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])];
}

/** The same of a picture. */
function colorOf(image: HTMLImageElement, x: number, y: number): number[] {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return colorAt(canvas, x, y);
}

export default defineClaims([
  {
    says: 'Konva draws the node on a new canvas, so the image can be larger than on the screen, and the stage does not change.',
    run: (tools) => {
      addSquare(tools);
      const canvas = tools.stage.toCanvas({ pixelRatio: 2 });
      tools.expect([canvas.width, canvas.height]).toEqual([800, 600]);
      tools.expect(colorAt(canvas, 299, 259)).toEqual([255, 0, 0, 255]);
      tools.expect(tools.layer.getNativeCanvasElement().width).toBe(400);
    },
  },
  {
    says: '`Konva.Node#toImage` | a promise of an `<img>` element | drawing the image again in a `Konva.Image`',
    run: async (tools) => {
      const image = await toImage(addSquare(tools));
      tools.layer.add(new tools.Konva.Image({ image, x: 300 }));
      tools.expect(tools.pixel(325, 25)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'A data URL encodes three bytes as four characters, so it is a third longer than the blob, and creating it blocks the page.',
    run: async (tools) => {
      addSquare(tools);
      const blob = await tools.stage.toBlob();
      const [, base64 = ''] = tools.stage.toDataURL().split(',');
      tools.expect(base64.length).toBe(Math.ceil(blob.size / 3) * 4);
    },
  },
  {
    says: '`toBlob()` also draws at once',
    run: async (tools) => {
      const square = addSquare(tools);
      const promise = tools.stage.toBlob();
      square.fill('#0000ff');
      const image = new Image();
      image.src = URL.createObjectURL(await promise);
      await image.decode();
      URL.revokeObjectURL(image.src);
      tools.expect(colorOf(image, 125, 105)).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: '`image/png` | yes | ignored, lossless',
    run: (tools) => {
      addSquare(tools, { opacity: 0.5 });
      const [low, high] = [0, 1].map((quality) => tools.stage.toDataURL({ quality }));
      tools.expect(low).toBe(high);
    },
  },
  {
    says: 'If a browser does not support a format, it writes a PNG without an error. Choose',
    run: async (tools) => {
      addSquare(tools);
      tools.expect((await tools.stage.toBlob({ mimeType: 'image/bmp' })).type).toBe('image/png');
      tools.expect(tools.stage.toDataURL({ mimeType: 'image/bmp' })).toMatch(/^data:image\/png/);
      tools.expect((await tools.stage.toBlob({ mimeType: 'image/webp' })).type).toBe('image/webp');
    },
  },
  {
    says: 'one layer, as large as the stage',
    run: (tools) => {
      addSquare(tools);
      const above = new tools.Konva.Layer();
      tools.stage.add(above.add(new tools.Konva.Rect({ width: 10, height: 10, fill: 'blue' })));
      const canvas = tools.layer.toCanvas();
      tools.expect([canvas.width, canvas.height]).toEqual([400, 300]);
      tools.expect(colorAt(canvas, 125, 105)).toEqual([255, 0, 0, 255]);
      tools.expect(colorAt(canvas, 5, 5)[3]).toBe(0);
    },
  },
  {
    says: 'The rectangle is in pixels of the stage, regardless of its zoom.',
    run: (tools) => {
      addSquare(tools);
      tools.stage.scale({ x: 2, y: 2 });
      const canvas = tools.stage.toCanvas({ x: 190, y: 150, width: 40, height: 30 });
      tools.expect([canvas.width, canvas.height]).toEqual([40, 30]);
      tools.expect([colorAt(canvas, 9, 12)[3], colorAt(canvas, 11, 12)[3]]).toEqual([0, 255]);
    },
  },
  {
    says: 'the export of a group or shape is as large as its client rect, which includes strokes and shadows.',
    run: (tools) => {
      const square = addSquare(tools, { stroke: 'black', strokeWidth: 4, shadowBlur: 10, shadowColor: 'black' });
      const { width } = square.getClientRect();
      const canvas = square.toCanvas();
      tools.expect(width).toBeGreaterThan(54);
      tools.expect(Math.abs(canvas.width - width)).toBeLessThan(2);
    },
  },
  {
    says: 'To export a group without the effect of a zoom, pass a `pixelRatio` that undoes the zoom: `1 / stage.scaleX()`.',
    run: (tools) => {
      const square = addSquare(tools);
      tools.stage.scale({ x: 2, y: 2 });
      tools.expect(square.toCanvas().width).toBe(100);
      tools.expect(square.toCanvas({ pixelRatio: 1 / tools.stage.scaleX() }).width).toBe(50);
    },
  },
  {
    says: 'If a stage that is 0 wide has an empty layer, the call throws `The image argument is a canvas element with a width or height of 0` instead.',
    run: (tools) => {
      tools.layer.draw();
      tools.stage.width(0);
      tools.expect(() => tools.stage.toDataURL()).toThrow('a width or height of 0');
    },
  },
  {
    says: 'The data URL is `data:,`.',
    run: async (tools) => {
      addSquare(tools);
      tools.stage.width(0);
      tools.expect(tools.stage.toDataURL()).toBe('data:,');
      await tools.expect(tools.stage.toBlob()).rejects.toThrow('the canvas was not encoded');
    },
  },
  {
    says: '`toBlob()` rejects with `the canvas was not encoded` in both cases.',
    run: async (tools) => {
      const square = addSquare(tools);
      const tooWide = { x: 0, y: 0, width: 100_000, height: 1 };
      tools.expect(square.toDataURL(tooWide)).toBe('data:,');
      await tools.expect(square.toBlob(tooWide)).rejects.toThrow('the canvas was not encoded');
    },
  },
  {
    says: 'The color of the container is CSS, and an export contains only nodes. First draw a `Rect` that covers the stage.',
    run: (tools) => {
      addSquare(tools);
      tools.container.style.background = 'blue';
      tools.expect(colorAt(tools.stage.toCanvas(), 10, 10)).toEqual([0, 0, 0, 0]);
    },
  },
  {
    says: 'A Transformer is a node. Hide it',
    run: (tools) => {
      const square = addSquare(tools);
      const alone = tools.stage.toDataURL();
      const transformer = new tools.Konva.Transformer({ nodes: [square] });
      tools.layer.add(transformer);
      tools.expect(tools.stage.toDataURL()).not.toBe(alone);
      transformer.hide();
      tools.expect(tools.stage.toDataURL()).toBe(alone);
    },
  },
  {
    says: 'First draw a `Rect` that covers the stage. On a zoomed or panned stage, its size is `stage.width() / stage.scaleX()`, and its position is `-stage.x() / stage.scaleX()`. Compute the height and `y` likewise.',
    run: ({ Konva, stage, layer, expect }) => {
      stage.setAttrs({ x: -30, y: 40, scaleX: 0.5, scaleY: 0.5 });
      const background = new Konva.Rect({
        x: -stage.x() / stage.scaleX(),
        y: -stage.y() / stage.scaleY(),
        width: stage.width() / stage.scaleX(),
        height: stage.height() / stage.scaleY(),
        fill: 'white',
      });
      layer.add(background);
      expect(background.getClientRect()).toEqual({ x: 0, y: 0, width: stage.width(), height: stage.height() });
    },
  },
  {
    says: 'The exported rectangle may be outside the stage, with a negative `x` and `y`. Export the box of the content, and undo the zoom with the pixel ratio',
    run: ({ Konva, stage, layer, expect }) => {
      layer.add(new Konva.Rect({ x: -200, y: -100, width: 40, height: 40, fill: 'red' }));
      stage.scale({ x: 2, y: 2 });
      const canvas = stage.toCanvas({ ...layer.getClientRect(), pixelRatio: 1 / stage.scaleX() });
      expect([canvas.width, canvas.height]).toEqual([40, 40]);
      const data = canvas.getContext('2d')?.getImageData(20, 20, 1, 1).data ?? [];
      expect([...data]).toEqual([255, 0, 0, 255]);
    },
  },
  {
    says: 'The browser can record the canvas of a layer as a stream. The canvas has to change during the recording',
    run: async ({ Konva, layer, expect }) => {
      const box = new Konva.Rect({ width: 50, height: 50, fill: 'red' });
      layer.add(box).draw();
      const recorder = new MediaRecorder(layer.getNativeCanvasElement().captureStream(30));
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      const stopped = new Promise((resolve) => (recorder.onstop = resolve));
      recorder.start();
      for (let at = 0; at < 10; at += 1) {
        box.x(at * 5);
        await new Promise((resolve) => setTimeout(resolve, 40));
      }
      recorder.stop();
      await stopped;
      expect(new Blob(parts).size).toBeGreaterThan(0);
    },
  },
  {
    says: "Without `x` and `y`, the export of a layer begins at the layer's own position.",
    run: (tools) => {
      const square = addSquare(tools, { x: -60 });
      tools.layer.x(160);
      tools.expect(square.absolutePosition().x).toBe(100);
      tools.expect(colorAt(tools.layer.toCanvas(), 125, 105)[3]).toBe(0);
      for (const canvas of [tools.layer.toCanvas({ x: 0, y: 0 }), tools.stage.toCanvas()]) {
        tools.expect(colorAt(canvas, 125, 105)).toEqual([255, 0, 0, 255]);
      }
    },
  },
]);
