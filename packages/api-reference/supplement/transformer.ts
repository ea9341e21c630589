import type { PageSupplement } from './types';

const windowEvent = 'MouseEvent | TouchEvent';
const windowEventOrNone = `${windowEvent} | undefined`;

export const transformer: PageSupplement = {
  description: `Handles around nodes, for resizing and rotating them with a mouse or a finger.

Add it to a layer and set its \`nodes\`. A resize changes the nodes’ \`scaleX\` and \`scaleY\`, not their width and height. Convert scale to size
in a \`transform\` listener if you need to. The transformer follows attribute changes of its nodes.

\`x()\`, \`y()\`, \`width()\` and \`height()\` return the box; writing them has no effect. Without nodes, \`x()\` and \`y()\` return -100000000, a
placeholder far outside any stage.`,
  examples: [
    `const transformer = new Konva.Transformer({
  nodes: [rect],
  rotationSnaps: [0, 90, 180, 270],
  enabledAnchors: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
});
layer.add(transformer);
rect.on('transform', () => {
  rect.setAttrs({ width: rect.width() * rect.scaleX(), height: rect.height() * rect.scaleY(), scaleX: 1, scaleY: 1 });
});`,
  ],
  events: [
    {
      group: 'transform',
      name: 'transformstart',
      when: 'A handle was pressed. Fires on the transformer and on each of its nodes.',
      bubbles: false,
      payload: windowEvent,
      target: 'for listeners on the transformer, its first node; for listeners on a node, that node',
      examples: [`transformer.on('transformstart', (event) => console.log(event.target === rect)); // true`],
    },
    {
      group: 'transform',
      name: 'transform',
      when: 'The nodes were resized or rotated. For each node the event fires once on the transformer and once on the node.',
      bubbles: false,
      payload: windowEvent,
      target: 'the node, even for listeners on the transformer',
      examples: [
        `transformer.on('transform', (event) => console.log(event.target === rect, rect.scaleX() > 1)); // true true`,
      ],
    },
    {
      group: 'transform',
      name: 'transformend',
      when: 'The handle was released, the touch was canceled, or `stopTransform()` was called. Fires on the transformer and on each of its nodes. Destroying the transformer during a transform fires it on the transformer only, without `target`.',
      bubbles: false,
      payload: windowEventOrNone,
      extra: '`evt` is `undefined` when code ended the transform.',
      target: 'for listeners on the transformer, its first node; for listeners on a node, that node',
      examples: [`transformer.on('transformend', () => console.log(transformer.isTransforming())); // false`],
    },
  ],
  // They return the box; a value that is set is ignored.
  options: { x: false, y: false, position: false, width: false, height: false, size: false },
  members: {
    nodes: {
      text: 'The nodes inside the box. Setting it copies the array. The getter returns the transformer’s own array: do not change it, but pass a new one to change the selection. A node inside another node of the array is left out. An ancestor of the transformer is left out too, with an error message. A destroyed node leaves the selection; a removed node does not.',
      examples: [
        `transformer.nodes([rect, circle]);
transformer.nodes([]); // nothing is selected`,
      ],
    },
    resizeEnabled: {
      text: 'Whether the resize handles are shown.',
      examples: [`transformer.resizeEnabled(false); // only the rotation handle stays`],
    },
    rotateEnabled: {
      text: 'Whether the nodes can be rotated.',
      examples: [`transformer.rotateEnabled(false); // no rotation handle`],
    },
    enabledAnchors: {
      text: "Resize handles to show: `'top-left'`, `'top-center'`, `'top-right'`, `'middle-right'`, `'middle-left'`, `'bottom-left'`, `'bottom-center'`, `'bottom-right'`.",
      examples: [`transformer.enabledAnchors(['middle-left', 'middle-right']); // users can only stretch it sideways`],
    },
    keepRatio: {
      text: 'Whether the corner handles keep the ratio of width and height.',
      examples: [`transformer.keepRatio(false); // corners change width and height separately`],
    },
    shiftBehavior: {
      text: "Effect of the Shift key on the ratio of width and height: `'default'` keeps it, `'inverted'` releases it, `'none'` has no effect. `'none'` also turns off the 15° steps for rotating with Shift.",
      type: `'default' | 'inverted' | 'none'`,
      examples: [`transformer.shiftBehavior('inverted'); // Shift frees the ratio`],
    },
    centeredScaling: {
      text: 'Whether a resize keeps the center in place instead of the opposite handle. The Alt key has the same effect during a resize.',
      examples: [`transformer.centeredScaling(true); // the center stays in place`],
    },
    flipEnabled: {
      text: 'Whether dragging a handle past the opposite side mirrors the nodes. With `false` the box continues on the other side, but the nodes are not mirrored.',
      examples: [`transformer.flipEnabled(false); // the nodes are never mirrored`],
    },
    rotationSnaps: {
      text: 'Angles that a rotation snaps to, in the unit of `rotation`.',
      examples: [`transformer.rotationSnaps([0, 45, 90, 135, 180, 225, 270, 315]); // eight directions`],
    },
    rotationSnapTolerance: {
      text: 'Distance from a snap angle within which the rotation snaps, in the unit of `rotation`.',
      examples: [`transformer.rotationSnapTolerance(10); // snaps from 10 degrees away`],
    },
    rotateMode: {
      text: "How the user rotates: by the rotation handle (`'handle'`), by invisible zones outside the corners (`'corners'`), or by either (`'both'`). With Shift the rotation snaps to steps of 15 degrees, unless `shiftBehavior` is `'none'`.",
      examples: [`transformer.rotateMode('corners'); // a drag outside a corner rotates`],
    },
    rotateAnchorOffset: {
      text: 'Distance of the rotation handle from the box, in absolute pixels: the zoom of the stage does not change it.',
      examples: [`transformer.rotateAnchorOffset(30); // closer to the box`],
    },
    rotateAnchorAngle: {
      text: 'Side of the box with the rotation handle, as an angle from the top: 90 is right, 180 is bottom, and -90 is left. It is always in degrees.',
      examples: [`transformer.rotateAnchorAngle(180); // below the box`],
    },
    rotateAnchorCursor: {
      text: 'CSS cursor over the rotation handle.',
      examples: [`transformer.rotateAnchorCursor('grab'); // over the rotation handle`],
    },
    rotateLineVisible: {
      text: 'Whether a line connects the rotation handle to the box.',
      examples: [`transformer.rotateLineVisible(false); // no line to the rotation handle`],
    },
    padding: {
      text: 'Space between the nodes and the box, in absolute pixels: the zoom of the stage does not change it.',
      examples: [`transformer.padding(8); // the box is 8 pixels outside the nodes`],
    },
    ignoreStroke: {
      text: 'Whether the box ignores strokes, so that it fits the shapes’ sizes.',
      examples: [`transformer.ignoreStroke(true); // the box fits the nodes without their strokes`],
    },
    useSingleNodeRotation: {
      text: 'Whether the box takes the rotation of its node when there is only one. With `false` the box is upright after each change of `nodes` and does not follow the node’s rotation. You can still set `rotation()` yourself, and rotating with the handle still turns the box. In the constructor’s options, put it before `nodes`: they are applied in order.',
      examples: [`transformer.useSingleNodeRotation(false); // the box stays upright`],
    },
    shouldOverdrawWholeArea: {
      text: 'Whether the whole box catches the pointer, so that a drag can start between the nodes. The nodes and other shapes below the box then get no pointer events.',
      examples: [`transformer.shouldOverdrawWholeArea(true); // a drag can start between the nodes`],
    },
    boundBoxFunc: {
      text: 'Limits resizing and rotating. Konva calls the function with the current box and the new box, in absolute coordinates and with the rotation in radians. The function returns the box to use. Width and height include the scale of the nodes; they are negative when a handle crosses the opposite side. If the function returns nothing, Konva logs a warning and uses the new box.',
      examples: [
        `transformer.boundBoxFunc((oldBox, newBox) => (Math.abs(newBox.width) < 20 ? oldBox : newBox)); // at least 20 pixels wide`,
      ],
    },
    anchorDragBoundFunc: {
      text: 'Limits where a handle can be dragged. Konva calls the function with the handle’s old and new absolute positions and the native event. The function returns the absolute position to use.',
      examples: [
        `// Snap handles to a 20-pixel grid.\ntransformer.anchorDragBoundFunc((oldPosition, newPosition) => ({\n  x: Math.round(newPosition.x / 20) * 20,\n  y: Math.round(newPosition.y / 20) * 20,\n}));`,
      ],
    },
    anchorStyleFunc: {
      text: 'Called with each handle, a `Konva.Rect`, on every layout of the transformer. Change the look of the handle here.',
      examples: [
        `transformer.anchorStyleFunc((anchor) => {
  anchor.cornerRadius(10);
  if (anchor.hasName('rotater')) anchor.fill('teal'); // this handle only
});`,
      ],
    },
    anchorSize: {
      text: 'Width and height of a handle, in absolute pixels: the zoom of the stage does not change it.',
      examples: [`transformer.anchorSize(14); // larger handles`],
    },
    anchorFill: { text: 'Fill color of the handles.', examples: [`transformer.anchorFill('gold'); // gold handles`] },
    anchorStroke: {
      text: 'Stroke color of the handles.',
      examples: [`transformer.anchorStroke('black'); // handles with a black outline`],
    },
    anchorStrokeWidth: {
      text: 'Stroke width of the handles, in absolute pixels.',
      examples: [`transformer.anchorStrokeWidth(2); // thicker outlines`],
    },
    anchorCornerRadius: {
      text: 'Corner radius of the handles, in absolute pixels; half of `anchorSize` makes them circles.',
      examples: [`transformer.anchorCornerRadius(5); // round handles`],
    },
    borderEnabled: {
      text: 'Whether the box and the line to the rotation handle are drawn.',
      examples: [`transformer.borderEnabled(false); // only the handles are drawn`],
    },
    borderStroke: {
      text: 'Stroke color of the box.',
      examples: [`transformer.borderStroke('teal'); // the line around the nodes`],
    },
    borderStrokeWidth: {
      text: 'Stroke width of the box, in absolute pixels.',
      examples: [`transformer.borderStrokeWidth(2); // a thicker line`],
    },
    borderDash: {
      text: 'Dashes of the box: lengths of dashes and gaps in absolute pixels, alternating.',
      examples: [`transformer.borderDash([4, 4]); // a dashed line`],
    },
    getActiveAnchor: {
      text: "Name of the handle being dragged: one of `enabledAnchors`, `'rotater'` for the rotation handle, or `'rotater-top-left'`, `'rotater-top-right'`, `'rotater-bottom-left'`, `'rotater-bottom-right'` for the corner zones of `rotateMode`. Otherwise `null`.",
      examples: [`rect.on('transform', () => console.log(transformer.getActiveAnchor()));`],
    },
    isTransforming: { text: 'Whether a handle of this transformer is currently being dragged.', examples: [] },
    'static isTransforming': {
      text: 'Whether a handle of any transformer is currently being dragged.',
      examples: [`const busy = Konva.Transformer.isTransforming(); // false`],
    },
    stopTransform: {
      text: 'Ends the current drag of a handle and fires `transformend` without `evt`. The nodes keep their current size and rotation.',
      examples: [
        `rect.on('transform', () => {
  if (rect.scaleX() > 3) transformer.stopTransform(); // no larger than this
});`,
      ],
    },
    forceUpdate: {
      text: 'Measures the nodes again and updates the layout. You need it after changes that set no attribute, such as an edit of a `points` array in place.',
      examples: [],
    },
    update: {
      text: 'Updates the layout of the box and the handles from measurements the transformer already has.',
      examples: [],
    },
    detach: { text: 'Removes all nodes from the transformer. The nodes themselves are not changed.', examples: [] },
    attachTo: {
      text: 'Replaces the nodes with a single node.',
      deprecated: 'Use `nodes([node])`.',
      params: { node: 'The node.' },
      examples: [`transformer.nodes([rect]);`],
    },
    setNode: {
      text: 'Replaces the nodes with a single node.',
      deprecated: 'Use `nodes([node])`.',
      params: { node: 'The node.' },
    },
    getNode: 'The first of the nodes, or `undefined` if there is none; the declared type leaves that out.',
    getNodes: 'The method behind `nodes()`: the transformer’s own array of nodes. Do not change it.',
    setNodes: {
      text: 'The method behind `nodes(value)`; it copies the array.',
      params: { nodes: 'The nodes; none by default.' },
    },
    sin: 'Height of the box divided by its diagonal, measured when the user presses a handle.',
    cos: 'Width of the box divided by its diagonal, measured when the user presses a handle.',
    getX: {
      text: 'The method behind `x()`: horizontal position of the box’s top-left corner in absolute coordinates, without `padding`. For a rotated box this is the corner that was top-left before the rotation. Without nodes, -100000000.',
      type: 'number',
    },
    getY: {
      text: 'The method behind `y()`: vertical position of the box’s top-left corner in absolute coordinates, without `padding`. For a rotated box this is the corner that was top-left before the rotation. Without nodes, -100000000.',
      type: 'number',
    },
    getWidth: {
      text: 'The method behind `width()`: width of the box along its own axis, in absolute pixels with the zoom of the stage but without `padding`; 0 without nodes.',
      type: 'number',
    },
    getHeight: {
      text: 'The method behind `height()`: height of the box along its own axis, in absolute pixels with the zoom of the stage but without `padding`; 0 without nodes.',
      type: 'number',
    },
    getClientRect: { text: 'The rectangle around the box and the handles; all zeros without nodes.', examples: [] },
    getAbsoluteTransform: {
      text: 'Transform of the box in absolute coordinates. Transforms of the transformer’s ancestors do not affect it.',
      params: { top: 'Node in whose coordinates to express the transform.' },
      examples: [],
    },
    add: {
      text: 'Logs an error and does nothing else: a transformer contains only its own handles. Assign the nodes to transform with `nodes`.',
      params: { children: 'Nodes.' },
      examples: [],
    },
    clone: {
      text: 'A copy with the same settings, without nodes.',
      params: { obj: 'Attributes that replace the attributes of the original.' },
      examples: [],
    },
    toObject: { text: 'The transformer’s settings as a plain object, without handles and nodes.', examples: [] },
    destroy: {
      text: 'Ends a drag of a handle, detaches the nodes and destroys the handles. The nodes themselves are not changed.',
      examples: [],
    },
    drawScene: {
      text: 'Updates an outdated layout, then draws the box and the handles.',
      params: {
        can: 'Canvas to draw on; the layer’s canvas by default.',
        top: 'Ancestor that the drawing is relative to: its transform and the transforms of its ancestors are left out.',
      },
    },
    drawHit: {
      text: 'Updates an outdated layout, then draws the hit areas.',
      params: {
        can: 'Canvas to draw on; the layer’s hit canvas by default.',
        top: 'Ancestor that the drawing is relative to: its transform and the transforms of its ancestors are left out.',
      },
    },
  },
};
