import type Konva from 'konva';

/** Size of the image in the scene; its file has twice as many pixels. */
export const PICTURE = { width: 640, height: 420 };

export const PARTS = ['Tint', 'Gradient', 'Caption'] as const;
export type Part = (typeof PARTS)[number];

export const opening = {
  /** Which overlays are on. */
  parts: { Tint: false, Gradient: true, Caption: true },
  words: 'Winter citrus',
  /** From 0 to 1, for all overlays. */
  opacity: 1,
};
export type Overlays = typeof opening;

export const toggle = (state: Overlays, part: Part): Overlays => ({
  ...state,
  parts: { ...state.parts, [part]: !state.parts[part] },
});

/** The nodes over the image, and their group: its opacity is multiplied by the opacity of each. */
export function overlayConfigs({ parts, words, opacity }: Overlays) {
  return {
    group: { opacity },
    tint: { name: 'tint', ...PICTURE, fill: '#123c69', opacity: 0.55, visible: parts.Tint },
    gradient: {
      name: 'gradient',
      y: 180,
      width: 640,
      height: 240,
      // In coordinates of the rectangle. Both ends have the same color, so the middle is not gray.
      fillLinearGradientStartPoint: { x: 0, y: 0 },
      fillLinearGradientEndPoint: { x: 0, y: 240 },
      fillLinearGradientColorStops: [0, 'rgba(9, 27, 56, 0)', 1, 'rgba(9, 27, 56, 0.94)'],
      visible: parts.Gradient,
    },
    caption: {
      name: 'caption',
      x: 32,
      y: 322,
      width: 576,
      height: 76,
      text: words,
      // A text that is too long ends with an ellipsis.
      wrap: 'none',
      ellipsis: true,
      fontFamily: 'Georgia, "Times New Roman", serif',
      fontStyle: 'bold',
      fontSize: 64,
      fill: '#fffaf0',
      shadowColor: '#06142b',
      shadowBlur: 14,
      shadowOpacity: 0.85,
      shadowOffsetY: 3,
      visible: parts.Caption,
    },
  } satisfies Record<string, Konva.GroupConfig | Konva.RectConfig | Konva.TextConfig>;
}
