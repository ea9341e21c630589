import type Konva from 'konva';
import { mergedEvents, pointsOf } from './points-of';

/**
 * The positions of an event with the pressure at each, in the coordinates of a layer. Only a pen feels pressure: a mouse always says 0.5, and fingers say what
 * their screen makes up. Their pressure is null.
 */
export const samplesOf = (layer: Konva.Layer, event: PointerEvent) =>
  mergedEvents(event).flatMap((one) =>
    pointsOf(layer, one).map(({ x, y }) => ({
      x,
      y,
      pressure: one.pointerType === 'pen' ? one.pressure : null,
    })),
  );
