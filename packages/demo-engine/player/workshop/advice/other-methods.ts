import { distance } from '../../../catalog/nearest';

const ADD = 'add: layer.add(node)';
const EMPTY = 'destroyChildren()';
const DRAW = 'draw(), which is rarely needed: a change is drawn by itself';
/** Up to version 7, nothing is drawn by itself. */
const OLD_DRAW = 'draw(): in version 7, a layer is drawn when layer.draw() is called';
const BOX = 'getClientRect()';

/** Methods of the DOM, of other libraries and of older versions, and what Konva's nodes have in their place. */
const METHODS: Readonly<Record<string, string>> = {
  addEventListener: 'on("click", …)',
  removeEventListener: 'off("click")',
  addChild: ADD,
  appendChild: ADD,
  append: ADD,
  addTo: ADD,
  appendTo: ADD,
  removeChild: 'remove() or destroy() of the child',
  removeAllChildren: EMPTY,
  removeAll: EMPTY,
  clearChildren: EMPTY,
  update: DRAW,
  render: DRAW,
  redraw: DRAW,
  refresh: DRAW,
  renderAll: DRAW,
  bringToFront: 'moveToTop()',
  toFront: 'moveToTop()',
  sendToBack: 'moveToBack()',
  toBack: 'moveToBack()',
  animate: 'to({ x: 100, duration: 1 })',
  transitionTo: 'to({ x: 100, duration: 1 })',
  trigger: 'fire("click")',
  emit: 'fire("click")',
  simulate: 'fire("click")',
  dispatchEvent: 'fire("click")',
  attr: 'setAttr("x", 20) and getAttr("x")',
  setColor: 'fill("red")',
  getBBox: BOX,
  getBounds: BOX,
  getBoundingRect: BOX,
  getBoundingClientRect: BOX,
  getObjects: 'getChildren()',
  getMousePosition: 'getPointerPosition()',
  getTouchPosition: 'getPointerPosition()',
  getUserPosition: 'getPointerPosition()',
  getIntersections: 'getIntersection(point)',
  setDragOnTop: 'nothing in its place: leave it out',
  saveImageData: 'toDataURL()',
  drawImage: 'a Konva.Image',
};

/** Methods whose names are often written with other capitals, or nearly so. */
const SPELLED: readonly string[] = [
  ...['toDataURL', 'toJSON', 'toCanvas', 'toImage', 'toBlob', 'toObject', 'moveToTop', 'moveToBottom', 'moveUp'],
  ...[
    'moveDown',
    'moveTo',
    'setAttrs',
    'getAttr',
    'setAttr',
    'getAttrs',
    'batchDraw',
    'drawScene',
    'drawHit',
    'findOne',
  ],
  ...['findAncestor', 'getStage', 'getLayer', 'getParent', 'getChildren', 'getClientRect', 'getAbsoluteTransform'],
  ...['getAbsolutePosition', 'absolutePosition', 'absoluteScale', 'getPointerPosition', 'getRelativePointerPosition'],
  ...['getIntersection', 'setPointersPositions', 'destroyChildren', 'removeChildren', 'startDrag', 'stopDrag'],
  ...['isDragging', 'isVisible', 'isListening', 'cornerRadius', 'strokeWidth', 'fontSize', 'fontFamily', 'fontStyle'],
  ...['hitStrokeWidth', 'dragBoundFunc', 'clipFunc', 'sceneFunc', 'hitFunc', 'clearCache', 'cache', 'clone', 'destroy'],
  ...['remove', 'visible', 'opacity', 'rotation', 'rotate', 'position', 'scale', 'offset', 'zIndex', 'draggable'],
  ...[
    'container',
    'enabledAnchors',
    'rotateEnabled',
    'resizeEnabled',
    'forceUpdate',
    'boundBoxFunc',
    'globalCompositeOperation',
  ],
];

/** A method with nearly the same name. */
function spelled(method: string): string | undefined {
  const plain = method.replace(/[_$]/g, '').toLowerCase();
  const same = SPELLED.find((one) => one.toLowerCase() === plain);
  if (same !== undefined) return same;
  return SPELLED.find((one) => distance(one.toLowerCase(), plain) <= (one.length > 6 ? 2 : 1));
}

/**
 * What a node has in place of a method that it does not have.
 *
 * @param konva major version of the chosen Konva
 */
export function otherMethodFix(method: string, konva: number): string | undefined {
  const found = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  const own = found === DRAW && konva < 8 ? OLD_DRAW : found;
  const like = own === undefined ? spelled(method) : undefined;
  if (like !== undefined && like !== method) return `A Konva node has no ${method}(). Did you mean ${like}()?`;
  return own === undefined ? undefined : `A Konva node has no ${method}(), but ${own}.`;
}
