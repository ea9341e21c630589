const ADD = 'add: layer.add(node)';
const EMPTY = 'destroyChildren()';
const DRAW = 'draw(), which is rarely needed: a change is drawn by itself';
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

/** What a node has in place of a method that it does not have. */
export function otherMethodFix(method: string): string | undefined {
  const own = Object.hasOwn(METHODS, method) ? METHODS[method] : undefined;
  return own === undefined ? undefined : `A Konva node has no ${method}(), but ${own}.`;
}
