import type Konva from 'konva';
import { createHand } from '../../../common/konva/hand';

type PointerEventOfStage = Konva.KonvaEventObject<PointerEvent>;

/**
 * The fingers that pan and zoom the map. The first one on a topic is left to Konva, which drags the topic. With a second one they pinch,
 * wherever they are: on a phone, topics are under most fingers.
 */
export function createPull() {
  const hand = createHand();
  let isOnTopic = false;
  let wasPinch = false;

  return {
    press(event: PointerEventOfStage, isTopic: boolean) {
      wasPinch = hand.isDown();
      isOnTopic = isTopic && !wasPinch;
      hand.press(event);
    },
    /** How the view moves, or null if a topic does or nothing has moved. */
    move(event: PointerEventOfStage) {
      const move = hand.move(event);
      return isOnTopic ? null : move;
    },
    release: hand.release,
    isDown: hand.isDown,
    /** Whether the last press was the second finger of a pinch. When the fingers are lifted, Konva fires `tap`. */
    wasPinch: () => wasPinch,
  };
}

/** Ends the drags of all topics. */
export function dropTopics(stage: Konva.Stage | null) {
  for (const topic of stage?.find('.topic') ?? []) topic.stopDrag();
}
