import type { MemberText, PageSupplement } from './types';

export const canvas: PageSupplement = {
  description: `Wraps a \`<canvas>\` element: its size in CSS pixels, its pixel ratio and its context.

Layers, caches and exports make their canvases with it. You meet it as \`layer.getCanvas()\` and as an argument of drawing methods.`,
  examples: [
    `const canvas = layer.getCanvas();
console.log(canvas.getPixelRatio(), canvas.getWidth());`,
  ],
  options: {
    width: 'Width in CSS pixels.',
    height: 'Height in CSS pixels.',
    pixelRatio: 'Pixels of the element for each CSS pixel; `Konva.pixelRatio` by default.',
    willReadFrequently:
      'Tells the browser that pixels will be read often, so that it keeps them out of the graphics card.',
  },
  members: {
    pixelRatio: 'Pixels of the element for each CSS pixel.',
    context: 'The wrapped drawing context.',
    width: 'Width of the element in its own pixels: CSS pixels times the pixel ratio.',
    height: 'Height of the element in its own pixels: CSS pixels times the pixel ratio.',
    isCache: 'Whether it holds the cache of a node.',
    getContext: 'The wrapped drawing context.',
    getPixelRatio: {
      text: 'Pixels of the element for each CSS pixel.',
      examples: [`const ratio = layer.getCanvas().getPixelRatio();`],
    },
    setPixelRatio: {
      text: 'Changes the pixel ratio, which empties the canvas. Redraw the layer afterwards.',
      params: { pixelRatio: 'Pixels of the element for each CSS pixel. Until it is set this is `Konva.pixelRatio`.' },
      examples: [`layer.getCanvas().setPixelRatio(1);\nlayer.batchDraw();`],
    },
    getWidth: 'Width of the element in its own pixels.',
    getHeight: 'Height of the element in its own pixels.',
    setWidth: { text: 'Changes the width, which empties the canvas.', params: { width: 'CSS pixels.' } },
    setHeight: { text: 'Changes the height, which empties the canvas.', params: { height: 'CSS pixels.' } },
    setSize: {
      text: 'Changes both edges, which empties the canvas. Stages do it for their layers.',
      params: { width: 'CSS pixels.', height: 'CSS pixels.' },
    },
    setSizeIfChanged: {
      text: 'Changes both edges, and leaves the canvas alone when it has that size already.',
      params: { width: 'CSS pixels.', height: 'CSS pixels.' },
    },
    toDataURL: {
      text: 'The picture as a `data:` URL.',
      throws: 'A `SecurityError` when an image from another host without CORS was drawn.',
      params: {
        mimeType: 'Format; PNG when the browser does not know it.',
        quality: '0 to 1, for formats that lose detail.',
      },
      examples: [`const url = layer.getCanvas().toDataURL('image/png', 1);`],
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
  description: `The drawing context that \`sceneFunc\`, \`hitFunc\` and \`clipFunc\` get: the browser's 2D context with a few methods more.

Build a path with the usual calls and end with \`fillStrokeShape(shape)\`: on the scene canvas it draws with the shape's fill, stroke
and shadow, on the hit canvas with the shape's color key. Methods and properties of the browser's context that are listed here
work as they do there.`,
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
    canvas: 'The wrapped canvas it draws on.',
    traceArr: 'Calls that were recorded; there only while `Konva.enableTrace` is on.',
    fillShape: {
      text: 'Fills the current path as the shape’s attributes say.',
      params: { shape: 'Shape whose fill is used.' },
    },
    strokeShape: {
      text: 'Draws the outline of the current path as the shape’s attributes say.',
      params: { shape: 'Shape whose outline is used.' },
    },
    fillStrokeShape: {
      text: 'Fills the current path and draws its outline, in the order the shape asks for.',
      params: { shape: 'Shape whose fill and outline are used.' },
      examples: [],
    },
    reset: 'Removes all transforms except the pixel ratio.',
    getCanvas: 'The wrapped canvas it draws on.',
    clear: {
      text: 'Empties the canvas, or a rectangle of it.',
      params: { bounds: 'Rectangle to empty; everything by default.' },
      examples: [`layer.getContext().clear({ x: 0, y: 0, width: 50, height: 50 });`],
    },
    getTrace: {
      text: 'Recorded calls as text. Needs `Konva.enableTrace` from before the context was made.',
      params: { relaxed: '`true` leaves arguments and values out.', rounded: '`true` rounds numbers.' },
    },
    clearTrace: 'Removes the recorded calls.',
    setAttr: {
      text: 'Sets a property of the browser’s context by name.',
      params: { attr: 'Name of the property.', val: 'The value.' },
      examples: [`layer.getContext().setAttr('globalAlpha', 0.5);`],
    },
    arc: native('Adds a circular arc to the path.', 'arc'),
    arcTo: native('Adds an arc that touches two lines.', 'arcTo'),
    beginPath: native('Begins a new path.', 'beginPath'),
    bezierCurveTo: native('Adds a cubic Bézier curve to the path.', 'bezierCurveTo'),
    clearRect: native('Empties a rectangle.', 'clearRect'),
    clip: native('Limits drawing to the current path.', 'clip'),
    closePath: native('Draws a line back to the beginning of the path.', 'closePath'),
    createImageData: native('Makes an empty block of pixels.', 'createImageData'),
    createLinearGradient: native('Makes a gradient along a line.', 'createLinearGradient'),
    createPattern: native('Makes a pattern from an image.', 'createPattern'),
    createRadialGradient: native('Makes a gradient between two circles.', 'createRadialGradient'),
    drawImage: native('Draws an image, canvas or video frame.', 'drawImage'),
    ellipse: native('Adds an arc of an ellipse to the path.', 'ellipse'),
    isPointInPath: native('Whether a point lies in the current path.', 'isPointInPath'),
    fill: native('Fills the path with the context’s own style. In `sceneFunc` use `fillStrokeShape`.', 'fill'),
    fillRect: native('Fills a rectangle at once.', 'fillRect'),
    strokeRect: native('Draws the outline of a rectangle at once.', 'strokeRect'),
    fillText: native('Draws text.', 'fillText'),
    measureText: native('Measures text in the context’s font.', 'measureText'),
    getImageData: native('Reads pixels.', 'getImageData'),
    lineTo: native('Adds a line to the path.', 'lineTo'),
    moveTo: native('Begins a new part of the path.', 'moveTo'),
    rect: native('Adds a rectangle to the path.', 'rect'),
    roundRect: native('Adds a rectangle with round corners to the path.', 'roundRect'),
    putImageData: native('Writes pixels.', 'putImageData'),
    quadraticCurveTo: native('Adds a quadratic Bézier curve to the path.', 'quadraticCurveTo'),
    restore: native('Goes back to the state saved last.', 'restore'),
    rotate: native('Turns what is drawn from now on, in radians.', 'rotate'),
    save: native('Saves the state: transform, clip and styles.', 'save'),
    scale: native('Scales what is drawn from now on.', 'scale'),
    setLineDash: native('Sets lengths of dashes and gaps.', 'setLineDash'),
    getLineDash: native('Lengths of dashes and gaps.', 'getLineDash'),
    setTransform: native('Replaces the transform.', 'setTransform'),
    stroke: native(
      'Draws the outline of the path with the context’s own style. In `sceneFunc` use `fillStrokeShape`.',
      'stroke',
    ),
    strokeText: native('Draws the outline of text.', 'strokeText'),
    transform: native('Multiplies the transform.', 'transform'),
    translate: native('Moves what is drawn from now on.', 'translate'),
    fillStyle: 'Color, gradient or pattern of the inside.',
    strokeStyle: 'Color, gradient or pattern of outlines.',
    shadowColor: 'Color of shadows.',
    shadowBlur: 'Softness of shadows.',
    shadowOffsetX: 'Horizontal distance of shadows.',
    shadowOffsetY: 'Vertical distance of shadows.',
    letterSpacing: 'Space between letters, as a CSS length.',
    lineCap: 'Ends of open lines.',
    lineDashOffset: 'Where the dashes begin.',
    lineJoin: 'Corners of outlines.',
    lineWidth: 'Width of outlines.',
    miterLimit: 'How far a pointed corner may reach.',
    direction: 'Reading direction of text.',
    font: 'Font of text, as in CSS.',
    textAlign: 'Horizontal alignment of text at its x.',
    textBaseline: 'Vertical alignment of text at its y.',
    globalAlpha: 'Opacity of what is drawn from now on.',
    globalCompositeOperation: 'How new pixels mix with those already there.',
    imageSmoothingEnabled: 'Whether scaled images are smoothed.',
    imageSmoothingQuality: 'How well scaled images are smoothed.',
    filter: 'CSS filters for what is drawn from now on, where the browser has them.',
  },
};

export const transform: PageSupplement = {
  description: `A 2D transform as a matrix of six numbers.

\`Konva.Node#getTransform\` and \`Konva.Node#getAbsoluteTransform\` answer with one. Each method changes the object and returns it: copy a
node's transform first.`,
  examples: [
    `const toLocal = group.getAbsoluteTransform().copy().invert();
const point = toLocal.point({ x: 120, y: 60 });`,
  ],
  members: {
    m: 'The six numbers `[a, b, c, d, e, f]`, as `setTransform` of a canvas takes them.',
    dirty: 'Whether the node that keeps it has to compute it anew.',
    reset: 'Makes it the transform that changes nothing.',
    copy: { text: 'A new transform with the same numbers.', examples: [`const copy = rect.getTransform().copy();`] },
    copyInto: { text: 'Writes its numbers into another transform.', params: { tr: 'Transform that is written.' } },
    point: {
      text: 'Applies it to a point.',
      params: { point: 'The point; it stays as it is.' },
      examples: [`const corner = rect.getAbsoluteTransform().point({ x: 0, y: 0 });`],
    },
    translate: {
      text: 'Adds a move, in its current coordinates.',
      params: { x: 'To the right.', y: 'Down.' },
      examples: [`new Konva.Transform().translate(20, 10);`],
    },
    scale: {
      text: 'Adds a scale.',
      params: { sx: 'Horizontal factor.', sy: 'Vertical factor.' },
      examples: [`new Konva.Transform().scale(2, 2);`],
    },
    rotate: {
      text: 'Adds a clockwise turn.',
      params: { rad: 'Angle in radians, whatever `Konva.angleDeg` says.' },
      examples: [`new Konva.Transform().rotate(Math.PI / 2);`],
    },
    skew: {
      text: 'Adds a shear.',
      params: { sx: 'Horizontal factor.', sy: 'Vertical factor.' },
      examples: [`new Konva.Transform().skew(0.3, 0);`],
    },
    multiply: {
      text: 'Adds another transform, to be applied before this one.',
      params: { matrix: 'The other transform.' },
      examples: [`const both = group.getTransform().copy().multiply(rect.getTransform());`],
    },
    invert: {
      text: 'Turns it into the transform that undoes it. The numbers are not finite when it cannot be undone.',
      examples: [`const back = rect.getAbsoluteTransform().copy().invert();`],
    },
    isInvertible: 'Whether it can be undone: no scale is 0.',
    getTranslation: 'Where it moves the origin to.',
    getMatrix: 'The six numbers. The list is the transform’s own.',
    decompose: {
      text: 'Position, rotation, scale and skew that give this transform on a node; `rotation` is in the unit of `Konva.Node#rotation`.',
      returns: 'Attributes for `setAttrs`.',
      examples: [`rect.setAttrs(circle.getAbsoluteTransform().decompose());`],
    },
  },
};
