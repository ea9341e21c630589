import type Konva from 'konva';
import { CARD } from './badge';

/** Three pixels for each unit of the card, at any size on the screen: 305 dots per inch on paper. */
export const EXPORT_RATIO = 3;

/** The card alone as a canvas. The copy is not on a stage, so the scale of the layer does not affect it. */
export function exportBadge(badge: Konva.Group): HTMLCanvasElement {
  const copy = badge.clone();
  const { width, height } = CARD;
  const canvas = copy.toCanvas({ x: 0, y: 0, width, height, pixelRatio: EXPORT_RATIO });
  copy.destroy();
  return canvas;
}
