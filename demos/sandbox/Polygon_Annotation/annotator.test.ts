import { describe, expect, it } from 'vitest';
import { newHistory } from '../../common/konva/history';
import { areaOf, type Point } from '../../common/konva/polygon';
import {
  cancel,
  closeDraft,
  dropPoint,
  editOne,
  erase,
  leave,
  move,
  newAnnotator,
  nudge,
  open,
  press,
  pressKey,
  redoNext,
  release,
  selectedOf,
  setClass,
  setTool,
  sheetOf,
  sizeOf,
  step,
  undoLast,
  type Annotator,
} from './shared/annotator';
import { classMask, colorPixels, pixelsIn, rowSpans } from './shared/mask';
import { MAX } from './shared/sheet';
import { writeSheet } from './shared/sheet-file';
import { CLASSES, PICTURE } from './shared/things';

const square = (x: number, y: number, size: number): Point[] => [
  { x, y },
  { x: x + size, y },
  { x: x + size, y: y + size },
  { x, y: y + size },
];

const click = (annotator: Annotator, x: number, y: number) =>
  release(press(annotator, { x, y }, 10));
const draw = (annotator: Annotator, corners: readonly Point[]) =>
  corners.reduce((now, { x, y }) => click(now, x, y), annotator);
/** Without the outlines of the opening, and without their ids. */
const empty = (): Annotator => ({
  ...newAnnotator(),
  history: newHistory({ annotations: [], draft: [] }),
});

describe('drawing', () => {
  it('closes an outline at a press on its first point', () => {
    const drawn = draw(newAnnotator(), square(400, 300, 60));
    expect(sheetOf(drawn).draft).toHaveLength(4);
    const closed = click(drawn, 406, 306);
    expect(sheetOf(closed).draft).toEqual([]);
    expect(selectedOf(closed)).toEqual({ id: 3, kind: 'urchin', corners: square(400, 300, 60) });
    expect(closed.says).toBe('Urchin 3 is closed: 3,600 px, 0.7%.');
  });

  it('needs three points, and one that is not the second press of a double click', () => {
    const two = draw(newAnnotator(), square(400, 300, 60).slice(0, 2));
    expect(closeDraft(two).says).toBe('An outline needs 3 points; it has 2.');
    // Near the first point, but there is nothing to close yet.
    expect(sheetOf(click(two, 405, 300)).draft).toHaveLength(3);
    expect(sheetOf(click(two, 461, 300)).draft).toHaveLength(2);
  });

  it('moves the point of a press until it is released, as one step', () => {
    const pressed = press(newAnnotator(), { x: 100, y: 100 }, 10);
    const placed = release(move(move(pressed, { x: 120, y: 90 }), { x: 2000, y: -4.4 }));
    expect(sheetOf(placed).draft).toEqual([{ x: PICTURE.width, y: 0 }]);
    expect(sheetOf(undoLast(placed)).draft).toEqual([]);
    // Released: the pointer moves on alone.
    expect(sheetOf(move(placed, { x: 7, y: 7 })).draft).toEqual(sheetOf(placed).draft);
  });

  it('undoes point by point, and an outline at once', () => {
    let annotator = closeDraft(draw(newAnnotator(), square(400, 300, 60)));
    annotator = undoLast(annotator);
    expect(sheetOf(annotator).annotations).toHaveLength(2);
    expect(sheetOf(annotator).draft).toHaveLength(4);
    expect(annotator.says).toBe('Undone. 2 outlines. 4 open points.');
    expect(sheetOf(undoLast(annotator)).draft).toHaveLength(3);
    expect(sheetOf(redoNext(annotator)).annotations).toHaveLength(3);
    // An id of an undone step is not used again.
    expect(sheetOf(closeDraft(annotator)).annotations.at(-1)?.id).toBe(4);
  });

  it('refuses what is too small, and says when an outline crosses itself', () => {
    expect(closeDraft(draw(newAnnotator(), square(9, 9, 5))).says).toContain('too small');
    const [a, b, c, d] = square(400, 300, 60);
    const bow = draw(
      newAnnotator(),
      [a, c, b, d].filter((one) => one !== undefined),
    );
    expect(closeDraft(bow).says).toContain('It crosses itself');
  });

  it('drops the last point, and discards the draft', () => {
    const drawn = draw(newAnnotator(), square(400, 300, 60));
    expect(sheetOf(dropPoint(drawn)).draft).toHaveLength(3);
    expect(sheetOf(cancel(drawn)).draft).toEqual([]);
    expect(sheetOf(undoLast(cancel(drawn))).draft).toHaveLength(4);
  });

  it('has limits', () => {
    let annotator = empty();
    for (let i = 0; i < MAX.corners + 3; i += 1) annotator = click(annotator, 5 * i, 100 + (i % 2));
    expect(sheetOf(annotator).draft).toHaveLength(MAX.corners);
    expect(annotator.says).toContain('120 points at most');
    annotator = cancel(annotator);
    for (let i = 0; i <= MAX.annotations; i += 1) {
      annotator = closeDraft(draw(annotator, square(100, 100, 50)));
    }
    expect(sheetOf(annotator).annotations).toHaveLength(MAX.annotations);
    expect(annotator.says).toBe('The picture is full: 60 outlines.');
  });
});

describe('editing', () => {
  const start = () => setTool(closeDraft(draw(empty(), square(100, 100, 50))), 'edit');

  it('drags a corner, as one step', () => {
    const picked = press(start(), { x: 153, y: 148 }, 10);
    expect(picked.held).toEqual({ of: 'edit', index: 2, by: { x: -3, y: 2 } });
    const moved = release(move(move(picked, { x: 170, y: 170 }), { x: 203, y: 198 }));
    expect(selectedOf(moved)?.corners[2]).toEqual({ x: 200, y: 200 });
    expect(selectedOf(undoLast(moved))?.corners).toEqual(square(100, 100, 50));
  });

  it('selects the topmost outline, and nothing beside it', () => {
    const two = closeDraft(draw(setTool(start(), 'draw'), square(120, 120, 60)));
    const edit = setTool(two, 'edit');
    expect(click(edit, 140, 140).selected).toBe(2);
    expect(click(edit, 111, 115).selected).toBe(1);
    expect(click(edit, 500, 500).selected).toBe(null);
  });

  it('changes the class of what is selected, or of the next outline', () => {
    expect(selectedOf(setClass(start(), 'weed'))?.kind).toBe('weed');
    const other = setClass(setTool(start(), 'draw'), 'weed');
    expect([other.kind, selectedOf(other)?.kind]).toEqual(['weed', 'urchin']);
  });

  it('picks a point up and puts it down by keys', () => {
    let annotator = pressKey({ ...start(), cross: { x: 100, y: 100 } }, 10);
    annotator = pressKey(nudge(nudge(annotator, { x: 5, y: 0 }), { x: 0, y: -25 }), 10);
    expect(selectedOf(annotator)?.corners[0]).toEqual({ x: 105, y: 75 });
    expect(annotator.held).toBe(null);
    expect(selectedOf(undoLast(annotator))?.corners[0]).toEqual({ x: 100, y: 100 });
  });

  it('steps through the outlines, removes them, and answers an empty list', () => {
    const two = step(newAnnotator(), -1);
    expect([two.selected, step(two, 1).selected, two.tool]).toEqual([2, 1, 'edit']);
    const none = erase(step(erase(two), 1));
    expect(sheetOf(none).annotations).toEqual([]);
    expect([erase(none).says, step(none, 1).says]).toEqual([
      'Select an outline first.',
      'There is no outline yet.',
    ]);
    expect(editOne(none, 7).selected).toBe(null);
  });

  it('forgets the crosshair when the pointer leaves, but not what is held', () => {
    const hovering = move(start(), { x: 8, y: 8 });
    expect(leave(hovering).cross).toBe(null);
    const picked = press(hovering, { x: 100, y: 100 }, 10);
    expect(leave(picked)).toBe(picked);
  });
});

describe('mask', () => {
  it('counts the pixels whose middle is inside', () => {
    expect(pixelsIn(square(10, 10, 20))).toBe(400);
    const triangle = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 0, y: 40 },
    ];
    expect(Math.abs(pixelsIn(triangle) - areaOf(triangle))).toBeLessThan(40);
    expect(rowSpans(square(10, 10, 20), 9)).toEqual([]);
    expect(rowSpans(square(10, 10, 20), 10)).toEqual([[10, 30]]);
  });

  it('shares an edge without a gap and without an overlap', () => {
    const slope = { top: { x: 31, y: 0 }, bottom: { x: 53, y: 60 } };
    const left = [{ x: 0, y: 0 }, slope.top, slope.bottom, { x: 0, y: 60 }];
    const right = [slope.top, { x: 100, y: 0 }, { x: 100, y: 60 }, slope.bottom];
    expect(pixelsIn(left) + pixelsIn(right)).toBe(100 * 60);
  });

  it('has two parts in a row across a bay', () => {
    const bay = [0, 0, 60, 0, 60, 40, 40, 40, 40, 10, 20, 10, 20, 40, 0, 40];
    const corners = Array.from({ length: 8 }, (_, i) => ({
      x: bay[2 * i] ?? 0,
      y: bay[2 * i + 1] ?? 0,
    }));
    expect(rowSpans(corners, 30)).toEqual([
      [0, 20],
      [40, 60],
    ]);
  });

  it('gives overlapping pixels to the later outline, and only colors of classes', () => {
    const mask = classMask([
      { id: 1, kind: 'star', corners: square(0, 0, 20) },
      { id: 2, kind: 'weed', corners: square(10, 10, 20) },
    ]);
    const at = (x: number, y: number) => mask[y * PICTURE.width + x];
    expect([at(5, 5), at(15, 15), at(25, 25), at(40, 40)]).toEqual([1, 5, 5, 0]);
    const pixels = colorPixels(mask);
    const found = new Set<number>();
    for (let i = 0; i < pixels.length; i += 4) {
      const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3);
      found.add((red << 16) | (green << 8) | blue);
    }
    const numberOf = (color: string) => Number.parseInt(color.slice(1), 16);
    expect(found).toEqual(new Set([0, numberOf(CLASSES[0].color), numberOf(CLASSES[4].color)]));
  });
});

describe('files', () => {
  it('reads what it writes', () => {
    const annotator = closeDraft(draw(newAnnotator(), square(400, 300, 60)));
    const { annotations } = sheetOf(annotator);
    const opened = open(newAnnotator(), writeSheet(annotations));
    expect(sheetOf(opened).annotations).toEqual(annotations);
    expect(annotations.map(sizeOf)).toHaveLength(3);
    expect(sheetOf(undoLast(opened)).annotations).toHaveLength(2);
  });

  it.each([
    ['{', 'it is not JSON'],
    ['[1]', 'it has no list of annotations'],
    ['{"annotations": [{"class": "whale", "corners": []}]}', 'annotation 1 has no known class'],
    ['{"annotations": [{"class": "weed", "corners": [[1, 2], [3, 4]]}]}', 'needs 3 to 120 points'],
    ['{"annotations": [{"class": "weed", "corners": [[1, 2], [3, 4], [5]]}]}', 'needs 3 to 120'],
    ['{"picture": {"width": 640, "height": 480}, "annotations": []}', 'is not 900 by 600 pixels'],
    [`{"annotations": [${'1,'.repeat(60)}1]}`, 'more than 60 outlines'],
  ])('refuses %s', (text, reason) => {
    const start = newAnnotator();
    const answered = open(start, text);
    expect(answered.says).toContain(reason);
    expect(answered.history).toBe(start.history);
  });
});
