import { ancestry, dispatch } from './dispatch';

/** Makes an event of a type with further fields. */
type Make = (type: string, more: { bubbles: boolean; cancelable: boolean; relatedTarget: Element | null }) => Event;

/** The element that a pointer is over, and the events when that changes. */
export class Boundaries {
  #over: Element | null = null;

  /** @param kind prefix of the events' names */
  constructor(private readonly kind: 'pointer' | 'mouse') {}

  /** Moves to an element, or with null out of the frame. */
  moveTo(to: Element | null, make: Make): void {
    const from = this.#over;
    if (from === to) return;
    this.#over = to;
    const { kind } = this;
    const left = ancestry(from?.isConnected === true ? from : null);
    const entered = ancestry(to);
    const crossing = { bubbles: true, cancelable: true };
    const quiet = { bubbles: false, cancelable: false };
    if (left.length > 0) {
      if (from !== null) dispatch(from, make(`${kind}out`, { ...crossing, relatedTarget: to }));
      for (const element of left) {
        if (!entered.includes(element)) dispatch(element, make(`${kind}leave`, { ...quiet, relatedTarget: to }));
      }
    }
    if (to === null) return;
    dispatch(to, make(`${kind}over`, { ...crossing, relatedTarget: from }));
    for (const element of entered.toReversed()) {
      if (!left.includes(element)) dispatch(element, make(`${kind}enter`, { ...quiet, relatedTarget: from }));
    }
  }
}
