import type { DemoMeta } from './demo';

/** Widths of a frame at which `height` and `narrowHeight` hold: on a page of 1440 pixels and on a phone of 390. */
const WIDE = 804;
const PHONE = 348;
/** Frames from this width on have `height`. */
const NARROW = 480;
/** Below this width, on a page of 1280 pixels, frames have the growth of split windows and tablets. */
const MIDDLE = 684;

type Heights = Pick<DemoMeta, 'height' | 'narrowHeight' | 'growth'>;

const NO_GROWTH: NonNullable<Heights['growth']> = [0, 0];

/** A frame's height at a width, in whole pixels. */
export function frameHeight(
  { height, narrowHeight = height, growth: [narrow, wide, middle] = NO_GROWTH }: Heights,
  width: number,
): number {
  if (width >= NARROW) {
    const below = (Math.min(width, MIDDLE) - MIDDLE) * ((middle ?? wide) - wide);
    return Math.round(height + (Math.min(width, WIDE) - WIDE) * wide + below);
  }
  return Math.round(narrowHeight + ((narrow < 0 ? Math.min(width, PHONE) : width) - PHONE) * narrow);
}

/** The same as lengths for the player's stylesheet, in wide and in narrow frames. */
export function frameLengths({ height, narrowHeight = height, growth: [narrow, wide, middle] = NO_GROWTH }: Heights): {
  wide: string;
  narrow: string;
} {
  const most = (from: number) => `min(100cqi, ${from}px)`;
  const grown = (start: number, ...parts: (readonly [width: string, from: number, by: number])[]) => {
    const terms = parts.filter(([, , by]) => by !== 0).map(([width, from, by]) => ` + (${width} - ${from}px) * ${by}`);
    return terms.length === 0 ? `${start}px` : `calc(${start}px${terms.join('')})`;
  };
  // Without the noise of a subtraction of decimals.
  const below = Number(((middle ?? wide) - wide).toFixed(2));
  return {
    wide: grown(height, [most(WIDE), WIDE, wide], [most(MIDDLE), MIDDLE, below]),
    narrow: grown(narrowHeight, [narrow < 0 ? most(PHONE) : '100cqi', PHONE, narrow]),
  };
}
