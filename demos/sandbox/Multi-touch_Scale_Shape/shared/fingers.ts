import type Konva from 'konva';
import { scenePoint } from '../../../common/konva/zoom';
import { beginPinch, pinchTo, withMirror, type Lantern, type Pinch } from './lanterns';

/** Fingers come as touch events, which have all fingers at once. The mouse comes as pointer events. */
type HandEvent = Konva.KonvaEventObject<TouchEvent | PointerEvent>;

/** Where the layer is on the stage. */
interface Place {
  x: number;
  y: number;
  scaleX: number;
}

/** The fingers that are down, or the mouse with Shift and its mirror image, in units of the scene. */
function fingersOf({ evt, currentTarget }: HandEvent, place: Place, lantern: Lantern) {
  const stage = currentTarget.getStage();
  if (!stage) return [];
  const toScene = (point: Konva.Vector2d) => scenePoint({ ...place, scale: place.scaleX }, point);
  if ('touches' in evt) return stage.getPointersPositions().map(toScene);
  const point = stage.getPointerPosition();
  if (!point || evt.pointerType === 'touch' || !evt.shiftKey || evt.buttons !== 1) return [];
  return withMirror(toScene(point), lantern);
}

/** Follows two fingers. Give it the touch events and the pointer events of the stage. */
export function createPinch() {
  let pinch: Pinch | null = null;

  /** For a finger that came down or left. Answers how many are down. */
  function hold(event: HandEvent, place: Place, lantern: Lantern): number {
    const fingers = fingersOf(event, place, lantern);
    pinch = beginPinch(fingers, lantern);
    // The moves of a mouse that leaves the stage still come here.
    if (pinch && 'pointerId' in event.evt) {
      event.currentTarget.getStage()?.setPointerCapture(event.evt.pointerId);
    }
    return fingers.length;
  }

  return {
    /** Two fingers scale, so no finger drags any longer. */
    press(event: HandEvent, place: Place, lantern: Lantern) {
      if (isCopy(event) || hold(event, place, lantern) < 2) return;
      // One finger beside the lanterns scrolls the page, two do not.
      if (event.evt.cancelable) event.evt.preventDefault();
      for (const node of event.currentTarget.getStage()?.find('.lantern') ?? []) node.stopDrag();
    },
    /** The lantern as the fingers want it; null without two fingers. */
    move(event: HandEvent, place: Place): Lantern | null {
      if (!pinch || isCopy(event)) return null;
      return pinchTo(pinch, fingersOf(event, place, pinch.lantern));
    },
    /** Answers whether a pinch has ended. The finger that is left drags the lantern on. */
    release(event: HandEvent, place: Place, lantern: Lantern): boolean {
      if (!pinch || isCopy(event)) return false;
      if (hold(event, place, lantern) === 1) dragOn(event, lantern);
      return true;
    },
  };
}

/** A finger's pointer events repeat what its touch events say, except that the browser took it for scrolling. */
const isCopy = ({ evt, type }: HandEvent) =>
  'pointerType' in evt && evt.pointerType === 'touch' && type !== 'pointercancel';

function dragOn({ evt, currentTarget }: HandEvent, { kind }: Lantern) {
  const stage = currentTarget.getStage();
  const [left] = stage?.getPointersPositions() ?? [];
  // Without the id, Konva would wait for the finger that has just left.
  if (left) stage?.findOne(`#${kind}`)?.startDrag({ evt, pointerId: left.id });
}

/** With Shift, the mouse scales. */
export function keepFromDrag({ evt, target }: Konva.KonvaEventObject<MouseEvent | TouchEvent>) {
  if (evt.shiftKey) target.stopDrag();
}
