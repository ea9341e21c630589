import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

/** A red square of 50 at 100, 80. */
function addSquare({ Konva, layer }: ClaimTools, more: Konva.RectConfig = {}) {
  const square = new Konva.Rect({ x: 100, y: 80, width: 50, height: 50, fill: '#ff0000', ...more });
  layer.add(square).draw();
  return square;
}

const sizeOf = ({ width, height }: HTMLCanvasElement) => [width, height];

/** Red, green, blue and alpha of one pixel of a canvas. */
function colorAt(canvas: HTMLCanvasElement, x: number, y: number): number[] {
  return [...(canvas.getContext('2d')?.getImageData(x, y, 1, 1).data ?? [])];
}

/** A group at 10, 10 with a red square of 50 in it, of which its clip shows 20. The group is stretched to twice its width. */
function addClipped({ Konva, layer }: ClaimTools) {
  const group = new Konva.Group({ x: 10, y: 10, scaleX: 2, opacity: 0.5, clipWidth: 20, clipHeight: 20 });
  const square = new Konva.Rect({ width: 50, height: 50, fill: '#ff0000' });
  layer.add(group.add(square));
  return { group, square };
}

const RED = [255, 0, 0, 255];
const CLEAR = [0, 0, 0, 0];

export default defineClaims([
  {
    says: "`x`, `y` | 0, 0 | the layer's `x` and `y` | left and top of the client rect, rounded down",
    run: (tools) => {
      const square = addSquare(tools, { x: 60.4, y: 60.6 });
      tools.layer.position({ x: 40, y: 20 });
      const [stage, layer, node] = [tools.stage, tools.layer, square].map((from) => from.toCanvas());
      if (!stage || !layer || !node) throw new Error('Three nodes make three canvases.');
      tools.expect([stage, layer, node].map(sizeOf)).toEqual([
        [400, 300],
        [400, 300],
        [51, 51],
      ]);
      tools.expect([colorAt(stage, 101, 81), colorAt(stage, 99, 79)]).toEqual([RED, CLEAR]);
      tools.expect([colorAt(layer, 61, 61), colorAt(layer, 59, 59)]).toEqual([RED, CLEAR]);
      tools.expect(colorAt(node, 1, 1)).toEqual(RED);
      // The parts of a pixel at which the square begins and ends.
      tools
        .expect([node, node].map((canvas, i) => (colorAt(canvas, i * 50, 25)[3] ?? 0) % 255 > 0))
        .toEqual([true, true]);
    },
  },
  {
    says: '33 pixels at a ratio of 1.5 become 49.',
    run: (tools) => {
      const canvas = addSquare(tools).toCanvas({ x: 0, y: 0, width: 33, height: 10.7, pixelRatio: 1.5 });
      tools.expect(sizeOf(canvas)).toEqual([49, 16]);
    },
  },
  {
    says: 'The image of a stage shows the stage as it is on the screen, including zoom and position, but without the CSS background of its container.',
    run: (tools) => {
      addSquare(tools);
      tools.stage.setAttrs({ x: -60, y: -40, scaleX: 2, scaleY: 2 });
      const canvas = tools.stage.toCanvas();
      tools.expect(sizeOf(canvas)).toEqual([400, 300]);
      tools.expect([colorAt(canvas, 141, 121), colorAt(canvas, 139, 119)]).toEqual([RED, CLEAR]);
      tools.layer.hide();
      tools.expect(colorAt(tools.stage.toCanvas(), 141, 121)).toEqual(CLEAR);
    },
  },
  {
    says: 'ignores the clip of a parent.',
    run: (tools) => {
      const { group, square } = addClipped(tools);
      const canvas = square.toCanvas();
      tools.expect(sizeOf(canvas)).toEqual([100, 50]);
      tools.expect(colorAt(canvas, 90, 45)).toEqual([255, 0, 0, 128]);
      tools.expect(colorAt(group.toCanvas(), 90, 45)).toEqual(CLEAR);
    },
  },
  {
    says: 'A group or shape is exported without the nodes below and above it.',
    run: (tools) => {
      const square = addSquare(tools, { opacity: 0.5 });
      const other = new tools.Konva.Rect({ x: 120, y: 90, width: 50, height: 50, fill: '#0000ff' });
      tools.layer.add(other);
      tools.expect(colorAt(square.toCanvas(), 30, 20)).toEqual([255, 0, 0, 128]);
      other.moveToBottom();
      tools.expect(colorAt(square.toCanvas(), 30, 20)).toEqual([255, 0, 0, 128]);
    },
  },
  {
    says: 'With `x` alone, the left edge of the image moves and its right edge stays',
    run: (tools) => {
      const square = addSquare(tools);
      const canvas = square.toCanvas({ x: 80 });
      tools.expect(sizeOf(canvas)).toEqual([70, 50]);
      tools
        .expect([colorAt(canvas, 19, 10), colorAt(canvas, 21, 10), colorAt(canvas, 69, 10)])
        .toEqual([CLEAR, RED, RED]);
      tools.expect(sizeOf(tools.stage.toCanvas({ x: 100 }))).toEqual([400, 300]);
    },
  },
  {
    says: 'a blocked image | throws a `SecurityError` | rejects | rejects',
    run: async (tools) => {
      const image = new Image();
      image.src = tools.foreignPicture;
      await image.decode();
      tools.layer.add(new tools.Konva.Image({ image }));
      tools.expect(() => tools.stage.toDataURL()).toThrow('Tainted canvases may not be exported');
      await tools.expect(tools.stage.toImage()).rejects.toThrow('Tainted canvases may not be exported');
      await tools.expect(tools.stage.toBlob()).rejects.toThrow('Tainted canvases may not be exported');
    },
  },
  {
    says: 'a canvas with no pixels or too many | returns `data:,` | rejects | rejects',
    run: async (tools) => {
      const square = addSquare(tools);
      tools.stage.width(0);
      const tooWide = { x: 0, y: 0, width: 100_000, height: 1 };
      tools.expect([tools.stage.toDataURL(), square.toDataURL(tooWide)]).toEqual(['data:,', 'data:,']);
      await tools.expect(tools.stage.toImage()).rejects.toThrow('Unable to load image.');
      await tools.expect(square.toImage(tooWide)).rejects.toThrow('Unable to load image.');
      await tools.expect(square.toBlob(tooWide)).rejects.toThrow('the canvas was not encoded');
    },
  },
  {
    says: 'The group is empty or has no size yet.',
    run: ({ Konva, layer, expect }) => {
      const group = new Konva.Group({ x: 30, y: 40 });
      layer.add(group);
      expect(sizeOf(group.toCanvas())).toEqual([400, 300]);
      expect(sizeOf(group.toCanvas({ width: 20, height: 10 }))).toEqual([20, 10]);
      group.add(new Konva.Rect({ width: 60, height: 20, fill: 'red' }));
      expect(sizeOf(group.toCanvas())).toEqual([60, 20]);
    },
  },
  {
    says: 'The shape or one of its parents is hidden.',
    run: (tools) => {
      const square = addSquare(tools);
      for (const hidden of [square, tools.layer]) {
        hidden.hide();
        const canvas = square.toCanvas();
        hidden.show();
        tools.expect(sizeOf(canvas)).toEqual([50, 50]);
        tools.expect(colorAt(canvas, 25, 25)).toEqual(CLEAR);
        tools.expect(colorAt(square.toCanvas(), 25, 25)).toEqual(RED);
      }
    },
  },
  {
    says: "The client rect ignores the group's clip.",
    run: (tools) => {
      const { group } = addClipped(tools);
      tools.expect(group.getClientRect()).toEqual({ x: 10, y: 10, width: 100, height: 50 });
      tools.expect(sizeOf(group.toCanvas())).toEqual([100, 50]);
      tools
        .expect([colorAt(group.toCanvas(), 39, 19), colorAt(group.toCanvas(), 41, 21)])
        .toEqual([[255, 0, 0, 128], CLEAR]);
    },
  },
  {
    says: '`Konva.Layer#imageSmoothingEnabled` applies to the screen only.',
    run: async (tools) => {
      const image = await tools.picture(2, 1, (context) => {
        context.fillStyle = '#ff0000';
        context.fillRect(0, 0, 1, 1);
        context.fillStyle = '#0000ff';
        context.fillRect(1, 0, 1, 1);
      });
      tools.layer.add(new tools.Konva.Image({ image, width: 80, height: 40 }));
      tools.layer.imageSmoothingEnabled(false);
      tools.layer.draw();
      // The screen may have more than one pixel per pixel of the stage.
      const screen = tools.layer.getNativeCanvasElement();
      tools.expect(colorAt(screen, Math.floor((35 / 400) * screen.width), 20)).toEqual(RED);
      for (const node of [tools.stage, tools.layer]) {
        tools.expect(colorAt(node.toCanvas(), 35, 20)).not.toEqual(RED);
        tools.expect(colorAt(node.toCanvas({ imageSmoothingEnabled: false }), 35, 20)).toEqual(RED);
      }
    },
  },
  {
    says: 'A cached node keeps the resolution of its cache.',
    run: ({ Konva, layer, expect }) => {
      const circle = new Konva.Circle({ x: 50, y: 50, radius: 20, fill: 'red' });
      layer.add(circle);
      /** Half-transparent pixels from the left edge to the middle. */
      const softPixels = () => {
        const canvas = circle.toCanvas({ pixelRatio: 8 });
        const columns = Array.from(
          { length: canvas.width / 2 },
          (_, x) => colorAt(canvas, x, canvas.height / 2)[3] ?? 0,
        );
        return columns.filter((alpha) => alpha > 0 && alpha < 255).length;
      };
      expect(softPixels()).toBeLessThan(4);
      circle.cache({ pixelRatio: 1 });
      expect(softPixels()).toBeGreaterThan(7);
      circle.cache({ pixelRatio: 8 });
      expect(softPixels()).toBeLessThan(4);
    },
  },
]);
