import type { PageSupplement } from './types';

const gradientEdge = (kind: string, edge: string) => `Point where the ${kind} ${edge}, in the shape’s own coordinates.`;
const part = (axis: string, attribute: string) => `${axis} part of \`${attribute}\`.`;
const stops = (kind: string) => ({
  text: `Colors of the ${kind} as a flat list: position from 0 to 1, color, position, color.`,
  examples: [] as string[],
});

/** Texts of `Konva.Shape`: fill, stroke, shadow and drawing of everything visible. */
export const shape: PageSupplement = {
  description: `The base class of everything that is drawn, and the class for drawings of your own.

The ready shapes (\`Konva.Rect\`, \`Konva.Text\`, \`Konva.Path\`, …) add their geometry; fill, stroke, shadow and hit area are
described here. For a drawing that no ready shape has, make a \`Konva.Shape\` with a \`sceneFunc\`.`,
  examples: [
    `const triangle = new Konva.Shape({
  x: 40,
  y: 20,
  width: 120,
  height: 100,
  fill: 'tomato',
  stroke: 'black',
  sceneFunc: (context, shape) => {
    context.beginPath();
    context.moveTo(shape.width() / 2, 0);
    context.lineTo(shape.width(), shape.height());
    context.lineTo(0, shape.height());
    context.closePath();
    context.fillStrokeShape(shape);
  },
});
layer.add(triangle);`,
  ],
  members: {
    // Fill.
    fill: {
      text: 'Color of the inside: any CSS color, or a gradient made with a canvas context. `null` takes it away.',
      examples: [`shape.fill('tomato');\nshape.fill('rgba(0, 128, 128, 0.5)');\nshape.fill(null);`],
    },
    fillEnabled: 'Switches the inside on and off without losing its settings.',
    fillPriority: {
      text: `Kind of fill to draw when several are set.`,
      type: `'color' | 'pattern' | 'linear-gradient' | 'radial-gradient'`,
    },
    fillRule: { text: 'How overlapping parts of one path count as inside.', examples: [`shape.fillRule('evenodd');`] },
    fillAfterStrokeEnabled:
      'Draws the stroke first and the fill on top of it, so that a wide stroke does not eat into thin letters.',
    fillPatternImage: {
      text: 'Image or canvas that fills the shape as a pattern. It must have loaded before.',
      examples: [
        `const tile = document.createElement('canvas');\ntile.width = tile.height = 8;\ntile.getContext('2d')?.fillRect(0, 0, 4, 4);\nshape.fillPatternImage(tile);`,
      ],
    },
    fillPatternRepeat: {
      text: 'In which directions the pattern is repeated.',
      type: `'repeat' | 'repeat-x' | 'repeat-y' | 'no-repeat'`,
      examples: [`shape.fillPatternRepeat('repeat-x');`],
    },
    fillPatternX: 'Moves the pattern to the right, in pixels.',
    fillPatternY: 'Moves the pattern down, in pixels.',
    fillPatternOffset: {
      text: 'Point of the pattern’s image that is placed at `fillPatternX`, `fillPatternY`.',
      examples: [`shape.fillPatternOffset({ x: 20, y: 10 });`],
    },
    fillPatternOffsetX: part('Horizontal', 'fillPatternOffset'),
    fillPatternOffsetY: part('Vertical', 'fillPatternOffset'),
    fillPatternScale: {
      text: 'Size of the pattern’s image as a factor.',
      examples: [`shape.fillPatternScale({ x: 0.5, y: 0.5 });`],
    },
    fillPatternScaleX: part('Horizontal', 'fillPatternScale'),
    fillPatternScaleY: part('Vertical', 'fillPatternScale'),
    fillPatternRotation: 'Turn of the pattern, in the unit of `rotation`.',
    fillLinearGradientStartPoint: {
      text: gradientEdge('linear gradient', 'begins'),
      examples: [
        `shape.fillLinearGradientStartPoint({ x: 0, y: 0 });\nshape.fillLinearGradientEndPoint({ x: 100, y: 0 });\nshape.fillLinearGradientColorStops([0, 'tomato', 1, 'teal']);`,
      ],
    },
    fillLinearGradientStartPointX: part('Horizontal', 'fillLinearGradientStartPoint'),
    fillLinearGradientStartPointY: part('Vertical', 'fillLinearGradientStartPoint'),
    fillLinearGradientEndPoint: { text: gradientEdge('linear gradient', 'ends'), examples: [] },
    fillLinearGradientEndPointX: part('Horizontal', 'fillLinearGradientEndPoint'),
    fillLinearGradientEndPointY: part('Vertical', 'fillLinearGradientEndPoint'),
    fillLinearGradientColorStops: {
      ...stops('linear gradient'),
      examples: [`shape.fillLinearGradientColorStops([0, 'tomato', 0.5, 'gold', 1, 'teal']);`],
    },
    fillRadialGradientStartPoint: {
      text: 'Middle of the radial gradient’s inner circle, in the shape’s own coordinates.',
      examples: [
        `shape.fillRadialGradientStartPoint({ x: 50, y: 50 });\nshape.fillRadialGradientEndPoint({ x: 50, y: 50 });\nshape.fillRadialGradientEndRadius(60);\nshape.fillRadialGradientColorStops([0, 'white', 1, 'teal']);`,
      ],
    },
    fillRadialGradientStartPointX: part('Horizontal', 'fillRadialGradientStartPoint'),
    fillRadialGradientStartPointY: part('Vertical', 'fillRadialGradientStartPoint'),
    fillRadialGradientStartRadius: 'Radius of the inner circle, where the first color ends.',
    fillRadialGradientEndPoint: {
      text: 'Middle of the radial gradient’s outer circle, in the shape’s own coordinates.',
      examples: [],
    },
    fillRadialGradientEndPointX: part('Horizontal', 'fillRadialGradientEndPoint'),
    fillRadialGradientEndPointY: part('Vertical', 'fillRadialGradientEndPoint'),
    fillRadialGradientEndRadius: 'Radius of the outer circle, where the last color begins.',
    fillRadialGradientColorStops: {
      ...stops('radial gradient'),
      examples: [`shape.fillRadialGradientColorStops([0, 'white', 1, 'teal']);`],
    },

    // Stroke.
    stroke: {
      text: 'Color of the outline: any CSS color, or a gradient made with a canvas context. `null` takes it away.',
      examples: [`shape.stroke('#1b1f2a');`],
    },
    strokeWidth: 'Width of the outline, half of it outside of the shape’s edge.',
    strokeEnabled: 'Switches the outline on and off without losing its settings.',
    strokeScaleEnabled:
      'Whether the outline grows with the node’s scale. Off, it keeps its width on the screen. `Konva.Text` and `Konva.TextPath` always scale their outline.',
    hitStrokeWidth: {
      text: "Width of the outline in hit detection; `'auto'` takes `strokeWidth`. Raise it to give a thin line a wider area for the pointer; 0 leaves the outline out.",
      examples: [`line.hitStrokeWidth(20);`],
    },
    strokeHitEnabled: {
      text: 'Whether the outline counts in hit detection. An open line with `false` gets no pointer events.',
      deprecated: 'Use `hitStrokeWidth`: 0 for off.',
      examples: [`shape.hitStrokeWidth(0);`],
    },
    lineJoin: {
      text: 'How corners of the outline are drawn.',
      default: "`'miter'`, from the canvas",
      examples: [`shape.lineJoin('round');`],
    },
    lineCap: {
      text: 'How the ends of open lines are drawn.',
      default: "`'butt'`, from the canvas",
      examples: [`line.lineCap('round');`],
    },
    miterLimit: {
      text: 'How far a pointed corner may reach, from its inner to its outer point, as a multiple of the stroke width; beyond it the corner is cut.',
      default: '`10`, from the canvas',
    },
    dash: {
      text: 'Lengths of dashes and gaps, in turn.',
      examples: [
        `shape.dash([10, 5]);\n// Long dashes and round dots.\nshape.dash([20, 10, 0.001, 10]);\nshape.lineCap('round');`,
      ],
    },
    dashOffset: {
      text: 'Moves the dashes along the outline. Animate it for marching ants.',
      examples: [`shape.dash([8, 4]);\nshape.dashOffset(6);`],
    },
    dashEnabled: 'Switches dashes on and off without losing `dash`.',
    strokeLinearGradientStartPoint: {
      text: gradientEdge('gradient of the outline', 'begins'),
      examples: [
        `shape.strokeLinearGradientStartPoint({ x: 0, y: 0 });\nshape.strokeLinearGradientEndPoint({ x: 100, y: 0 });\nshape.strokeLinearGradientColorStops([0, 'tomato', 1, 'teal']);`,
      ],
    },
    strokeLinearGradientStartPointX: part('Horizontal', 'strokeLinearGradientStartPoint'),
    strokeLinearGradientStartPointY: part('Vertical', 'strokeLinearGradientStartPoint'),
    strokeLinearGradientEndPoint: { text: gradientEdge('gradient of the outline', 'ends'), examples: [] },
    strokeLinearGradientEndPointX: part('Horizontal', 'strokeLinearGradientEndPoint'),
    strokeLinearGradientEndPointY: part('Vertical', 'strokeLinearGradientEndPoint'),
    strokeLinearGradientColorStops: {
      ...stops('gradient of the outline'),
      examples: [`shape.strokeLinearGradientColorStops([0, 'tomato', 1, 'teal']);`],
    },

    // Shadow.
    shadowColor: {
      text: 'Color of the shadow. A shadow appears as soon as color, blur or offset is set.',
      default: 'none; black when only blur or offset is set',
      examples: [
        `shape.shadowColor('black');\nshape.shadowBlur(10);\nshape.shadowOffset({ x: 4, y: 4 });\nshape.shadowOpacity(0.4);`,
      ],
    },
    shadowBlur: 'Softness of the shadow, in pixels.',
    shadowOpacity: 'Opacity of the shadow, 0 to 1, multiplied with the color’s own.',
    shadowOffset: {
      text: 'How far the shadow is moved from the shape.',
      examples: [`shape.shadowOffset({ x: 6, y: 6 });`],
    },
    shadowOffsetX: part('Horizontal', 'shadowOffset'),
    shadowOffsetY: part('Vertical', 'shadowOffset'),
    shadowEnabled: 'Switches the shadow on and off without losing its settings.',
    shadowForStrokeEnabled:
      'Whether the outline casts a shadow too. Off is faster; a line that has only an outline then has no shadow.',
    hasShadow: { text: 'Whether a shadow is drawn now.', type: 'boolean' },
    getShadowRGBA: {
      text: 'Color of the shadow with its opacity, as an `rgba()` text; nothing when no shadow is drawn.',
      type: 'string | undefined',
    },
    hasFill: { text: 'Whether an inside is drawn now.', type: 'boolean' },
    hasStroke: { text: 'Whether an outline is drawn now.', type: 'boolean' },
    hasHitStroke: { text: 'Whether the outline counts in hit detection.', type: 'boolean' },

    // Drawing.
    sceneFunc: {
      text: 'Draws the shape. The function gets a `Konva.Context` and the shape. Build a path, then call `fillStrokeShape` so that fill, stroke and shadow follow the attributes. It draws the hit area too, unless there is a `hitFunc`.',
      default: 'the class’s own drawing',
      examples: [
        `shape.sceneFunc((context, self) => {\n  context.beginPath();\n  context.rect(0, 0, self.width(), self.height());\n  context.closePath();\n  context.fillStrokeShape(self);\n});`,
      ],
    },
    hitFunc: {
      text: 'Draws the area that catches the pointer, when it should differ from the picture. The function gets the context of the hit canvas, a [`HitContext`](/api/Konva.html#HitContext), and the shape. Build a path, then call `fillStrokeShape(shape)`, which paints it in the shape’s key color.',
      default: 'the class’s own, else `sceneFunc`',
      examples: [
        `// A circle that is easier to hit than it looks.\nshape.hitFunc((context, self) => {\n  context.beginPath();\n  context.arc(0, 0, 30, 0, Math.PI * 2);\n  context.closePath();\n  context.fillStrokeShape(self);\n});`,
      ],
    },
    selfRectFunc: {
      text: 'Returns the area that a custom drawing paints, before transforms and without stroke and shadow. Set it when `sceneFunc` paints outside of width and height, so that `cache()`, isolated groups and bounds include it; paint outside of the returned area can be cut off. It also serves a `Konva.Text` with a `charRenderFunc`; other shapes that compute their bounds may ignore it.',
      examples: [`shape.selfRectFunc(() => ({ x: -10, y: -10, width: 120, height: 120 }));`],
    },
    getSceneFunc: {
      text: 'What `sceneFunc()` calls: the function that draws the shape, its own or the class’s.',
      type: '(context: Context, shape: this) => void',
    },
    getHitFunc: {
      text: 'What `hitFunc()` calls: the function that draws the hit area, its own or the class’s.',
      type: '((context: Context, shape: this) => void) | undefined',
    },
    perfectDrawEnabled:
      'Draws fill and stroke of a half-transparent shape as one picture, through an extra canvas. Turn it off for speed when you see no difference.',
    getSelfRect: {
      text: 'Area the shape paints in its own coordinates, without stroke and shadow.',
      examples: [`const area = rect.getSelfRect(); // { x: 0, y: 0, width: rect.width(), height: rect.height() }`],
    },
    intersects: {
      text: 'Whether a point lies in the shape’s hit area, even under other shapes. It draws the shape to find out, so prefer `Konva.Stage#getIntersection` for many tests.',
      params: { point: 'Point on the canvas, without the stage’s transform.' },
      returns: '`false` for a shape that is hidden, not listening or not on a stage.',
      examples: [`const inside = rect.intersects({ x: 50, y: 40 });`],
    },
    drawHitFromCache: {
      text: 'Takes the visible pixels of the cache as hit area, so that transparent parts of an image do not catch the pointer. Call it after `cache()`.',
      params: { alphaThreshold: 'Pixels with at most this alpha, 0 to 255, count as outside; 0 by default.' },
      examples: [`rect.cache();\nrect.drawHitFromCache(128);`],
    },
    drawScene: {
      text: 'Draws the shape, without its hit area.',
      params: { can: 'Canvas to draw on; the layer’s by default.', top: 'Ancestor whose transform is left out.' },
    },
    drawHit: {
      text: 'Draws the shape’s hit area only.',
      params: {
        can: 'Canvas to draw on; the layer’s hit canvas by default.',
        top: 'Ancestor whose transform is left out.',
      },
    },
    colorKey: 'Color of the shape on the hit canvas; the pixel under a pointer names its shape by it.',
    getContext: {
      text: 'The context of the layer that holds the shape.',
      deprecated: 'Use `shape.getLayer()?.getContext()`.',
      examples: [],
    },
    getCanvas: {
      text: 'The canvas of the layer that holds the shape.',
      deprecated: 'Use `shape.getLayer()?.getCanvas()`.',
      examples: [],
    },
    getStrokeHitEnabled: { text: 'What `strokeHitEnabled()` calls.', deprecated: 'Use `hitStrokeWidth`.' },
    setStrokeHitEnabled: {
      text: 'What `strokeHitEnabled(value)` calls: sets `hitStrokeWidth` to `auto` or 0.',
      deprecated: 'Use `hitStrokeWidth`.',
    },

    // Pointer capture.
    hasPointerCapture: {
      text: 'Whether all events of this pointer go to the shape now.',
      params: { pointerId: 'Id of the pointer, from the event object.' },
    },
    setPointerCapture: {
      text: 'Sends all following events of a pointer to this shape, also when it leaves it, until it is released.',
      params: { pointerId: 'Id of the pointer, from the event object.' },
      examples: [`rect.on('pointerdown', (event) => rect.setPointerCapture(event.pointerId));`],
    },
    releaseCapture: {
      text: 'Ends a capture that this shape holds.',
      params: { pointerId: 'Id of the pointer, from the event object.' },
    },
  },
};
