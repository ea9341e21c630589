import Konva from 'konva';

/** Size of the image, and of the hit graph beside or below it. */
export const PANEL = { width: 276, height: 240 };
/** The lens shows a square with this many pixels on each side, and enlarges each this many times. */
export const LENS = { pixels: 9, zoom: 10 };

export interface Layout {
  /** Position of the hit graph on the stage. */
  offset: Konva.Vector2d;
  stage: { width: number; height: number };
}

/** Two panels side by side, or one below the other in a narrow frame. */
export function layoutFor(width: number): Layout {
  const isWide = width >= 2 * PANEL.width;
  return isWide
    ? {
        offset: { x: PANEL.width, y: 0 },
        stage: { width: 2 * PANEL.width, height: PANEL.height },
      }
    : {
        offset: { x: 0, y: PANEL.height },
        stage: { width: PANEL.width, height: 2 * PANEL.height },
      };
}

/** The same point of the image, whichever panel the pointer is in. */
export function inPicture({ x, y }: Konva.Vector2d): Konva.Vector2d {
  return { x: Math.floor(x % PANEL.width), y: Math.floor(y % PANEL.height) };
}

/** Corner of the lens for a point of the image: beside that point in the hit graph, inside its panel. */
export function lensCorner({ x, y }: Konva.Vector2d, { offset }: Layout): Konva.Vector2d {
  const size = LENS.pixels * LENS.zoom;
  const gap = 14;
  return {
    x: offset.x + (x + gap + size < PANEL.width ? x + gap : x - gap - size),
    y: offset.y + Math.min(Math.max(y - size / 2, 4), PANEL.height - size - 4),
  };
}

/** The frame around the pixels that the lens shows, where they are in the hit graph. */
export function spotBox({ x, y }: Konva.Vector2d, { offset }: Layout) {
  const reach = (LENS.pixels - 1) / 2;
  return {
    x: offset.x + x - reach,
    y: offset.y + y - reach,
    width: LENS.pixels,
    height: LENS.pixels,
  };
}

/** The part of the hit canvas that the lens shows. */
export function lensCrop({ x, y }: Konva.Vector2d) {
  const reach = (LENS.pixels - 1) / 2;
  return { x: x - reach, y: y - reach, width: LENS.pixels, height: LENS.pixels };
}

/** The hidden canvas itself: an image like any other. */
export const hitCanvasOf = (layer: Konva.Layer): HTMLCanvasElement => layer.getHitCanvas()._canvas;

/** Describes a pixel of the hit canvas and the shape that Konva finds by it. */
export function describePixel(layer: Konva.Layer, { x, y }: Konva.Vector2d): string {
  const context = layer.getHitCanvas().getContext();
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(x, y, 1, 1).data;
  if (alpha === 0) return `Pixel ${x}, ${y} is empty: no shape.`;
  const shape = layer.getIntersection({ x, y });
  const isKey = alpha >= 128 && shape?.colorKey === Konva.Util.getHitColorKey(red, green, blue);
  const color = `Pixel ${x}, ${y} is ${red}, ${green}, ${blue}, alpha ${alpha}: `;
  if (!shape) return `${color}no shape here or nearby.`;
  return (
    color +
    (isKey
      ? `the color of the ${shape.name()}.`
      : `an edge. The nearest pixel with a color that counts is the ${shape.name()}'s.`)
  );
}

/** Draws the ring for the hit graph: with its hole, or without it when its attribute `filled` is set. */
export function hitRing(context: Konva.Context, shape: Konva.Shape) {
  context.beginPath();
  context.arc(0, 0, 42, 0, Math.PI * 2, false);
  if (!shape.getAttr('filled')) {
    context.moveTo(24, 0);
    context.arc(0, 0, 24, 0, Math.PI * 2, true);
  }
  context.closePath();
  context.fillStrokeShape(shape);
}

/** The shapes of the drawing. */
export const SHAPES = {
  disc: { name: 'disc', x: 62, y: 72, radius: 50, fill: '#f2664a' },
  star: {
    name: 'star',
    x: 118,
    y: 96,
    numPoints: 5,
    innerRadius: 24,
    outerRadius: 58,
    fill: '#1f9aa5',
  },
  ring: {
    name: 'ring',
    x: 224,
    y: 70,
    innerRadius: 24,
    outerRadius: 42,
    fill: '#8457c9',
    hitFunc: hitRing,
  },
  square: { name: 'square', x: 204, y: 132, width: 44, height: 44, fill: '#f6b73c' },
  curve: {
    name: 'curve',
    points: [16, 205, 100, 160, 180, 226, 264, 196],
    tension: 0.5,
    stroke: '#2f4bd8',
    strokeWidth: 3,
  },
};

/** Initial position of the lens: on the edge between star and disc. */
export const FIRST_POINT: Konva.Vector2d = { x: 78, y: 90 };
