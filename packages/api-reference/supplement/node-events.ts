import type { EventText } from './types';

type Family = Pick<EventText, 'group' | 'payload'>;

/** Three families of events report the same gesture: mouse, touch, and pointer for both. */
const mouse: Family = { group: 'mouse', payload: 'MouseEvent' };
const touch: Family = { group: 'touch', payload: 'TouchEvent' };
const pointer: Family = { group: 'pointer', payload: 'PointerEvent' };

const pointerId = 'Also has `pointerId`.';
const entered =
  'Does not bubble in the usual way: it fires on the shape and on those ancestors that the pointer entered or left with it.';
/** What started or ended without the pointer has no native event. */
const fromCode = 'MouseEvent | TouchEvent | undefined';

/** Events that every node can fire. Order is the order of the table. */
export const nodeEvents: EventText[] = [
  {
    ...mouse,
    name: 'click',
    when: 'A mouse button was pressed and released over the node.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...mouse,
    name: 'dblclick',
    when: 'A second click on the same shape within `Konva.dblClickWindow` milliseconds.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...mouse,
    name: 'contextmenu',
    when: 'The browser asked for a context menu over the node: right button, long touch or key.',
    bubbles: true,
  },
  { ...mouse, name: 'mousedown', when: 'A mouse button was pressed over the node.', bubbles: true, extra: pointerId },
  { ...mouse, name: 'mouseup', when: 'A mouse button was released over the node.', bubbles: true, extra: pointerId },
  { ...mouse, name: 'mousemove', when: 'The mouse moved over the node.', bubbles: true, extra: pointerId },
  { ...mouse, name: 'mouseover', when: 'The mouse came onto a shape.', bubbles: true, extra: pointerId },
  { ...mouse, name: 'mouseout', when: 'The mouse left a shape.', bubbles: true, extra: pointerId },
  { ...mouse, name: 'mouseenter', when: `The mouse came into the node. ${entered}`, bubbles: false, extra: pointerId },
  { ...mouse, name: 'mouseleave', when: `The mouse left the node. ${entered}`, bubbles: false, extra: pointerId },
  { group: 'mouse', payload: 'WheelEvent', name: 'wheel', when: 'The wheel was turned over the node.', bubbles: true },

  { ...touch, name: 'tap', when: 'A finger touched and left the node.', bubbles: true, extra: pointerId },
  {
    ...touch,
    name: 'dbltap',
    when: 'A second tap on the same shape within `Konva.dblClickWindow` milliseconds.',
    bubbles: true,
    extra: pointerId,
  },
  { ...touch, name: 'touchstart', when: 'A finger touched the node.', bubbles: true, extra: pointerId },
  { ...touch, name: 'touchmove', when: 'A finger moved over the node.', bubbles: true, extra: pointerId },
  { ...touch, name: 'touchend', when: 'A finger was lifted over the node.', bubbles: true, extra: pointerId },
  {
    ...touch,
    name: 'touchcancel',
    when: 'The browser took the touch away, for example to scroll.',
    bubbles: true,
    extra: pointerId,
  },
  { ...touch, name: 'touchover', when: 'A finger moved onto a shape.', bubbles: true, extra: pointerId },
  {
    ...touch,
    name: 'touchout',
    when: 'A finger left a shape, or was lifted from it.',
    bubbles: true,
    extra: pointerId,
  },
  { ...touch, name: 'touchenter', when: `A finger came into the node. ${entered}`, bubbles: false, extra: pointerId },
  { ...touch, name: 'touchleave', when: `A finger left the node. ${entered}`, bubbles: false, extra: pointerId },

  {
    ...pointer,
    name: 'pointerclick',
    when: 'Mouse, finger or pen was pressed and released over the node.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...pointer,
    name: 'pointerdblclick',
    when: 'A second pointer click on the same shape within `Konva.dblClickWindow` milliseconds.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...pointer,
    name: 'pointerdown',
    when: 'Mouse, finger or pen was pressed over the node.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...pointer,
    name: 'pointermove',
    when: 'Mouse, finger or pen moved over the node.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...pointer,
    name: 'pointerup',
    when: 'Mouse, finger or pen was released over the node.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...pointer,
    name: 'pointercancel',
    when: 'The browser took the pointer away, for example to scroll. A `pointerup` follows on a shape.',
    bubbles: true,
    extra: pointerId,
  },
  { ...pointer, name: 'pointerover', when: 'A pointer came onto a shape.', bubbles: true, extra: pointerId },
  { ...pointer, name: 'pointerout', when: 'A pointer left a shape.', bubbles: true, extra: pointerId },
  {
    ...pointer,
    name: 'pointerenter',
    when: `A pointer came into the node. ${entered}`,
    bubbles: false,
    extra: pointerId,
  },
  { ...pointer, name: 'pointerleave', when: `A pointer left the node. ${entered}`, bubbles: false, extra: pointerId },
  {
    ...pointer,
    name: 'gotpointercapture',
    when: 'The shape or stage captured a pointer with `setPointerCapture`.',
    bubbles: false,
    extra: pointerId,
  },
  { ...pointer, name: 'lostpointercapture', when: 'The capture ended.', bubbles: false, extra: pointerId },

  {
    group: 'drag',
    name: 'dragstart',
    when: 'A drag began: the pointer moved by `dragDistance`, or `startDrag` was called.',
    bubbles: true,
    payload: fromCode,
    extra:
      '`evt` is the event that pressed the node, such as `mousedown`; it is `undefined` after `startDrag()` without an event.',
  },
  {
    group: 'drag',
    name: 'dragmove',
    when: 'The dragged node was moved by the pointer.',
    bubbles: true,
    payload: 'MouseEvent | TouchEvent',
  },
  {
    group: 'drag',
    name: 'dragend',
    when: 'The drag ended: the pointer was released, or `stopDrag()`, `draggable(false)`, `remove()` or `destroy()` was called on the node.',
    bubbles: true,
    payload: fromCode,
    extra: '`evt` is `undefined` when code ended the drag.',
  },

  {
    group: 'transform',
    name: 'transformstart',
    when: 'A `Konva.Transformer` that holds the node began to resize or rotate it.',
    bubbles: false,
    payload: 'MouseEvent | TouchEvent',
  },
  {
    group: 'transform',
    name: 'transform',
    when: 'The transformer changed the node’s attributes.',
    bubbles: false,
    payload: 'MouseEvent | TouchEvent',
  },
  {
    group: 'transform',
    name: 'transformend',
    when: 'The pointer let go of the transformer, or `Konva.Transformer#stopTransform` was called.',
    bubbles: false,
    payload: fromCode,
    extra: '`evt` is `undefined` after `stopTransform()`.',
  },

  {
    group: 'change',
    name: '<attribute>Change',
    when: 'An attribute was written: `xChange`, `fillChange`, `priceChange` for one of your own. The same string, number or boolean again fires nothing; an array, an object and a composite such as `scale` fire even when the new value is equal.',
    bubbles: false,
    payload: 'undefined',
    extra: 'Has `oldVal` and `newVal`.',
  },
  {
    group: 'change',
    name: 'absoluteTransformChange',
    when: 'The node’s place on the canvas changed, through its own attributes or an ancestor’s.',
    bubbles: false,
    payload: 'undefined',
  },
  {
    group: 'tree',
    name: 'destroy',
    when: '`destroy` was called. The node is still in its parent; a child of a container that is being destroyed has lost its parent already.',
    bubbles: false,
    payload: 'undefined',
  },
];
