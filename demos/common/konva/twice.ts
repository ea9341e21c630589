/** How far apart two presses of a double click may be, in pixels. */
const NEAR = 16;

/**
 * Where no shape listens, Konva takes two quick clicks for a double click, wherever they are and whatever the button. This tells whether the last two presses
 * were of the main button and at one place. Give it all presses.
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
