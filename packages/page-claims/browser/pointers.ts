import type Konva from 'konva';
import type { Mouse, PointerOptions, Touch as Fingers } from '../model';

const MOUSE_ID = 1;

/** The element on which the stage listens for events. */
function contentOf(stage: Konva.Stage): HTMLElement {
  return stage.content;
}

/** A mouse that dispatches pointer and mouse events on the stage's element, each pair in the browser's order. */
export function createMouse(stage: () => Konva.Stage): Mouse {
  let buttons = 0;
  let clicks = { at: 0, x: 0, y: 0, count: 0 };

  const send = (type: 'move' | 'down' | 'up', x: number, y: number, options: PointerOptions = {}) => {
    const init: PointerEventInit = {
      ...options,
      button: options.button ?? 0,
      buttons,
      clientX: x,
      clientY: y,
      bubbles: true,
      cancelable: true,
      composed: true,
      pointerId: MOUSE_ID,
      pointerType: 'mouse',
      isPrimary: true,
    };
    const content = contentOf(stage());
    content.dispatchEvent(new PointerEvent(`pointer${type}`, init));
    content.dispatchEvent(new MouseEvent(`mouse${type}`, init));
    return init;
  };

  const mouse: Mouse = {
    move: (x, y, options) => void send('move', x, y, options),
    down: (x, y, options) => {
      buttons = 1;
      send('down', x, y, options);
    },
    up: (x, y, options) => {
      buttons = 0;
      const init = send('up', x, y, options);
      const isAgain = performance.now() - clicks.at < 400 && clicks.x === x && clicks.y === y;
      clicks = { at: performance.now(), x, y, count: isAgain ? clicks.count + 1 : 1 };
      const content = contentOf(stage());
      content.dispatchEvent(new MouseEvent(init.button === 2 ? 'contextmenu' : 'click', init));
      if (clicks.count === 2) content.dispatchEvent(new MouseEvent('dblclick', init));
    },
    click: (x, y, options) => {
      mouse.move(x, y, options);
      mouse.down(x, y, options);
      mouse.up(x, y, options);
    },
    drag: ([fromX, fromY], [toX, toY], options) => {
      mouse.move(fromX, fromY, options);
      mouse.down(fromX, fromY, options);
      for (const part of [0.25, 0.5, 0.75, 1]) {
        mouse.move(fromX + (toX - fromX) * part, fromY + (toY - fromY) * part, options);
      }
      mouse.up(toX, toY, options);
    },
    wheel: (x, y, deltaY, options = {}) => {
      const init: WheelEventInit = { ...options, deltaY, clientX: x, clientY: y, bubbles: true, cancelable: true };
      contentOf(stage()).dispatchEvent(new WheelEvent('wheel', init));
    },
    leave: () => {
      const content = contentOf(stage());
      const init: PointerEventInit = { clientX: -1, clientY: -1, pointerId: MOUSE_ID, pointerType: 'mouse' };
      content.dispatchEvent(new PointerEvent('pointerleave', init));
      content.dispatchEvent(new MouseEvent('mouseleave', init));
    },
  };
  return mouse;
}

/** Fingers that dispatch touch and pointer events on the stage's element. */
export function createTouch(stage: () => Konva.Stage): Fingers {
  type Place = [x: number, y: number];
  let down: readonly Touch[] = [];
  let made = 0;

  const finger = (identifier: number, [clientX, clientY]: Place) =>
    new Touch({ identifier, target: contentOf(stage()), clientX, clientY });

  const send = (kind: 'start' | 'move' | 'end', now: readonly Touch[], changed: readonly Touch[]) => {
    const content = contentOf(stage());
    const pointer = { start: 'pointerdown', move: 'pointermove', end: 'pointerup' }[kind];
    for (const [index, { identifier, clientX, clientY }] of changed.entries()) {
      content.dispatchEvent(
        new PointerEvent(pointer, {
          clientX,
          clientY,
          pointerId: MOUSE_ID + 1 + identifier,
          pointerType: 'touch',
          isPrimary: index === 0,
          bubbles: true,
          cancelable: true,
        }),
      );
    }
    const event = new TouchEvent(`touch${kind}`, {
      touches: [...now],
      targetTouches: [...now],
      changedTouches: [...changed],
      bubbles: true,
      cancelable: true,
    });
    down = now;
    return !content.dispatchEvent(event);
  };

  const placed = (places: readonly Place[]) =>
    places.map((place, index) => {
      const known = down[index];
      if (known !== undefined) return finger(known.identifier, place);
      made += 1;
      return finger(made, place);
    });

  const fingers: Fingers = {
    start: (...places) => {
      const now = placed(places);
      return send('start', now, now.slice(down.length));
    },
    move: (...places) => {
      const now = placed(places);
      return send('move', now, now);
    },
    end: (...places) => send('end', placed(places), down.slice(places.length)),
    tap: (x, y) => {
      fingers.start([x, y]);
      fingers.end();
    },
  };
  return fingers;
}
