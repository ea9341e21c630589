import type { EventText } from './types';

type Family = Pick<EventText, 'group' | 'payload'>;

/** Three families of events report gestures: mouse, touch, and pointer, which covers both. */
const mouse: Family = { group: 'mouse', payload: 'MouseEvent' };
const touch: Family = { group: 'touch', payload: 'TouchEvent' };
const pointer: Family = { group: 'pointer', payload: 'PointerEvent' };

const pointerId = 'Also has `pointerId`.';
const entered =
  'It does not bubble like other events: it fires on the shape and on those ancestors that the pointer entered or left together with it.';
/** When code starts or ends a gesture, there is no native event. */
const fromCode = 'MouseEvent | TouchEvent | undefined';

/** Events that every node can fire, in the order of the table. */
export const nodeEvents: EventText[] = [
  {
    ...mouse,
    name: 'click',
    when: 'A mouse button was pressed and released on the node.',
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
    when: 'The browser requested a context menu on the node, by right button, long touch or keyboard.',
    bubbles: true,
  },
  { ...mouse, name: 'mousedown', when: 'A mouse button was pressed on the node.', bubbles: true, extra: pointerId },
  { ...mouse, name: 'mouseup', when: 'A mouse button was released on the node.', bubbles: true, extra: pointerId },
  { ...mouse, name: 'mousemove', when: 'The mouse moved over the node.', bubbles: true, extra: pointerId },
  { ...mouse, name: 'mouseover', when: 'The mouse moved onto a shape.', bubbles: true, extra: pointerId },
  { ...mouse, name: 'mouseout', when: 'The mouse left a shape.', bubbles: true, extra: pointerId },
  { ...mouse, name: 'mouseenter', when: `The mouse entered the node. ${entered}`, bubbles: false, extra: pointerId },
  { ...mouse, name: 'mouseleave', when: `The mouse left the node. ${entered}`, bubbles: false, extra: pointerId },
  { group: 'mouse', payload: 'WheelEvent', name: 'wheel', when: 'The wheel was turned over the node.', bubbles: true },

  {
    ...touch,
    name: 'tap',
    when: 'A finger was put down on the node and lifted from it.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...touch,
    name: 'dbltap',
    when: 'A second tap on the same shape within `Konva.dblClickWindow` milliseconds.',
    bubbles: true,
    extra: pointerId,
  },
  { ...touch, name: 'touchstart', when: 'A finger was put down on the node.', bubbles: true, extra: pointerId },
  { ...touch, name: 'touchmove', when: 'A finger moved over the node.', bubbles: true, extra: pointerId },
  { ...touch, name: 'touchend', when: 'A finger was lifted from the node.', bubbles: true, extra: pointerId },
  {
    ...touch,
    name: 'touchcancel',
    when: 'The browser canceled the touch, for example in order to scroll.',
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
  { ...touch, name: 'touchenter', when: `A finger entered the node. ${entered}`, bubbles: false, extra: pointerId },
  { ...touch, name: 'touchleave', when: `A finger left the node. ${entered}`, bubbles: false, extra: pointerId },

  {
    ...pointer,
    name: 'pointerclick',
    when: 'A mouse, finger or pen was pressed and released on the node.',
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
    when: 'A mouse, finger or pen was pressed on the node.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...pointer,
    name: 'pointermove',
    when: 'A mouse, finger or pen moved over the node.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...pointer,
    name: 'pointerup',
    when: 'A mouse, finger or pen was released on the node.',
    bubbles: true,
    extra: pointerId,
  },
  {
    ...pointer,
    name: 'pointercancel',
    when: 'The browser canceled the pointer, for example in order to scroll. On a shape, a `pointerup` follows.',
    bubbles: true,
    extra: pointerId,
  },
  { ...pointer, name: 'pointerover', when: 'A pointer moved onto a shape.', bubbles: true, extra: pointerId },
  { ...pointer, name: 'pointerout', when: 'A pointer left a shape.', bubbles: true, extra: pointerId },
  {
    ...pointer,
    name: 'pointerenter',
    when: `A pointer entered the node. ${entered}`,
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
    when: 'A drag started: the pointer moved by `dragDistance`, or `startDrag()` was called.',
    bubbles: true,
    payload: fromCode,
    extra:
      '`evt` is the event with which the node was pressed, such as `mousedown`. It is `undefined` after `startDrag()` without an event.',
  },
  {
    group: 'drag',
    name: 'dragmove',
    when: 'The pointer moved the dragged node.',
    bubbles: true,
    payload: 'MouseEvent | TouchEvent',
  },
  {
    group: 'drag',
    name: 'dragend',
    when: 'The drag ended: the pointer was released, or `stopDrag()`, `draggable(false)`, `remove()` or `destroy()` was called on the node. `remove()` of an ancestor ends the drag without this event.',
    bubbles: true,
    payload: fromCode,
    extra: '`evt` is `undefined` when code ended the drag.',
  },

  {
    group: 'transform',
    name: 'transformstart',
    when: 'A handle of a `Konva.Transformer` with this node was pressed.',
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
    when: 'The handle was released, or `Konva.Transformer#stopTransform` was called.',
    bubbles: false,
    payload: fromCode,
    extra: '`evt` is `undefined` after `stopTransform()`.',
  },

  {
    group: 'change',
    name: '<attribute>Change',
    when: 'An attribute was written: `xChange`, `fillChange`, or `priceChange` for a custom attribute. Writing the same string, number or boolean again does not fire it. Arrays, objects and composite attributes such as `scale` fire it even when the new value is equal.',
    bubbles: false,
    payload: 'undefined',
    extra: 'Has `oldVal` and `newVal`.',
  },
  {
    group: 'change',
    name: 'absoluteTransformChange',
    when: 'The node’s absolute transform changed or must be computed again: an attribute of the node or of an ancestor was written, or the node was cached or moved to another parent.',
    bubbles: false,
    payload: 'undefined',
  },
  {
    group: 'tree',
    name: 'destroy',
    when: '`destroy()` was called. The node is still in its parent, unless `destroy()` or `destroyChildren()` of that parent caused the call.',
    bubbles: false,
    payload: 'undefined',
  },
];
