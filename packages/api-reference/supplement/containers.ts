import type { PageSupplement } from './types';

export const container: PageSupplement = {
  description: `The base class of nodes that hold other nodes: \`Konva.Stage\`, \`Konva.Layer\` and \`Konva.Group\`.

Its attributes cut children off at a rectangle or a path; its methods add, find and remove them. A transform, opacity or
visibility of a container applies to everything inside it.`,
  examples: [
    `const group = new Konva.Group({ x: 40, y: 20, clip: { x: 0, y: 0, width: 120, height: 80 } });
group.add(new Konva.Circle({ x: 60, y: 40, radius: 60, fill: 'tomato' }));
layer.add(group);`,
  ],
  options: { clearBeforeDraw: 'Used by `Konva.Layer` only: see its attribute.' },
  events: [
    {
      group: 'tree',
      name: 'add',
      when: 'A child was added.',
      bubbles: false,
      payload: 'undefined',
      extra: 'Has `child`.',
    },
  ],
  members: {
    children: 'The children in drawing order. Read it; change it with `add`, `remove` and the methods of order.',
    clip: {
      text: 'Rectangle, in the container’s own coordinates, that children are cut off at. Stages cannot clip.',
      examples: [`group.clip({ x: 0, y: 0, width: 100, height: 60 });`],
    },
    clipX: {
      text: 'Left edge of the clipping rectangle; counts as 0 while it is not set.',
      examples: [`group.clipX(10);`],
    },
    clipY: {
      text: 'Top edge of the clipping rectangle; counts as 0 while it is not set.',
      examples: [`group.clipY(10);`],
    },
    clipWidth: {
      text: 'Width of the clipping rectangle. Nothing is clipped until width and height are set.',
      examples: [`group.clipWidth(100);`],
    },
    clipHeight: {
      text: 'Height of the clipping rectangle. Nothing is clipped until width and height are set.',
      examples: [`group.clipHeight(60);`],
    },
    clipFunc: {
      text: 'Draws the path that children are cut off at. The function gets the context and the container. It may return the arguments of the canvas’s `clip`, as a list: a `Path2D`, a fill rule, or both.',
      examples: [
        `group.clipFunc((context) => {\n  context.arc(50, 50, 40, 0, Math.PI * 2);\n});\ngroup.clipFunc(() => [new Path2D('M0 0v50h50Z'), 'evenodd']);`,
      ],
    },
    add: {
      text: 'Adds children on top of those that are there. A node that has another parent moves here.',
      throws: 'An `Error` for a child that does not fit: stages take layers, layers and groups take groups and shapes.',
      params: { children: 'One or more nodes.' },
      examples: [`layer.add(rect);\ngroup.add(rect, circle);`],
    },
    getChildren: {
      text: 'A new list of the children, all or those that pass a test.',
      params: { filterFunc: 'Returns `true` for children to keep.' },
      examples: [`const circles = layer.getChildren((child) => child.getClassName() === 'Circle');`],
    },
    hasChildren: 'Whether there is at least one child.',
    removeChildren: {
      text: 'Takes all children out and keeps them, so that they can be added again.',
      examples: [],
    },
    destroyChildren: {
      text: 'Destroys all children. To keep them for later use `removeChildren()`.',
      examples: [],
    },
    find: {
      text: `All descendants that match a selector, in drawing order.

\`'#id'\` finds by id, \`'.name'\` by name, \`'Rect'\` or \`'Group'\` by class or kind; several with commas between. A function
is called with each node and returns \`true\` for those to find. A string that begins with a lower case letter warns and finds nothing.`,
      params: { selector: 'String, or a function that tests a node.' },
      examples: [
        `const cards = layer.find<Konva.Rect>('.card');\nconst faint = stage.find((item: Konva.Node) => item.opacity() < 0.5);`,
      ],
    },
    findOne: {
      text: 'The first descendant that matches a selector.',
      params: { selector: 'As in `find`.' },
      returns: '`undefined` when none matches.',
      examples: [`const cursor = stage.findOne('#cursor');\nconst title = layer.findOne<Konva.Text>('.title');`],
    },
    isAncestorOf: {
      text: 'Whether the other node is somewhere inside this container.',
      params: { node: 'The other node.' },
    },
    getAllIntersections: {
      text: 'All shapes at a point, also those under others, in drawing order. Hidden shapes and those that do not listen are left out. It draws each shape to find out; prefer `Konva.Stage#getIntersection` for the one on top.',
      params: { pos: 'Point on the canvas, without the stage’s transform.' },
      examples: [`const shapes = layer.getAllIntersections({ x: 50, y: 40 });`],
    },
    drawScene: {
      text: 'Draws the children, without their hit areas.',
      params: { can: 'Canvas to draw on; the layer’s by default.', top: 'Ancestor whose transform is left out.' },
    },
    drawHit: {
      text: 'Draws the children’s hit areas only.',
      params: {
        can: 'Canvas to draw on; the layer’s hit canvas by default.',
        top: 'Ancestor whose transform is left out.',
      },
    },
  },
};

export const stage: PageSupplement = {
  description: `The root of a drawing: it fills an HTML element, holds the layers and receives the pointer events.

A stage puts one canvas per layer into its container. Give it a size; it does not follow the size of the element.
Keep the number of layers small: three to five.`,
  examples: [
    `const stage = new Konva.Stage({ container: 'container', width: 400, height: 240 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Circle({ x: 200, y: 120, radius: 60, fill: 'tomato' }));`,
  ],
  options: {
    container: {
      text: 'Element that gets the stage: an element, its id with or without `#`, or `.class` for the first of that class. The stage removes what the element contains.',
      required: true,
    },
  },
  members: {
    container: {
      text: 'The HTML element that contains the stage: an element, its id, or `.class`. Writing it moves the stage; what the new element contains stays. It may belong to another window, such as an iframe or a popup.',
      throws: 'A string, not an `Error`, when no element has that id or class.',
      examples: [
        `const element = document.createElement('div');\ndocument.body.append(element);\nstage.container(element);`,
      ],
    },
    eventBatchFunc: {
      text: 'Wraps the handling of each native event, for frameworks that batch updates. It must call its argument exactly once and synchronously; otherwise a warning is logged and the input is lost. Calls of `fire()` and changes by code are not wrapped.',
      examples: [`stage.eventBatchFunc((run) => run());`],
    },
    content: 'The element inside the container that holds the canvases. Its style carries the cursor.',
    bufferHitCanvas: 'Canvas that `intersects` and `getAllIntersections` draw on.',
    pointerPos:
      'Position from the last mouse or pointer event, `null` after the pointer left. Use `getPointerPosition`, which also covers touch events.',
    setContainer: {
      text: 'What `container(value)` calls.',
      params: { container: 'Element, id with or without `#`, or `.class`.' },
      throws: 'A string, not an `Error`, when no element has that id or class.',
    },
    getContent: 'The element that holds the canvases.',
    getLayers: 'A new list of the layers, bottom first.',
    add: {
      text: 'Adds layers on top, sizes and draws them. Only layers can be added.',
      params: { layer: 'A layer.', rest: 'More layers.' },
      throws: 'An `Error` for anything but a layer.',
      examples: [`stage.add(new Konva.Layer());`],
    },
    getPointerPosition: {
      text: 'Position of the first pointer from the container’s top-left corner, without the stage’s transform. The last position stays known after its event, until the pointer leaves the stage. `null` and a warning while no pointer is known: before the first event and after the pointer left.',
      returns:
        'The point, or `null`. For the position in a zoomed or moved stage use `Konva.Node#getRelativePointerPosition`.',
      examples: [
        `stage.on('pointerdown', () => {\n  const point = stage.getPointerPosition();\n  if (point) console.log(point.x, point.y);\n});`,
      ],
    },
    getPointersPositions: {
      text: 'Positions of all pointers that are down or moving, with their ids; several for touches.',
      examples: [`const fingers = stage.getPointersPositions().length;`],
    },
    setPointersPositions: {
      text: 'Takes pointer positions from a native event that the stage did not receive, for example while something from outside is dragged over it.',
      params: { evt: 'Mouse, touch, pointer or drag event.' },
      examples: [`window.addEventListener('mousemove', (event) => stage.setPointersPositions(event));`],
    },
    getIntersection: {
      text: 'The topmost shape at a point, as a pointer event would find it: hidden and non-listening nodes are skipped, a shape with an opacity of 0 is found, `hitStrokeWidth` counts. It reads one pixel of the hit canvas, so it is cheap.',
      params: { pos: 'Point from the container’s top-left corner, as `getPointerPosition` gives it.' },
      returns: 'The shape, or `null`.',
      examples: [`const shape = stage.getIntersection({ x: 50, y: 50 });`],
    },
    clear: {
      text: 'Clears the canvases of all layers. The nodes stay and come back with the next draw.',
      examples: [],
    },
    batchDraw: { text: 'Schedules a redraw of all layers for the next frame.', examples: [] },
    clone: {
      text: 'A copy of the stage with its layers, in a new element that is not in the page.',
      params: { obj: 'Attributes that differ in the copy.' },
      examples: [],
    },
    destroy: { text: 'Destroys the layers and takes the canvases out of the container.', examples: [] },
    cache: { text: 'Only warns: a stage cannot be cached. Cache its layers.', examples: [] },
    clearCache: { text: 'Does nothing: a stage has no cache.', examples: [] },
    getParent: { text: '`null`: a stage has no parent.', examples: [] },
    getLayer: { text: '`null`: a stage is not on a layer.', examples: [] },
    getStage: { text: 'The stage itself.', examples: [] },
    shouldDrawHit: { text: '`true`: a stage always takes part in hit detection.', examples: [] },
    hasPointerCapture: {
      text: 'Whether all events of this pointer go to the stage now.',
      params: { pointerId: 'Id of the pointer, from the event object.' },
    },
    setPointerCapture: {
      text: 'Sends all following events of a pointer to the stage until it is released.',
      params: { pointerId: 'Id of the pointer.' },
    },
    releaseCapture: { text: 'Ends a capture that the stage holds.', params: { pointerId: 'Id of the pointer.' } },
  },
};

export const layer: PageSupplement = {
  description: `A canvas of its own on a stage, with the groups and shapes drawn on it.

A change inside a layer redraws the whole layer and nothing else. So put content that changes often on a different layer from content
that does not. A layer has a second, hidden canvas for hit detection; with \`listening: false\` it has none.`,
  examples: [
    `const background = new Konva.Layer({ listening: false });
const cards = new Konva.Layer();
stage.add(background, cards);`,
  ],
  events: [
    {
      group: 'draw',
      name: 'beforeDraw',
      when: 'The layer is about to be drawn, before its canvas is cleared.',
      bubbles: false,
      payload: 'undefined',
      extra: 'Has `node`.',
    },
    {
      group: 'draw',
      name: 'draw',
      when: 'The layer was drawn. The hit canvas follows after it.',
      bubbles: false,
      payload: 'undefined',
      extra: 'Has `node`.',
    },
  ],
  // A layer has the size of its stage.
  options: { width: false, height: false, size: false },
  members: {
    canvas: 'The visible canvas, wrapped.',
    hitCanvas: 'The hidden canvas for hit detection, wrapped. Each shape is drawn there in a color of its own.',
    clearBeforeDraw: 'Whether the canvas is emptied before each draw. Off, drawings pile up.',
    imageSmoothingEnabled: 'Whether scaled images are smoothed. Turn it off for pixel art.',
    hitGraphEnabled: {
      text: 'Old name of `listening`.',
      deprecated: 'Use `layer.listening()`.',
      examples: [`layer.listening(false);`],
    },
    getCanvas: 'The wrapped visible canvas.',
    getNativeCanvasElement: {
      text: 'The `<canvas>` element itself.',
      examples: [`const element = layer.getNativeCanvasElement();`],
    },
    getHitCanvas: 'The wrapped canvas for hit detection.',
    getContext: 'The wrapped drawing context of the visible canvas.',
    clear: {
      text: 'Empties both canvases. The nodes stay and come back with the next draw.',
      params: { bounds: 'Only this rectangle.' },
      examples: [`layer.clear();\nlayer.clear({ x: 0, y: 0, width: 100, height: 100 });`],
    },
    batchDraw: {
      text: 'Schedules one redraw for the next frame, however often it is called before.',
      examples: [`layer.batchDraw();`],
    },
    getIntersection: {
      text: 'The topmost shape of this layer at a point, as a pointer event would find it: hidden and non-listening nodes are skipped, a shape with an opacity of 0 is found, `hitStrokeWidth` counts.',
      params: { pos: 'Point from the container’s top-left corner, as `Konva.Stage#getPointerPosition` gives it.' },
      returns: 'The shape, or `null`.',
      examples: [`const shape = layer.getIntersection({ x: 50, y: 50 });`],
    },
    toggleHitCanvas: {
      text: 'Shows the hit canvas over the stage, or hides it again, to find out why a shape does not react.',
      examples: [],
    },
    getWidth: { text: 'Width of the stage; `undefined` while the layer is not on one.', examples: [] },
    getHeight: { text: 'Height of the stage; `undefined` while the layer is not on one.', examples: [] },
    setWidth: { text: 'Only warns: a layer is as wide as its stage.', examples: [] },
    setHeight: { text: 'Only warns: a layer is as high as its stage.', examples: [] },
    setZIndex: {
      text: 'What `zIndex(value)` calls; moves the canvas element too.',
      params: { index: 'New place.' },
      examples: [],
    },
    moveToTop: {
      text: 'Puts the layer over all others, its canvas element too.',
      returns: 'Always `true`.',
      examples: [],
    },
    moveUp: { text: 'Swaps places with the layer above, canvas elements included.', examples: [] },
    moveDown: { text: 'Swaps places with the layer below, canvas elements included.', examples: [] },
    moveToBottom: { text: 'Puts the layer under all others, its canvas element too.', examples: [] },
    getLayer: { text: 'The layer itself.', examples: [] },
    getStage: { text: 'The stage that holds the layer, which is its parent.', examples: [] },
    remove: {
      text: 'Takes the layer and its canvas elements out of the stage and keeps it, so that it can be added again.',
      examples: [],
    },
    destroy: { text: 'Destroys the layer with its children and frees its canvases.', examples: [] },
    drawScene: {
      text: 'Draws the visible canvas. Fires `beforeDraw` and `draw`.',
      params: { can: 'Canvas to draw on; its own by default.', top: 'Ancestor whose transform is left out.' },
    },
    drawHit: {
      text: 'Draws the hit canvas.',
      params: { can: 'Canvas to draw on; its own by default.', top: 'Ancestor whose transform is left out.' },
    },
    shouldDrawHit: {
      text: 'Whether the hit canvas is drawn now: not while one of the layer’s nodes is dragged or transformed, unless `Konva.hitOnDragEnabled` is on.',
      examples: [],
    },
    createPNGStream: {
      text: 'PNG stream of the canvas in Node.js; fails in browsers, whose canvases have none.',
      type: 'any',
    },
    enableHitGraph: { text: 'Sets `listening` to `true`.', deprecated: 'Use `layer.listening(true)`.', examples: [] },
    disableHitGraph: {
      text: 'Sets `listening` to `false`.',
      deprecated: 'Use `layer.listening(false)`.',
      examples: [],
    },
    getHitGraphEnabled: {
      text: 'What `hitGraphEnabled()` calls.',
      deprecated: 'Use `layer.listening()`.',
      params: { val: 'Not used.' },
    },
    setHitGraphEnabled: { text: 'What `hitGraphEnabled(value)` calls.', deprecated: 'Use `layer.listening(value)`.' },
  },
};

export const fastLayer: PageSupplement = {
  description: `A \`Konva.Layer\` that does not listen to the pointer, kept for old code.

It is a layer with \`listening: false\` and logs a warning when it is created. It draws exactly as a layer does.`,
  deprecated: 'Write `new Konva.Layer({ listening: false })`.',
  options: { hitGraphEnabled: false },
  examples: [`const layer = new Konva.Layer({ listening: false });\nstage.add(layer);`],
};

export const group: PageSupplement = {
  description: `Holds shapes and other groups so that they move, rotate, fade, hide and clip together.

A group has no picture and no size of its own: \`width()\` stays what you set, \`getClientRect()\` measures the children. It draws
onto the layer’s canvas, so groups cost almost nothing.`,
  examples: [
    `const group = new Konva.Group({ x: 60, y: 40, draggable: true });
group.add(new Konva.Rect({ width: 100, height: 60, fill: 'gold' }), new Konva.Text({ text: 'Card', x: 12, y: 12 }));
layer.add(group);`,
  ],
  members: {
    isolated: {
      text: `Draws the children onto a transparent canvas first, then puts the result on the layer, at every draw. Opacity and
\`globalCompositeOperation\` of the group then apply once to the finished picture, and blend modes inside it do not reach what is below.

Hit detection stays the same, also where content was erased. A group that is cached keeps its cached picture; \`clearCache()\` goes back to
live drawing. Custom drawing must report its bounds with \`selfRectFunc\` or it can be cut off. A few pixels at the edges can differ from
normal drawing, and for video or canvas sources redraws have to be scheduled.`,
      examples: [`group.isolated(true);\ngroup.opacity(0.5);`],
    },
  },
};
