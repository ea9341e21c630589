import type { Supplement } from './types';

/** Types that signatures name and that have no page of their own. */
export const typeTexts: Supplement['types'] = {
  Vector2d: {
    text: 'A point, or two numbers that belong together.',
    fields: { x: 'Horizontal part.', y: 'Vertical part.' },
  },
  IRect: {
    text: 'An upright rectangle.',
    fields: { x: 'Left edge.', y: 'Top edge.', width: 'Width.', height: 'Height.' },
  },
  Box: {
    text: 'The box of a `Konva.Transformer`, in absolute coordinates.',
    fields: {
      x: 'Horizontal position of the top-left corner, which turns with the box.',
      y: 'Vertical position of the top-left corner, which turns with the box.',
      width: 'Width along the box’s own axis; negative while it is mirrored.',
      height: 'Height along the box’s own axis; negative while it is mirrored.',
      rotation: 'Rotation in radians.',
    },
  },
  RGB: { text: 'A color’s channels, 0 to 255.', fields: { r: 'Red.', g: 'Green.', b: 'Blue.' } },
  PathSegment: {
    text: 'One command of path data, with absolute coordinates.',
    fields: {
      command: 'SVG command.',
      start: 'Where the segment begins.',
      points: 'The command’s numbers.',
      pathLength: 'Length of the segment.',
    },
  },
  IFrame: {
    text: 'Times of an animation’s frame, in milliseconds.',
    fields: {
      time: 'Running time, without pauses.',
      timeDiff: 'Time since the last frame.',
      lastTime: 'Clock at this frame.',
      frameRate: 'Frames for each second.',
    },
  },
  AnimationFn: { text: 'Function of a `Konva.Animation`. Returning `false` skips the redraw of this frame.' },
  GetSet: {
    text: 'An attribute: called without an argument it reads, called with one it writes and returns the node.',
  },
  Filter: { text: 'What `Konva.Node#filters` takes: a function that changes pixels, or a CSS filter text.' },
  FilterFunction: {
    text: 'Changes the pixels of `imageData` in place. `this` is the node; `pixelRatio` is the number of pixels for each pixel of the node.',
  },
  Filters: { text: 'List of filters, applied in order.' },
  KonvaEventObject: {
    text: 'What a listener gets.',
    fields: {
      type: 'Name of the event.',
      target: 'Shape or stage that it happened on.',
      currentTarget: 'Node whose listener is called.',
      evt: 'The native event; `undefined` when code started or ended a drag or transform.',
      pointerId: 'Id of the pointer; there for pointer, mouse and touch events.',
      cancelBubble: 'Set it to `true` to stop bubbling.',
      child: 'The child that was added, for `add`.',
      oldVal: 'Value before, for change events.',
      newVal: 'Value after, for change events.',
    },
  },
  KonvaPointerEvent: { text: 'Event object of pointer events.', fields: { pointerId: 'Id of the pointer.' } },
  KonvaEventListener: { text: 'A listener. `this` is the node whose listener is called.' },
  NodeEventMap: { text: 'Types of the native events by name of the event.' },
  CanvasConfig: {
    text: 'Area and sharpness of an export or a cache.',
    fields: {
      x: 'Left edge.',
      y: 'Top edge.',
      width: 'Width.',
      height: 'Height.',
      pixelRatio: 'Pixels of the result for each pixel of the area.',
      imageSmoothingEnabled: '`false` keeps hard pixels.',
    },
  },
  ImageConfig: {
    text: 'Area, sharpness and format of an exported image. Not to be confused with `Konva.ImageConfig`, the options of `Konva.Image`.',
    fields: { mimeType: 'Format; PNG by default.', quality: '0 to 1, for formats that lose detail.' },
  },
  GetClientRectConfig: {
    text: 'What `Konva.Node#getClientRect` leaves out.',
    fields: {
      skipTransform: '`true` measures before the node’s own transform.',
      skipShadow: '`true` leaves the shadow out.',
      skipStroke: '`true` leaves the outline out.',
      relativeTo: 'Measures in the coordinates of this ancestor.',
    },
  },
  ShapeGetClientRectConfig: { text: 'The same for shapes.' },
  globalCompositeOperationType: {
    text: 'Ways in which new pixels mix with those already there, as in the browser’s canvas.',
  },
  ShapeConfigHandler: { text: 'A drawing function. It gets the context and the shape.' },
  LineCap: { text: 'Ends of open lines.' },
  LineJoin: { text: 'Corners of outlines.' },
  LinePoints: { text: 'Coordinates as a flat list, plain or typed.' },
  ClipFuncOutput: { text: 'Result of `clipFunc`: nothing, or the arguments of the canvas’s `clip`.' },
  CharRenderProps: {
    text: 'What `Konva.Text#charRenderFunc` gets for each letter.',
    fields: {
      char: 'The letter.',
      index: 'Number of the letter in the whole text, from 0. Line breaks do not count.',
      x: 'Left edge of the letter. The context’s origin is already moved by `padding`, so it is the distance from the padding’s inner edge.',
      y: 'Baseline of the letter; the middle of the line with `Konva.legacyTextRendering`. The context’s origin is already moved by `padding` and `verticalAlign`, so it is the distance from the top of the first line.',
      lineIndex: 'Number of the line, from 0.',
      column: 'Number of the letter in its line, from 0.',
      isLastInLine: 'Whether it ends its line.',
      width: 'Width of the letter.',
      context: 'Context that the letter is drawn with next.',
    },
  },
  SceneCanvas: { text: 'Visible canvas of a layer.' },
  HitCanvas: { text: 'Canvas of hit detection. Its context is a [`HitContext`](/api/Konva.html#HitContext).' },
  HitContext: {
    unnamed: true,
    text: 'Context of the hit canvas, which `hitFunc` gets: `fillShape`, `strokeShape` and `fillStrokeShape` paint in the shape’s key color, whatever its fill and stroke are.',
  },
  SceneContext: { text: 'Context of a visible canvas: fills and strokes with the shape’s attributes.' },
  TweenEngine: { text: 'Clock of a `Konva.Tween`.' },
};
