import Konva from 'konva';

export const dial = { name: 'dial', radius: 9, angle: 300 };

/** Milliseconds between two positions of a dial. */
const STEP_TIME = 250;

/** Turns the dials of a layer four times a second. In between, each frame draws the layer, unless it may be skipped. */
export function createAnimation(layer: Konva.Layer, maySkip: () => boolean) {
  let shown = 0;
  return new Konva.Animation(({ time }) => {
    const position = Math.floor(time / STEP_TIME);
    if (position === shown && maySkip()) return false;
    shown = position;
    for (const node of layer.find('.dial')) node.rotation(15 * position);
    return true;
  }, layer);
}
