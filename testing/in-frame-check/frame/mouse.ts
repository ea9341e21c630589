import type { Point } from '../../../demos/types/check';
import { Boundaries } from './boundaries';
import type { PointerCapture } from './capture';
import { ancestry, dispatch, elementAt, type HeldKeys } from './dispatch';
import { focusByPress } from './focus';
import { scrollFrom } from './scroll';

/** Chromium's id of the mouse. */
const MOUSE_ID = 1;
/** Numbers of the buttons, and their bits while they are down. */
const BUTTONS = { left: [0, 1], middle: [1, 4], right: [2, 2] } as const;

export type Button = keyof typeof BUTTONS;

/** A mouse that dispatches what a browser does, in its order: pointer events, then mouse events, then what follows from both. */
export class Mouse {
  /** Its position in the frame. */
  at: Point = { x: 0, y: 0 };
  readonly #keys: HeldKeys;
  readonly #capture: PointerCapture;
  readonly #pointer = new Boundaries('pointer');
  readonly #mouse = new Boundaries('mouse');
  #buttons = 0;
  #detail = 0;
  #pressedOn: Element | null = null;
  /** Whether the demo has prevented the mouse events of the press. */
  #isPrevented = false;

  constructor(keys: HeldKeys, capture: PointerCapture) {
    this.#keys = keys;
    this.#capture = capture;
  }

  get isPressed(): boolean {
    return this.#buttons !== 0;
  }

  /** Moves to a point of the frame, or out of it. */
  moveTo(to: Point): void {
    // The browser passes positions on in single precision.
    const point = { x: Math.fround(to.x), y: Math.fround(to.y) };
    const [movementX, movementY] = [point.x - this.at.x, point.y - this.at.y];
    this.at = point;
    this.#detail = 0;
    const target = this.#target();
    this.#cross(target);
    if (target === null) return;
    const more = { movementX, movementY };
    dispatch(target, this.#event('pointermove', { ...more, button: -1 }));
    if (!this.#isPrevented) dispatch(target, this.#mouseEvent('mousemove', more));
  }

  /** @param detail 2 for the second press of a double click */
  down(name: Button, detail = 1): void {
    const [button, bit] = BUTTONS[name];
    const isFirst = this.#buttons === 0;
    this.#buttons |= bit;
    this.#detail = detail;
    const target = this.#target();
    this.#cross(target);
    if (target === null) return;
    if (isFirst) {
      this.#capture.press(MOUSE_ID);
      this.#isPrevented = !dispatch(target, this.#event('pointerdown', { button }));
    } else dispatch(target, this.#event('pointermove', { button }));
    this.#pressedOn = target;
    if (!this.#isPrevented && !isDisabled(target) && dispatch(target, this.#mouseEvent('mousedown', { button })))
      focusByPress(target);
    if (name === 'right' && target.isConnected && !isDisabled(target))
      dispatch(target, this.#event('contextmenu', { button, detail: 0 }));
  }

  up(name: Button): void {
    const [button, bit] = BUTTONS[name];
    this.#buttons &= ~bit;
    const isLast = this.#buttons === 0;
    const target = this.#target() ?? document.documentElement;
    dispatch(target, this.#event(isLast ? 'pointerup' : 'pointermove', { button }));
    if (!this.#isPrevented && !isDisabled(target)) dispatch(target, this.#mouseEvent('mouseup', { button }));
    if (isLast) {
      this.#isPrevented = false;
      this.#capture.release(MOUSE_ID);
    }
    this.#click(target, name);
    // The pointer that nothing holds any more is over what lies below it.
    if (isLast) this.#cross(this.#target());
  }

  /** Dispatches a wheel event and scrolls, unless the demo has prevented it. */
  wheel(delta: Point): void {
    const target = elementAt(this.at);
    if (target === null) return;
    const init = { ...this.#init({}), detail: 0, deltaX: delta.x, deltaY: delta.y, view: window };
    const isLeft = dispatch(target, new WheelEvent('wheel', init));
    if (isLeft && !this.#keys.fields().ctrlKey) scrollFrom(target, delta);
  }

  /** The element that gets an event at the current position; null outside the frame when nothing is pressed. */
  #target(): Element | null {
    const captured = this.#capture.target(MOUSE_ID, (element, type) => {
      dispatch(element, this.#event(type, { cancelable: false }));
    });
    return captured ?? elementAt(this.at) ?? (this.isPressed ? document.documentElement : null);
  }

  #cross(target: Element | null): void {
    this.#pointer.moveTo(target, (type, more) => this.#event(type, { ...more, button: -1 }));
    this.#mouse.moveTo(target, (type, more) => this.#mouseEvent(type, more));
  }

  #click(target: Element, name: Button): void {
    const pressed = this.#pressedOn;
    this.#pressedOn = null;
    const common = ancestry(pressed).find((element) => element.contains(target));
    if (common === undefined || !common.isConnected || isDisabled(common)) return;
    const [button] = BUTTONS[name];
    dispatch(common, this.#event(name === 'left' ? 'click' : 'auxclick', { button }));
    if (name === 'left' && this.#detail === 2) dispatch(common, this.#mouseEvent('dblclick', { button }));
  }

  #init(more: PointerEventInit): PointerEventInit {
    const { x, y } = this.at;
    return {
      bubbles: true,
      cancelable: true,
      composed: true,
      view: window,
      detail: this.#detail,
      ...placed(x, y),
      button: 0,
      buttons: this.#buttons,
      ...this.#keys.fields(),
      ...more,
    };
  }

  #event(type: string, more: PointerEventInit): PointerEvent {
    // Mouse events and what follows from them have whole coordinates.
    const isFollowing = /click|menu/.test(type);
    return new PointerEvent(type, {
      ...this.#init(more),
      ...(isFollowing ? placed(Math.floor(this.at.x), Math.floor(this.at.y)) : {}),
      detail: /click/.test(type) ? this.#detail : 0,
      pointerId: MOUSE_ID,
      pointerType: 'mouse',
      isPrimary: true,
      pressure: this.isPressed ? 0.5 : 0,
    });
  }

  #mouseEvent(type: string, more: MouseEventInit): MouseEvent {
    return new MouseEvent(type, { ...this.#init(more), ...placed(Math.floor(this.at.x), Math.floor(this.at.y)) });
  }
}

function placed(x: number, y: number): MouseEventInit {
  return { clientX: x, clientY: y, screenX: x, screenY: y };
}

/** A disabled control gets no mouse events. */
function isDisabled(target: Element): boolean {
  return target.closest(':disabled') !== null;
}
