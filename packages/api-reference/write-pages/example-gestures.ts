import type Konva from 'konva';

/**
 * What a reader does with the examples of events: the mouse moves over the rectangle of the preamble, clicks twice, drags it and its
 * bottom-right handle, and leaves; a finger taps twice and moves; the browser cancels; the wheel turns. It runs in the page, so it may use
 * nothing from outside.
 */
export function performGestures(stage: Konva.Stage | undefined): void {
  if (!stage) return;
  const { content } = stage;
  const box = content.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    bubbles: true,
    cancelable: true,
    clientX: box.left + x,
    clientY: box.top + y,
    pointerId: 1,
    pointerType: 'mouse',
    isPrimary: true,
  });
  const fire = (event: Event) => {
    content.dispatchEvent(event);
    stage.draw();
  };
  const mouse = (type: string, x: number, y: number) => fire(new MouseEvent(type, at(x, y)));
  const pointer = (type: string, x: number, y: number) => fire(new PointerEvent(type, at(x, y)));
  const both = (kind: string, x: number, y: number) => {
    pointer(`pointer${kind}`, x, y);
    mouse(`mouse${kind}`, x, y);
  };
  const touch = (type: string, x: number, y: number) => {
    const { clientX, clientY } = at(x, y);
    const point = new Touch({ identifier: 0, target: content, clientX, clientY });
    const touches = /end|cancel/.test(type) ? [] : [point];
    fire(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [point] }));
  };
  stage.draw();
  mouse('mouseenter', 1, 1);
  both('move', 100, 70);
  fire(new PointerEvent('contextmenu', at(100, 70)));
  for (const kind of ['down', 'up', 'down', 'up']) both(kind, 100, 70);
  for (const type of ['touchstart', 'touchmove', 'touchend', 'touchstart', 'touchend']) touch(type, 100, 70);
  touch('touchstart', 100, 70);
  touch('touchcancel', 100, 70);
  pointer('pointercancel', 100, 70);
  both('down', 100, 70);
  both('move', 120, 90);
  both('up', 120, 90);
  both('move', 390, 290);
  both('move', 160, 110);
  both('down', 160, 110);
  both('move', 190, 130);
  both('up', 190, 130);
  both('move', 390, 290);
  fire(new WheelEvent('wheel', { ...at(100, 70), deltaY: 100 }));
}
