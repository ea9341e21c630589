import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A video of a red square that turns blue, from a canvas: no file is needed. */
function redThenBlue({ onEnd }: ClaimTools) {
  const canvas = document.createElement('canvas');
  canvas.width = 64;
  canvas.height = 64;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No context.');
  const paint = (color: string) => {
    context.fillStyle = color;
    context.fillRect(0, 0, 64, 64);
  };
  paint('red');
  const video = document.createElement('video');
  video.muted = true;
  const stream = canvas.captureStream();
  video.srcObject = stream;
  onEnd(() => {
    video.pause();
    for (const track of stream.getTracks()) track.stop();
  });
  return { video, paint };
}

const isRed = ([red, , blue]: readonly number[]) => (red ?? 0) > 200 && (blue ?? 0) < 60;
const isBlue = ([red, , blue]: readonly number[]) => (blue ?? 0) > 200 && (red ?? 0) < 60;

/** What the layer's own canvas shows. `pixel` would draw the layer again. */
const shown = (layer: Konva.Layer, x: number, y: number) => {
  const ratio = layer.getCanvas().getPixelRatio();
  const context = layer.getNativeCanvasElement().getContext('2d');
  return [...(context?.getImageData(x * ratio, y * ratio, 1, 1).data ?? [])];
};

export default defineClaims([
  {
    says: 'A `Konva.Image` accepts a video, and each drawing shows its current frame.',
    run: async (tools) => {
      const { Konva, layer, pixel, until, expect } = tools;
      const { video, paint } = redThenBlue(tools);
      await video.play();
      layer.add(new Konva.Image({ image: video, width: 40, height: 40 }));
      await until(() => {
        layer.draw();
        return isRed(pixel(20, 20));
      });
      paint('blue');
      await until(() => {
        layer.draw();
        return isBlue(pixel(20, 20));
      });
      expect(isBlue(pixel(20, 20))).toBe(true);
    },
  },
  {
    says: 'The video plays, but the layer is drawn only once. Run an animation while it plays.',
    run: async (tools) => {
      const { Konva, layer, until, frames, onEnd, expect } = tools;
      const { video, paint } = redThenBlue(tools);
      await video.play();
      layer.add(new Konva.Image({ image: video, width: 40, height: 40 }));
      await until(() => {
        layer.draw();
        return isRed(shown(layer, 20, 20));
      });
      // The drawing that adding the node has asked for.
      await frames(2);
      paint('blue');
      await frames(6);
      expect(isRed(shown(layer, 20, 20))).toBe(true);
      const animation = new Konva.Animation(() => {}, layer);
      animation.start();
      onEnd(() => animation.stop());
      await until(() => isBlue(shown(layer, 20, 20)));
    },
  },
  {
    says: 'A `video` has no size before its metadata has loaded.',
    run: async (tools) => {
      const { Konva, layer, expect, until } = tools;
      const { video } = redThenBlue(tools);
      const node = new Konva.Image({ image: video });
      layer.add(node);
      expect(node.size()).toEqual({ width: 0, height: 0 });
      await video.play();
      await until(() => node.width() === 64);
      expect(node.height()).toBe(64);
    },
  },
  {
    says: '`play()` returns a promise that is then rejected, so add a `catch`.',
    run: async ({ expect }) => {
      const video = document.createElement('video');
      video.src = 'data:video/webm;base64,AAAA';
      const answer = await video.play().then(
        () => 'plays',
        (error: unknown) => (error instanceof DOMException ? error.name : 'other'),
      );
      expect(answer).toBe('NotSupportedError');
    },
  },
  {
    says: 'An element that was never in the document plays until you pause it.',
    run: async (tools) => {
      const { video } = redThenBlue(tools);
      await video.play();
      await tools.frames(2);
      tools.expect([video.isConnected, video.paused]).toEqual([false, false]);
      video.pause();
      tools.expect(video.paused).toBe(true);
    },
  },
  {
    says: '`Konva.Image` has `cornerRadius`, for videos as well.',
    run: async (tools) => {
      const { Konva, layer, pixel, until, expect } = tools;
      const { video } = redThenBlue(tools);
      await video.play();
      layer.add(new Konva.Image({ image: video, width: 60, height: 60, cornerRadius: 30 }));
      await until(() => {
        layer.draw();
        return isRed(pixel(30, 30));
      });
      expect(pixel(2, 2)[3]).toBe(0);
    },
  },
]);
