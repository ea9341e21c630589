import Konva from 'konva';

Konva.dragButtons = [0]; // Without this line, the middle button drags, too.

/** Size of both images. Their left top corner is at 0, 0. */
export const PICTURE = { width: 960, height: 640 };
/** The wall with the frame around them. */
export const WALL = { x: -80, y: -80, width: 1120, height: 800 };

/** Size, position and scale of a stage of this width that shows the whole wall. */
export function placeScene(width: number) {
  // A stage without a width must not give a scale of 0, which cannot be inverted.
  const scale = Math.max(1, width) / WALL.width;
  const place = { x: -WALL.x * scale, y: -WALL.y * scale, scaleX: scale, scaleY: scale };
  return { width, height: WALL.height * scale, ...place };
}
export type Place = ReturnType<typeof placeScene>;

/** The percentage of the width that shows the earlier image, for a handle at this distance from the left edge. */
export const splitAt = (x: number) => Math.min(100, Math.max(0, (100 * x) / PICTURE.width));

/** Distance of the handle from the image's left edge. */
export const positionOf = (split: number) => (split / 100) * PICTURE.width;

/** The visible part of the earlier image: everything to the left of the handle. */
export const clipOf = (split: number) => ({
  name: 'before',
  clipX: 0,
  clipY: 0,
  clipWidth: positionOf(split),
  clipHeight: PICTURE.height,
});

/** `dragBoundFunc` gets and returns a position on the stage, so the image's edges are converted to that. */
export const boundHandle = ({ x }: Konva.Vector2d, place: Place) => ({
  x: Math.min(place.x + PICTURE.width * place.scaleX, Math.max(place.x, x)),
  y: place.y,
});

/** The handle keeps its size on the screen, at every scale of the image. */
export function handleConfigs(split: number, { scaleX }: Place) {
  const stroke = { stroke: '#fff8e6', strokeWidth: 3, strokeScaleEnabled: false };
  const size = { scaleX: 1 / scaleX, scaleY: 1 / scaleX, y: PICTURE.height / 2 };
  return {
    group: { name: 'handle', x: positionOf(split), y: 0, draggable: true },
    // Wide enough for a finger.
    line: { ...stroke, points: [0, 0, 0, PICTURE.height], hitStrokeWidth: 44 },
    knob: { ...size, radius: 21, fill: '#fff8e6', stroke: '#a97b26', strokeWidth: 2 },
    arrows: { ...size, data: 'M-5-6-11 0-5 6M5-6 11 0 5 6', stroke: '#5b3d12', strokeWidth: 2.5 },
  };
}

/** Describes the split for a screen reader. */
export function describe(split: number): string {
  const before = Math.round(split);
  return `${before} % before cleaning, ${100 - before} % after`;
}
