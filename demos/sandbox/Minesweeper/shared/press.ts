import type Konva from 'konva';

type PointerEventObject = Konva.KonvaEventObject<PointerEvent>;

/** Milliseconds after which a resting finger puts a flag. */
const LONG = 450;

/** What a press means. */
export type Press = 'open' | 'flag';

/** The cell at which an event happened, or null. */
function cellOf({ target }: PointerEventObject): number | null {
  const node: Konva.Node = target;
  const cell: unknown = node.getAttr('cell');
  return typeof cell === 'number' ? cell : null;
}

/**
 * Distinguishes a click, a right click and a long press. Pass it the pointer events of the stage or of a group. A press that leaves its cell, or that the browser
 * cancels, does nothing.
 */
export function createPress(act: (cell: number, press: Press) => void) {
  let down: { cell: number; timer: number | undefined } | null = null;

  function cancel() {
    window.clearTimeout(down?.timer);
    down = null;
  }

  function begin(event: PointerEventObject) {
    const { isPrimary, button, pointerType } = event.evt;
    cancel();
    const cell = cellOf(event);
    if (cell === null || !isPrimary) return;
    if (button === 2) act(cell, 'flag');
    if (button !== 0) return;
    const flagIt = () => {
      // A cell that was pressed long is not opened on release.
      down = null;
      act(cell, 'flag');
    };
    down = { cell, timer: pointerType === 'mouse' ? undefined : window.setTimeout(flagIt, LONG) };
  }

  function move(event: PointerEventObject) {
    if (down && cellOf(event) !== down.cell) cancel();
  }

  function end(event: PointerEventObject) {
    const cell = down?.cell;
    cancel();
    if (cell !== undefined && cell === cellOf(event)) act(cell, 'open');
  }

  return { begin, move, end, cancel };
}

/** The browser's own menu does not open over the lawn: a right click puts a flag there. */
export const preventMenu = ({ evt }: Konva.KonvaEventObject<MouseEvent>) => {
  evt.preventDefault();
};
