/** What the controls change on both rectangles. */
export interface Look {
  hasFill: boolean;
  hasStroke: boolean;
  hasShadow: boolean;
  opacity: number;
}

export const firstLook: Look = { hasFill: true, hasStroke: true, hasShadow: false, opacity: 0.5 };

const box = {
  y: 30,
  width: 112,
  height: 112,
  fill: '#f6b73c',
  stroke: '#2f4bd8',
  strokeWidth: 24,
  shadowOffsetX: 16,
  shadowOffsetY: 16,
  shadowOpacity: 0.6,
};

/** The scene is placed around x = 0. */
export const boxes = [
  { ...box, name: 'perfect', x: -136, perfectDrawEnabled: true },
  { ...box, name: 'fast', x: 24, perfectDrawEnabled: false },
];
/** Behind both, so that the transparency is visible. */
export const rule = { x: -160, y: 83, width: 320, height: 6, fill: '#1b1f2a' };

const label = { y: 178, width: 160, align: 'center', fontSize: 13, fill: '#1b1f2a' };
export const labels = [
  { ...label, x: -160, text: 'perfectDrawEnabled: true' },
  { ...label, x: 0, text: 'perfectDrawEnabled: false' },
];

export const attrsOf = ({ hasFill, hasStroke, hasShadow, opacity }: Look) => ({
  fillEnabled: hasFill,
  strokeEnabled: hasStroke,
  shadowEnabled: hasShadow,
  opacity,
});

/** Whether Konva draws the left rectangle on a second canvas first, and why. */
export function describe({ hasFill, hasStroke, hasShadow, opacity }: Look): string {
  if (!hasFill || !hasStroke) return 'No second canvas: fill and stroke do not overlap.';
  if (opacity === 1 && !hasShadow) return 'No second canvas: nothing shows through.';
  return 'The left one is drawn on a second canvas first.';
}
