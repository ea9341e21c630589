import type Konva from 'konva';

/**
 * The positions of a move event, in the coordinates of the ink's layer. Browsers usually send one event per frame and keep the positions in
 * between, which a quick stroke needs to stay smooth.
 */
export function pointsOf(ink: Konva.Layer, event: PointerEvent): Konva.Vector2d[] {
  return mergedEvents(event).flatMap((one) => {
    ink.getStage()?.setPointersPositions(one);
    return ink.getRelativePointerPosition() ?? [];
  });
}

/** The events that the browser has merged into one, or the event itself. */
export function mergedEvents(event: PointerEvent): PointerEvent[] {
  const merged = 'getCoalescedEvents' in event ? event.getCoalescedEvents() : [];
  return merged.length > 0 ? merged : [event];
}
