/** The fields of a key press that are read. A `KeyboardEvent` has them all. */
export type KeyPress = Pick<KeyboardEvent, 'key'> &
  Partial<Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>>;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The direction of an arrow key. Other keys, and those with Ctrl, Alt or Cmd, have none. */
export function arrowStep(press: KeyPress, length: number) {
  const arrow = ARROWS[press.key];
  if (!arrow || press.ctrlKey || press.altKey || press.metaKey) return undefined;
  return { x: arrow[0] * length, y: arrow[1] * length };
}
