const STEP = 10;

/**
 * Lets the reader resize a frame by its handle, with the mouse, a finger or the arrow keys. The frame represents the layout of a page.
 *
 * @returns a function that removes the listeners
 */
export function resizable(frame: HTMLElement, handle: HTMLElement) {
  const listening = new AbortController();
  const { signal } = listening;
  /** From the pointer to the corner. */
  let grip = { x: 0, y: 0 };

  // The style sheet has the limits.
  const resize = (width: number, height: number) => {
    frame.style.width = `${width}px`;
    frame.style.height = `${height}px`;
  };

  const press = (event: PointerEvent) => {
    const { right, bottom } = frame.getBoundingClientRect();
    grip = { x: right - event.clientX, y: bottom - event.clientY };
    // Moves of the pointer outside the handle still reach it.
    handle.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent) => {
    if (!handle.hasPointerCapture(event.pointerId)) return;
    const { left, top } = frame.getBoundingClientRect();
    resize(event.clientX + grip.x - left, event.clientY + grip.y - top);
  };
  const key = (event: KeyboardEvent) => {
    const { width, height } = frame.getBoundingClientRect();
    if (event.key === 'ArrowLeft') resize(width - STEP, height);
    else if (event.key === 'ArrowRight') resize(width + STEP, height);
    else if (event.key === 'ArrowUp') resize(width, height - STEP);
    else if (event.key === 'ArrowDown') resize(width, height + STEP);
    else return;
    event.preventDefault();
  };

  handle.addEventListener('pointerdown', press, { signal });
  handle.addEventListener('pointermove', move, { signal });
  handle.addEventListener('keydown', key, { signal });
  return () => listening.abort();
}
