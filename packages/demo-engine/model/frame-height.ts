import type { DemoMeta } from './demo';

/** Widths of a frame at which `height` and `narrowHeight` hold: on a page of 1440 pixels and on a phone of 390. */
const WIDE = 804;
const PHONE = 348;
/** Frames from this width on have `height`. */
const NARROW = 480;

type Heights = Pick<DemoMeta, 'height' | 'narrowHeight' | 'growth'>;

/** A frame's height at a width, in whole pixels. */
export function frameHeight(
  { height, narrowHeight = height, growth: [narrow, wide] = [0, 0] }: Heights,
  width: number,
): number {
  if (width >= NARROW) return Math.round(height + (Math.min(width, WIDE) - WIDE) * wide);
  return Math.round(narrowHeight + ((narrow < 0 ? Math.min(width, PHONE) : width) - PHONE) * narrow);
}

/** The same as lengths for the player's stylesheet, in wide and in narrow frames. */
export function frameLengths({ height, narrowHeight = height, growth: [narrow, wide] = [0, 0] }: Heights): {
  wide: string;
  narrow: string;
} {
  const grown = (start: number, width: string, from: number, by: number) =>
    by === 0 ? `${start}px` : `calc(${start}px + (${width} - ${from}px) * ${by})`;
  return {
    wide: grown(height, `min(100cqi, ${WIDE}px)`, WIDE, wide),
    narrow: grown(narrowHeight, narrow < 0 ? `min(100cqi, ${PHONE}px)` : '100cqi', PHONE, narrow),
  };
}
