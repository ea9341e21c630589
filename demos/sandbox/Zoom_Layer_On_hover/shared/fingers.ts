import { createHand, type HandMove } from '../../../common/konva/hand';
import { growth } from '../../../common/konva/zoom';
import { keepScale, pullLook, type Point } from './closeup';

/** A press that moves less is a tap. */
const TAP = 8;

type PointerEventOfStage = Parameters<ReturnType<typeof createHand>['press']>[0];

/** Fingers on the plate: one that taps, one that pulls the magnified plate, two that also magnify. */
export function createFingers() {
  const hand = createHand();
  let way = 0;
  return {
    press(event: PointerEventOfStage) {
      if (!hand.isDown()) way = 0;
      hand.press(event);
    },
    move(event: PointerEventOfStage): HandMove | null {
      const move = hand.move(event);
      if (move)
        way += Math.hypot(
          move.to.middle.x - move.from.middle.x,
          move.to.middle.y - move.from.middle.y,
        );
      return move;
    },
    release: hand.release,
    hasTapped: () => way < TAP,
  };
}

export const isFinger = ({ evt }: PointerEventOfStage) => evt.pointerType === 'touch';

/** The magnification after a move of the fingers. */
export const scaleAfter = (scale: number, { from, to }: HandMove) =>
  keepScale(scale * growth(from, to));

/** What is looked at after a move of the fingers, on a stage with this scale. */
export const lookAfter = (look: Point, { from, to }: HandMove, scale: number, stageScale: number) =>
  pullLook(
    look,
    {
      x: (to.middle.x - from.middle.x) / stageScale,
      y: (to.middle.y - from.middle.y) / stageScale,
    },
    scale,
  );
