/** Attributes whose whole range is about 1. Others change in steps of 1, because most are pixels or degrees. */
const FINE = /^(?:opacity|.*Opacity|scale|scaleX|scaleY|.*ScaleX|.*ScaleY|skewX|skewY|lineHeight|tension)$/;
const FROM_0_TO_1 = /^(?:opacity|.*Opacity)$/;
/** Decimals to keep: further ones are rounding errors of adding fractions. */
const DIGITS = 4;

/** How far one press of an arrow key, or one pixel of a drag, changes an attribute. */
export function stepOf(name: string): number {
  return FINE.test(name) ? 0.01 : 1;
}

/** A value changed by some steps, within the attribute's range. */
export function stepped(name: string, value: number, steps: number): number {
  const next = Number((value + steps * stepOf(name)).toFixed(DIGITS));
  return FROM_0_TO_1.test(name) ? Math.min(1, Math.max(0, next)) : next;
}

/** Number of steps for a key, ten times as many with Shift; undefined for other keys. */
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
