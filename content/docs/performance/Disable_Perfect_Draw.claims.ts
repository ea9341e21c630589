import { defineClaims, type ClaimTools } from '@site-packages/page-claims';
import type Konva from 'konva';

const half = { x: 20, y: 20, width: 30, height: 30, fill: 'red', stroke: 'blue', strokeWidth: 4, opacity: 0.5 };
const shadow = { shadowBlur: 5, shadowOffsetX: 5 };

/** Paints the box of a custom shape. */
function sceneFunc(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.rect(0, 0, shape.width(), shape.height());
  context.fillStrokeShape(shape);
}

/** Draws a layer with these nodes, and answers with the width of what is copied onto it from another canvas, for each copy. */
function copies({ Konva, stage }: ClaimTools, ...nodes: (Konva.Shape | Konva.Group)[]): number[] {
  const layer = new Konva.Layer();
  stage.add(layer);
  layer.add(...nodes);
  const context = layer.getNativeCanvasElement().getContext('2d');
  if (!context) throw new Error('There is no context.');
  const widths: number[] = [];
  context.drawImage = (source: CanvasImageSource, ...[, , width = NaN]: number[]) => {
    if (source instanceof HTMLCanvasElement) widths.push(width);
  };
  layer.draw();
  layer.remove();
  return widths;
}

export default defineClaims([
  {
    says: 'fill and stroke, opacity below 1 | yes',
    run: (tools) => {
      const { Rect } = tools.Konva;
      const count = (config: Konva.RectConfig) => copies(tools, new Rect({ ...half, ...config })).length;
      tools.expect(count({})).toBe(1);
      tools.expect(count({ stroke: '' })).toBe(0);
      tools.expect(count({ fill: '' })).toBe(0);
      tools.expect(count({ opacity: 1 })).toBe(0);
      tools.expect(count({ perfectDrawEnabled: false })).toBe(0);
    },
  },
  {
    says: 'fill, stroke and shadow | yes, unless `shadowForStrokeEnabled` is `false`',
    run: (tools) => {
      const { Rect } = tools.Konva;
      const count = (config: Konva.RectConfig) =>
        copies(tools, new Rect({ ...half, ...shadow, opacity: 1, ...config })).length;
      tools.expect(count({})).toBe(1);
      tools.expect(count({ shadowForStrokeEnabled: false })).toBe(0);
      tools.expect(count({ stroke: '' })).toBe(0);
    },
  },
  {
    says: 'image with a shadow and a `cornerRadius` | yes',
    run: async (tools) => {
      const { Image } = tools.Konva;
      const image = await tools.picture(20, 20);
      const count = (config: Partial<Konva.ImageConfig>) => copies(tools, new Image({ image, ...config })).length;
      tools.expect(count({ ...shadow, cornerRadius: 5 })).toBe(1);
      tools.expect(count({ ...shadow })).toBe(0);
      tools.expect(count({ stroke: 'blue', opacity: 0.5 })).toBe(1);
      tools.expect(count({ opacity: 0.5 })).toBe(0);
    },
  },
  {
    says: 'text with a shadow and an underline or line-through | yes',
    run: (tools) => {
      const { Text } = tools.Konva;
      const count = (config: Konva.TextConfig) => copies(tools, new Text({ text: 'Hello', ...config })).length;
      for (const textDecoration of ['underline', 'line-through'])
        tools.expect(count({ ...shadow, textDecoration })).toBe(1);
      tools.expect(count({ ...shadow })).toBe(0);
    },
  },
  {
    says: 'For its built-in shapes, Konva clears and copies only the rectangle around the shape.',
    run: (tools) => {
      const { Konva, expect } = tools;
      const [width] = copies(tools, new Konva.Rect(half));
      const ratio = Konva.pixelRatio;
      expect(width).toBeGreaterThanOrEqual(34 * ratio);
      expect(width).toBeLessThan(60 * ratio);
    },
  },
  {
    says: 'It has a `sceneFunc`, a fill, a stroke and an opacity below 1, so Konva clears and copies the whole layer for it.',
    run: (tools) => {
      const { Konva, expect } = tools;
      const ratio = Konva.pixelRatio;
      expect(copies(tools, new Konva.Shape({ ...half, sceneFunc }))).toEqual([400 * ratio]);
      const selfRectFunc = () => ({ x: 0, y: 0, width: 30, height: 30 });
      expect(copies(tools, new Konva.Shape({ ...half, sceneFunc, selfRectFunc }))[0]).toBeLessThan(100 * ratio);
      expect(copies(tools, new Konva.Shape({ ...half, sceneFunc, perfectDrawEnabled: false }))).toEqual([]);
    },
  },
  {
    says: 'The opacity stays 1, so Konva needs no second canvas.',
    run: (tools) => {
      const rect = new tools.Konva.Rect({
        ...half,
        opacity: 1,
        fill: 'rgba(255, 0, 0, 0.5)',
        stroke: 'rgba(0, 0, 255, 0.5)',
      });
      tools.expect(copies(tools, rect)).toEqual([]);
    },
  },
  {
    says: 'The opacity of the layer makes Konva copy each shape with fill and stroke.',
    run: (tools) => {
      const { Konva, expect } = tools;
      const rects = () => [1, 2, 3].map(() => new Konva.Rect({ ...half, opacity: 1 }));
      expect(copies(tools, new Konva.Group({ opacity: 0.5 }).add(...rects()))).toHaveLength(3);
      expect(copies(tools, new Konva.Group({ opacity: 0.5, isolated: true }).add(...rects()))).toHaveLength(1);
      tools.stage.opacity(0.5);
      expect(copies(tools, ...rects())).toHaveLength(3);
    },
  },
  {
    says: 'The attribute belongs to shapes and is not inherited.',
    run: (tools) => {
      const group = new tools.Konva.Group({ perfectDrawEnabled: false }).add(new tools.Konva.Rect(half));
      tools.expect(copies(tools, group)).toHaveLength(1);
    },
  },
  {
    says: 'Without the copy, the stroke casts its own shadow, even on the fill.',
    run: ({ Konva, layer, pixel, expect }) => {
      const rect = new Konva.Rect({
        ...half,
        ...shadow,
        opacity: 1,
        shadowBlur: 0,
        shadowColor: 'black',
        strokeWidth: 6,
      });
      layer.add(rect).draw();
      expect(pixel(26, 35)).toEqual([255, 0, 0, 255]);
      rect.perfectDrawEnabled(false);
      layer.draw();
      expect(pixel(26, 35)).toEqual([0, 0, 0, 255]);
    },
  },
]);
