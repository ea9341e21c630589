import type Konva from 'konva';

interface Size {
  width: number;
  height: number;
}

/** The longer side of every image in the scene. A blur of 6 is then 1 % of any image, on every screen and in the export. */
const LONGER = 600;
const MARGIN = 16;

/** Size of an image in the scene. */
export function sceneSize({ naturalWidth, naturalHeight }: HTMLImageElement): Size {
  const scale = LONGER / Math.max(naturalWidth, naturalHeight, 1);
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}

/** Position and scale of the layer: the image is centered in the stage. */
export function fit(picture: Size, stage: Size): { x: number; y: number; scale: number } {
  const scale = Math.max(
    0.01,
    Math.min(
      (stage.width - 2 * MARGIN) / picture.width,
      (stage.height - 2 * MARGIN) / picture.height,
    ),
  );
  return {
    x: (stage.width - picture.width * scale) / 2,
    y: (stage.height - picture.height * scale) / 2,
    scale,
  };
}

/** The divider at a position, at least 0 and at most 1. */
export const shareAt = (x: number, { width }: Size) => Math.min(1, Math.max(0, x / width));

/**
 * The original is visible to the left of the divider, the filtered image to the right. Both are clipped: a filter may make the image transparent.
 */
export function halves(share: number, { width, height }: Size) {
  const edge = width * share;
  return {
    before: { clipX: 0, clipY: 0, clipWidth: edge, clipHeight: height },
    after: { clipX: edge, clipY: 0, clipWidth: width - edge, clipHeight: height },
  } satisfies Record<string, Konva.GroupConfig>;
}

/** With more pixels on the longer side, filtering takes too long for a slider. */
const MAX_PIXELS = 1600;

/** Pixels of the cache for each unit of the scene: as many as the screen shows. */
export const previewRatio = (scale: number) =>
  Math.min(scale * window.devicePixelRatio, MAX_PIXELS / LONGER);

/** The divider keeps its size on the screen, so everything is divided by the layer's scale. */
export function dividerParts({ height }: Size, scale: number) {
  return {
    line: {
      name: 'divider-line',
      points: [0, 0, 0, height],
      stroke: '#fff8ec',
      strokeWidth: 2 / scale,
      // Wide enough for a finger.
      hitStrokeWidth: 44 / scale,
      shadowColor: '#000000',
      shadowBlur: 6,
      shadowOpacity: 0.5,
      shadowForStrokeEnabled: true,
    },
    grip: {
      y: height / 2,
      radius: 17 / scale,
      fill: '#ff5f3d',
      stroke: '#fff8ec',
      strokeWidth: 2 / scale,
    },
    arrows: {
      y: height / 2,
      points: [-8 / scale, 0, 8 / scale, 0],
      stroke: '#fff8ec',
      fill: '#fff8ec',
      strokeWidth: 2 / scale,
      pointerLength: 5 / scale,
      pointerWidth: 7 / scale,
      pointerAtBeginning: true,
      listening: false,
    },
  } satisfies Record<string, Partial<Konva.ArrowConfig> | Konva.CircleConfig>;
}

/** The white mount around the image, as on a print. */
export function mount({ width, height }: Size, scale: number) {
  const edge = 5 / scale;
  return {
    name: 'mount',
    x: -edge,
    y: -edge,
    width: width + 2 * edge,
    height: height + 2 * edge,
    fill: '#f6efe2',
    shadowColor: '#000000',
    shadowBlur: 24,
    shadowOpacity: 0.55,
    shadowOffsetY: 6,
    listening: false,
  } satisfies Konva.RectConfig;
}
