import { defineClaims } from '@site-packages/page-claims';
import type Konva from 'konva';

function newCanvas(): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas');
  canvas.width = 100;
  canvas.height = 100;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('No context.');
  return [canvas, context];
}

/** A spot in the middle. */
function warm(context: CanvasRenderingContext2D, strength: number) {
  const gradient = context.createRadialGradient(50, 50, 0, 50, 50, 40);
  gradient.addColorStop(0, `rgb(255 80 40 / ${strength})`);
  gradient.addColorStop(1, 'rgb(255 80 40 / 0)');
  context.fillStyle = gradient;
  context.fillRect(10, 10, 80, 80);
}

const alphaAt = (context: CanvasRenderingContext2D, x: number, y: number) =>
  (context.getImageData(x, y, 1, 1).data[3] ?? 0) / 255;

/** What the layer's own canvas shows. `pixel` would draw the layer again. */
const shown = (layer: Konva.Layer, x: number, y: number) => {
  const ratio = layer.getCanvas().getPixelRatio();
  const context = layer.getNativeCanvasElement().getContext('2d');
  return [...(context?.getImageData(x * ratio, y * ratio, 1, 1).data ?? [])];
};

export default defineClaims([
  {
    says: 'two spots of 0.4 give 0.64. With `lighter`, they give 0.8.',
    run: ({ expect }) => {
      for (const [how, sum] of [
        ['source-over', 0.64],
        ['lighter', 0.8],
      ] as const) {
        const [, context] = newCanvas();
        context.globalCompositeOperation = how;
        // In flat color, so that the middle of a pixel does not matter.
        context.fillStyle = 'rgb(255 80 40 / 0.4)';
        context.fillRect(0, 0, 100, 100);
        context.fillRect(0, 0, 100, 100);
        expect(alphaAt(context, 50, 50)).toBeCloseTo(sum, 2);
      }
    },
  },
  {
    says: 'The canvas has new pixels, but the layer has not been drawn again. Konva redraws when an attribute is set, and the pixels of a canvas are not an attribute. Call `Konva.Layer#batchDraw`.',
    run: async ({ Konva, layer, frames, expect }) => {
      const [canvas, context] = newCanvas();
      layer.add(new Konva.Image({ image: canvas }));
      await frames(2);
      context.fillRect(0, 0, 100, 100);
      await frames(2);
      expect(shown(layer, 50, 50)[3]).toBe(0);
      layer.batchDraw();
      await frames(2);
      expect(shown(layer, 50, 50)[3]).toBe(255);
    },
  },
  {
    says: 'A spot with a strength of 1% has only three levels above zero.',
    run: ({ expect }) => {
      const [, context] = newCanvas();
      warm(context, 0.01);
      const { data } = context.getImageData(0, 0, 100, 100);
      const levels = new Set<number>();
      for (let i = 3; i < data.length; i += 4) levels.add(data[i] ?? 0);
      levels.delete(0);
      expect([...levels].sort()).toEqual([1, 2, 3]);
    },
  },
  {
    says: "`Konva.Stage#toCanvas` uses the size of the stage. Divide the width that you want by the stage's width and pass it as `pixelRatio`",
    run: ({ stage, expect }) => {
      for (const width of [400, 320]) {
        stage.width(width);
        expect(stage.toCanvas().width).toBe(width);
        expect(stage.toCanvas({ pixelRatio: 1680 / stage.width() }).width).toBe(1680);
      }
    },
  },
]);
