import type { Point } from '../../../common/konva/polygon';
import { within } from '../../../common/konva/ranges';
import { CLASSES, PICTURE, type ClassId } from './things';

/** A closed outline, in whole pixels of the image. */
export interface Annotation {
  id: number;
  kind: ClassId;
  corners: readonly Point[];
}

/** What undo brings back: the outlines, and the points of the one that is not closed yet. */
export interface Sheet {
  annotations: readonly Annotation[];
  draft: readonly Point[];
}

/** Maximum number of outlines, and the maximum number of points of one. */
export const MAX = { annotations: 60, corners: 120 };

export const classOf = (kind: ClassId) => CLASSES.find(({ id }) => id === kind) ?? CLASSES[0];
export const nameOf = ({ id, kind }: Annotation) => `${classOf(kind).name} ${id}`;

/** The nearest whole pixel of the image. */
export const onPicture = ({ x, y }: Point): Point => ({
  x: Math.round(within(x, 0, PICTURE.width)),
  y: Math.round(within(y, 0, PICTURE.height)),
});
