/** Similar members, with one line on when to use each. A page lists them, and their entries link to it as "See also". */
export interface Comparison {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** When to use each member, by reference. */
  members: Readonly<Record<string, string>>;
}

export const comparisons: readonly Comparison[] = [
  {
    id: 'exports',
    title: 'Exporting a node as an image',
    members: {
      'Konva.Node#toCanvas': 'returns a `<canvas>` element synchronously: to draw it elsewhere or read its pixels',
      'Konva.Node#toDataURL': 'returns a `data:` URL synchronously: for a `src` attribute or a small file',
      'Konva.Node#toBlob': 'returns a promise of a `Blob`: for an upload or a download',
      'Konva.Node#toImage': 'returns a promise of a loaded `<img>`: for a `Konva.Image` or for the page',
      'Konva.Node#cache': 'not an export: keeps the image inside the node, so that it draws faster',
    },
  },
  {
    id: 'drag',
    title: 'Starting, ending and forbidding a drag',
    members: {
      'Konva.Node#draggable': 'whether a pointer can start a drag; setting it to `false` also ends a current drag',
      'Konva.Node#startDrag': 'starts a drag from code',
      'Konva.Node#stopDrag': 'ends the current drag; the node stays draggable',
      'Konva.Node#isDragging': 'whether the node is being dragged',
      'Konva.Node#dragBoundFunc': 'limits where the node can be dragged',
      'Konva.Node#dragDistance': 'the distance a pointer must move before a drag starts',
    },
  },
  {
    id: 'removal',
    title: 'Hiding, removing, destroying',
    members: {
      'Konva.Node#remove': 'removes a node from its parent; you can add it again',
      'Konva.Node#destroy': 'removes a node for good and frees its memory',
      'Konva.Node#hide': 'leaves the node in its parent but does not draw it',
      'Konva.Container#removeChildren': '`remove` for all children',
      'Konva.Container#destroyChildren': '`destroy` for all children',
    },
  },
  {
    id: 'places',
    title: 'Positions',
    members: {
      'Konva.Node#position': 'in the parent’s coordinates',
      'Konva.Node#absolutePosition': 'on the canvas, with all transforms applied',
      'Konva.Node#getAbsolutePosition': 'the same, or the position relative to an ancestor',
      'Konva.Node#offset': 'the point of the node that is placed at its position',
      'Konva.Node#getRelativePointerPosition': 'the pointer’s position in the node’s coordinates',
      'Konva.Stage#getPointerPosition': 'the pointer’s position on the canvas',
    },
  },
  {
    id: 'bounds',
    title: 'Sizes and bounds',
    members: {
      'Konva.Node#getClientRect': 'the drawn area on the canvas, with stroke and shadow',
      'Konva.Shape#getSelfRect': 'the geometry in the shape’s own coordinates, without stroke and shadow',
      'Konva.Node#size': 'width and height before scale and rotation',
      'Konva.Node#isClientRectOnScreen': 'whether the client rect overlaps or touches the stage’s area',
      'Konva.Util.haveIntersection': 'whether two rectangles overlap or touch',
    },
  },
  {
    id: 'copies',
    title: 'Copying and saving',
    members: {
      'Konva.Node#clone': 'a copy, including listeners',
      'Konva.Node#toObject': 'a plain object, without functions, images and listeners',
      'Konva.Node#toJSON': 'the same as JSON text',
      'Konva.Node.create': 'creates a node from either',
    },
  },
  {
    id: 'order',
    title: 'Drawing order',
    members: {
      'Konva.Node#zIndex': 'position among the siblings',
      'Konva.Node#moveToTop': 'moves the node above all its siblings',
      'Konva.Node#moveUp': 'moves the node up by one position',
      'Konva.Node#moveTo': 'moves the node to another container',
      'Konva.Node#getAbsoluteZIndex': 'the node’s number when counting level by level; not the drawing order',
    },
  },
  {
    id: 'states',
    title: 'Own value and effective value',
    members: {
      'Konva.Node#visible': 'the node’s own setting',
      'Konva.Node#isVisible': 'whether the node and its ancestors are visible',
      'Konva.Node#listening': 'the node’s own setting for pointer events',
      'Konva.Node#isListening': 'whether the node and its ancestors listen',
      'Konva.Node#opacity': 'the node’s own opacity',
      'Konva.Node#getAbsoluteOpacity': 'the opacity multiplied by those of the ancestors',
    },
  },
  {
    id: 'motion',
    title: 'Animating',
    members: {
      'Konva.Node#to': 'animates to new values once, in a single call',
      'Konva.Tween': 'the same, but you can pause, reverse or replay it',
      'Konva.Animation': 'calls a function on every frame',
    },
  },
  {
    id: 'listeners',
    title: 'Listening to events and firing them',
    members: {
      'Konva.Node#on': 'adds a listener, optionally for descendants that match a selector',
      'Konva.Node#off': 'removes listeners by event, name or function',
      'Konva.Node#fire': 'calls the listeners, optionally with bubbling',
      'Konva.Node#dispatchEvent': 'calls the listeners with a native event',
      'Konva.Node#addEventListener': 'a variant of `on` for libraries that expect a DOM element',
    },
  },
  {
    id: 'redraws',
    title: 'Redrawing',
    members: {
      'Konva.Layer#batchDraw': 'one redraw in the next frame, however many calls there are',
      'Konva.Node#draw': 'an immediate redraw',
      'Konva.autoDrawEnabled': 'whether changes schedule redraws, so you need neither method',
      'Konva.beginUpdateBatch': 'one update of transformers for many changes',
    },
  },
  {
    id: 'search',
    title: 'Finding nodes',
    members: {
      'Konva.Container#find': 'all descendants that match',
      'Konva.Container#findOne': 'the first descendant that matches',
      'Konva.Container#getChildren': 'direct children only',
      'Konva.Node#findAncestor': 'the nearest ancestor that matches',
      'Konva.Stage#getIntersection': 'the topmost shape at a point',
    },
  },
  {
    id: 'hits',
    title: 'Finding shapes at a point',
    members: {
      'Konva.Stage#getIntersection': 'the topmost shape, read from the hit canvas',
      'Konva.Layer#getIntersection': 'the same for a single layer',
      'Konva.Shape#intersects':
        'whether the point hits this shape, even if others cover it; draws the shape to test it',
      'Konva.Container#getAllIntersections': 'all shapes at the point; draws each shape to test it',
    },
  },
  {
    id: 'drawing',
    title: 'Drawing, hit area and bounds of a custom shape',
    members: {
      'Konva.Shape#sceneFunc': 'draws the visible shape',
      'Konva.Shape#hitFunc': 'draws the area that a pointer can hit, when it differs',
      'Konva.Shape#selfRectFunc': 'returns the bounds, when they differ from width and height',
      'Konva.Shape#hitStrokeWidth': 'widens the stroke for the pointer, without a function',
      'Konva.Shape#drawHitFromCache': 'takes the hit area from the visible pixels',
    },
  },
  {
    id: 'limits',
    title: 'Limiting a transform',
    members: {
      'Konva.Transformer#boundBoxFunc': 'limits the box: size, rotation and position',
      'Konva.Transformer#anchorDragBoundFunc': 'limits the dragged handle, for example to a grid or to guides',
      'Konva.Transformer#stopTransform': 'ends the transform',
      'Konva.Node#dragBoundFunc': 'limits a drag',
    },
  },
  {
    id: 'updates',
    title: 'Refreshing a transformer',
    members: {
      'Konva.Transformer#nodes': 'replaces the nodes',
      'Konva.Transformer#forceUpdate': 'measures the nodes again, after a change that sets no attribute',
      'Konva.Transformer#update': 'updates the layout from existing measurements',
      'Konva.Transformer#detach': 'removes all nodes',
    },
  },
  {
    id: 'measures',
    title: 'Measuring text',
    members: {
      'Konva.Text#width': 'the text box, set or computed, with padding',
      'Konva.Text#getTextWidth': 'the longest line, without padding',
      'Konva.Text#measureSize': 'a single line of any text in this font',
    },
  },
  {
    id: 'ends',
    title: 'Ending a tween',
    members: {
      'Konva.Tween#pause': 'pauses at the current position',
      'Konva.Tween#reverse': 'plays backward to the start',
      'Konva.Tween#reset': 'jumps to the start',
      'Konva.Tween#finish': 'jumps to the end',
      'Konva.Tween#destroy': 'stops the tween and releases its attributes',
    },
  },
  {
    id: 'groups',
    title: 'Drawing several shapes as one image',
    members: {
      'Konva.Group#isolated': 'the children as one image for opacity and blending, redrawn live',
      'Konva.Node#cache': 'the children as one stored bitmap, drawn once',
      'Konva.Shape#perfectDrawEnabled': 'fill and stroke of one shape as one image',
    },
  },
];
