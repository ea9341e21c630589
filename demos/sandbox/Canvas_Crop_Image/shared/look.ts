import Konva from 'konva';
import { CORNERS, cornerOf, type Crop, type Size } from './crop';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.
const BRICK = '#d9482b';
const CREAM = '#fff8ea';
const NIGHT = '#0d2c36';

/** Scale and position of the image in the stage, with a margin for the handles. */
export function fit(picture: Size, stage: Size) {
  const margin = 22;
  const scale = Math.max(
    0.01,
    Math.min(
      (stage.width - 2 * margin) / picture.width,
      (stage.height - 2 * margin) / picture.height,
    ),
  );
  return {
    x: (stage.width - picture.width * scale) / 2,
    y: (stage.height - picture.height * scale) / 2,
    scaleX: scale,
    scaleY: scale,
  };
}

/** Darkens the area outside the crop. */
export const veil = ({ width, height }: Size) => ({ ...VEIL, width, height });
const VEIL = { name: 'veil', fill: NIGHT, opacity: 0.54, listening: false };

/** Clip of the second, bright image above the veil. */
export const opening = (clip: Crop) => ({ clip, listening: false });

/** The dashed frame. Its whole interior can be dragged. */
export const border = (crop: Crop, scale: number) =>
  ({
    ...crop,
    name: 'crop',
    stroke: CREAM,
    strokeWidth: 1.5 / scale,
    dash: [7 / scale, 5 / scale],
    draggable: true,
  }) satisfies Konva.RectConfig;

/** Lines at the thirds, as a help for the composition. */
export function thirds({ x, y, width, height }: Crop, scale: number) {
  const line = { stroke: CREAM, strokeWidth: 1 / scale, opacity: 0.55, listening: false };
  return [1, 2].flatMap((third) => {
    const [left, top] = [x + (width * third) / 3, y + (height * third) / 3];
    return [
      { ...line, points: [left, y, left, y + height] },
      { ...line, points: [x, top, x + width, top] },
    ];
  }) satisfies Konva.LineConfig[];
}

/** The corners, the same size at every scale, with room for a finger. */
export function corners(crop: Crop, scale: number) {
  const arm = Math.min(24 / scale, crop.width / 3, crop.height / 3);
  return CORNERS.map((corner) => {
    const right = corner.endsWith('left') ? arm : -arm;
    const down = corner.startsWith('top') ? arm : -arm;
    return {
      ...cornerOf(crop, corner),
      corner,
      cursor: right === down ? 'nwse-resize' : 'nesw-resize',
      id: corner,
      name: 'corner',
      points: [right, 0, 0, 0, 0, down],
      stroke: BRICK,
      strokeWidth: 6 / scale,
      lineJoin: 'round',
      lineCap: 'round',
      hitStrokeWidth: 44 / scale,
      draggable: true,
    } as const;
  }) satisfies Konva.LineConfig[];
}

/** The size on a tag below the top left corner. */
export function tag({ x, y, width, height }: Crop, scale: number) {
  return {
    label: { x: x + 12 / scale, y: y + 12 / scale, listening: false },
    tag: { fill: BRICK, cornerRadius: 4 / scale },
    text: {
      name: 'size',
      text: `${width} × ${height}`,
      fill: CREAM,
      fontSize: 12 / scale,
      fontStyle: 'bold',
      padding: 5 / scale,
    },
  } satisfies Record<string, Konva.LabelConfig | Konva.TagConfig | Konva.TextConfig>;
}

export const CARD = { width: 216, height: 168 };

/** The finished print, a card on the table. The photo is the same image with `crop`, so it follows without an export. */
export function card(crop: Crop) {
  const scale = Math.min(176 / crop.width, 124 / crop.height);
  const [width, height] = [crop.width * scale, crop.height * scale];
  const edge = 9;
  const ink = { stroke: NIGHT, strokeWidth: 1.2, opacity: 0.55 };
  return {
    group: { x: CARD.width / 2, y: CARD.height / 2, rotation: -2.5 },
    paper: {
      x: -width / 2 - edge,
      y: -height / 2 - edge,
      width: width + 2 * edge,
      height: height + 2 * edge,
      fill: '#fffdf6',
      shadowColor: NIGHT,
      shadowBlur: 14,
      shadowOffsetY: 5,
      shadowOpacity: 0.35,
    },
    photo: { name: 'photo', x: -width / 2, y: -height / 2, width, height, crop },
    mark: {
      x: width / 2 - 8,
      y: -height / 2 + 4,
      innerRadius: 15,
      outerRadius: 19,
      ...ink,
    },
    waves: {
      x: width / 2 - 6,
      y: -height / 2 + 4,
      points: [-10, -5, -4, -7, 4, -3, 10, -5],
      tension: 0.5,
      ...ink,
    },
  } satisfies Record<
    string,
    | Konva.GroupConfig
    | Konva.RectConfig
    | Omit<Konva.ImageConfig, 'image'>
    | Konva.RingConfig
    | Konva.LineConfig
  >;
}
