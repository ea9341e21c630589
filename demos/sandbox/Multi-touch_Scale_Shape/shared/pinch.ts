import type Konva from 'konva';
import { keepIn, KINDS, type Kind } from './lanterns';

export type HandEvent = Konva.KonvaEventObject<MouseEvent | TouchEvent>;

/** Two fingers: the point between them, and their distance. */
interface Grip {
  x: number;
  y: number;
  apart: number;
}

/** The grip of two fingers. With Shift, the mirror image of the mouse on the other side of the lantern is the second finger. */
function gripOf({ evt, currentTarget }: HandEvent, lantern: Konva.Vector2d): Grip | undefined {
  const [first, second, third] = currentTarget.getStage()?.getPointersPositions() ?? [];
  if (!first || third) return undefined;
  if ('touches' in evt) return second && between(first, second);
  if (!evt.shiftKey || evt.buttons !== 1) return undefined;
  return between(first, { x: 2 * lantern.x - first.x, y: 2 * lantern.y - first.y });
}

const between = (a: Konva.Vector2d, b: Konva.Vector2d): Grip => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  apart: Math.max(Math.hypot(b.x - a.x, b.y - a.y), 1),
});

/** Follows two fingers that scale and move a lantern. Give it the touch events and the mouse events of the stage. */
export function createPinch() {
  let lantern: Konva.Node | undefined;
  /** The fingers and the lantern when the pinch began. */
  let start: { grip: Grip; at: Konva.Vector2d; size: number } | undefined;

  function begin(event: HandEvent) {
    if (!lantern) return;
    const at = lantern.absolutePosition();
    const grip = gripOf(event, at);
    start = grip && { grip, at, size: lantern.scaleX() };
  }

  return {
    /** Returns the lantern that is lit now. Two fingers end a drag. */
    press(event: HandEvent, lit: Kind): Kind {
      const { evt, currentTarget, target } = event;
      const stage = currentTarget.getStage();
      const isFirst = 'touches' in evt ? evt.touches.length === 1 : evt.button === 0;
      const kind = (isFirst && KINDS.find((one) => one === target.id())) || lit;
      lantern = stage?.findOne(`#${kind}`);
      begin(event);
      if (!start) return kind;
      // One finger beside the lanterns scrolls the page, two do not.
      if (evt.cancelable) evt.preventDefault();
      for (const node of stage?.find('.lantern') ?? []) node.stopDrag();
      return kind;
    },
    /** The position and the size for the fingers, computed from the beginning: fingers that return restore the old size exactly. */
    move(event: HandEvent) {
      const grip = start && gripOf(event, start.at);
      if (!lantern || !start || !grip) return undefined;
      const { x, y } = start.at;
      lantern.absolutePosition({ x: x + grip.x - start.grip.x, y: y + grip.y - start.grip.y });
      return { ...placeOf(lantern), size: start.size * (grip.apart / start.grip.apart) };
    },
    /** After two fingers, the one that is left drags the lantern. */
    release(event: HandEvent) {
      const wasPinch = start !== undefined;
      begin(event);
      const { evt, currentTarget } = event;
      const [left] = currentTarget.getStage()?.getPointersPositions() ?? [];
      // Without the id, Konva would wait for the finger that was lifted.
      if (wasPinch && !start && left && 'touches' in evt) {
        lantern?.startDrag({ evt, pointerId: left.id });
      }
    },
  };
}

/** Corrects a node that was moved too far, and returns its position for the state. */
export function placeOf(lantern: Konva.Node) {
  const place = keepIn(lantern.position());
  lantern.position(place);
  return place;
}
