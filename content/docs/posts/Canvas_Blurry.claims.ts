import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** Alpha of one pixel of the layer's own canvas. */
function alphaAt(layer: Konva.Layer, x: number, y: number): number | undefined {
  return layer.getNativeCanvasElement().getContext('2d')?.getImageData(x, y, 1, 1).data[3];
}

/** A black square of 50 at 0, 0, drawn. */
function addSquare({ Konva, layer }: ClaimTools) {
  const square = new Konva.Rect({ width: 50, height: 50, fill: 'black' });
  layer.add(square).draw();
  return square;
}

/** How many columns around the right edge of a square at 50, enlarged by 4, are neither black nor empty. */
function softColumns(layer: Konva.Layer): number {
  const columns = Array.from({ length: 20 }, (_, index) => alphaAt(layer, 190 + index, 100) ?? 0);
  return columns.filter((alpha) => alpha > 0 && alpha < 255).length;
}

export default defineClaims([
  {
    says: 'Each new layer gets a canvas with the CSS size of the stage. Its width and height in pixels are that size times the ratio.',
    run: ({ Konva, layer, expect }) => {
      Konva.pixelRatio = 3;
      layer.getStage().add(new Konva.Layer());
      const canvas = layer.getStage().getLayers()[1]?.getNativeCanvasElement();
      expect([canvas?.width, canvas?.height]).toEqual([1200, 900]);
      expect([canvas?.style.width, canvas?.style.height]).toEqual(['400px', '300px']);
    },
  },
  {
    says: 'Existing canvases keep their ratio.',
    run: ({ Konva, layer, expect }) => {
      expect(layer.getNativeCanvasElement().width).toBe(400);
      Konva.pixelRatio = 2;
      layer.getStage().width(300);
      expect(layer.getNativeCanvasElement().width).toBe(300);
      layer.getCanvas().setPixelRatio(2);
      layer.getStage().width(350);
      expect(layer.getNativeCanvasElement().width).toBe(700);
    },
  },
  {
    says: 'When a window moves to another screen or the user zooms the page, the ratio changes, but the canvases keep the old one. To update them:',
    run: ({ Konva, stage, layer, onEnd, expect }) => {
      function followPixelRatio(stage: Konva.Stage) {
        const screen = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
        const update = () => {
          Konva.pixelRatio = devicePixelRatio; // for new layers and caches
          for (const layer of stage.getLayers()) {
            layer.getCanvas().setPixelRatio(devicePixelRatio);
            layer.batchDraw();
          }
          followPixelRatio(stage);
        };
        screen.addEventListener('change', update, { once: true });
      }
      // The window cannot be moved to another screen here, so the ratio and the event are made by hand.
      const ownMatchMedia = window.matchMedia;
      const own = Object.getOwnPropertyDescriptor(window, 'devicePixelRatio');
      let asked = new EventTarget();
      const questions: string[] = [];
      Reflect.set(window, 'matchMedia', (question: string) => {
        questions.push(question);
        asked = new EventTarget();
        return asked;
      });
      onEnd(() => {
        Reflect.set(window, 'matchMedia', ownMatchMedia);
        if (own) Object.defineProperty(window, 'devicePixelRatio', own);
      });
      layer.add(new Konva.Rect({ width: 10, height: 10 }));
      followPixelRatio(stage);
      for (const ratio of [2, 1.5]) {
        Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => ratio });
        asked.dispatchEvent(new Event('change'));
        expect(layer.getNativeCanvasElement().width).toBe(400 * ratio);
        expect(Konva.pixelRatio).toBe(ratio);
      }
      expect(questions).toEqual(['(resolution: 1dppx)', '(resolution: 2dppx)', '(resolution: 1.5dppx)']);
    },
  },
  {
    says: '`canvas { width: 100% !important }` | stretched to the parent',
    run: ({ layer, container, expect, onEnd }) => {
      const canvas = layer.getNativeCanvasElement();
      const style = document.head.appendChild(document.createElement('style'));
      onEnd(() => style.remove());
      style.textContent = 'canvas { width: 100% }';
      expect(canvas.getBoundingClientRect().width).toBe(400);
      style.textContent = '.konvajs-content, canvas { width: 100% !important }';
      container.style.width = '600px';
      expect([canvas.width, canvas.getBoundingClientRect().width]).toEqual([400, 600]);
    },
  },
  {
    says: '`transform: scale(2)` on the container or above | stretched by 2, as in the demo',
    run: ({ layer, container, expect }) => {
      const canvas = layer.getNativeCanvasElement();
      container.style.transform = 'scale(2)';
      expect([canvas.width, canvas.getBoundingClientRect().width]).toEqual([400, 800]);
    },
  },
  {
    says: 'a size on the container | none: the canvases have their own',
    run: ({ layer, container, expect }) => {
      container.style.width = '800px';
      expect(layer.getNativeCanvasElement().getBoundingClientRect().width).toBe(400);
    },
  },
  {
    says: '`cache()` draws the node once, at `Konva.pixelRatio` and a scale of 1.',
    run: (tools) => {
      const square = addSquare(tools);
      square.setAttrs({ x: -0.25, scaleX: 4, scaleY: 4 });
      square.width(50.25);
      tools.layer.draw();
      const uncached = softColumns(tools.layer);
      square.cache();
      tools.layer.draw();
      tools.expect(softColumns(tools.layer)).toBeGreaterThan(uncached + 1);
      square.cache({ pixelRatio: tools.Konva.pixelRatio * square.getAbsoluteScale().x });
      tools.layer.draw();
      tools.expect(softColumns(tools.layer)).toBeLessThanOrEqual(uncached + 1);
    },
  },
  {
    says: 'At a ratio of 1, a line of 1 pixel at `y: 20` covers half of two rows, and both are gray. At `y: 20.5` it fills one row.',
    run: ({ Konva, layer, expect }) => {
      const line = new Konva.Line({ points: [0, 0, 100, 0], y: 20, stroke: 'black', strokeWidth: 1 });
      layer.add(line).draw();
      const rows = () => [18, 19, 20, 21].map((y) => alphaAt(layer, 50, y));
      const [above, upper, lower, below] = rows();
      expect([above, below]).toEqual([0, 0]);
      for (const alpha of [upper, lower]) expect(Math.abs((alpha ?? 0) - 127.5)).toBeLessThan(2);
      line.y(20.5);
      layer.draw();
      expect(rows()).toEqual([0, 0, 255, 0]);
    },
  },
  {
    says: 'At a ratio of 2, half a CSS pixel is a whole pixel of the screen.',
    run: ({ Konva, layer, expect }) => {
      layer.getCanvas().setPixelRatio(2);
      layer.add(new Konva.Line({ points: [0, 0, 100, 0], y: 20, stroke: 'black', strokeWidth: 1 })).draw();
      expect([38, 39, 40, 41].map((y) => alphaAt(layer, 50, y))).toEqual([0, 255, 255, 0]);
    },
  },
  {
    says: 'With a ratio such as 1.5, a canvas that is 333 wide needs 499.5 pixels and gets 499',
    run: ({ stage, layer, expect }) => {
      layer.getCanvas().setPixelRatio(1.5);
      stage.width(333);
      expect(layer.getNativeCanvasElement().width).toBe(499);
      expect(layer.getNativeCanvasElement().style.width).toBe('333px');
    },
  },
  {
    says: 'The layers were created before.',
    run: ({ Konva, stage, layer, expect }) => {
      Konva.pixelRatio = 2;
      const late = new Konva.Layer();
      stage.add(late);
      expect([layer, late].map((each) => each.getCanvas().getPixelRatio())).toEqual([1, 2]);
    },
  },
  {
    says: 'The canvas was cleared. Draw the layer.',
    run: (tools) => {
      addSquare(tools);
      tools.expect(alphaAt(tools.layer, 20, 20)).toBe(255);
      tools.layer.getCanvas().setPixelRatio(1);
      tools.expect(alphaAt(tools.layer, 20, 20)).toBe(0);
      tools.layer.draw();
      tools.expect(alphaAt(tools.layer, 20, 20)).toBe(255);
    },
  },
  {
    says: 'For pixel art, which must not be smoothed, set `imageSmoothingEnabled` of the layer to `false`.',
    run: async (tools) => {
      const { Konva, layer, picture, expect } = tools;
      const image = await picture(2, 1, (context) => context.fillRect(0, 0, 1, 1));
      layer.add(new Konva.Image({ image, width: 100, height: 50 })).draw();
      const middle = () => [30, 45, 49, 50, 55, 70].map((x) => alphaAt(layer, x, 25));
      expect(middle()).not.toEqual([255, 255, 255, 0, 0, 0]);
      layer.imageSmoothingEnabled(false);
      layer.draw();
      expect(middle()).toEqual([255, 255, 255, 0, 0, 0]);
    },
  },
  {
    says: "An export ignores the screen's ratio and has one pixel for each pixel of the stage.",
    run: ({ stage, layer, expect }) => {
      layer.getCanvas().setPixelRatio(3);
      expect(stage.toCanvas().width).toBe(400);
      expect(stage.toCanvas({ pixelRatio: 2 }).width).toBe(800);
    },
  },
  {
    says: 'Let the browser resize the image once, at high quality, and draw the result',
    run: async ({ Konva, layer, expect }) => {
      const large = document.createElement('canvas');
      large.width = large.height = 400;
      large.getContext('2d')?.fillRect(0, 0, 400, 400);
      const image = await createImageBitmap(large, { resizeWidth: 40, resizeHeight: 40, resizeQuality: 'high' });
      layer.add(new Konva.Image({ image, width: 40, height: 40 })).draw();
      expect(image.width).toBe(40);
      const data = layer
        .toCanvas({ x: 20, y: 20, width: 1, height: 1 })
        .getContext('2d')
        ?.getImageData(0, 0, 1, 1).data;
      expect(data?.[3]).toBe(255);
    },
  },
]);
