import type Konva from 'konva';
import { timeDraws } from '../../../common/konva/measure-draws';

/**
 * Reports each drawing of the layer that scrolling has caused: the scene is at another position of a stage that has kept its size.
 *
 * @param report gets the milliseconds, with those of the hit graph
 * @returns a function that ends it
 */
export function watchScrolling(layer: Konva.Layer, report: (duration: number) => void) {
  let last = '';
  let lastSize = '';
  let isSettled = false;
  return timeDraws(layer, (duration) => {
    const { x, y } = layer.getAbsolutePosition();
    const [place, size] = [`${x},${y}`, `${layer.width()},${layer.height()}`];
    const isResized = size !== lastSize;
    if (!isResized && isSettled && place !== last) report(duration);
    // A resize draws at once, and again when the layer has its new position.
    isSettled = !isResized;
    last = place;
    lastSize = size;
  });
}
