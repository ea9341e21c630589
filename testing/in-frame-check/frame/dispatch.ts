import type { Modifier } from '../../../demos/types/check';

/** Keys that are held while other input arrives. */
export class HeldKeys {
  readonly #held = new Set<Modifier>();

  press(key: Modifier): void {
    this.#held.add(key);
  }

  release(key: Modifier): void {
    this.#held.delete(key);
  }

  /** The fields of an event that tell about held keys. */
  fields(): EventModifierInit {
    return {
      altKey: this.#held.has('Alt'),
      ctrlKey: this.#held.has('Control'),
      metaKey: this.#held.has('Meta'),
      shiftKey: this.#held.has('Shift'),
    };
  }
}

/**
 * Dispatches an event with the demo's time.
 *
 * @returns whether its default action is left to the browser
 */
export function dispatch(target: EventTarget, event: Event): boolean {
  Object.defineProperty(event, 'timeStamp', { value: performance.now() });
  return target.dispatchEvent(event);
}

/** The element at a point of the frame, as the browser finds it. */
export function elementAt({ x, y }: { x: number; y: number }): Element | null {
  return document.elementFromPoint(x, y);
}

/** An element and its ancestors, from the innermost. */
export function ancestry(element: Element | null): Element[] {
  const found: Element[] = [];
  for (let at = element; at !== null; at = at.parentElement) found.push(at);
  return found;
}
