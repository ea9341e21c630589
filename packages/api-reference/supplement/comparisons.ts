/** Members that are easily confused, told apart in one line each. A page lists them; each of them leads there as "See also". */
export interface Comparison {
  /** Anchor of the section. */
  id: string;
  title: string;
  /** By reference: when to use it. */
  members: Readonly<Record<string, string>>;
}

export const comparisons: readonly Comparison[] = [
  {
    id: 'exports',
    title: 'A picture of a node',
    members: {
      'Konva.Node#toCanvas': 'a `<canvas>` element, at once: to draw it elsewhere or read its pixels',
      'Konva.Node#toDataURL': 'a `data:` URL, at once: for an `src` attribute or a small file',
      'Konva.Node#toBlob': 'a promise of a `Blob`: for an upload or a download',
      'Konva.Node#toImage': 'a promise of an `<img>` that has loaded: for a `Konva.Image` or the page',
      'Konva.Node#cache': 'no export: keeps the picture inside the node so that it draws faster',
    },
  },
  {
    id: 'drag',
    title: 'Starting, ending and forbidding a drag',
    members: {
      'Konva.Node#draggable': 'whether a pointer can start a drag; `false` also ends a current one',
      'Konva.Node#startDrag': 'starts a drag from code',
      'Konva.Node#stopDrag': 'ends the current drag; the node stays draggable',
      'Konva.Node#isDragging': 'whether the node is being dragged',
      'Konva.Node#dragBoundFunc': 'limits where a drag can go',
      'Konva.Node#dragDistance': 'how far the pointer moves before a drag starts',
    },
  },
  {
    id: 'removal',
    title: 'Hiding, removing, destroying',
    members: {
      'Konva.Node#remove': 'takes a node out of its parent, to be added again',
      'Konva.Node#destroy': 'takes it out for good and frees its memory',
      'Konva.Node#hide': 'leaves it where it is, without drawing it',
      'Konva.Container#removeChildren': '`remove` for all children',
      'Konva.Container#destroyChildren': '`destroy` for all children',
    },
  },
  {
    id: 'places',
    title: 'Positions',
    members: {
      'Konva.Node#position': 'in the parent’s coordinates',
      'Konva.Node#absolutePosition': 'on the canvas, all transforms applied',
      'Konva.Node#getAbsolutePosition': 'the same, or in the coordinates of an ancestor',
      'Konva.Node#offset': 'which point of the node is placed there',
      'Konva.Node#getRelativePointerPosition': 'the pointer, in the node’s coordinates',
      'Konva.Stage#getPointerPosition': 'the pointer, on the canvas',
    },
  },
  {
    id: 'bounds',
    title: 'Sizes and bounds',
    members: {
      'Konva.Node#getClientRect': 'what is drawn, on the canvas, with stroke and shadow',
      'Konva.Shape#getSelfRect': 'the geometry in the shape’s own coordinates, without stroke and shadow',
      'Konva.Node#size': 'width and height before scale and rotation',
      'Konva.Node#isClientRectOnScreen': 'whether the client rect touches the visible area',
      'Konva.Util.haveIntersection': 'whether two such rectangles touch',
    },
  },
  {
    id: 'copies',
    title: 'Copying and saving',
    members: {
      'Konva.Node#clone': 'a copy, with listeners',
      'Konva.Node#toObject': 'a plain object, without functions, images and listeners',
      'Konva.Node#toJSON': 'the same as JSON text',
      'Konva.Node.create': 'a node from either',
    },
  },
  {
    id: 'order',
    title: 'Drawing order',
    members: {
      'Konva.Node#zIndex': 'place among the siblings',
      'Konva.Node#moveToTop': 'last of the siblings, on top',
      'Konva.Node#moveUp': 'one place up',
      'Konva.Node#moveTo': 'into another container',
      'Konva.Node#getAbsoluteZIndex': 'counts the whole stage by levels; not the drawing order',
    },
  },
  {
    id: 'states',
    title: 'Own value and effective value',
    members: {
      'Konva.Node#visible': 'the node’s own switch',
      'Konva.Node#isVisible': 'with the ancestors taken into account',
      'Konva.Node#listening': 'the node’s own switch for pointer events',
      'Konva.Node#isListening': 'with the ancestors taken into account',
      'Konva.Node#opacity': 'the node’s own opacity',
      'Konva.Node#getAbsoluteOpacity': 'multiplied with that of the ancestors',
    },
  },
  {
    id: 'motion',
    title: 'Moving over time',
    members: {
      'Konva.Node#to': 'to new values, once, in one call',
      'Konva.Tween': 'the same, to be paused, reversed or played again',
      'Konva.Animation': 'a function for every frame',
    },
  },
  {
    id: 'listeners',
    title: 'Listening and firing',
    members: {
      'Konva.Node#on': 'adds a listener, also for descendants by selector',
      'Konva.Node#off': 'removes listeners by event, name or function',
      'Konva.Node#fire': 'calls them, with bubbling on request',
      'Konva.Node#dispatchEvent': 'calls them with a native event',
      'Konva.Node#addEventListener': '`on` for libraries that expect a DOM element',
    },
  },
  {
    id: 'redraws',
    title: 'Redrawing',
    members: {
      'Konva.Layer#batchDraw': 'one redraw at the next frame, however often it is called',
      'Konva.Node#draw': 'a redraw at once',
      'Konva.autoDrawEnabled': 'whether changes schedule redraws, so that neither is needed',
      'Konva.beginUpdateBatch': 'one update of transformers for many changes',
    },
  },
  {
    id: 'search',
    title: 'Finding nodes',
    members: {
      'Konva.Container#find': 'all descendants that match',
      'Konva.Container#findOne': 'the first of them',
      'Konva.Container#getChildren': 'direct children only',
      'Konva.Node#findAncestor': 'the nearest ancestor that matches',
      'Konva.Stage#getIntersection': 'the shape on top at a point',
    },
  },
  {
    id: 'hits',
    title: 'What is at a point',
    members: {
      'Konva.Stage#getIntersection': 'the shape on top, from one pixel of the hit canvas',
      'Konva.Layer#getIntersection': 'the same for one layer',
      'Konva.Shape#intersects': 'whether this shape is there, even under others; draws it to find out',
      'Konva.Container#getAllIntersections': 'all shapes; draws each to find out',
    },
  },
  {
    id: 'drawing',
    title: 'Drawing, hit area and bounds of a shape of your own',
    members: {
      'Konva.Shape#sceneFunc': 'the visible picture',
      'Konva.Shape#hitFunc': 'the area for the pointer, when it differs',
      'Konva.Shape#selfRectFunc': 'the bounds, when they are not width and height',
      'Konva.Shape#hitStrokeWidth': 'a wider outline for the pointer, without a function',
      'Konva.Shape#drawHitFromCache': 'the hit area from the visible pixels',
    },
  },
  {
    id: 'limits',
    title: 'Limiting a transform',
    members: {
      'Konva.Transformer#boundBoxFunc': 'limits the box: size, rotation, position',
      'Konva.Transformer#anchorDragBoundFunc': 'limits the handle under the pointer, for a grid or guides',
      'Konva.Transformer#stopTransform': 'ends the transform',
      'Konva.Node#dragBoundFunc': 'limits a drag',
    },
  },
  {
    id: 'updates',
    title: 'Refreshing a transformer',
    members: {
      'Konva.Transformer#nodes': 'a new list of nodes',
      'Konva.Transformer#forceUpdate': 'after a change that sets no attribute',
      'Konva.Transformer#update': 'lays out with the known measures',
      'Konva.Transformer#detach': 'without nodes',
    },
  },
  {
    id: 'measures',
    title: 'Measuring text',
    members: {
      'Konva.Text#width': 'the box, as set or as needed, with padding',
      'Konva.Text#getTextWidth': 'the longest line, without padding',
      'Konva.Text#measureSize': 'any one line in this font',
    },
  },
  {
    id: 'ends',
    title: 'Ending a tween',
    members: {
      'Konva.Tween#pause': 'stops where it is',
      'Konva.Tween#reverse': 'runs back to the beginning',
      'Konva.Tween#reset': 'jumps to the beginning',
      'Konva.Tween#finish': 'jumps to the end',
      'Konva.Tween#destroy': 'stops and releases its attributes',
    },
  },
  {
    id: 'groups',
    title: 'One picture of several shapes',
    members: {
      'Konva.Group#isolated': 'children as one picture for opacity and blending, drawn live',
      'Konva.Node#cache': 'children as one kept picture, drawn once',
      'Konva.Shape#perfectDrawEnabled': 'fill and stroke of one shape as one picture',
    },
  },
];
