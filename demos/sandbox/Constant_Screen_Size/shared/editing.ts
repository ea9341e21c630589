import { addStep, currentStep, type History } from '../../../common/konva/history';
import { movePoint, nudge, type Point } from './tour';
import type { View } from '../../../common/konva/zoom';

export type TourHistory = History<readonly Point[]>;

/** A handle was dragged: all moves of one drag are one step. */
export const dragStep = (history: TourHistory, i: number, to: Point): TourHistory =>
  addStep(history, movePoint(currentStep(history), i, to), `drag ${i}`);

/** An arrow key moved a point. Presses of the same point in a row are one step. */
export function nudgeStep(history: TourHistory, i: number, arrow: Point, view: View): TourHistory {
  const points = currentStep(history);
  const point = points[i];
  if (!point) return history;
  return addStep(history, movePoint(points, i, nudge(point, arrow, view)), `nudge ${i}`);
}

/** What the arrow keys can move: the view, or one point of the tour. */
export const CHOICES = ['the view', 'point 1', 'point 2', 'point 3', 'point 4'] as const;

export const LABEL =
  'Mountain panorama. Arrow keys move the view or the chosen point, plus and minus zoom, Home shows the start.';
export const MOVED = 'The tour was changed.';
