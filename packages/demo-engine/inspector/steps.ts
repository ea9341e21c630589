/** Attributes whose whole range is about 1, and those of angles aside, everything else counts pixels or degrees. */
const FINE = /^(?:opacity|.*Opacity|scale|scaleX|scaleY|.*ScaleX|.*ScaleY|skewX|skewY|lineHeight|tension)$/;
const FROM_0_TO_1 = /^(?:opacity|.*Opacity)$/;
/** More digits than this come from adding fractions. */
const DIGITS = 4;

/** How far one press of an arrow key, or one pixel of a drag, changes an attribute. */
export function stepOf(name: string): number {
  return FINE.test(name) ? 0.01 : 1;
}

/** A value some steps on, within what the attribute can have. */
export function stepped(name: string, value: number, steps: number): number {
  const next = Number((value + steps * stepOf(name)).toFixed(DIGITS));
  return FROM_0_TO_1.test(name) ? Math.min(1, Math.max(0, next)) : next;
}

/** Steps that a key asks for; undefined for other keys. Shift is ten times as far. */
export function stepsOfKey({ key, shiftKey }: { key: string; shiftKey: boolean }): number | undefined {
  const size = shiftKey ? 10 : 1;
  switch (key) {
    case 'ArrowUp':
      return size;
    case 'ArrowDown':
      return -size;
    case 'PageUp':
      return 10;
    case 'PageDown':
      return -10;
    default:
      return undefined;
  }
}
