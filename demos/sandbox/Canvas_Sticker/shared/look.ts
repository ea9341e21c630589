import Konva from 'konva';
import { DESERT, paintDesert } from './desert';
import type { Sheet, Sticker } from './sheet';
import { ART } from './stickers';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

interface Size {
  width: number;
  height: number;
}

export const LABEL =
  'Picture with stickers. Arrow keys move the selected sticker, Delete removes it, Escape deselects it.';

/** The paper around the image, wider below, as on an instant photo. */
const PAPER = { side: 20, top: 20, below: 66 };
const AIR = 14;

/** Position and scale of the layers: the photo is centered in the stage. */
export function placePhoto(picture: Size, stage: Size) {
  const width = picture.width + 2 * (PAPER.side + AIR);
  const height = picture.height + PAPER.top + PAPER.below + 2 * AIR;
  const scale = Math.max(0.05, Math.min(stage.width / width, stage.height / height));
  return {
    x: (stage.width - picture.width * scale) / 2,
    y: (stage.height - height * scale) / 2 + (AIR + PAPER.top) * scale,
    scaleX: scale,
    scaleY: scale,
  };
}

export function paperParts({ width, height }: Size) {
  const { side, top, below } = PAPER;
  return {
    paper: {
      name: 'paper',
      preventDefault: false,
      x: -side,
      y: -top,
      width: width + 2 * side,
      height: height + top + below,
      cornerRadius: 5,
      fill: '#fdf8ec',
      shadowColor: '#3a1622',
      shadowBlur: 26,
      shadowOpacity: 0.5,
      shadowOffsetY: 10,
    },
    words: {
      x: 0,
      y: height + 15,
      width,
      align: 'center',
      text: 'Mojave, mile 212 — the coffee was good',
      fontFamily: '"Segoe Print", "Bradley Hand", Georgia, serif',
      fontStyle: 'italic',
      fontSize: Math.min(25, width / 19),
      fill: '#5b3546',
    },
  } satisfies Record<string, Konva.RectConfig | Konva.TextConfig>;
}

type Picture = HTMLImageElement | null | undefined;

/** The image. A drawing stays sharp at every size. */
export const pictureConfig = (
  { picture, width, height }: Omit<Sheet, 'stickers'>,
  image: Picture,
) =>
  ({
    name: 'picture',
    width,
    height,
    sceneFunc(context) {
      // A loader may keep the last image after it has been removed.
      if (picture !== null) {
        if (image) context.drawImage(image, 0, 0, width, height);
      } else {
        context.scale(width / DESERT.width, height / DESERT.height);
        context.beginPath();
        context.rect(0, 0, DESERT.width, DESERT.height);
        context.clip();
        paintDesert(context);
      }
    },
  }) satisfies Konva.ShapeConfig;

/** Clips the stickers to the image. */
export const clipOf = ({ width, height }: Size): Konva.GroupConfig => ({
  clip: { x: 0, y: 0, width, height },
});

/** A sticker is a group: below its drawing is a white edge, as if it were cut out of vinyl. */
export function stickerConfig({ id, kind, x, y, size, turn }: Sticker) {
  const { outline, paint } = ART[kind];
  const scale = size / 100;
  return {
    group: {
      id: `sticker-${id}`,
      name: 'sticker',
      x,
      y,
      scaleX: scale,
      scaleY: scale,
      rotation: turn,
      draggable: true,
    },
    edge: {
      data: outline,
      fill: '#fffdf6',
      stroke: '#fffdf6',
      strokeWidth: 9,
      lineJoin: 'round',
      shadowColor: '#2a1020',
      shadowOpacity: 0.45,
      shadowBlur: 5,
      shadowOffsetY: 2,
      shadowForStrokeEnabled: true,
    },
    art: { sceneFunc: paint, listening: false },
  } satisfies { group: Konva.GroupConfig; edge: Konva.PathConfig; art: Konva.ShapeConfig };
}

export const transformerConfig = {
  name: 'handles',
  enabledAnchors: ['top-left', 'top-right', 'bottom-left', 'bottom-right'],
  flipEnabled: false,
  rotateAnchorOffset: 24,
  rotationSnaps: [0, 90, 180, 270],
  anchorSize: 13,
  anchorCornerRadius: 7,
  anchorFill: '#fffdf6',
  anchorStroke: '#14777f',
  borderStroke: '#14777f',
  borderStrokeWidth: 1.5,
  borderDash: [5, 4],
  boundBoxFunc: (before, after) => (after.width < 14 ? before : after),
} satisfies Konva.TransformerConfig;

/** The position, size and rotation of a sticker after a drag or a transform. */
export const placeOf = (node: Konva.Node) => ({
  ...node.position(),
  size: 100 * node.scaleX(),
  turn: node.rotation(),
});

/** The number of a sticker whose part was pressed. */
export function stickerAt(target: Konva.Node): number | null {
  const group = target.findAncestor('.sticker', true);
  return group ? Number(group.id().replace('sticker-', '')) : null;
}

/** The image with its stickers at twice its size, without paper and handles. Copies are not on the stage, so its scale does not affect them. */
export function exportPhoto(sheet: Sheet, picture: Konva.Shape, stickers: Konva.Group) {
  const copy = new Konva.Group(clipOf(sheet));
  copy.add(picture.clone(), stickers.clone());
  const { width, height } = sheet;
  const canvas = copy.toCanvas({ x: 0, y: 0, width, height, pixelRatio: 2 });
  copy.destroy();
  return canvas;
}

/** One finger beside the stickers scrolls the page, two do not. */
export const keepTwo = ({ evt }: Konva.KonvaEventObject<TouchEvent>) => {
  if (evt.touches.length > 1 && evt.cancelable) evt.preventDefault();
};
