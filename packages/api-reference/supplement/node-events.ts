import type { EventText } from './types';

type Family = Pick<EventText, 'group' | 'payload' | 'bubbles' | 'target' | 'pointerId'>;

const hit = 'the shape under the pointer, or the stage';
/** These events report the shape that was left, not the one that is now under the pointer. */
const left = 'the shape that was left, or the stage';
/** The stage fires these itself when a pointer enters or leaves its container, and then without an id. */
const exceptOwn = 'set, except when the pointer enters or leaves the stage itself';

/** Three families of events report gestures: mouse, touch, and pointer, which covers both. */
const gesture = { bubbles: true, target: hit, pointerId: 'set' };
const mouse: Family = { ...gesture, group: 'mouse', payload: 'MouseEvent', pointerId: '999' };
const touch: Family = { ...gesture, group: 'touch', payload: 'TouchEvent' };
const pointer: Family = { ...gesture, group: 'pointer', payload: 'PointerEvent' };
const crossing = { pointerId: exceptOwn };
/** Wheel and context menu have no pointer. */
const plain = { bubbles: true, target: hit };
const capture: Pick<EventText, 'group' | 'payload' | 'bubbles' | 'pointerId' | 'extra'> = {
  group: 'pointer',
  payload: 'PointerEvent',
  bubbles: false,
  pointerId: 'set',
  extra: '`evt` is a new `PointerEvent` that has only the id: its coordinates and buttons are 0.',
};
const dragged: Omit<Family, 'payload'> = { group: 'drag', bubbles: true, target: 'the dragged node' };
const transformed: Omit<Family, 'payload'> = {
  group: 'transform',
  bubbles: false,
  target: 'the node',
};
const silent = { bubbles: false, payload: 'undefined' };

const entered =
  'It does not bubble like other events: it fires on the shape and on those ancestors that the pointer entered or left together with it.';
/** When code starts or ends a gesture, there is no native event. */
const fromCode = 'MouseEvent | TouchEvent | undefined';
const stageOut = 'On the stage it also fires when the pointer leaves the container from an empty area.';
const stageOver = 'On the stage it also fires when the pointer moves from a shape to an empty area.';

const firstMove = 'On a touched shape, it fires with the finger’s first move.';
const stillDuringDrag = 'Not during a drag or a transform, unless `Konva.hitOnDragEnabled` is set.';
const notAfterDrag = 'Not after a drag.';

/** Events that every node can fire, in the order of the table. */
export const nodeEvents: EventText[] = [
  {
    ...mouse,
    name: 'click',
    when: `A mouse button was pressed and released on the same shape, or released on an empty area. ${notAfterDrag}`,
    examples: [`rect.on('click', (event) => console.log(event.evt.button)); // 0 (the main button)`],
  },
  {
    ...mouse,
    name: 'dblclick',
    when: 'A second click on the same shape, or on an empty area, within `Konva.dblClickWindow` milliseconds.',
    examples: [`rect.on('dblclick', (event) => console.log(event.target.name())); // card`],
  },
  {
    ...plain,
    group: 'mouse',
    payload: 'PointerEvent | MouseEvent',
    name: 'contextmenu',
    when: 'A right click, a long press or a key requested the context menu. The type of `evt` depends on the browser.',
    examples: [
      `// Show your own menu instead of the browser's.
stage.on('contextmenu', (event) => {
  event.evt.preventDefault();
  console.log(event.target === stage); // false (a shape was hit)
});`,
    ],
  },
  {
    ...mouse,
    name: 'mousedown',
    when: 'A mouse button was pressed on the node.',
    examples: [`rect.on('mousedown', () => console.log(stage.getPointerPosition())); // {"x":100,"y":70}`],
  },
  {
    ...mouse,
    name: 'mouseup',
    when: 'A mouse button was released on the node.',
    examples: [`rect.on('mouseup', (event) => console.log(event.evt.buttons)); // 0 (no button is held)`],
  },
  {
    ...mouse,
    name: 'mousemove',
    when: `The mouse moved over the node. ${stillDuringDrag}`,
    examples: [
      `rect.on('mousemove', () => console.log(rect.getRelativePointerPosition())); // {"x":60,"y":40} (from the corner of the rectangle)`,
    ],
  },
  {
    ...mouse,
    ...crossing,
    name: 'mouseover',
    when: `The mouse moved onto a shape, or entered the stage’s container. ${stageOver}`,
    examples: [`layer.on('mouseover', (event) => console.log(event.target.name())); // card (any shape of the layer)`],
  },
  {
    ...mouse,
    ...crossing,
    name: 'mouseout',
    target: left,
    when: `The mouse left a shape. ${stageOut}`,
    examples: [`layer.on('mouseout', (event) => console.log(event.target.name())); // card`],
  },
  {
    ...mouse,
    ...crossing,
    name: 'mouseenter',
    when: `The mouse entered the node. ${entered} The stage fires its own event when the mouse enters the container.`,
    examples: [
      `rect.on('mouseenter', () => {
  stage.container().style.cursor = 'pointer';
  console.log(stage.container().style.cursor); // pointer
});`,
    ],
    bubbles: false,
  },
  {
    ...mouse,
    ...crossing,
    name: 'mouseleave',
    target: left,
    when: `The mouse left the node. ${entered} The stage fires its own event when the mouse leaves the container.`,
    examples: [
      `rect.on('mouseleave', () => {
  stage.container().style.cursor = 'default';
  console.log(stage.container().style.cursor); // default
});`,
    ],
    bubbles: false,
  },
  {
    ...plain,
    group: 'mouse',
    payload: 'WheelEvent',
    name: 'wheel',
    when: 'The wheel was turned with the pointer over the node.',
    examples: [
      `stage.on('wheel', (event) => {
  event.evt.preventDefault(); // the page does not scroll
  const scale = stage.scaleX() * Math.exp(-event.evt.deltaY * 0.001);
  stage.scale({ x: scale, y: scale });
  console.log(scale < 1); // true (turned toward you: smaller)
});`,
    ],
  },

  {
    ...touch,
    name: 'tap',
    when: `A finger was put down on and lifted from the same shape, or lifted from an empty area. ${notAfterDrag}`,
    examples: [
      `// The same for mouse and finger.
rect.on('click tap', (event) => console.log(event.type)); // tap`,
    ],
  },
  {
    ...touch,
    name: 'dbltap',
    when: 'A second tap on the same shape, or on an empty area, within `Konva.dblClickWindow` milliseconds.',
    examples: [`rect.on('dblclick dbltap', (event) => console.log(event.type)); // dbltap`],
  },
  {
    ...touch,
    name: 'touchstart',
    when: 'A finger was put down on the node.',
    examples: [`rect.on('touchstart', (event) => console.log(event.evt.touches.length)); // 1 (finger on the screen)`],
  },
  {
    ...touch,
    name: 'touchmove',
    when: `A finger moved over the node. ${stillDuringDrag}`,
    examples: [`rect.on('touchmove', () => console.log(stage.getPointersPositions().length)); // 1`],
  },
  {
    ...touch,
    name: 'touchend',
    when: 'A finger was lifted from the node.',
    examples: [`rect.on('touchend', (event) => console.log(event.evt.touches.length)); // 0 (no finger is left)`],
  },
  {
    ...touch,
    name: 'touchcancel',
    when: 'The browser canceled the touch, for example in order to scroll. On a shape, a `pointerup` follows.',
    examples: [
      `stage.on('touchcancel', (event) => console.log(event.target.name())); // card (drop what the finger began)`,
    ],
  },
  {
    ...touch,
    name: 'touchover',
    when: `A finger moved onto a shape. ${stageOver} ${firstMove}`,
    examples: [`layer.on('touchover', (event) => console.log(event.target.name())); // card`],
  },
  {
    ...touch,
    name: 'touchout',
    target: left,
    when: 'A finger left a shape, or was lifted from it after a move.',
    examples: [`layer.on('touchout', (event) => console.log(event.target.name())); // card`],
  },
  {
    ...touch,
    name: 'touchenter',
    when: `A finger entered the node. ${entered} ${firstMove}`,
    examples: [`rect.on('touchenter', (event) => console.log(event.currentTarget === rect)); // true`],
    bubbles: false,
  },
  {
    ...touch,
    name: 'touchleave',
    target: left,
    when: `A finger left the node, or was lifted from it after a move. ${entered}`,
    examples: [`rect.on('touchleave', (event) => console.log(event.currentTarget === rect)); // true`],
    bubbles: false,
  },

  {
    ...pointer,
    name: 'pointerclick',
    when: `A mouse, finger or pen was pressed and released on the same shape, or released on an empty area. ${notAfterDrag}`,
    examples: [`rect.on('pointerclick', (event) => console.log(event.evt.pointerType)); // mouse`],
  },
  {
    ...pointer,
    name: 'pointerdblclick',
    when: 'A second pointer click on the same shape, or on an empty area, within `Konva.dblClickWindow` milliseconds.',
    examples: [`rect.on('pointerdblclick', (event) => console.log(event.target.name())); // card`],
  },
  {
    ...pointer,
    name: 'pointerdown',
    when: 'A mouse, finger or pen was pressed on the node.',
    examples: [
      `stage.on('pointerdown', (event) => {
  if (event.target === stage) return; // the empty canvas
  console.log(event.target.name(), event.pointerId); // card 1
});`,
    ],
  },
  {
    ...pointer,
    name: 'pointermove',
    when: `A mouse, finger or pen moved over the node. ${stillDuringDrag}`,
    examples: [`rect.on('pointermove', () => console.log(stage.getPointerPosition())); // {"x":100,"y":70}`],
  },
  {
    ...pointer,
    name: 'pointerup',
    when: 'A mouse, finger or pen was released on the node. It also fires on a shape after `pointercancel` and `touchcancel`.',
    examples: [`rect.on('pointerup', (event) => console.log(event.evt.isPrimary)); // true`],
  },
  {
    ...pointer,
    name: 'pointercancel',
    when: 'The browser canceled the pointer, for example in order to scroll. On a shape, a `pointerup` follows.',
    examples: [
      `stage.on('pointerup pointercancel', (event) => console.log(event.type)); // pointercancel (end the gesture for both)`,
    ],
  },
  {
    ...pointer,
    name: 'pointerover',
    when: `A pointer moved onto a shape. ${stageOver} Unlike \`mouseover\`, it does not fire when the pointer enters the container.`,
    examples: [`layer.on('pointerover', (event) => console.log(event.target.name())); // card`],
  },
  {
    ...pointer,
    ...crossing,
    name: 'pointerout',
    target: left,
    when: `A pointer left a shape. ${stageOut}`,
    examples: [`layer.on('pointerout', (event) => console.log(event.target.name())); // card`],
  },
  {
    ...pointer,
    name: 'pointerenter',
    when: `A pointer entered the node. ${entered} On the stage it never fires, not even when the pointer enters the container: use \`mouseenter\`.`,
    examples: [`rect.on('pointerenter', () => console.log(rect.opacity(0.8).opacity())); // 0.8`],
    bubbles: false,
  },
  {
    ...pointer,
    ...crossing,
    name: 'pointerleave',
    target: left,
    when: `A pointer left the node. ${entered} The stage fires its own event when the pointer leaves the container.`,
    examples: [`rect.on('pointerleave', () => console.log(rect.opacity(1).opacity())); // 1`],
    bubbles: false,
  },
  {
    ...capture,
    name: 'gotpointercapture',
    when: 'The shape or stage captured a pointer with `setPointerCapture`.',
    examples: [
      `rect.on('gotpointercapture', (event) => console.log(event.pointerId, event.target)); // 1 undefined
rect.setPointerCapture(1);`,
    ],
  },
  {
    ...capture,
    name: 'lostpointercapture',
    when: 'The capture ended: the pointer was released, another node captured it, or `releaseCapture` or `destroy` was called.',
    examples: [
      `rect.on('lostpointercapture', (event) => console.log(event.pointerId, event.evt.clientX)); // 1 0
rect.setPointerCapture(1);
rect.releaseCapture(1);`,
    ],
  },

  {
    ...dragged,
    name: 'dragstart',
    when: 'A drag started: the pointer moved by `dragDistance`, or `startDrag()` was called.',
    payload: fromCode,
    extra:
      '`evt` is the event with which the node was pressed, such as `mousedown`. It is `undefined` after `startDrag()` without an event.',
    examples: [
      `rect.draggable(true);
rect.on('dragstart', (event) => {
  rect.moveToTop();
  console.log(event.evt.type); // mousedown (the press that began it)
});`,
    ],
  },
  {
    ...dragged,
    name: 'dragmove',
    when: 'The pointer moved during a drag of the node. The node already has its new position, unless a `dragBoundFunc` kept it in place.',
    payload: 'MouseEvent | TouchEvent',
    examples: [
      `rect.draggable(true);
rect.on('dragmove', () => console.log(rect.position())); // {"x":60,"y":50} (after 20 pixels to the right and down)`,
    ],
  },
  {
    ...dragged,
    name: 'dragend',
    when: 'The drag ended: the pointer was released, the touch was canceled, or `stopDrag()`, `draggable(false)`, `remove()` or `destroy()` was called on the node. `remove()` of an ancestor ends the drag without this event.',
    payload: fromCode,
    extra: '`evt` is `undefined` when code ended the drag.',
    examples: [
      `rect.draggable(true);
rect.on('dragend', () => {
  const saved = rect.position();
  console.log(saved); // {"x":60,"y":50}
});`,
    ],
  },

  {
    ...transformed,
    name: 'transformstart',
    when: 'A handle of a `Konva.Transformer` with this node was pressed.',
    payload: 'MouseEvent | TouchEvent',
    examples: [`rect.on('transformstart', () => console.log(transformer.getActiveAnchor())); // bottom-right`],
  },
  {
    ...transformed,
    name: 'transform',
    when: 'The transformer changed the node’s attributes.',
    payload: 'MouseEvent | TouchEvent',
    examples: [
      `rect.on('transform', () => {
  // Keep the scale at 1: turn it into size.
  rect.setAttrs({ width: rect.width() * rect.scaleX(), height: rect.height() * rect.scaleY(), scaleX: 1, scaleY: 1 });
  console.log(rect.width() > 120, rect.scaleX()); // true 1
});`,
    ],
  },
  {
    ...transformed,
    name: 'transformend',
    when: 'The handle was released, the touch was canceled, or `Konva.Transformer#stopTransform` was called.',
    payload: fromCode,
    extra: '`evt` is `undefined` after `stopTransform()`.',
    examples: [`rect.on('transformend', () => console.log(rect.scaleX() > 1)); // true (the new size is in the scale)`],
  },

  {
    ...silent,
    group: 'change',
    name: '<attribute>Change',
    when: 'An attribute was written: `xChange`, `fillChange`, or `priceChange` for a custom attribute. Writing the same string, number or boolean again does not fire it. Arrays, objects and composite attributes such as `scale` fire it even when the new value is equal.',
    extra: 'Has `oldVal` and `newVal`. `target` is `undefined`, although the type says otherwise: use `currentTarget`.',
    examples: [
      `rect.on('xChange', (event) => console.log(event.oldVal, event.newVal, event.target)); // 40 50 undefined
rect.x(50);`,
    ],
  },
  {
    ...silent,
    group: 'change',
    name: 'absoluteTransformChange',
    when: 'The node’s absolute transform changed or must be computed again: position, rotation, scale, skew, offset or `transformsEnabled` of the node or of an ancestor was written, or the node was cached, added, moved to another parent or removed. Nodes inside a cached container do not fire it when an ancestor changes.',
    target: 'the node',
    examples: [
      `// An HTML element that follows a node, whatever moves it.
rect.on('absoluteTransformChange', () => console.log(rect.absolutePosition())); // {"x":50,"y":30}
layer.x(10);`,
    ],
  },
  {
    ...silent,
    group: 'tree',
    name: 'destroy',
    when: '`destroy()` was called. The node is still in its parent, unless `destroy()` or `destroyChildren()` of that parent caused the call.',
    target: 'the node',
    examples: [
      `rect.on('destroy', () => console.log(rect.getLayer() === layer)); // true (still in its parent)
rect.destroy();`,
    ],
  },
];
