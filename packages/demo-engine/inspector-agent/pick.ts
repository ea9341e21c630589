import type Konva from 'konva';
import { nextFrame } from './browser';
import type { OverlayLayer } from './overlay/layer';
import { nodeAt } from './stage-place';

/** All pointer events. The window's capturing listeners stop them before they reach the library and the program. */
const POINTER_EVENTS = [
  ...[
    'pointerdown',
    'pointermove',
    'pointerup',
    'pointercancel',
    'pointerover',
    'pointerout',
    'pointerenter',
    'pointerleave',
  ],
  ...['mousedown', 'mousemove', 'mouseup', 'mouseover', 'mouseout', 'mouseenter', 'mouseleave'],
  ...['touchstart', 'touchmove', 'touchend', 'touchcancel'],
  ...['click', 'dblclick', 'auxclick', 'contextmenu', 'dragstart', 'wheel'],
];

export interface PickEvents {
  /** Called when the pointer is over another node, or over none. */
  onPoint(node: Konva.Node | undefined): void;
  onPick(node: Konva.Node): void;
}

/** Lets the reader pick nodes: while it is on, the pointer does nothing else. */
export class Picker {
  #isOn = false;
  #pointed: Konva.Node | undefined;
  /** The last position of the pointer, until the next animation frame. */
  #at: { x: number; y: number } | undefined;

  constructor(
    private readonly layer: OverlayLayer,
    private readonly events: PickEvents,
  ) {}

  turn(isOn: boolean): void {
    if (isOn === this.#isOn) return;
    this.#isOn = isOn;
    this.layer.catchPointer(isOn);
    for (const type of POINTER_EVENTS) {
      // Passive, because the wheel and touch must still scroll the page.
      if (isOn) window.addEventListener(type, this.#hear, { capture: true, passive: true });
      else window.removeEventListener(type, this.#hear, { capture: true });
    }
    if (!isOn) this.#point(undefined);
  }

  readonly #hear = (event: Event): void => {
    event.stopImmediatePropagation();
    if (!(event instanceof MouseEvent)) return;
    const at = { x: event.clientX, y: event.clientY };
    if (event.type === 'click') {
      const node = nodeAt(at.x, at.y);
      this.#point(node);
      if (node !== undefined) this.events.onPick(node);
    } else if (event.type === 'pointermove' || event.type === 'pointerdown') {
      if (this.#at === undefined) nextFrame(this.#look);
      this.#at = at;
    } else if (event.type === 'pointerout' && event.relatedTarget === null) {
      this.#at = undefined;
      this.#point(undefined);
    }
  };

  readonly #look = (): void => {
    const at = this.#at;
    this.#at = undefined;
    if (at !== undefined && this.#isOn) this.#point(nodeAt(at.x, at.y));
  };

  #point(node: Konva.Node | undefined): void {
    if (node === this.#pointed) return;
    this.#pointed = node;
    this.events.onPoint(node);
  }
}
