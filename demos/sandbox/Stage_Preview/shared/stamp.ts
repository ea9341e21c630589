import type Konva from 'konva';
import { PICTURE } from './composition';
import { QUARTER } from './look';

/** A picture of the group as it is now, at twice the size of a stamp so that it is sharp on dense screens. */
export function takePicture(art: Konva.Group): HTMLCanvasElement {
  // A snapshot includes the scale of the layer: it is taken from the area that the group covers on the stage.
  const scale = art.getAbsoluteScale().x;
  return art.toCanvas({
    ...art.getAbsolutePosition(),
    width: PICTURE.width * scale,
    height: PICTURE.height * scale,
    pixelRatio: (2 * QUARTER) / scale,
  });
}

/** Attributes of the stamp that shows it. */
export const stampSize = { width: PICTURE.width * QUARTER, height: PICTURE.height * QUARTER };
