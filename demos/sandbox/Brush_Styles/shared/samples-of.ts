import type Konva from 'konva';
import { mergedEvents, pointsOf } from '../../../common/konva/points-of';

/**
 * The positions of an event, each with its pressure, in the coordinates of a layer. Only a pen measures pressure: a mouse always reports
 * 0.5, and the values of fingers depend on the screen. Their pressure is null.
 */
export const samplesOf = (layer: Konva.Layer, event: PointerEvent) =>
  mergedEvents(event).flatMap((one) =>
    pointsOf(layer, one).map(({ x, y }) => ({
      x,
      y,
      pressure: one.pointerType === 'pen' ? one.pressure : null,
    })),
  );
