import Konva from 'konva';
import type { Point } from '../model/inspection';
import { stagesNow } from './library';
import { attempt } from './safe';

/** Position and size of a stage in the frame's window, and the scale of its pixels there. */
export interface StagePlace {
  left: number;
  top: number;
  width: number;
  height: number;
  scaleX: number;
  scaleY: number;
}

function contentOf(stage: Konva.Node): HTMLElement | undefined {
  return attempt(() => {
    const content: unknown = Reflect.get(stage, 'content');
    return content instanceof HTMLElement && content.isConnected ? content : undefined;
  }, undefined);
}

/** Measures a stage as Konva does for pointer positions. */
export function placeOfStage(stage: Konva.Node): StagePlace | undefined {
  const content = contentOf(stage);
  if (content === undefined) return undefined;
  const { left, top, width, height } = content.getBoundingClientRect();
  const scaleX = width / content.clientWidth || 1;
  const scaleY = height / content.clientHeight || 1;
  return { left, top, width, height, scaleX, scaleY };
}

/** The stage at a point of the window, and the point in the stage's coordinates. */
function stageAt(x: number, y: number): { stage: Konva.Node; at: Point } | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    for (const stage of stagesNow()) {
      const place = contentOf(stage)?.contains(element) === true ? placeOfStage(stage) : undefined;
      if (place !== undefined)
        return { stage, at: { x: (x - place.left) / place.scaleX, y: (y - place.top) / place.scaleY } };
    }
  }
  return undefined;
}

/** The shape that Konva's hit detection finds at a point of the window. */
export function nodeAt(x: number, y: number): Konva.Node | undefined {
  const found = stageAt(x, y);
  if (found === undefined) return undefined;
  const { stage, at } = found;
  return attempt(() => (stage instanceof Konva.Stage ? stage.getIntersection(at) : null), null) ?? undefined;
}
