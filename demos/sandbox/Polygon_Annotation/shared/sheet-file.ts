import type { Point } from '../../../common/konva/polygon';
import { isRecord, readJson } from '../../../common/konva/read-json';
import { MAX, onPicture, type Annotation } from './sheet';
import { CLASSES, PICTURE } from './things';

/** The outlines for other programs. `value` is the value in the mask; `corners` are in pixels of the image. */
export function writeSheet(annotations: readonly Annotation[]): string {
  const file = {
    picture: PICTURE,
    classes: CLASSES.map((one, i) => ({ ...one, value: i + 1 })),
    annotations: annotations.map(({ kind, corners }) => ({
      class: kind,
      corners: corners.map(({ x, y }) => [x, y]),
    })),
  };
  return JSON.stringify(file, null, 1);
}

/** The outlines of a file with new ids, or why it has none. */
export function readSheet(text: string): { annotations: Annotation[] } | { problem: string } {
  const file = readJson(text);
  if (!isRecord(file)) return { problem: 'it is not JSON' };
  const { picture, annotations: list } = file;
  if (!Array.isArray(list)) return { problem: 'it has no list of annotations' };
  if (list.length > MAX.annotations) {
    return { problem: `it has more than ${MAX.annotations} outlines` };
  }
  if (
    isRecord(picture) &&
    (picture['width'] !== PICTURE.width || picture['height'] !== PICTURE.height)
  ) {
    return { problem: `its picture is not ${PICTURE.width} by ${PICTURE.height} pixels` };
  }
  const annotations: Annotation[] = [];
  for (const [i, one] of list.entries()) {
    const kind = CLASSES.find(({ id }) => isRecord(one) && one['class'] === id)?.id;
    if (!kind) return { problem: `annotation ${i + 1} has no known class` };
    const corners = readCorners(isRecord(one) ? one['corners'] : undefined);
    if (!corners) return { problem: `annotation ${i + 1} needs 3 to ${MAX.corners} points` };
    annotations.push({ id: i + 1, kind, corners });
  }
  return { annotations };
}

function readCorners(value: unknown): Point[] | undefined {
  if (!Array.isArray(value) || value.length < 3 || value.length > MAX.corners) return undefined;
  const points: Point[] = [];
  for (const pair of value) {
    const [x, y]: unknown[] = Array.isArray(pair) ? pair : [];
    if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x + y)) return undefined;
    points.push(onPicture({ x, y }));
  }
  return points;
}
