import type { Supplement } from './types';

/** Types that signatures name and that have no page of their own. */
export const typeTexts: Supplement['types'] = {
  Vector2d: { text: 'A point, or two numbers that belong together.' },
  IRect: { text: 'An upright rectangle.', fields: { x: 'Left edge.', y: 'Top edge.' } },
  Box: { text: 'The box of a `Konva.Transformer`.', fields: { rotation: 'Turn in radians.' } },
  RGB: { text: 'A color’s channels, 0 to 255.' },
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
  AnimationFn: { text: 'Function of a `Konva.Animation`. Answering `false` skips the redraw of this frame.' },
  GetSet: {
    text: 'An attribute: called without an argument it reads, called with one it writes and returns the node.',
  },
  Filter: { text: 'What `Konva.Node#filters` takes: a function that changes pixels, or a CSS filter text.' },
  FilterFunction: {
    text: 'Changes the pixels of `imageData` in place. `this` is the node; `pixelRatio` tells how many pixels one of the node’s has.',
  },
  Filters: { text: 'List of filters, applied in order.' },
  KonvaEventObject: {
    text: 'What a listener gets.',
    fields: {
      type: 'Name of the event.',
      target: 'Shape or stage that it happened on.',
      currentTarget: 'Node whose listener is called.',
      evt: 'The native event.',
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
    text: 'Area, sharpness and format of an exported image.',
    fields: { mimeType: 'Format; PNG by default.', quality: '0 to 1, for formats that lose detail.' },
  },
  GetClientRectConfig: {
    text: 'What `Konva.Node#getClientRect` leaves out.',
    fields: {
      skipTransform: 'Answer before the node’s transform.',
      skipShadow: 'Leave the shadow out.',
      skipStroke: 'Leave the outline out.',
      relativeTo: 'Answer in the coordinates of this ancestor.',
    },
  },
  ShapeGetClientRectConfig: { text: 'The same for shapes.' },
  globalCompositeOperationType: {
    text: 'Ways in which new pixels mix with those already there, as in the browser’s canvas.',
  },
  ShapeConfigHandler: { text: 'A drawing function: gets the context and the shape.' },
  LineCap: { text: 'Ends of open lines.' },
  LineJoin: { text: 'Corners of outlines.' },
  LinePoints: { text: 'Coordinates as a flat list, plain or typed.' },
  ClipFuncOutput: { text: 'Answer of `clipFunc`: nothing, or the arguments of the canvas’s `clip`.' },
  CharRenderProps: {
    text: 'What `Konva.Text#charRenderFunc` gets for each letter.',
    fields: {
      char: 'The letter.',
      index: 'Number of the letter in the whole text.',
      x: 'Left edge, in the text’s coordinates.',
      y: 'Baseline, in the text’s coordinates.',
      lineIndex: 'Number of the line.',
      column: 'Number of the letter in its line.',
      isLastInLine: 'Whether it ends its line.',
      width: 'Width of the letter.',
      context: 'Context that the letter is drawn with next.',
    },
  },
  SceneCanvas: { text: 'Canvas that is seen.' },
  HitCanvas: { text: 'Canvas of hit detection.' },
  SceneContext: { text: 'Context of a canvas that is seen: fills and strokes with the shape’s attributes.' },
  TweenEngine: { text: 'Clock of a `Konva.Tween`.' },
};
