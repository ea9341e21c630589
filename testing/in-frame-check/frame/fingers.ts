import type { FingerOwner, Point } from '../../../demos/types/check';
import { between, parts } from '../../gestures';
import { Boundaries } from './boundaries';
import type { PointerCapture } from './capture';
import { ancestry, dispatch, elementAt, type HeldKeys } from './dispatch';
import { focusByPress } from './focus';
import { scrollFrom } from './scroll';
import { allowedOn, mayScroll, type Allowed } from './touch-action';

/** Ids of fingers follow those that a browser gives to mouse and pens. */
const FIRST_POINTER = 2;
/** How far a finger may move before the browser takes note of it, in CSS pixels. */
const SLOP = 15;

interface Finger {
  id: number;
  pointerId: number;
  isPrimary: boolean;
  target: Element;
  start: Point;
  at: Point;
  boundaries: Boundaries;
  /** Whether it has left the place where it was put down. */
  hasMoved: boolean;
  /** Whether the demo has prevented the mouse events of a tap. */
  isQuiet: boolean;
}

/** Positions of fingers at one moment, by id. */
export type Places = ReadonlyMap<number, Point>;

/**
 * Fingers that dispatch what a browser does. Who has them is decided by `touch-action` and by the prevented touch events, as far as these
 * tell: the browser scrolls or zooms with a finger that nothing keeps from it, and the demo gets a `pointercancel`.
 */
export class Fingers {
  readonly #keys: HeldKeys;
  readonly #capture: PointerCapture;
  readonly #down = new Map<number, Finger>();
  readonly #frame: () => Promise<void>;
  #nextPointer = FIRST_POINTER;
  /** Whose the fingers are; undefined while that is open. */
  #owner: FingerOwner | undefined;
  #isCanceled = false;
  /** Whether moves are reported: from the first one that leaves the place where the finger was put down. */
  #isAwake = false;

  /** @param frame waits for the next animation frame */
  constructor(keys: HeldKeys, capture: PointerCapture, frame: () => Promise<void>) {
    this.#keys = keys;
    this.#capture = capture;
    this.#frame = frame;
  }

  /** Puts a finger down and returns its id. */
  put(point: Point): number {
    const at = rounded(point);
    let id = 0;
    while (this.#down.has(id)) id += 1;
    const target = elementAt(at) ?? document.documentElement;
    const isPrimary = this.#down.size === 0;
    if (isPrimary) {
      this.#owner = undefined;
      this.#isCanceled = false;
    }
    this.#isAwake = !isPrimary;
    const finger: Finger = {
      id,
      pointerId: this.#nextPointer,
      isPrimary,
      target,
      start: at,
      at,
      boundaries: new Boundaries('pointer'),
      hasMoved: false,
      isQuiet: false,
    };
    this.#nextPointer += 1;
    this.#down.set(id, finger);
    this.#cross(finger, target);
    this.#capture.press(finger.pointerId);
    if (this.#owner !== 'browser') {
      finger.isQuiet = !dispatch(target, this.#pointer('pointerdown', finger));
      // A finger is captured by the element on which it is put, unless that lets it go at once.
      if (!this.#hasCapture(finger)) this.#captureBy(finger);
    }
    const isLeft = this.#touch('touchstart', [finger], this.#owner !== 'browser');
    if (!isLeft) this.#owner = 'demo';
    return id;
  }

  /** Moves fingers along several positions, one in each frame. */
  async move(path: readonly Places[]): Promise<void> {
    for (const places of path) {
      this.#moveBy(places);
      await this.#frame();
    }
  }

  /** Moves one finger in a straight line. */
  async moveTo(id: number, to: Point, steps: number): Promise<void> {
    const from = this.#finger(id).at;
    await this.move(parts(steps).map((part) => new Map([[id, between(from, to, part)]])));
  }

  /** Lifts a finger where it is. */
  lift(id: number): FingerOwner {
    const finger = this.#finger(id);
    const wasAlone = this.#down.size === 1;
    if (this.#owner !== 'browser') this.#toPointer(finger, 'pointerup');
    this.#down.delete(id);
    const isLeft = this.#touch('touchend', [finger], this.#owner !== 'browser');
    this.#leave(finger);
    const isTap = wasAlone && finger.isPrimary && !finger.hasMoved && this.#owner !== 'demo';
    if (isTap && isLeft) this.#sendMouse(finger);
    return this.#ownerNow();
  }

  /** Cancels all fingers that are down, as the system does. */
  cancel(): void {
    const all = [...this.#down.values()];
    if (this.#owner !== 'browser') for (const finger of all) this.#toPointer(finger, 'pointercancel');
    this.#down.clear();
    this.#isCanceled = true;
    this.#touch('touchcancel', all, false);
    for (const finger of all) this.#leave(finger);
  }

  #ownerNow(): FingerOwner {
    return this.#owner === 'browser' || this.#isCanceled ? 'browser' : 'demo';
  }

  #moveBy(places: Places): void {
    const moved: Finger[] = [];
    for (const [id, place] of places) {
      const at = rounded(place);
      const finger = this.#finger(id);
      const way = { x: at.x - finger.start.x, y: at.y - finger.start.y };
      // A finger beside another one, or one that stays of several, is taken note of at once.
      if (!this.#isAwake && Math.hypot(way.x, way.y) <= SLOP) continue;
      this.#isAwake = true;
      const by = { x: finger.at.x - at.x, y: finger.at.y - at.y };
      if (this.#owner === 'browser') scrollFrom(finger.target, by);
      finger.at = at;
      finger.hasMoved = true;
      moved.push(finger);
    }
    if (moved.length === 0) return;
    if (this.#owner !== 'browser') for (const finger of moved) this.#toPointer(finger, 'pointermove');
    const isLeft = this.#touch('touchmove', moved, this.#owner !== 'browser');
    if (this.#owner !== undefined) return;
    if (isLeft && this.#isAllowed(moved)) this.#take();
    else this.#owner = 'demo';
  }

  /** Whether the browser may use the fingers for what they have begun. */
  #isAllowed(moved: readonly Finger[]): boolean {
    const [first] = moved;
    if (first === undefined) return false;
    const allowed = moved.map(({ target }) => allowedAt(target));
    if (this.#down.size > 1 && allowed.every(({ zoom }) => zoom)) return true;
    const way = { x: first.at.x - first.start.x, y: first.at.y - first.start.y };
    return allowed.every((one) => mayScroll(one, way));
  }

  /** The browser takes the fingers: the demo gets no more pointer events of them. */
  #take(): void {
    this.#owner = 'browser';
    for (const finger of this.#down.values()) {
      this.#toPointer(finger, 'pointercancel');
      this.#leave(finger);
    }
  }

  #toPointer(finger: Finger, type: 'pointermove' | 'pointerup' | 'pointercancel'): void {
    const captured = this.#capture.target(finger.pointerId, (element, name) => {
      dispatch(element, this.#pointer(name, finger, { cancelable: false }));
    });
    const target = captured ?? elementAt(finger.at) ?? document.documentElement;
    this.#cross(finger, target);
    dispatch(target, this.#pointer(type, finger, { cancelable: type !== 'pointercancel' }));
  }

  #hasCapture({ target, pointerId }: Finger): boolean {
    return ancestry(target).some((element) => element.hasPointerCapture(pointerId));
  }

  #captureBy({ target, pointerId }: Finger): void {
    this.#capture.press(pointerId, target);
  }

  /** The pointer of a lifted finger is nowhere. */
  #leave(finger: Finger): void {
    this.#capture.release(finger.pointerId);
    this.#capture.target(finger.pointerId, (element, name) => {
      dispatch(element, this.#pointer(name, finger, { cancelable: false }));
    });
    this.#cross(finger, null);
  }

  #cross(finger: Finger, target: Element | null): void {
    finger.boundaries.moveTo(target, (type, more) => this.#pointer(type, finger, more));
  }

  #pointer(type: string, finger: Finger, more: PointerEventInit = {}): PointerEvent {
    const isDown = type !== 'pointerup' && type !== 'pointercancel' && this.#down.has(finger.id);
    return new PointerEvent(type, {
      ...this.#common(finger.at),
      button: type === 'pointerdown' || type === 'pointerup' ? 0 : -1,
      buttons: isDown ? 1 : 0,
      pressure: isDown ? 1 : 0,
      width: 2,
      height: 2,
      pointerId: finger.pointerId,
      pointerType: 'touch',
      isPrimary: finger.isPrimary,
      ...more,
    });
  }

  /** @returns whether its default action is left to the browser */
  #touch(
    type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
    changed: readonly Finger[],
    cancelable: boolean,
  ): boolean {
    const all = [...this.#down.values()];
    const touches = all.map(touchOf);
    let isLeft = true;
    for (const target of new Set(changed.map((finger) => finger.target))) {
      const on = (fingers: readonly Finger[]) => fingers.filter((finger) => finger.target === target).map(touchOf);
      const event = new TouchEvent(type, {
        bubbles: true,
        composed: true,
        cancelable,
        view: window,
        touches,
        targetTouches: on(all),
        changedTouches: on(changed),
        ...this.#keys.fields(),
      });
      isLeft = dispatch(target, event) && isLeft;
    }
    return isLeft;
  }

  /** The mouse events of a tap, without the pointer events of a mouse. */
  #sendMouse({ at, isQuiet }: Finger): void {
    const target = elementAt(at);
    if (target === null || target.closest(':disabled') !== null) return;
    const init = { ...this.#common(at), detail: 1 };
    if (!isQuiet) {
      dispatch(target, new MouseEvent('mousemove', { ...init, detail: 0 }));
      if (dispatch(target, new MouseEvent('mousedown', { ...init, buttons: 1 }))) focusByPress(target);
      if (target.isConnected) dispatch(target, new MouseEvent('mouseup', init));
    }
    if (target.isConnected) dispatch(target, new PointerEvent('click', { ...init, pointerType: 'touch' }));
  }

  #common({ x, y }: Point): MouseEventInit {
    return {
      bubbles: true,
      cancelable: true,
      composed: true,
      view: window,
      clientX: x,
      clientY: y,
      screenX: x,
      screenY: y,
      ...this.#keys.fields(),
    };
  }

  #finger(id: number): Finger {
    const finger = this.#down.get(id);
    if (finger === undefined) throw new Error('This finger is lifted already.');
    return finger;
  }
}

/** The browser passes positions on in single precision. */
function rounded({ x, y }: Point): Point {
  return { x: Math.fround(x), y: Math.fround(y) };
}

function touchOf({ id, target, at }: Finger): Touch {
  const { x, y } = at;
  const page = { pageX: x + window.scrollX, pageY: y + window.scrollY };
  return new Touch({ identifier: id, target, clientX: x, clientY: y, screenX: x, screenY: y, ...page });
}

function allowedAt(target: Element): Allowed {
  return allowedOn(
    ancestry(target).map((element) => {
      const { touchAction, overflowX, overflowY } = getComputedStyle(element);
      return { action: touchAction, scrolls: /auto|scroll/.test(`${overflowX} ${overflowY}`) };
    }),
  );
}
