import { defineClaims } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A GIF of 1 by 1 with a red and a blue frame of 100 ms, without end. */
const RED_BLUE =
  'data:image/gif;base64,R0lGODlhAQABAIAAAP8AAAAA/yH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAACAkQBACH5BAAKAAAALAAAAAABAAEAAAICTAEAOw==';

const RED = [255, 0, 0, 255];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What the layer's own canvas shows. `pixel` would draw the layer again. */
const shown = (layer: Konva.Layer, x: number, y: number) => {
  const ratio = layer.getCanvas().getPixelRatio();
  const context = layer.getNativeCanvasElement().getContext('2d');
  return [...(context?.getImageData(x * ratio, y * ratio, 1, 1).data ?? [])];
};

export default defineClaims([
  {
    says: 'A canvas always draws the first frame of an animated `img`, even if you redraw it.',
    run: async ({ Konva, layer, container, pixel, expect }) => {
      const image = document.createElement('img');
      image.src = RED_BLUE;
      container.append(image);
      await image.decode();
      layer.add(new Konva.Image({ image, width: 20, height: 20 }));
      for (let i = 0; i < 3; i += 1) {
        layer.draw();
        expect(pixel(10, 10)).toEqual(RED);
        await wait(70);
      }
    },
  },
  {
    says: 'Some browsers have `ImageDecoder` for this',
    run: async ({ expect }) => {
      // This browser has it, and finds both frames in the file.
      const data = await (await fetch(RED_BLUE)).arrayBuffer();
      const decoder = new ImageDecoder({ data, type: 'image/gif' });
      await decoder.tracks.ready;
      await decoder.completed;
      expect(decoder.tracks.selectedTrack?.frameCount).toBe(2);
      decoder.close();
    },
  },
  {
    says: 'You draw all frames on one canvas, so the `image` attribute does not change. Call `Konva.Layer#batchDraw` after each drawing, or give each frame its own canvas.',
    run: async ({ Konva, layer, frames, expect }) => {
      const canvases = [0, 1].map(() => {
        const canvas = document.createElement('canvas');
        canvas.width = 20;
        canvas.height = 20;
        return canvas;
      });
      const [first, second] = canvases;
      const node = new Konva.Image({ image: first });
      layer.add(node);
      await frames(2);
      for (const canvas of canvases) canvas.getContext('2d')?.fillRect(0, 0, 20, 20);
      await frames(2);
      expect(shown(layer, 10, 10)[3]).toBe(0);
      node.image(second);
      await frames(2);
      expect(shown(layer, 10, 10)[3]).toBe(255);
    },
  },
  {
    says: 'A decoded frame needs four bytes for each pixel: 300 frames of 1000 by 1000 are 1.2 GB.',
    run: ({ expect }) => {
      expect(new ImageData(10, 10).data.byteLength).toBe(400);
      expect((300 * 1000 * 1000 * 4) / 1e9).toBe(1.2);
    },
  },
]);
