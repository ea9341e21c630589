/** The browser's own methods, in whose place the ones below stand while a check runs. */
interface Native {
  setPointerCapture(id: number): void;
  releasePointerCapture(id: number): void;
  hasPointerCapture(id: number): boolean;
}

/**
 * Pointer capture for pointers that the browser does not know: an element takes all further events of a pressed pointer. The change takes
 * effect with the pointer's next event, as in a browser.
 */
export class PointerCapture {
  readonly #pending = new Map<number, Element>();
  readonly #current = new Map<number, Element>();
  readonly #pressed = new Set<number>();
  readonly #native: Native;

  constructor() {
    const { setPointerCapture, releasePointerCapture, hasPointerCapture } = Element.prototype;
    this.#native = { setPointerCapture, releasePointerCapture, hasPointerCapture };
    const pending = this.#pending;
    const pressed = this.#pressed;
    const isKnown = (id: number) => pressed.has(id);
    Object.assign(Element.prototype, {
      setPointerCapture(this: Element, id: number): void {
        if (isKnown(id)) pending.set(id, this);
        else Reflect.apply(setPointerCapture, this, [id]);
      },
      releasePointerCapture(this: Element, id: number): void {
        if (!isKnown(id)) Reflect.apply(releasePointerCapture, this, [id]);
        else if (pending.get(id) === this) pending.delete(id);
      },
      hasPointerCapture(this: Element, id: number): boolean {
        return pending.get(id) === this;
      },
    });
  }

  /** A pointer is pressed. A finger is captured by the element under it. */
  press(id: number, target?: Element): void {
    this.#pressed.add(id);
    if (target !== undefined) this.#pending.set(id, target);
  }

  /** A pointer is released. */
  release(id: number): void {
    this.#pressed.delete(id);
    this.#pending.delete(id);
  }

  /**
   * The element that gets the pointer's next event, if one has captured it.
   *
   * @param tell sends an event about the capture to an element
   */
  target(
    id: number,
    tell: (element: Element, type: 'gotpointercapture' | 'lostpointercapture') => void,
  ): Element | null {
    const before = this.#current.get(id);
    const wanted = this.#pending.get(id);
    const after = wanted?.isConnected === true ? wanted : undefined;
    if (before !== after) {
      if (before !== undefined) tell(before.isConnected ? before : document.documentElement, 'lostpointercapture');
      if (after === undefined) this.#current.delete(id);
      else {
        this.#current.set(id, after);
        tell(after, 'gotpointercapture');
      }
    }
    return after ?? null;
  }

  /** Gives the browser its methods back. */
  stop(): void {
    Object.assign(Element.prototype, this.#native);
  }
}
