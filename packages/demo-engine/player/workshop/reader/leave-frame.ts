function barOf(place: Element): Element | null | undefined {
  return place.closest('.kd-demo')?.querySelector('.kd-run');
}

/**
 * Moves the focus from a demo's frame to the button that stops the demo, for readers who leave the frame by keyboard. A program can
 * request it too, so the focus moves only if it is in the frame.
 */
export function leaveFrame({ currentTarget }: Event): void {
  if (!(currentTarget instanceof Element) || !currentTarget.contains(document.activeElement)) return;
  barOf(currentTarget)?.querySelector('button')?.focus();
}

/** The Stop button disappears with the run; readers who pressed it by keyboard continue at the next button. */
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
