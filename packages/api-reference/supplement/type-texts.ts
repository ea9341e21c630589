import type { Supplement } from './types';

/** Types that signatures refer to and that do not have a page. */
export const typeTexts: Supplement['types'] = {
  Vector2d: {
    text: 'A point, or any pair of numbers.',
    fields: { x: 'Horizontal part.', y: 'Vertical part.' },
  },
  IRect: {
    text: 'An upright rectangle.',
    fields: { x: 'Left edge.', y: 'Top edge.', width: 'Width.', height: 'Height.' },
  },
  Box: {
    text: 'The box of a `Konva.Transformer`, in absolute coordinates.',
    fields: {
      x: 'Horizontal position of the top-left corner. For a rotated box this is the corner that was top-left before the rotation.',
      y: 'Vertical position of the top-left corner. For a rotated box this is the corner that was top-left before the rotation.',
      width: 'Width along the box’s own axis; negative when a handle crosses the opposite side.',
      height: 'Height along the box’s own axis; negative when a handle crosses the opposite side.',
      rotation: 'Rotation in radians.',
    },
  },
  RGB: { text: 'Channels of a color, 0 to 255.', fields: { r: 'Red.', g: 'Green.', b: 'Blue.' } },
  PathSegment: {
    text: 'A command of path data, with absolute coordinates.',
    fields: {
      command: 'SVG command.',
      start: 'Start of the segment.',
      points: 'The command’s numbers.',
      pathLength: 'Length of the segment.',
    },
  },
  IFrame: {
    text: 'Times of an animation frame, in milliseconds.',
    fields: {
      time: 'Total running time, without pauses.',
      timeDiff: 'Time since the last frame.',
      lastTime: 'Clock time of this frame.',
      frameRate: 'Frames per second.',
    },
  },
  AnimationFn: {
    text: 'The function of a `Konva.Animation`. Returning `false` skips the redraw of its layers in this frame.',
  },
  GetSet: {
    text: 'An attribute: a call without an argument reads it, a call with an argument writes it and returns the node.',
  },
  Filter: { text: 'An entry of `Konva.Node#filters`: a function that changes pixels, or a CSS filter string.' },
  FilterFunction: {
    text: 'Changes the pixels of `imageData` in place. `this` is the node; `pixelRatio` is the cache’s pixel ratio.',
  },
  Filters: { text: 'List of filters, applied in order.' },
  KonvaEventObject: {
    text: 'The argument of a listener.',
    fields: {
      type: 'Name of the event.',
      target:
        'The shape or the stage under the pointer; for drag and transform events the node itself, which may be a group. It is `undefined` in `<attribute>Change`, `add`, draw and pointer capture events, although the type says otherwise.',
      currentTarget: 'Node whose listener is being called.',
      evt: 'The native event; a new event without coordinates in pointer capture events; `undefined` in change, tree and draw events, and when code started or ended a drag or transform.',
      pointerId:
        'Id of the pointer: 999 for the mouse in mouse events. It is `undefined` in `wheel`, `contextmenu`, drag, transform and change events, and when the pointer enters or leaves the stage itself.',
      cancelBubble: 'Set it to `true` to stop bubbling.',
      child: 'The child that was added, for `add`.',
      oldVal: 'Previous value, in change events.',
      newVal: 'New value, in change events.',
    },
  },
  KonvaPointerEvent: { text: 'Event object of pointer events.', fields: { pointerId: 'Id of the pointer.' } },
  KonvaEventListener: { text: 'A listener. `this` is the node whose listener is called.' },
  NodeEventMap: { text: 'Types of the native events, by event name.' },
  CanvasConfig: {
    text: 'Area and resolution of an export or a cache.',
    fields: {
      x: 'Left edge.',
      y: 'Top edge.',
      width: 'Width.',
      height: 'Height.',
      pixelRatio: 'Pixels of the result per pixel of the area.',
      imageSmoothingEnabled: '`false` turns smoothing off, so that enlarged images keep hard pixel edges.',
    },
  },
  ImageConfig: {
    text: 'Area, resolution and format of an exported image. It is not `Konva.ImageConfig`, which holds the options of `Konva.Image`.',
    fields: { mimeType: 'Image format; PNG by default.', quality: 'Quality from 0 to 1, for lossy formats.' },
  },
  GetClientRectConfig: {
    text: 'Options of `Konva.Node#getClientRect`.',
    fields: {
      skipTransform: '`true` leaves out the node’s own transform.',
      skipShadow: '`true` leaves the shadow out.',
      skipStroke: '`true` leaves the stroke out.',
      relativeTo: 'Ancestor whose coordinates to use.',
    },
  },
  ShapeGetClientRectConfig: { text: 'Options of `getClientRect` for shapes.' },
  globalCompositeOperationType: {
    text: 'Ways in which new pixels blend with existing ones, as in the browser’s canvas.',
  },
  ShapeConfigHandler: { text: 'A drawing function. Konva calls it with the context and the shape.' },
  LineCap: { text: 'Shape of the ends of open lines.' },
  LineJoin: { text: 'Shape of a stroke’s corners.' },
  LinePoints: { text: 'Coordinates as a flat array, plain or typed.' },
  ClipFuncOutput: { text: 'Result of `clipFunc`: nothing, or an array of arguments for the canvas method `clip`.' },
  CharRenderProps: {
    text: 'The argument of `Konva.Text#charRenderFunc`, for each letter.',
    fields: {
      char: 'The letter.',
      index: 'Index of the letter in the whole text. Line breaks do not count.',
      x: 'Left edge of the letter, measured from the inner edge of the padding: the context is already translated by `padding`.',
      y: 'Baseline of the letter, or the middle of its line with `Konva.legacyTextRendering`. It is measured from the top of the first line: the context is already translated by `padding` and `verticalAlign`.',
      lineIndex: 'Index of the line; the first is 0.',
      column: 'Index of the letter in its line; the first is 0.',
      isLastInLine: 'Whether this is the last letter of its line.',
      width: 'Width of the letter.',
      context: 'Context that draws the letter.',
    },
  },
  SceneCanvas: { text: 'Visible canvas of a layer: a `Konva.Canvas`.' },
  HitCanvas: {
    text: 'Canvas for hit detection: a `Konva.Canvas`. Its context is a [`HitContext`](/api/Konva.html#HitContext).',
  },
  HitContext: {
    unnamed: true,
    text: 'Context of the hit canvas, which Konva passes to `hitFunc`. Its `fillShape`, `strokeShape` and `fillStrokeShape` draw in the shape’s key color: the fill even without a `fill`, the stroke only if `hasHitStroke()` is `true`.',
  },
  SceneContext: { text: 'Context of a visible canvas. It fills and strokes with the shape’s attributes.' },
  TweenEngine: { text: 'The internal clock of a `Konva.Tween`.' },
};
