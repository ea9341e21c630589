/** Size of the image on the canvas, in CSS pixels of the scene. */
export const picture = { width: 480, height: 320 };

/** The layer's scale in a stage of this width; the style sheet limits the width to that of the image. */
export function scaleFor(stageWidth: number) {
  return Math.min(1, stageWidth / picture.width);
}

/** The two halves: the original is visible left of the divider, the filtered image right of it. */
export function halves(divider: number) {
  const { width, height } = picture;
  return {
    before: { clipX: 0, clipY: 0, clipWidth: divider, clipHeight: height },
    after: { clipX: divider, clipY: 0, clipWidth: width - divider, clipHeight: height },
  };
}

/** Limits the divider's position to the image. */
export function onPicture(x: number) {
  return Math.max(0, Math.min(picture.width, Math.round(x)));
}

/** The line, the round handle, and the arrow in it. */
export const dividerParts = {
  line: {
    points: [0, 0, 0, picture.height],
    stroke: '#ffffff',
    strokeWidth: 3,
    // A finger needs a larger target than the line.
    hitStrokeWidth: 40,
    shadowColor: '#1b1f2a',
    shadowBlur: 4,
    shadowForStrokeEnabled: true,
  },
  handle: { y: picture.height / 2, radius: 15, fill: '#ffffff', stroke: '#1b1f2a', strokeWidth: 1 },
  arrow: {
    y: picture.height / 2,
    points: [-9, 0, 9, 0],
    stroke: '#1b1f2a',
    fill: '#1b1f2a',
    strokeWidth: 2,
    pointerLength: 5,
    pointerWidth: 7,
    pointerAtBeginning: true,
    listening: false,
  },
};
