import type { Point } from '../../../common/konva/polygon';

/** A dimension line of two points, or a path of more, in units of the plan. */
export interface Measure {
  id: number;
  points: readonly Point[];
}

/** What undo brings back: the lines, the points of the one that is not finished, and the scale. */
export interface Sheet {
  measures: readonly Measure[];
  draft: readonly Point[];
  metersPerUnit: number;
}

/** The maximum number of lines, and of points in a line. */
export const MAX = { measures: 40, points: 30 };
