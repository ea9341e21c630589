import type { MemberText, PageSupplement } from './types';

export const canvas: PageSupplement = {
  description: `Wraps a \`<canvas>\` element with its size in CSS pixels, its pixel ratio and its context.

Konva creates these objects for layers, caches and exports. You get one from \`layer.getCanvas()\` and pass it to drawing methods.`,
  examples: [
    `const canvas = layer.getCanvas();
console.log(canvas.getPixelRatio(), canvas.getWidth());`,
  ],
  options: {
    width: 'Width in CSS pixels.',
    height: 'Height in CSS pixels.',
    pixelRatio: 'Pixels of the element per CSS pixel; `Konva.pixelRatio` by default.',
    willReadFrequently:
      'Tells the browser that pixels will be read often, so that it can keep them in main memory instead of the GPU’s.',
  },
  members: {
    pixelRatio: 'Pixels of the element per CSS pixel.',
    context: 'The drawing context, wrapped in a `Konva.Context`.',
    width: 'Width of the element in its own pixels, which is CSS pixels times the pixel ratio.',
    height: 'Height of the element in its own pixels, which is CSS pixels times the pixel ratio.',
    isCache: 'Whether the canvas is the cache of a node.',
    getContext: 'The drawing context, wrapped in a `Konva.Context`.',
    getPixelRatio: {
      text: 'Pixels of the element per CSS pixel.',
      examples: [
        `layer.getCanvas().setPixelRatio(1);
layer.getCanvas().getPixelRatio(); // 1`,
      ],
    },
    setPixelRatio: {
      text: 'Changes the pixel ratio, which clears the canvas. Redraw the layer afterward.',
      params: {
        pixelRatio:
          'Pixels of the element per CSS pixel. Unless you set it, a layer’s visible canvas uses `Konva.pixelRatio`.',
      },
      examples: [
        `layer.getCanvas().setPixelRatio(1);
layer.batchDraw(); // the new size has cleared the canvas`,
      ],
    },
    getWidth: 'Width of the element in its own pixels.',
    getHeight: 'Height of the element in its own pixels.',
    setWidth: { text: 'Changes the width, which clears the canvas.', params: { width: 'Width in CSS pixels.' } },
    setHeight: { text: 'Changes the height, which clears the canvas.', params: { height: 'Height in CSS pixels.' } },
    setSize: {
      text: 'Changes width and height, which clears the canvas. A stage does this for its layers.',
      params: { width: 'Width in CSS pixels.', height: 'Height in CSS pixels.' },
    },
    setSizeIfChanged: {
      text: 'Changes width and height, unless the canvas already has this size. A change clears the canvas.',
      params: { width: 'Width in CSS pixels.', height: 'Height in CSS pixels.' },
    },
    toDataURL: {
      text: 'The image as a `data:` URL.',
      throws: 'A `SecurityError` when the drawing contains an image loaded from another origin without CORS.',
      params: {
        mimeType: 'Image format; a browser that cannot encode it writes a PNG.',
        quality: 'Quality from 0 to 1, for lossy formats.',
      },
      examples: [`layer.getCanvas().toDataURL('image/png', 1).slice(0, 15); // 'data:image/png;'`],
    },
  },
};

const MDN = 'https://developer.mozilla.org/en-US/docs/Web/API/CanvasRenderingContext2D';
const native = (text: string, name: string): MemberText => ({
  text: `${text} [More on MDN](${MDN}/${name}).`,
  paramsElsewhere: true,
  examples: [],
});

export const context: PageSupplement = {
  constructorParams: { canvas: 'Wrapped canvas to draw on.' },
  description: `The drawing context passed to \`sceneFunc\`, \`hitFunc\` and \`clipFunc\`: the browser’s 2D context with a few extra methods.

Build a path with the usual calls and end with \`fillStrokeShape(shape)\`. On the visible canvas this draws the shape’s fill, stroke and shadow;
on the hit canvas it draws with the shape’s color key. The methods and properties of the browser’s context work here as usual.`,
  examples: [
    `const drop = new Konva.Shape({
  x: 80,
  y: 20,
  fill: 'teal',
  sceneFunc: (context, shape) => {
    context.beginPath();
    context.moveTo(0, 0);
    context.bezierCurveTo(40, 60, 40, 100, 0, 100);
    context.bezierCurveTo(-40, 100, -40, 60, 0, 0);
    context.closePath();
    context.fillStrokeShape(shape);
  },
});
layer.add(drop);`,
  ],
  members: {
    canvas: 'The wrapped canvas that the context draws on.',
    traceArr:
      'The last 99 recorded calls. It only exists if `Konva.enableTrace` was set before the context was created.',
    fillShape: {
      text: 'Fills the current path with the fill of a shape.',
      params: { shape: 'Shape whose fill to use.' },
    },
    strokeShape: {
      text: 'Draws the stroke of a shape along the current path.',
      params: { shape: 'Shape whose stroke to use.' },
    },
    fillStrokeShape: {
      text: 'Fills the current path and draws its stroke, in the order that the shape’s `fillAfterStrokeEnabled` sets.',
      params: { shape: 'Shape whose fill and stroke to use.' },
      examples: [],
    },
    reset: 'Removes all transforms except the pixel ratio.',
    getCanvas: 'The wrapped canvas that the context draws on.',
    clear: {
      text: 'Clears the canvas, or a rectangle of it.',
      params: { bounds: 'Rectangle to clear; the whole canvas by default.' },
      examples: [`layer.getContext().clear({ x: 0, y: 0, width: 50, height: 50 }); // the rest of the canvas stays`],
    },
    getTrace: {
      text: 'The last 99 recorded calls as text. It requires that `Konva.enableTrace` was set before the context was created.',
      params: { relaxed: '`true` leaves out arguments and values.', rounded: '`true` rounds numbers down.' },
    },
    clearTrace: 'Removes the recorded calls.',
    setAttr: {
      text: 'Sets a property of the browser’s context by name.',
      params: { attr: 'Name of the property.', val: 'The value.' },
      examples: [`layer.getContext().setAttr('globalAlpha', 0.5); // as context.globalAlpha = 0.5`],
    },
    arc: native('Adds a circular arc to the path.', 'arc'),
    arcTo: native('Adds an arc that is tangent to two lines.', 'arcTo'),
    beginPath: native('Starts a new path.', 'beginPath'),
    bezierCurveTo: native('Adds a cubic Bézier curve to the path.', 'bezierCurveTo'),
    clearRect: native('Clears a rectangle.', 'clearRect'),
    clip: native('Limits drawing to the current path.', 'clip'),
    closePath: native('Adds a line back to the start of the path.', 'closePath'),
    createImageData: native('Creates an empty block of pixels.', 'createImageData'),
    createLinearGradient: native('Creates a gradient along a line.', 'createLinearGradient'),
    createPattern: native('Creates a pattern from an image; `null` while the image is not loaded.', 'createPattern'),
    createRadialGradient: native('Creates a gradient between two circles.', 'createRadialGradient'),
    drawImage: native('Draws an image, canvas or video frame.', 'drawImage'),
    ellipse: native('Adds an elliptical arc to the path.', 'ellipse'),
    isPointInPath: native('Whether a point is inside the current path.', 'isPointInPath'),
    fill: native(
      'Fills the path with the context’s own style. In a `sceneFunc` use `fillStrokeShape` instead.',
      'fill',
    ),
    fillRect: native('Fills a rectangle immediately.', 'fillRect'),
    strokeRect: native('Draws the outline of a rectangle immediately.', 'strokeRect'),
    fillText: native('Draws text.', 'fillText'),
    measureText: native('Measures text in the context’s font.', 'measureText'),
    getImageData: native('Reads pixels.', 'getImageData'),
    lineTo: native('Adds a line to the path.', 'lineTo'),
    moveTo: native('Starts a new subpath.', 'moveTo'),
    rect: native('Adds a rectangle to the path.', 'rect'),
    roundRect: native('Adds a rectangle with rounded corners to the path.', 'roundRect'),
    putImageData: native('Writes pixels.', 'putImageData'),
    quadraticCurveTo: native('Adds a quadratic Bézier curve to the path.', 'quadraticCurveTo'),
    restore: native('Restores the state that was saved last.', 'restore'),
    rotate: native('Rotates subsequent drawing, by an angle in radians.', 'rotate'),
    save: native('Saves the current state: transform, clipping and styles.', 'save'),
    scale: native('Scales subsequent drawing.', 'scale'),
    setLineDash: native('Sets the lengths of dashes and gaps.', 'setLineDash'),
    getLineDash: native('Lengths of dashes and gaps.', 'getLineDash'),
    setTransform: native('Replaces the transform.', 'setTransform'),
    stroke: native(
      'Strokes the path with the context’s own style. In a `sceneFunc` use `fillStrokeShape` instead.',
      'stroke',
    ),
    strokeText: native('Draws the outline of text.', 'strokeText'),
    transform: native('Multiplies the current transform by another one.', 'transform'),
    translate: native('Moves subsequent drawing.', 'translate'),
    fillStyle: 'Color, gradient or pattern of fills.',
    strokeStyle: 'Color, gradient or pattern of strokes.',
    shadowColor: 'Color of shadows.',
    shadowBlur: 'Softness of shadows.',
    shadowOffsetX: 'Horizontal distance of shadows.',
    shadowOffsetY: 'Vertical distance of shadows.',
    letterSpacing: 'Space between letters, as a CSS length.',
    lineCap: 'Shape of the ends of open lines.',
    lineDashOffset: 'Offset at which the dashes start.',
    lineJoin: 'Shape of a stroke’s corners.',
    lineWidth: 'Width of strokes.',
    miterLimit:
      'Maximum length of a pointed corner, from its inner to its outer point, as a multiple of the stroke width.',
    direction: 'Reading direction of text.',
    font: 'Font of text, as in CSS.',
    textAlign: 'Horizontal alignment of text relative to its x.',
    textBaseline: 'Vertical alignment of text relative to its y.',
    globalAlpha: 'Opacity of subsequent drawing.',
    globalCompositeOperation: 'How new pixels blend with the pixels already on the canvas.',
    imageSmoothingEnabled: 'Whether scaled images are smoothed.',
    imageSmoothingQuality: 'Quality of the smoothing.',
    filter: 'CSS filters for subsequent drawing, in browsers that support them.',
  },
};

export const transform: PageSupplement = {
  constructorParams: {
    m: 'The six numbers `[a, b, c, d, e, f]`, which the transform copies; the identity by default.',
  },
  description: `A 2D transform, stored as a matrix of six numbers.

\`Konva.Node#getTransform\` and \`Konva.Node#getAbsoluteTransform\` return one. Methods such as \`rotate\` change the object itself, so copy a
node’s transform before you call them.`,
  examples: [
    `const toLocal = group.getAbsoluteTransform().copy().invert();
const point = toLocal.point({ x: 120, y: 60 });`,
  ],
  members: {
    m: 'The six numbers `[a, b, c, d, e, f]`, in the order that the canvas method `setTransform` takes them.',
    dirty: 'Whether the node that keeps this transform must compute it again.',
    reset: 'Resets the transform to the identity.',
    copy: {
      text: 'A new transform with the same numbers.',
      examples: [`rect.getTransform().copy().getTranslation(); // { x: 40, y: 30 }`],
    },
    copyInto: {
      text: 'Copies the transform’s numbers to another transform.',
      params: { tr: 'Transform to overwrite.' },
    },
    point: {
      text: 'Transforms a point.',
      params: { point: 'The point; it is not changed.' },
      examples: [`rect.getAbsoluteTransform().point({ x: 0, y: 0 }); // { x: 40, y: 30 }`],
    },
    translate: {
      text: 'Adds a translation, in the transform’s current coordinates.',
      params: { x: 'Distance to the right.', y: 'Distance down.' },
      examples: [`new Konva.Transform().translate(20, 10).point({ x: 0, y: 0 }); // { x: 20, y: 10 }`],
    },
    scale: {
      text: 'Adds a scale.',
      params: { sx: 'Horizontal factor.', sy: 'Vertical factor.' },
      examples: [`new Konva.Transform().scale(2, 3).point({ x: 10, y: 10 }); // { x: 20, y: 30 }`],
    },
    rotate: {
      text: 'Adds a clockwise rotation.',
      params: { rad: 'Angle in radians, whatever the value of `Konva.angleDeg`.' },
      examples: [`Math.round(new Konva.Transform().rotate(Math.PI / 2).point({ x: 10, y: 0 }).y); // 10`],
    },
    skew: {
      text: 'Adds a shear.',
      params: { sx: 'Horizontal factor.', sy: 'Vertical factor.' },
      examples: [`new Konva.Transform().skew(0.5, 0).point({ x: 0, y: 10 }); // { x: 5, y: 10 }`],
    },
    multiply: {
      text: 'Multiplies the transform by another one, which is then applied first.',
      params: { matrix: 'The other transform.' },
      examples: [
        `const both = group.getTransform().copy().multiply(rect.getTransform());
both.getTranslation(); // { x: 50, y: 40 }`,
      ],
    },
    invert: {
      text: 'Inverts the transform. If it is not invertible, the result contains numbers that are not finite.',
      examples: [
        `const back = rect.getAbsoluteTransform().copy().invert();
back.point({ x: 40, y: 30 }); // { x: 0, y: 0 }`,
      ],
    },
    isInvertible: 'Whether the transform can be inverted. A scale of 0 makes that impossible.',
    getTranslation: 'Position to which the transform moves the origin.',
    getMatrix: 'The six numbers. The array is the transform’s own, not a copy.',
    decompose: {
      text: 'Position, rotation, scale and skew that give a node without `offset` this transform. `rotation` is in the unit of `Konva.Node#rotation`.',
      returns: 'Attributes for `setAttrs`.',
      examples: [`circle.getAbsoluteTransform().decompose().x; // 200`],
    },
  },
};
