/** The tip of a tool that the keyboard moves, in the coordinates of the drawing. */
export interface Tip {
  x: number;
  y: number;
}

/** The part of the drawing that the tip can reach. */
export interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type TipCommand =
  | { do: 'move'; to: Tip }
  | { do: 'press' }
  | { do: 'lift' }
  | { do: 'cancel' };

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const SHORT_STEP = 5;
const LONG_STEP = 40;

/**
 * The action of a key for the tip: arrows move it, with Shift in long steps; Space or Enter puts it down and lifts it, Escape cancels what
 * it began. Other keys, and all with Ctrl, Alt or Cmd, have none.
 */
export function tipCommand(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'>,
  { tip, isDown, reach }: { tip: Tip; isDown: boolean; reach: Reach },
): TipCommand | undefined {
  const { key } = event;
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  if (key === 'Escape') return isDown ? { do: 'cancel' } : undefined;
  if (key === ' ' || key === 'Enter') {
    // A key that is held down repeats; the tip would go up and down.
    return event.repeat ? undefined : { do: isDown ? 'lift' : 'press' };
  }
  const arrow = ARROWS[key];
  if (!arrow) return undefined;
  const step = event.shiftKey ? LONG_STEP : SHORT_STEP;
  return {
    do: 'move',
    to: keepIn({ x: tip.x + arrow[0] * step, y: tip.y + arrow[1] * step }, reach),
  };
}

/** The nearest point that the tip can reach. */
export const keepIn = ({ x, y }: Tip, { left, top, right, bottom }: Reach): Tip => ({
  x: Math.min(right, Math.max(left, x)),
  y: Math.min(bottom, Math.max(top, y)),
});
