import type { PageSupplement } from './types';

export const container: PageSupplement = {
  description: `The base class of nodes that hold other nodes: \`Konva.Stage\`, \`Konva.Layer\` and \`Konva.Group\`.

Its methods add, find and remove children; its clip attributes limit the area in which children are drawn. The transform, opacity
and visibility of a container apply to everything inside it.`,
  examples: [
    `const group = new Konva.Group({ x: 40, y: 20, clip: { x: 0, y: 0, width: 120, height: 80 } });
group.add(new Konva.Circle({ x: 60, y: 40, radius: 60, fill: 'tomato' }));
layer.add(group);`,
  ],
  options: { clearBeforeDraw: 'Only used by `Konva.Layer`; see the attribute there.' },
  events: [
    {
      group: 'tree',
      name: 'add',
      when: 'A child was added. Adding a child that is already in the container does not fire it.',
      bubbles: false,
      payload: 'undefined',
      extra: 'Has `child`. `target` is `undefined`, although the type says otherwise.',
      examples: [
        `group.on('add', (event) => console.log(event.child?.name(), event.target)); // card undefined
group.add(rect);`,
      ],
    },
  ],
  members: {
    children:
      'The children in drawing order. Do not change this array: use `add`, `remove` and the methods that reorder nodes, such as `moveToTop`.',
    clip: {
      text: 'Rectangle that clips the children, in the container’s own coordinates: Konva does not draw the parts outside it. Stages do not support clipping.',
      examples: [`group.clip({ x: 0, y: 0, width: 100, height: 60 }); // children are drawn inside this area only`],
    },
    clipX: {
      text: 'Left edge of the clipping rectangle; unset counts as 0.',
      examples: [
        `group.clip({ x: 0, y: 0, width: 80, height: 40 });
group.clipX(10);
group.clip().x; // 10`,
      ],
    },
    clipY: {
      text: 'Top edge of the clipping rectangle; unset counts as 0.',
      examples: [
        `group.clip({ x: 0, y: 0, width: 80, height: 40 });
group.clipY(10);
group.clip().y; // 10`,
      ],
    },
    clipWidth: {
      text: 'Width of the clipping rectangle. The rectangle only applies once both width and height are set.',
      examples: [
        `group.clip({ x: 0, y: 0, width: 80, height: 40 });
group.clipWidth(100);
group.clip().width; // 100`,
      ],
    },
    clipHeight: {
      text: 'Height of the clipping rectangle. The rectangle only applies once both width and height are set.',
      examples: [
        `group.clip({ x: 0, y: 0, width: 80, height: 40 });
group.clipHeight(60);
group.clip().height; // 60`,
      ],
    },
    clipFunc: {
      text: 'Draws the path that clips the children. Konva calls the function with the context and the container. To clip with a `Path2D`, a fill rule or both, return an array of arguments for the canvas method `clip`.',
      examples: [
        `group.clipFunc((context) => {
  context.arc(50, 50, 40, 0, Math.PI * 2);
});
group.clipFunc(() => [new Path2D('M0 0v50h50Z'), 'evenodd']); // a triangle`,
      ],
    },
    add: {
      text: 'Adds children on top of the existing ones. A node that has another parent moves to this one. A node that is already in this container keeps its position in the order: to put it on top, call `moveToTop()`.',
      throws:
        'An `Error` for a child of the wrong kind: stages accept layers; layers and groups accept groups and shapes.',
      params: { children: 'One or more nodes.' },
      examples: [
        `layer.add(rect);
group.add(rect, circle); // both leave the layer`,
      ],
    },
    getChildren: {
      text: 'A new array with all children, or only with the children that pass a test.',
      params: { filterFunc: 'Test: returns `true` for children to include.' },
      examples: [
        `const circles = layer.getChildren((child) => child.getClassName() === 'Circle');
circles.length; // 1`,
      ],
    },
    hasChildren: 'Whether the container has at least one child.',
    removeChildren: {
      text: 'Removes all children but keeps them intact, so you can add them again.',
      examples: [],
    },
    destroyChildren: {
      text: 'Destroys all children. To reuse them later, call `removeChildren()` instead.',
      examples: [],
    },
    find: {
      text: `All descendants that match a selector, in drawing order.

\`'#id'\` finds by id, \`'.name'\` by name, and \`'Rect'\` or \`'Group'\` by class or kind; separate several with commas. A function is called
with each node and returns \`true\` for a match. A string that begins with a lowercase letter is not a valid selector: Konva logs a
warning. An empty string finds nothing.`,
      params: { selector: 'String, or a function that tests a node.' },
      examples: [
        `const cards = layer.find<Konva.Rect>('.card');
cards.length; // 1
const faint = stage.find((item: Konva.Node) => item.opacity() < 0.5);`,
      ],
    },
    findOne: {
      text: 'The first descendant that matches a selector.',
      params: { selector: 'As in `find`.' },
      returns: 'The node, or `undefined` when none matches.',
      examples: [
        `const cursor = stage.findOne('#cursor'); // undefined (no node has this id)
const title = layer.findOne<Konva.Text>('.title');`,
      ],
    },
    isAncestorOf: {
      text: 'Whether the other node is somewhere inside this container.',
      params: { node: 'The other node.' },
    },
    getAllIntersections: {
      text: 'All shapes at a point, including those covered by others, in drawing order: the topmost is the last. Hidden shapes and shapes that do not listen are left out. The call draws every shape to test it; to find only the topmost shape, `Konva.Stage#getIntersection` is much cheaper.',
      params: { pos: 'Point in canvas coordinates, without the stage’s transform.' },
      examples: [`layer.getAllIntersections({ x: 50, y: 40 }).includes(rect); // true`],
    },
    drawScene: {
      text: 'Draws the children immediately, without their hit areas.',
      params: {
        can: 'Canvas to draw on; the layer’s canvas by default.',
        top: 'Ancestor that the drawing is relative to: its transform and the transforms of its ancestors are left out.',
      },
    },
    drawHit: {
      text: 'Draws only the children’s hit areas, immediately.',
      params: {
        can: 'Canvas to draw on; the layer’s hit canvas by default.',
        top: 'Ancestor that the drawing is relative to: its transform and the transforms of its ancestors are left out.',
      },
    },
  },
};

export const stage: PageSupplement = {
  description: `The root of a drawing: it renders into an HTML element, holds the layers and receives pointer events.

A stage adds one canvas per layer to its container. Set its size yourself: it does not follow the size of the element. Keep the number of
layers small: three to five.`,
  examples: [
    `const stage = new Konva.Stage({ container: 'container', width: 400, height: 240 });
const layer = new Konva.Layer();
stage.add(layer);
layer.add(new Konva.Circle({ x: 200, y: 120, radius: 60, fill: 'tomato' }));`,
  ],
  options: {
    container: {
      text: 'Element that holds the stage: an element, an id with or without `#`, or `.class` for the first element with that class. The stage removes the element’s previous content. In React, Vue and Svelte, the component creates the element, so there is no `container` prop.',
      required: true,
    },
    // A stage cannot be clipped: the options only log a warning.
    clip: false,
    clipX: false,
    clipY: false,
    clipWidth: false,
    clipHeight: false,
    clipFunc: false,
  },
  members: {
    container: {
      text: 'The HTML element that holds the stage. You can set an element, an id with or without `#`, or `.class`: this moves the stage to that element, whose content is kept. The element may belong to another window, such as an iframe or a popup.',
      throws: 'A string (not an `Error`) when no element has that id or class.',
      examples: [
        `const element = document.createElement('div');
document.body.append(element);
stage.container(element); // the canvases move into it`,
      ],
    },
    eventBatchFunc: {
      text: 'Wraps the handling of each native event, for frameworks that batch updates. The function must call its argument exactly once, synchronously. Without that call, Konva logs a warning and the input is lost; a second call logs a warning and is ignored. Calls of `fire()` and changes made by code are not wrapped.',
      examples: [`stage.eventBatchFunc((run) => run());`],
    },
    content:
      'The element inside the container that holds the canvases. A `Konva.Transformer` sets its cursors on this element.',
    bufferHitCanvas: 'Canvas that `intersects` and `getAllIntersections` draw on.',
    pointerPos:
      'Position from the last mouse or pointer event; `null` after the pointer has left. Prefer `getPointerPosition`, which also covers touch events.',
    setContainer: {
      text: 'The method behind `container(value)`.',
      params: { container: 'Element, id with or without `#`, or `.class`.' },
      throws: 'A string (not an `Error`) when no element has that id or class.',
    },
    getContent: 'The element that holds the canvases.',
    getLayers: 'A new array with the layers, bottom first.',
    add: {
      text: 'Adds layers on top, gives them the size of the stage and draws them. A stage accepts only layers. With more than five, Konva logs a warning.',
      params: { layer: 'A layer.', rest: 'More layers.' },
      throws: 'An `Error` for anything other than a layer.',
      examples: [`stage.add(new Konva.Layer()); // on top of the other layers`],
    },
    getPointerPosition: {
      text: 'Position of the first pointer relative to the container’s top-left corner, without the stage’s transform. The last position stays available after its event, until the pointer leaves the stage. Before the first event and after the pointer has left, the result is `null` and Konva logs a warning.',
      returns: 'The point, or `null`. On a zoomed or moved stage use `Konva.Node#getRelativePointerPosition`.',
      examples: [
        `stage.on('pointerdown', () => {\n  const point = stage.getPointerPosition();\n  if (point) console.log(point.x, point.y);\n});`,
      ],
    },
    getPointersPositions: {
      text: 'Positions of the pointers in the last event, with their ids: one after a mouse or pointer event, and one for each finger on the screen after a touch event.',
      examples: [`stage.getPointersPositions().length; // 0 (no pointer event yet)`],
    },
    setPointersPositions: {
      text: 'Reads the pointer positions from a native event that the stage did not receive, for example while an HTML element is dragged over it.',
      params: { evt: 'Mouse, touch, pointer or drag event.' },
      examples: [
        `window.addEventListener('mousemove', (event) => stage.setPointersPositions(event)); // also outside the container`,
      ],
    },
    getIntersection: {
      text: 'The topmost shape at a point, by the rules for pointer events: hidden and non-listening nodes are skipped, shapes with an opacity of 0 are found, and `hitStrokeWidth` counts. The method is cheap, because it reads the hit canvas instead of drawing. The result reflects the last draw: after a change, wait for the next frame or call `layer.draw()` first.',
      params: { pos: 'Point relative to the container’s top-left corner, as `getPointerPosition` returns it.' },
      returns: 'The shape, or `null`.',
      examples: [
        `layer.draw();
stage.getIntersection({ x: 100, y: 70 }) === rect; // true`,
      ],
    },
    clear: {
      text: 'Clears the canvases of all layers. The nodes remain and reappear at the next draw.',
      examples: [],
    },
    batchDraw: { text: 'Schedules a redraw of all layers for the next frame.', examples: [] },
    clone: {
      text: 'A copy of the stage and its layers, in a new `<div>` that is not in the document.',
      params: { obj: 'Attributes that replace the attributes of the original, except `container`.' },
      examples: [],
    },
    destroy: { text: 'Destroys the layers and removes the canvases from the container.', examples: [] },
    cache: {
      text: 'Logs a warning and does nothing else: a stage cannot be cached. Cache its layers instead.',
      examples: [],
    },
    clearCache: { text: 'Does nothing: a stage has no cache.', examples: [] },
    getParent: { text: '`null`: a stage has no parent.', examples: [] },
    getLayer: { text: '`null`: a stage is not inside a layer.', examples: [] },
    getStage: { text: 'The stage itself.', examples: [] },
    shouldDrawHit: { text: '`true`: a stage always takes part in hit detection.', examples: [] },
    hasPointerCapture: {
      text: 'Whether the stage currently captures this pointer.',
      params: { pointerId: 'Id of the pointer, from the event object.' },
    },
    setPointerCapture: {
      text: 'Sends all further events of a pointer to the stage, until the pointer is released.',
      params: { pointerId: 'Id of the pointer.' },
    },
    releaseCapture: { text: 'Ends a pointer capture held by the stage.', params: { pointerId: 'Id of the pointer.' } },
  },
};

export const layer: PageSupplement = {
  description: `A part of the stage with its own canvas, on which its groups and shapes are drawn.

A change inside a layer redraws that whole layer and no other. Keep content that changes often and content that rarely changes on
different layers. For hit detection a layer has a second, hidden canvas, which is not allocated with \`listening: false\`.`,
  examples: [
    `const background = new Konva.Layer({ listening: false });
const cards = new Konva.Layer();
stage.add(background, cards);`,
  ],
  events: [
    {
      group: 'draw',
      name: 'beforeDraw',
      when: 'The layer is about to be drawn; its canvas is not cleared yet. It also fires when the layer or its stage is exported, and when the layer is cached; an export of a group or a shape does not fire it.',
      bubbles: false,
      payload: 'undefined',
      extra: 'Has `node`, the layer. `target` is `undefined`, although the type says otherwise.',
      examples: [
        `layer.on('beforeDraw', (event) => console.log(event.currentTarget === layer, event.target)); // true undefined
layer.draw();`,
      ],
    },
    {
      group: 'draw',
      name: 'draw',
      when: 'The layer’s visible canvas was drawn; the hit canvas is drawn afterward. It also fires when the layer or its stage is exported, before the image is ready, and when the layer is cached; an export of a group or a shape does not fire it.',
      bubbles: false,
      payload: 'undefined',
      extra: 'Has `node`, the layer. `target` is `undefined`, although the type says otherwise.',
      examples: [
        `// Exports fire it too.
let drawn = 0;
layer.on('draw', () => (drawn += 1));
layer.draw();
stage.toDataURL();
console.log(drawn); // 2`,
      ],
    },
  ],
  // A layer has the size of its stage.
  options: { width: false, height: false, size: false },
  members: {
    canvas: 'The visible canvas, wrapped in a `Konva.Canvas`.',
    hitCanvas:
      'The hidden canvas for hit detection, wrapped in a `Konva.Canvas`. Each shape is drawn there in a unique color.',
    clearBeforeDraw: 'Whether the canvas is cleared before each draw. With `false`, drawings accumulate.',
    imageSmoothingEnabled: 'Whether scaled images are smoothed. Turn it off for pixel art.',
    hitGraphEnabled: {
      text: 'Old name of `listening`.',
      deprecated: 'Use `layer.listening()`.',
      examples: [`layer.listening(false);`],
    },
    getCanvas: 'The visible canvas, wrapped in a `Konva.Canvas`.',
    getNativeCanvasElement: {
      text: 'The `<canvas>` element itself.',
      examples: [`layer.getNativeCanvasElement().tagName; // 'CANVAS'`],
    },
    getHitCanvas: 'The canvas for hit detection, wrapped in a `Konva.Canvas`.',
    getContext: 'The drawing context of the visible canvas, wrapped in a `Konva.Context`.',
    clear: {
      text: 'Clears both canvases. The nodes remain and reappear at the next draw.',
      params: { bounds: 'Rectangle to clear; without it, the whole canvas.' },
      examples: [
        `layer.clear();
layer.clear({ x: 0, y: 0, width: 100, height: 100 }); // only this area`,
      ],
    },
    batchDraw: {
      text: 'Schedules a redraw for the next frame. Several calls before that frame cause one redraw.',
      examples: [`layer.batchDraw(); // in the next frame`],
    },
    getIntersection: {
      text: 'The topmost shape of this layer at a point, by the rules for pointer events: hidden and non-listening nodes are skipped, shapes with an opacity of 0 are found, and `hitStrokeWidth` counts. The method reads the hit canvas, so the result reflects the last draw: after a change, wait for the next frame or call `layer.draw()` first.',
      params: {
        pos: 'Point relative to the container’s top-left corner, as `Konva.Stage#getPointerPosition` returns it.',
      },
      returns: 'The shape, or `null`.',
      examples: [
        `layer.draw();
layer.getIntersection({ x: 100, y: 70 }) === rect; // true`,
      ],
    },
    toggleHitCanvas: {
      text: 'Shows the hit canvas on top of the stage, or hides it again. It helps to find out why a shape does not react.',
      examples: [],
    },
    getWidth: { text: 'Width of the stage; `undefined` while the layer is not on a stage.', examples: [] },
    getHeight: { text: 'Height of the stage; `undefined` while the layer is not on a stage.', examples: [] },
    setWidth: {
      text: 'Logs a warning and does nothing else: a layer always has the width of its stage.',
      examples: [],
    },
    setHeight: {
      text: 'Logs a warning and does nothing else: a layer always has the height of its stage.',
      examples: [],
    },
    setZIndex: {
      text: 'The method behind `zIndex(value)`. It also moves the canvas element.',
      params: { index: 'New position.' },
      examples: [],
    },
    moveToTop: {
      text: 'Moves the layer and its canvas element above all others.',
      returns: 'Always `true`, whether the layer moved or not.',
      examples: [],
    },
    moveUp: {
      text: 'Swaps the layer with the one above it, including the canvas elements.',
      returns: '`true` when it moved; `false` when it was already on top or is not on a stage.',
      examples: [],
    },
    moveDown: {
      text: 'Swaps the layer with the one below it, including the canvas elements.',
      returns: '`true` when it moved; `false` when it was already at the bottom or is not on a stage.',
      examples: [],
    },
    moveToBottom: {
      text: 'Moves the layer and its canvas element below all others.',
      returns: '`true` when it moved; `false` when it was already at the bottom or is not on a stage.',
      examples: [],
    },
    getLayer: { text: 'The layer itself.', examples: [] },
    getStage: { text: 'The stage that contains the layer, which is its parent.', examples: [] },
    remove: {
      text: 'Removes the layer and its canvas elements from the stage. The layer stays intact, so you can add it again.',
      examples: [],
    },
    destroy: { text: 'Destroys the layer and its children and frees its canvases.', examples: [] },
    drawScene: {
      text: 'Draws the visible canvas immediately. Fires `beforeDraw` and `draw`.',
      params: {
        can: 'Canvas to draw on; the layer’s own by default.',
        top: 'Ancestor that the drawing is relative to: its transform and the transforms of its ancestors are left out.',
      },
    },
    drawHit: {
      text: 'Draws the hit canvas immediately.',
      params: {
        can: 'Canvas to draw on; the layer’s own hit canvas by default.',
        top: 'Ancestor that the drawing is relative to: its transform and the transforms of its ancestors are left out.',
      },
    },
    shouldDrawHit: {
      text: 'Whether the hit canvas is currently drawn: the layer is visible and listening, and neither the stage nor a node of the layer is being dragged or transformed. Set `Konva.hitOnDragEnabled` to draw it during drags and transforms too.',
      examples: [],
    },
    createPNGStream: {
      text: 'PNG stream of the canvas in Node.js with the `canvas` package. Other canvases do not have this method.',
      type: 'any',
    },
    enableHitGraph: { text: 'Sets `listening` to `true`.', deprecated: 'Use `layer.listening(true)`.', examples: [] },
    disableHitGraph: {
      text: 'Sets `listening` to `false`.',
      deprecated: 'Use `layer.listening(false)`.',
      examples: [],
    },
    getHitGraphEnabled: {
      text: 'The method behind `hitGraphEnabled()`.',
      deprecated: 'Use `layer.listening()`.',
      params: { val: 'Ignored.' },
    },
    setHitGraphEnabled: {
      text: 'The method behind `hitGraphEnabled(value)`.',
      deprecated: 'Use `layer.listening(value)`.',
    },
  },
};

export const fastLayer: PageSupplement = {
  description: `A \`Konva.Layer\` that does not listen for pointer events, kept for old code.

It is a layer with \`listening: false\` that logs a warning when it is created. It is not drawn any faster.`,
  deprecated: 'Use `new Konva.Layer({ listening: false })`.',
  options: { hitGraphEnabled: false },
  examples: [`const layer = new Konva.Layer({ listening: false });\nstage.add(layer);`],
};

export const group: PageSupplement = {
  description: `Holds shapes and other groups, so that you can move, rotate, fade, hide and clip them together.

A group does not draw anything itself and has no size: \`width()\` returns what you set, and \`getClientRect()\` measures the
children. Its children are drawn onto the layer’s canvas, so groups cost almost nothing.`,
  examples: [
    `const group = new Konva.Group({ x: 60, y: 40, draggable: true });
group.add(new Konva.Rect({ width: 100, height: 60, fill: 'gold' }), new Konva.Text({ text: 'Card', x: 12, y: 12 }));
layer.add(group);`,
  ],
  members: {
    isolated: {
      text: `Whether every draw renders the children onto a separate transparent canvas first and then puts the result on the layer. The group’s opacity
and \`globalCompositeOperation\` then apply once, to the finished image, and blend modes inside the group do not affect what is below it.

Hit detection does not change, even where content was erased. A cached group keeps its cached bitmap; \`clearCache()\` returns to
live drawing. A custom shape that draws outside its width and height needs a \`selfRectFunc\`, or it may be cut off. A few edge pixels
may differ from normal drawing. For video and canvas sources you still have to schedule redraws.`,
      examples: [
        `group.isolated(true);
group.opacity(0.5); // the group fades as one image`,
      ],
    },
  },
};
