import type { PageSupplement } from './types';

const windowEvent = 'MouseEvent | TouchEvent';
const windowEventOrNone = `${windowEvent} | undefined`;

export const transformer: PageSupplement = {
  description: `Handles around nodes, to resize and rotate them by mouse or finger.

Add it to a layer and give it \`nodes\`. A resize changes the nodes' \`scaleX\` and \`scaleY\`, not their width and height: turn scale
into size in a \`transform\` listener where that matters. It follows attribute changes of its nodes automatically.

\`x()\`, \`y()\`, \`width()\` and \`height()\` report the box; setting them changes nothing. While it has no nodes, \`x()\` and \`y()\` return
-100000000, a placeholder far outside of every stage.`,
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
      when: 'A handle was pressed. Fired on the transformer and on each of its nodes.',
      bubbles: false,
      payload: windowEvent,
      extra: '`target` is the first node on the transformer, the node itself on the nodes.',
    },
    {
      group: 'transform',
      name: 'transform',
      when: 'The nodes were changed. Fired once for each node, on the transformer and on that node.',
      bubbles: false,
      payload: windowEvent,
    },
    {
      group: 'transform',
      name: 'transformend',
      when: 'The handle was released, or `stopTransform` was called. Fired on the transformer and on each of its nodes.',
      bubbles: false,
      payload: windowEventOrNone,
      extra: '`evt` is `undefined` after `stopTransform()`.',
    },
  ],
  // They report the box; what is set is not used.
  options: { x: false, y: false, position: false, width: false, height: false, size: false },
  members: {
    nodes: {
      text: 'The nodes inside the box. Pass a new list to change the selection. A node inside another node of the list is left out, and an ancestor of the transformer is refused with an error message.',
      examples: [`transformer.nodes([rect, circle]);\ntransformer.nodes([]);`],
    },
    resizeEnabled: {
      text: 'Whether the handles for resizing are visible.',
      examples: [`transformer.resizeEnabled(false);`],
    },
    rotateEnabled: { text: 'Whether the nodes can be rotated.', examples: [`transformer.rotateEnabled(false);`] },
    enabledAnchors: {
      text: "Handles for resizing: `'top-left'`, `'top-center'`, `'top-right'`, `'middle-right'`, `'middle-left'`, `'bottom-left'`, `'bottom-center'`, `'bottom-right'`.",
      examples: [`transformer.enabledAnchors(['middle-left', 'middle-right']);`],
    },
    keepRatio: {
      text: 'Whether corner handles keep width and height in proportion.',
      examples: [`transformer.keepRatio(false);`],
    },
    shiftBehavior: {
      text: `What the Shift key does with the proportion: \`'default'\` keeps it, \`'inverted'\` frees it, \`'none'\` nothing. \`'none'\` also switches off the 15° steps of a rotation with Shift.`,
      type: `'default' | 'inverted' | 'none'`,
      examples: [`transformer.shiftBehavior('inverted');`],
    },
    centeredScaling: {
      text: 'Resizes around the center instead of the opposite handle. The Alt key does it for one resize.',
      examples: [`transformer.centeredScaling(true);`],
    },
    flipEnabled: {
      text: 'Whether a handle can be dragged past the opposite side, which mirrors the nodes.',
      examples: [`transformer.flipEnabled(false);`],
    },
    rotationSnaps: {
      text: 'Angles that a rotation snaps to, in the unit of `rotation`.',
      examples: [`transformer.rotationSnaps([0, 45, 90, 135, 180, 225, 270, 315]);`],
    },
    rotationSnapTolerance: {
      text: 'How near to a snap an angle must be, in the unit of `rotation`.',
      examples: [`transformer.rotationSnapTolerance(10);`],
    },
    rotateMode: {
      text: "How the user rotates: `'handle'` by the handle on a line, `'corners'` by invisible zones outside the corners, `'both'`. With Shift the rotation snaps to steps of 15 degrees, unless `shiftBehavior` is `'none'`.",
      examples: [`transformer.rotateMode('corners');`],
    },
    rotateAnchorOffset: {
      text: 'Distance of the rotation handle from the box.',
      examples: [`transformer.rotateAnchorOffset(30);`],
    },
    rotateAnchorAngle: {
      text: 'Side of the box that has the rotation handle, in degrees from the top: 90 is right, 180 below, -90 left. Always in degrees.',
      examples: [`transformer.rotateAnchorAngle(180); // below the box`],
    },
    rotateAnchorCursor: {
      text: 'CSS cursor over the rotation handle.',
      examples: [`transformer.rotateAnchorCursor('grab');`],
    },
    rotateLineVisible: {
      text: 'Whether a line joins the rotation handle to the box.',
      examples: [`transformer.rotateLineVisible(false);`],
    },
    padding: { text: 'Space between the nodes and the box.', examples: [`transformer.padding(8);`] },
    ignoreStroke: {
      text: 'Leaves outlines out of the box, so that it fits the shapes’ sizes.',
      examples: [`transformer.ignoreStroke(true);`],
    },
    useSingleNodeRotation: {
      text: 'Whether the box takes the rotation of its node when there is only one. Off, it begins upright with each new list of nodes and does not follow the node’s rotation; you can set `rotation()` yourself, and a rotation by the user still turns it. Among constructor options write it before `nodes`, because options are applied in order.',
      examples: [`transformer.useSingleNodeRotation(false);`],
    },
    shouldOverdrawWholeArea: {
      text: 'Makes the whole box catch the pointer, so that a drag can begin between the nodes. The nodes and other shapes below the box then get no pointer events.',
      examples: [`transformer.shouldOverdrawWholeArea(true);`],
    },
    boundBoxFunc: {
      text: 'Limits a resize or rotation. The function gets the box as it was and as it would be, in absolute coordinates, with the rotation in radians, and returns the box to use. Width and height include the scale of the nodes.',
      examples: [`transformer.boundBoxFunc((oldBox, newBox) => (Math.abs(newBox.width) < 20 ? oldBox : newBox));`],
    },
    anchorDragBoundFunc: {
      text: 'Decides where a dragged handle may go. The function gets its old and new absolute position and the native event, and returns the absolute position to use.',
      examples: [
        `// Snap handles to a grid of 20.\ntransformer.anchorDragBoundFunc((oldPosition, newPosition) => ({\n  x: Math.round(newPosition.x / 20) * 20,\n  y: Math.round(newPosition.y / 20) * 20,\n}));`,
      ],
    },
    anchorStyleFunc: {
      text: 'Called with each handle, a `Konva.Rect`, whenever the handles are laid out: change its look here.',
      examples: [
        `transformer.anchorStyleFunc((anchor) => {\n  anchor.cornerRadius(10);\n  if (anchor.hasName('rotater')) anchor.fill('teal');\n});`,
      ],
    },
    anchorSize: { text: 'Edge of a handle in pixels.', examples: [`transformer.anchorSize(14);`] },
    anchorFill: { text: 'Color of the handles’ inside.', examples: [`transformer.anchorFill('gold');`] },
    anchorStroke: { text: 'Color of the handles’ outline.', examples: [`transformer.anchorStroke('black');`] },
    anchorStrokeWidth: { text: 'Width of the handles’ outline.', examples: [`transformer.anchorStrokeWidth(2);`] },
    anchorCornerRadius: {
      text: 'Roundness of the handles; half of `anchorSize` makes circles.',
      examples: [`transformer.anchorCornerRadius(5);`],
    },
    borderEnabled: { text: 'Whether the box is drawn.', examples: [`transformer.borderEnabled(false);`] },
    borderStroke: { text: 'Color of the box.', examples: [`transformer.borderStroke('teal');`] },
    borderStrokeWidth: { text: 'Line width of the box.', examples: [`transformer.borderStrokeWidth(2);`] },
    borderDash: {
      text: 'Dashes of the box: lengths of dashes and gaps, in turn.',
      examples: [`transformer.borderDash([4, 4]);`],
    },
    getActiveAnchor: {
      text: "Name of the handle that is being dragged: one of `enabledAnchors`, `'rotater'` for the rotation handle, `'rotater-top-left'`, `'rotater-top-right'`, `'rotater-bottom-left'` or `'rotater-bottom-right'` for the zones of `rotateMode`; `null` otherwise.",
      examples: [`rect.on('transform', () => console.log(transformer.getActiveAnchor()));`],
    },
    isTransforming: { text: 'Whether a handle of this transformer is being dragged.', examples: [] },
    'static isTransforming': {
      text: 'Whether a handle of any transformer is being dragged.',
      examples: [`const busy = Konva.Transformer.isTransforming();`],
    },
    stopTransform: {
      text: 'Ends the current drag of a handle and fires `transformend`, whose `evt` is then `undefined`. The nodes keep their current size and rotation.',
      examples: [`rect.on('transform', () => {\n  if (rect.scaleX() > 3) transformer.stopTransform();\n});`],
    },
    forceUpdate: {
      text: 'Measures the nodes again and lays the box out. Needed after changes that set no attribute, such as a list of points that was changed in place.',
      examples: [],
    },
    update: { text: 'Lays box and handles out again, with the measures it has.', examples: [] },
    detach: { text: 'Removes all nodes from the transformer. The nodes themselves stay.', examples: [] },
    attachTo: {
      text: 'Replaces the nodes by one node.',
      deprecated: 'Use `nodes([node])`.',
      params: { node: 'The node.' },
      examples: [`transformer.nodes([rect]);`],
    },
    setNode: {
      text: 'Replaces the nodes by one node.',
      deprecated: 'Use `nodes([node])`.',
      params: { node: 'The node.' },
    },
    getNode: 'The first of the nodes; `undefined` when there is none, although the declaration does not say so.',
    getNodes: 'What `nodes()` calls: the list of nodes.',
    setNodes: { text: 'What `nodes(value)` calls.', params: { nodes: 'The nodes; none by default.' } },
    sin: 'Height of the box divided by its diagonal, when the drag of a handle began.',
    cos: 'Width of the box divided by its diagonal, when the drag of a handle began.',
    getX: {
      text: 'What `x()` calls: horizontal position of the box’s top-left corner, which turns with the box, in absolute coordinates and without `padding`. -100000000 while there are no nodes.',
      type: 'number',
    },
    getY: {
      text: 'What `y()` calls: vertical position of the box’s top-left corner, which turns with the box, in absolute coordinates and without `padding`. -100000000 while there are no nodes.',
      type: 'number',
    },
    getWidth: {
      text: 'What `width()` calls: width of the box along its own axis, without `padding`; 0 while there are no nodes.',
      type: 'number',
    },
    getHeight: {
      text: 'What `height()` calls: height of the box along its own axis, without `padding`; 0 while there are no nodes.',
      type: 'number',
    },
    getClientRect: { text: 'The rectangle around box and handles; all zero when there are no nodes.', examples: [] },
    getAbsoluteTransform: {
      text: 'The box’s transform, in absolute coordinates: the transforms of the transformer’s ancestors do not apply to it.',
      params: { top: 'Measures in the coordinates of this node.' },
      examples: [],
    },
    add: {
      text: 'Only logs an error: a transformer contains its own handles only. Pass what should be transformed to `nodes`.',
      params: { children: 'Nodes.' },
      examples: [],
    },
    clone: {
      text: 'A copy with the same settings and no nodes.',
      params: { obj: 'Attributes that differ in the copy.' },
      examples: [],
    },
    toObject: { text: 'Its settings as a plain object, without its handles and nodes.', examples: [] },
    destroy: {
      text: 'Removes its nodes, ends a drag and destroys the handles. The nodes themselves stay.',
      examples: [],
    },
    drawScene: {
      text: 'Lays out what is out of date, then draws box and handles.',
      params: { can: 'Canvas to draw on; the layer’s by default.', top: 'Ancestor whose transform is left out.' },
    },
    drawHit: {
      text: 'Lays out what is out of date, then draws the hit areas.',
      params: {
        can: 'Canvas to draw on; the layer’s hit canvas by default.',
        top: 'Ancestor whose transform is left out.',
      },
    },
  },
};
