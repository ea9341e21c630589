/** How far apart two presses of a double click may be, in pixels. */
const NEAR = 16;

/**
 * Where no shape listens, Konva treats two quick clicks as a double click, wherever they are and whichever button is used. This tells
 * whether the last two presses were with the main button and at the same point. Pass it all presses.
 */
export function createTwice() {
  let before: PointerEvent | undefined;
  let last: PointerEvent | undefined;

  function press(event: PointerEvent) {
    before = last;
    last = event;
  }

  function isTwice(): boolean {
    if (!before || !last || before.button !== 0 || last.button !== 0) return false;
    return Math.hypot(before.clientX - last.clientX, before.clientY - last.clientY) <= NEAR;
  }

  return { press, isTwice };
}
