function barOf(place: Element): Element | null | undefined {
  return place.closest('.kd-result')?.querySelector('.kd-result-bar');
}

/**
 * Takes whoever leaves a demo's frame by the keyboard to the button that stops the demo. A program can ask for it, too: nobody is taken
 * there who is not in the frame.
 */
export function leaveFrame({ currentTarget }: Event): void {
  if (!(currentTarget instanceof Element) || !currentTarget.contains(document.activeElement)) return;
  barOf(currentTarget)?.querySelector('button')?.focus();
}

/** The button that stops a demo goes with it: whoever pressed it by the keyboard goes on at the next one. */
export function leaveStopButton(place: Element | undefined): void {
  const pressed = document.activeElement;
  const next = pressed?.nextElementSibling;
  if (
    place !== undefined &&
    pressed !== null &&
    barOf(place)?.contains(pressed) === true &&
    next instanceof HTMLElement
  )
    next.focus();
}
