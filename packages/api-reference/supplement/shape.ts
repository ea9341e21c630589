import type { PageSupplement } from './types';

const gradientEdge = (kind: string, edge: string) => `Point where the ${kind} ${edge}, in the shape’s own coordinates.`;
const part = (axis: string, attribute: string) => `${axis} part of \`${attribute}\`.`;
const stops = (kind: string) => ({
  text: `Colors of the ${kind} as a flat array: position from 0 to 1, color, position, color.`,
  examples: [] as string[],
});

/** Texts of `Konva.Shape`: fill, stroke, shadow and drawing of all shapes. */
export const shape: PageSupplement = {
  description: `The base class of everything that is drawn, and the class for custom drawings.

The built-in shapes (\`Konva.Rect\`, \`Konva.Text\`, \`Konva.Path\`, …) add their geometry; this page describes fill, stroke, shadow and hit
area. For a drawing that no built-in shape covers, create a \`Konva.Shape\` with a \`sceneFunc\`.`,
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
      text: 'Color of the inside: any CSS color, or a gradient made with a canvas context. `null` removes it.',
      examples: [
        `shape.fill('tomato');
shape.fill('rgba(0, 128, 128, 0.5)');
shape.fill(null); // no fill`,
      ],
    },
    fillEnabled: 'Whether the fill is drawn. Turning it off keeps its settings.',
    fillPriority: {
      text: 'Kind of fill to draw when several are set.',
      type: `'color' | 'pattern' | 'linear-gradient' | 'radial-gradient'`,
    },
    fillRule: {
      text: 'Rule that decides which areas of a self-overlapping path are inside.',
      examples: [`shape.fillRule('evenodd'); // overlapping parts can be holes`],
    },
    fillAfterStrokeEnabled:
      'Whether the fill is drawn over the stroke, so that a wide stroke does not cover thin letters.',
    fillPatternImage: {
      text: 'Image or canvas that fills the shape as a pattern. It must already be loaded.',
      examples: [
        `const tile = document.createElement('canvas');
tile.width = tile.height = 8;
tile.getContext('2d')?.fillRect(0, 0, 4, 4);
shape.fillPatternImage(tile); // a pattern of squares`,
      ],
    },
    fillPatternRepeat: {
      text: 'Directions in which the pattern repeats.',
      type: `'repeat' | 'repeat-x' | 'repeat-y' | 'no-repeat'`,
      examples: [`shape.fillPatternRepeat('repeat-x'); // one row`],
    },
    fillPatternX: 'Distance in pixels by which the pattern is moved to the right.',
    fillPatternY: 'Distance in pixels by which the pattern is moved down.',
    fillPatternOffset: {
      text: 'Point of the pattern image that is placed at `fillPatternX`, `fillPatternY`.',
      examples: [`shape.fillPatternOffset({ x: 20, y: 10 }); // the pattern moves left and up`],
    },
    fillPatternOffsetX: part('Horizontal', 'fillPatternOffset'),
    fillPatternOffsetY: part('Vertical', 'fillPatternOffset'),
    fillPatternScale: {
      text: 'Factors by which the pattern image is scaled.',
      examples: [`shape.fillPatternScale({ x: 0.5, y: 0.5 }); // half as large`],
    },
    fillPatternScaleX: part('Horizontal', 'fillPatternScale'),
    fillPatternScaleY: part('Vertical', 'fillPatternScale'),
    fillPatternRotation: 'Rotation of the pattern, in the unit of `rotation`.',
    fillLinearGradientStartPoint: {
      text: gradientEdge('linear gradient', 'begins'),
      examples: [
        `shape.fillLinearGradientStartPoint({ x: 0, y: 0 });
shape.fillLinearGradientEndPoint({ x: 100, y: 0 });
shape.fillLinearGradientColorStops([0, 'tomato', 1, 'teal']); // from left to right`,
      ],
    },
    fillLinearGradientStartPointX: part('Horizontal', 'fillLinearGradientStartPoint'),
    fillLinearGradientStartPointY: part('Vertical', 'fillLinearGradientStartPoint'),
    fillLinearGradientEndPoint: { text: gradientEdge('linear gradient', 'ends'), examples: [] },
    fillLinearGradientEndPointX: part('Horizontal', 'fillLinearGradientEndPoint'),
    fillLinearGradientEndPointY: part('Vertical', 'fillLinearGradientEndPoint'),
    fillLinearGradientColorStops: {
      ...stops('linear gradient'),
      examples: [`shape.fillLinearGradientColorStops([0, 'tomato', 0.5, 'gold', 1, 'teal']); // gold in the middle`],
    },
    fillRadialGradientStartPoint: {
      text: 'Center of the radial gradient’s inner circle, in the shape’s own coordinates.',
      examples: [
        `shape.fillRadialGradientStartPoint({ x: 50, y: 50 });
shape.fillRadialGradientEndPoint({ x: 50, y: 50 });
shape.fillRadialGradientEndRadius(60);
shape.fillRadialGradientColorStops([0, 'white', 1, 'teal']); // white in the middle`,
      ],
    },
    fillRadialGradientStartPointX: part('Horizontal', 'fillRadialGradientStartPoint'),
    fillRadialGradientStartPointY: part('Vertical', 'fillRadialGradientStartPoint'),
    fillRadialGradientStartRadius: 'Radius of the inner circle, where the color transition starts.',
    fillRadialGradientEndPoint: {
      text: 'Center of the radial gradient’s outer circle, in the shape’s own coordinates.',
      examples: [],
    },
    fillRadialGradientEndPointX: part('Horizontal', 'fillRadialGradientEndPoint'),
    fillRadialGradientEndPointY: part('Vertical', 'fillRadialGradientEndPoint'),
    fillRadialGradientEndRadius: 'Radius of the outer circle, where the color transition ends.',
    fillRadialGradientColorStops: {
      ...stops('radial gradient'),
      examples: [`shape.fillRadialGradientColorStops([0, 'white', 1, 'teal']); // white inside, teal outside`],
    },

    // Stroke.
    stroke: {
      text: 'Color of the outline: any CSS color, or a gradient made with a canvas context. `null` removes it.',
      examples: [`shape.stroke('#1b1f2a'); // a dark outline`],
    },
    strokeWidth: 'Width of the stroke in pixels. Half of it is outside the shape’s edge.',
    strokeEnabled: 'Whether the stroke is drawn. Turning it off keeps its settings.',
    strokeScaleEnabled:
      'Whether the stroke scales with the node. With `false` it keeps its width on the screen. `Konva.Text` and `Konva.TextPath` always scale their stroke.',
    hitStrokeWidth: {
      text: "Width of the stroke in hit detection; `'auto'` uses `strokeWidth`. With 0 the stroke cannot be hit.",
      examples: [`line.hitStrokeWidth(20); // hit up to 10 pixels from its center`],
    },
    strokeHitEnabled: {
      text: 'Whether the stroke counts in hit detection. An open line with `false` gets no pointer events.',
      deprecated: 'Use `hitStrokeWidth`, with 0 to turn it off.',
      examples: [`shape.hitStrokeWidth(0);`],
    },
    lineJoin: {
      text: 'Shape of the stroke’s corners.',
      default: "`'miter'`, the default of the canvas",
      examples: [`shape.lineJoin('round'); // round corners`],
    },
    lineCap: {
      text: 'Shape of the ends of open lines.',
      default: "`'butt'`, the default of the canvas",
      examples: [`line.lineCap('round'); // round ends`],
    },
    miterLimit: {
      text: 'Maximum length of a pointed corner, from its inner to its outer point, in stroke widths. Longer corners are cut off.',
      default: '`10`, the default of the canvas',
    },
    dash: {
      text: 'Lengths of dashes and gaps, alternating.',
      examples: [
        `shape.dash([10, 5]);\n// Long dashes and round dots.\nshape.dash([20, 10, 0.001, 10]);\nshape.lineCap('round');`,
      ],
    },
    dashOffset: {
      text: 'Distance by which the dashes are shifted along the stroke. Animate it for a “marching ants” effect.',
      examples: [
        `shape.dash([8, 4]);
shape.dashOffset(6); // the pattern is shifted by 6 pixels`,
      ],
    },
    dashEnabled: 'Whether the stroke is dashed. Turning it off keeps `dash`.',
    strokeLinearGradientStartPoint: {
      text: gradientEdge('stroke gradient', 'begins'),
      examples: [
        `shape.strokeLinearGradientStartPoint({ x: 0, y: 0 });
shape.strokeLinearGradientEndPoint({ x: 100, y: 0 });
shape.strokeLinearGradientColorStops([0, 'tomato', 1, 'teal']); // from left to right`,
      ],
    },
    strokeLinearGradientStartPointX: part('Horizontal', 'strokeLinearGradientStartPoint'),
    strokeLinearGradientStartPointY: part('Vertical', 'strokeLinearGradientStartPoint'),
    strokeLinearGradientEndPoint: { text: gradientEdge('stroke gradient', 'ends'), examples: [] },
    strokeLinearGradientEndPointX: part('Horizontal', 'strokeLinearGradientEndPoint'),
    strokeLinearGradientEndPointY: part('Vertical', 'strokeLinearGradientEndPoint'),
    strokeLinearGradientColorStops: {
      ...stops('stroke gradient'),
      examples: [`shape.strokeLinearGradientColorStops([0, 'tomato', 1, 'teal']);`],
    },

    // Shadow.
    shadowColor: {
      text: 'Color of the shadow. The shadow is visible once its blur or offset is set.',
      default: 'none; black when only blur or offset is set',
      examples: [
        `shape.shadowColor('black');
shape.shadowBlur(10);
shape.shadowOffset({ x: 4, y: 4 });
shape.shadowOpacity(0.4); // a soft shadow to the right and below`,
      ],
    },
    shadowBlur: 'Softness of the shadow, in pixels.',
    shadowOpacity: 'Opacity of the shadow, 0 to 1. It is multiplied by the opacity of the color.',
    shadowOffset: {
      text: 'Distance by which the shadow is moved from the shape.',
      examples: [`shape.shadowOffset({ x: 6, y: 6 }); // the shadow is to the right and below`],
    },
    shadowOffsetX: part('Horizontal', 'shadowOffset'),
    shadowOffsetY: part('Vertical', 'shadowOffset'),
    shadowEnabled: 'Whether the shadow is drawn. Turning it off keeps its settings.',
    shadowForStrokeEnabled:
      'Whether the stroke casts a shadow too. `false` is faster, but a line without a fill then has no shadow.',
    hasShadow: { text: 'Whether a shadow is set and enabled.', type: 'boolean' },
    getShadowRGBA: {
      text: 'Color of the shadow including its opacity, as an `rgba()` string; `undefined` without a shadow.',
      type: 'string | undefined',
    },
    hasFill: { text: 'Whether a fill is set and enabled.', type: 'boolean' },
    hasStroke: {
      text: 'Whether the shape has a stroke to draw: enabled, wider than 0, and with a color or gradient. A hidden shape can have one.',
      type: 'boolean',
    },
    hasHitStroke: { text: 'Whether the stroke counts in hit detection.', type: 'boolean' },

    // Drawing.
    sceneFunc: {
      text: 'Draws the shape. Konva calls the function with a `Konva.Context` and the shape. Build a path, then call `fillStrokeShape`, so that fill, stroke and shadow follow the attributes. Without a `hitFunc` it also draws the hit area.',
      default: 'the class’s own drawing',
      examples: [
        `shape.sceneFunc((context, self) => {
  context.beginPath();
  context.rect(0, 0, self.width(), self.height());
  context.closePath();
  context.fillStrokeShape(self); // a rectangle in the shape’s own colors
});`,
      ],
    },
    hitFunc: {
      text: 'Draws the area that the pointer can hit, when it differs from the drawing. Konva calls the function with the context of the hit canvas, a [`HitContext`](/api/Konva.html#HitContext), and the shape. Build a path, then call `fillStrokeShape(shape)`, which paints it in the shape’s key color.',
      default: 'the class’s own hit area, else `sceneFunc`',
      examples: [
        `// A circle that is easier to hit than it looks.\nshape.hitFunc((context, self) => {\n  context.beginPath();\n  context.arc(0, 0, 30, 0, Math.PI * 2);\n  context.closePath();\n  context.fillStrokeShape(self);\n});`,
      ],
    },
    selfRectFunc: {
      text: 'Returns the area that a custom drawing covers, before transforms and without stroke and shadow. Set it when `sceneFunc` draws outside the shape’s width and height, so that `cache()`, isolated groups and client rects include all of it: anything outside the returned area may be cut off. A `Konva.Text` with a `charRenderFunc` uses it too. Other shapes that compute their own bounds may ignore it.',
      examples: [
        `shape.selfRectFunc(() => ({ x: -10, y: -10, width: 120, height: 120 }));
shape.getSelfRect().width; // 120`,
      ],
    },
    getSceneFunc: {
      text: 'The method behind `sceneFunc()`: the shape’s own function or its class’s.',
      type: '(context: Context, shape: this) => void',
    },
    getHitFunc: {
      text: 'The method behind `hitFunc()`: the shape’s own function or its class’s.',
      type: '((context: Context, shape: this) => void) | undefined',
    },
    perfectDrawEnabled:
      'Whether a shape with fill, stroke and either transparency or a shadow is drawn through an extra canvas, so that fill and stroke blend as one image. Turn it off where you see no difference.',
    getSelfRect: {
      text: 'Area that the shape covers in its own coordinates, without stroke and shadow.',
      examples: [`const area = rect.getSelfRect(); // { x: 0, y: 0, width: rect.width(), height: rect.height() }`],
    },
    intersects: {
      text: 'Whether a point is inside the shape’s hit area, even where other shapes cover it. The call draws the shape to test it, so prefer `Konva.Stage#getIntersection` for frequent tests.',
      params: { point: 'Point in canvas coordinates, without the stage’s transform.' },
      returns: '`false` for a shape that is hidden, not listening or not on a stage.',
      examples: [`rect.intersects({ x: 50, y: 40 }); // true`],
    },
    drawHitFromCache: {
      text: 'Makes the visible pixels of the cache the hit area: transparent parts of an image get no pointer events. Call it after `cache()`.',
      params: { alphaThreshold: 'Pixels with an alpha of at most this value, 0 to 255, are outside; 0 by default.' },
      examples: [
        `rect.cache();
rect.drawHitFromCache(128); // pixels that are more transparent are not hit`,
      ],
    },
    drawScene: {
      text: 'Draws the shape immediately, without its hit area.',
      params: {
        can: 'Canvas to draw on; the layer’s canvas by default.',
        top: 'Ancestor that the drawing is relative to: its transform and the transforms of its ancestors are left out.',
      },
    },
    drawHit: {
      text: 'Draws only the shape’s hit area, immediately.',
      params: {
        can: 'Canvas to draw on; the layer’s hit canvas by default.',
        top: 'Ancestor that the drawing is relative to: its transform and the transforms of its ancestors are left out.',
      },
    },
    colorKey:
      'Color of the shape on the hit canvas. Konva finds the shape under a pointer by the color of the pixel there.',
    getContext: {
      text: 'The context of the layer that contains the shape.',
      deprecated: 'Use `shape.getLayer()?.getContext()`.',
      examples: [],
    },
    getCanvas: {
      text: 'The canvas of the layer that contains the shape.',
      deprecated: 'Use `shape.getLayer()?.getCanvas()`.',
      examples: [],
    },
    getStrokeHitEnabled: { text: 'The method behind `strokeHitEnabled()`.', deprecated: 'Use `hitStrokeWidth`.' },
    setStrokeHitEnabled: {
      text: "The method behind `strokeHitEnabled(value)`: sets `hitStrokeWidth` to `'auto'` or 0.",
      deprecated: 'Use `hitStrokeWidth`.',
    },

    // Pointer capture.
    hasPointerCapture: {
      text: 'Whether the shape currently captures this pointer.',
      params: { pointerId: 'Id of the pointer, from the event object.' },
    },
    setPointerCapture: {
      text: 'Sends all further events of a pointer to this shape, even outside it, until the pointer is released.',
      params: { pointerId: 'Id of the pointer, from the event object.' },
      examples: [
        `rect.on('pointerdown', (event) => rect.setPointerCapture(event.pointerId)); // also gets moves outside the shape`,
      ],
    },
    releaseCapture: {
      text: 'Ends a pointer capture held by this shape.',
      params: { pointerId: 'Id of the pointer, from the event object.' },
    },
  },
};
