import type Konva from 'konva';
import { claimWheel } from '../../../common/konva/claim-wheel';
import { createHand } from '../../../common/konva/hand';
import { wheelFactor } from '../../../common/konva/zoom';
import {
  cancel,
  type Editor,
  hover,
  isHolding,
  letGo,
  move,
  moveView,
  press,
  release,
  zoom,
} from './editor';
import { CURSORS, hitOf } from './look';

type Update = (update: (editor: Editor) => Editor) => void;
type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

/** Turns the stage's pointer events into changes of the editor: the mouse and one finger hold things or pan, two fingers zoom. */
export function createPointers(change: Update) {
  const hand = createHand();

  const pointOf = ({ currentTarget }: Konva.KonvaEventObject<Event>) => {
    const point = currentTarget.getStage()?.getPointerPosition();
    return { x: point?.x ?? 0, y: point?.y ?? 0 };
  };

  function down(event: PointerEventOfStage) {
    const hit = hitOf(event.target);
    // A handle of the Transformer moves itself.
    if (event.evt.button > 0 || hit.kind === 'none') return;
    const isSecond = hand.isDown();
    const point = pointOf(event);
    hand.press(event);
    change((editor) => (isSecond ? letGo(editor) : press(editor, hit, point)));
  }

  function over(event: PointerEventOfStage) {
    const moved = hand.move(event);
    const point = pointOf(event);
    if (!moved) {
      const content = event.currentTarget.getStage()?.content;
      if (hand.isDown() || event.evt.pointerType !== 'mouse') return;
      if (content) content.style.cursor = CURSORS[hitOf(event.target).kind];
      change((editor) => hover(editor, point));
      return;
    }
    change((editor) => {
      const next = move(editor, point, event.evt.altKey);
      const isPan = next.held?.hasMoved === true && !isHolding(next);
      return isPan ? moveView(next, moved.from, moved.to) : next;
    });
  }

  function up(event: PointerEventOfStage) {
    const wasDown = hand.isDown();
    hand.release(event);
    const point = pointOf(event);
    if (wasDown && !hand.isDown()) change((editor) => release(editor, point));
  }

  function stop(event: PointerEventOfStage) {
    hand.release(event);
    change(cancel);
  }

  function wheel(event: Konva.KonvaEventObject<WheelEvent>) {
    if (!claimWheel(event.evt)) return;
    const point = pointOf(event);
    change((editor) => zoom(editor, wheelFactor(event.evt), point));
  }

  return { down, move: over, up, cancel: stop, wheel };
}
