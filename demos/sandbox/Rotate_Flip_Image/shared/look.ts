import type Konva from 'konva';
import {
  fitScale,
  isSame,
  nodeAttrs,
  ORIENTATIONS,
  seenSize,
  type Orientation,
  type Size,
} from './orientation';

export const LABEL =
  'The picture on a checkerboard, and below it small copies in all eight orientations.';

const PAPER = '#fdf3e1';
const INK = '#22303a';
const RED = '#d8452c';
const MARGIN = 36;
const GAP = 6;

/** Where everything is on a stage of this size. */
export function layOut(stage: Size, orientation: Orientation, picture: Size) {
  const card = Math.max(8, Math.min(66, (stage.width - 24 - 7 * GAP) / 8));
  const room = { width: stage.width - 2 * MARGIN, height: stage.height - card - 2 * MARGIN - 2 };
  const seen = seenSize(orientation, picture);
  const scale = fitScale(seen, room);
  const area = { width: seen.width * scale, height: seen.height * scale };
  const middle = { x: stage.width / 2, y: MARGIN + Math.max(0, room.height) / 2 };
  return { stage, card, seen, scale, area, middle, orientation, picture };
}

export type Layout = ReturnType<typeof layOut>;

/** The picture turns about its middle, so the offset is half its size. */
const centered = ({ width, height }: Size) => ({
  width,
  height,
  offsetX: width / 2,
  offsetY: height / 2,
});

export const pictureConfig = ({ middle, scale, orientation, picture }: Layout) =>
  ({
    name: 'picture',
    listening: false,
    ...middle,
    ...centered(picture),
    ...nodeAttrs(orientation, scale),
  }) satisfies Partial<Konva.ImageConfig>;

/** The table below the picture: checkerboard, corner marks and both measures. */
export const tableConfig = (layout: Layout) =>
  ({
    name: 'table',
    listening: false,
    sceneFunc: (context: Konva.Context) => paintTable(context, layout),
  }) satisfies Konva.ShapeConfig;

/** One of the eight small copies: where it is, its card, and the picture on it. */
export function copyParts(index: number, layout: Layout) {
  const { card, stage, picture } = layout;
  const orientation = ORIENTATIONS[index] ?? layout.orientation;
  const isChosen = isSame(orientation, layout.orientation);
  const step = card + GAP;
  const inner = card - 10;
  const width = 8 * step - GAP;
  return {
    group: {
      name: 'copy',
      x: (stage.width - width) / 2 + index * step,
      y: stage.height - card - 14,
    },
    card: {
      width: card,
      height: card,
      cornerRadius: 8,
      fill: isChosen ? '#ffffff' : '#f6e6c8',
      stroke: isChosen ? RED : '#d9c193',
      strokeWidth: isChosen ? 3 : 1,
      // The page scrolls also where a finger begins on a card.
      preventDefault: false,
    },
    image: {
      x: card / 2,
      y: card / 2,
      ...centered(picture),
      ...nodeAttrs(orientation, fitScale(picture, { width: inner, height: inner })),
      listening: false,
    },
  };
}

function paintTable(context: Konva.Context, { stage, area, middle, seen }: Layout) {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, stage.width, stage.height);
  context.fillStyle = '#f0dcb6';
  for (let y = 10; y < stage.height; y += 20) {
    for (let x = 10; x < stage.width; x += 20) context.fillRect(x, y, 1.5, 1.5);
  }
  const { width, height } = area;
  if (width < 1 || height < 1) return;
  context.save();
  context.translate(middle.x - width / 2, middle.y - height / 2);
  context.save();
  context.shadowColor = 'rgba(120, 80, 30, 0.35)';
  context.shadowBlur = 18;
  context.shadowOffsetY = 6;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.restore();

  // Squares show through where the picture is transparent.
  context.fillStyle = '#f3e9d6';
  const square = 12;
  for (let y = 0; y * square < height; y += 1) {
    for (let x = y % 2; x * square < width; x += 2) {
      context.fillRect(
        x * square,
        y * square,
        Math.min(square, width - x * square),
        Math.min(square, height - y * square),
      );
    }
  }

  context.strokeStyle = RED;
  context.lineWidth = 2;
  context.beginPath();
  for (const [x, y, right, down] of [
    [0, 0, -1, -1],
    [width, 0, 1, -1],
    [0, height, -1, 1],
    [width, height, 1, 1],
  ] as const) {
    context.moveTo(x + right * 4, y);
    context.lineTo(x + right * 14, y);
    context.moveTo(x, y + down * 4);
    context.lineTo(x, y + down * 14);
  }
  context.stroke();
  measure(context, String(seen.width), width / 2, -17, width);
  context.rotate(-Math.PI / 2);
  measure(context, String(seen.height), -height / 2, -17, height);
  context.restore();
}

/** A number between two arms as long as the side that it measures. */
function measure(context: Konva.Context, text: string, x: number, y: number, length: number) {
  context.font = 'bold 12px ui-monospace, Menlo, Consolas, monospace';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = INK;
  context.fillText(text, x, y);
  const half = context.measureText(text).width / 2 + 8;
  const reach = length / 2 - 20;
  if (reach < half) return;
  context.strokeStyle = INK;
  context.lineWidth = 1;
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(x + side * half, y);
    context.lineTo(x + side * reach, y);
    context.moveTo(x + side * reach, y - 4);
    context.lineTo(x + side * reach, y + 4);
  }
  context.stroke();
}
