import Konva from 'konva';
import { ANGLE, tiles, type Mark } from './watermark';

/** Size of the picture in the scene; its file has twice as many pixels, which the export keeps. */
const PICTURE = { width: 640, height: 420 };

interface Size {
  width: number;
  height: number;
}

/** Position and scale of the layer: the picture is centered in the stage. */
export function placePicture(stage: Size) {
  const air = stage.width < 480 ? 12 : 26;
  const scale = Math.max(
    0.05,
    Math.min((stage.width - 2 * air) / PICTURE.width, (stage.height - 2 * air) / PICTURE.height),
  );
  return {
    x: (stage.width - PICTURE.width * scale) / 2,
    y: (stage.height - PICTURE.height * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  };
}

/** All of the picture with its marks; what is outside is cut off. */
export const sheetConfig = {
  name: 'sheet',
  clipX: 0,
  clipY: 0,
  clipWidth: PICTURE.width,
  clipHeight: PICTURE.height,
} satisfies Konva.GroupConfig;

export const shadowConfig = {
  name: 'paper',
  ...PICTURE,
  fill: '#0f1233',
  shadowColor: '#1b1030',
  shadowBlur: 26,
  shadowOpacity: 0.55,
  shadowOffsetY: 8,
} satisfies Konva.RectConfig;

export const pictureConfig = { name: 'picture', ...PICTURE };

/** The group that holds the words: its origin is the middle of the picture. */
export const marksConfig = {
  name: 'marks',
  x: PICTURE.width / 2,
  y: PICTURE.height / 2,
  rotation: ANGLE,
} satisfies Konva.GroupConfig;

/** One text for each place. */
export function markConfigs({ words, size, opacity }: Mark) {
  const text = words.trim();
  const font = {
    text,
    fontSize: size,
    fontFamily: 'system-ui, "Segoe UI", sans-serif',
    fontStyle: 'bold',
    letterSpacing: size / 16,
  };
  const measured = text === '' ? { width: 0, height: 0 } : new Konva.Text(font).size();
  return tiles(measured, PICTURE).map((tile) => ({
    id: tile.id,
    name: 'mark',
    ...font,
    x: tile.x,
    y: tile.y,
    offsetX: measured.width / 2,
    offsetY: measured.height / 2,
    fill: '#ffffff',
    // A dark edge, so that the words are seen on light parts, too.
    stroke: '#151a45',
    strokeWidth: size / 9,
    lineJoin: 'round' as const,
    fillAfterStrokeEnabled: true,
    // Without a buffer canvas for each word, which takes time with hundreds of them.
    perfectDrawEnabled: false,
    opacity,
  })) satisfies Konva.TextConfig[];
}

/** The picture with its marks at twice its size. The copy is not on a stage, so its scale does not affect it. */
export function exportSheet(sheet: Konva.Group): HTMLCanvasElement {
  const copy = sheet.clone();
  const canvas = copy.toCanvas({ x: 0, y: 0, ...PICTURE, pixelRatio: 2 });
  copy.destroy();
  return canvas;
}
