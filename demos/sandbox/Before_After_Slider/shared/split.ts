/** Size of both pictures, in the units of the scene. */
export const PICTURE = { width: 960, height: 640 };

/** Percent of the width that shows the earlier picture, from 0 to 100. */
export type Split = number;

export const START: Split = 50;

export const keepSplit = (split: number): Split =>
  // An empty or broken field gives NaN.
  Number.isFinite(split) ? Math.min(100, Math.max(0, split)) : START;

/** The split at this distance from the picture's left edge. */
export const splitAt = (x: number): Split => keepSplit((100 * x) / PICTURE.width);

/** Distance of the handle from the picture's left edge. */
export const positionOf = (split: Split) => (split / 100) * PICTURE.width;

/** What is seen of the earlier picture: all that is left of the handle. */
export const clipOf = (split: Split) => ({
  clipX: 0,
  clipY: 0,
  clipWidth: positionOf(split),
  clipHeight: PICTURE.height,
});

/** The split in words, for a screen reader. */
export function describe(split: Split): string {
  const before = Math.round(split);
  if (before === 100) return 'All before cleaning';
  if (before === 0) return 'All after cleaning';
  return `${before} % before cleaning, ${100 - before} % after`;
}
