import { describe, expect, it } from 'vitest';
import {
  ANCHORS,
  anchorOf,
  curvesOf,
  directionAt,
  hover,
  keepIn,
  moveTo,
  newEditor,
  nudge,
  OPENING,
  pathData,
  placeOf,
  pointAt,
  redoNext,
  release,
  reset,
  ribbon,
  SCENE,
  select,
  step,
  undoLast,
} from './shared/curves';

const neck1 = { x: 168, y: 258 };

describe('curves', () => {
  it('begins and ends at its outer points', () => {
    expect(pointAt(OPENING.neck, 0)).toEqual(OPENING.neck[0]);
    expect(pointAt(OPENING.neck, 1)).toEqual(OPENING.neck[3]);
    const [a, b, c] = OPENING.back;
    expect(pointAt(OPENING.back, 0.5)).toEqual({
      x: (a.x + 2 * b.x + c.x) / 4,
      y: (a.y + 2 * b.y + c.y) / 4,
    });
  });

  it('starts toward its first control point', () => {
    const way = directionAt(
      [
        { x: 0, y: 0 },
        { x: 0, y: 50 },
        { x: 90, y: 90 },
      ],
      0,
    );
    expect(way.y).toBeGreaterThan(0.99);
    expect(
      directionAt(
        [
          { x: 5, y: 5 },
          { x: 5, y: 5 },
        ],
        0.5,
      ),
    ).toEqual({ x: 1, y: 0 });
  });

  it('has a ribbon of its width on both sides', () => {
    const outline = ribbon(
      [
        { x: 0, y: 0 },
        { x: 50, y: 0 },
        { x: 100, y: 0 },
      ],
      () => 4,
      2,
    );
    expect(outline.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
      [0, 4],
      [50, 4],
      [100, 4],
      [100, -4],
      [50, -4],
      [0, -4],
    ]);
  });

  it('is written as path data', () => {
    expect(pathData(OPENING)).toBe('M306 296 C168 258 318 34 226 122 M318 262 Q436 138 566 256');
  });
});

describe('editing', () => {
  it('moves each of the seven points, and no other', () => {
    for (const anchor of ANCHORS) {
      const moved = curvesOf(moveTo(newEditor(), anchor.id, { x: 111, y: 222 }));
      for (const other of ANCHORS) {
        const wanted = other === anchor ? { x: 111, y: 222 } : placeOf(OPENING, other);
        expect(placeOf(moved, other)).toEqual(wanted);
      }
    }
  });

  it('makes one step of a drag, and keeps points in the picture', () => {
    const first = moveTo(newEditor(), 'neck-1', { x: 200, y: 200 });
    const dragged = release(moveTo(first, 'neck-1', { x: -40, y: 9000 }));
    expect(curvesOf(dragged).neck[1]).toEqual({ x: 14, y: SCENE.height - 14 });
    const again = moveTo(dragged, 'neck-1', { x: 100, y: 100 });
    expect(curvesOf(undoLast(again)).neck[1]).toEqual({ x: 14, y: SCENE.height - 14 });
    expect(curvesOf(undoLast(undoLast(again))).neck[1]).toEqual(neck1);
    expect(curvesOf(redoNext(undoLast(again)))).toEqual(curvesOf(again));
    expect(keepIn({ x: 1.4, y: 100.6 })).toEqual({ x: 14, y: 101 });
  });

  it('has no step for a point that does not move', () => {
    const still = moveTo(newEditor(), 'neck-1', neck1);
    expect(still.history.steps).toHaveLength(1);
    expect(still.selected).toBe('neck-1');
    expect(moveTo(still, 'beak', neck1)).toBe(still);
  });

  it('goes around the points by keys, and merges a series of arrows', () => {
    let editor = step(newEditor(), -1);
    expect(editor.selected).toBe('back-2');
    editor = step(editor, 1);
    expect(editor.says).toBe('Neck, start: 306, 296.');
    editor = nudge(nudge(editor, { x: 1, y: 0 }), { x: 0, y: -10 });
    expect(curvesOf(editor).neck[0]).toEqual({ x: 307, y: 286 });
    expect(curvesOf(undoLast(editor))).toEqual(OPENING);
    // Another point in between: the next arrow is a step of its own.
    const back = nudge(step(step(editor, 1), -1), { x: 1, y: 0 });
    expect(curvesOf(undoLast(back)).neck[0]).toEqual({ x: 307, y: 286 });
    expect(nudge(newEditor(), { x: 1, y: 0 }).says).toBe('Choose a point first: Page Down.');
  });

  it('resets as a step that can be undone', () => {
    expect(reset(newEditor()).history.steps).toHaveLength(1);
    const moved = moveTo(newEditor(), 'back-1', { x: 400, y: 60 });
    const fresh = reset(moved);
    expect(curvesOf(fresh)).toEqual(OPENING);
    expect(curvesOf(undoLast(fresh))).toEqual(curvesOf(moved));
  });

  it('selects and hovers', () => {
    const editor = newEditor();
    expect(hover(editor, null)).toBe(editor);
    expect(hover(editor, 'neck-3').hot).toBe('neck-3');
    expect(select(select(editor, 'neck-3'), null).says).toBe('No point is selected.');
    expect(anchorOf('neck-3')?.isControl).toBe(false);
    expect(undoLast(editor)).toBe(editor);
  });
});
