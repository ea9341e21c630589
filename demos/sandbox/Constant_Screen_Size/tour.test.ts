import { describe, expect, it } from 'vitest';
import { addStep, currentStep, endTopic, newHistory, undo } from '../../common/konva/history';
import { dragStep, nudgeStep } from './shared/editing';
import {
  CAPTION,
  captionsWithRoom,
  carry,
  describe as inWords,
  firstView,
  inverse,
  keepInside,
  limitsOf,
  MAX,
  movePoint,
  pan,
  pinned,
  PLACES,
  resizeView,
  SCENE,
  TOUR,
  wayOf,
  zoomView,
} from './shared/tour';

const SIZE = { width: 800, height: 420 };
const at = (x: number, y: number, { x: left, y: top, scale }: ReturnType<typeof firstView>) => ({
  x: left + x * scale,
  y: top + y * scale,
});

describe('the view', () => {
  it('begins with the stage covered by the scene', () => {
    const view = firstView(SIZE);
    expect(view.scale).toBeCloseTo(0.8);
    expect(view.x).toBeCloseTo(0);
    expect(view.y).toBeCloseTo(-30);
    const narrow = firstView({ width: 320, height: 400 });
    expect(narrow.scale).toBeCloseTo(2 / 3);
    expect(narrow.x).toBeLessThan(-100);
    expect(firstView({ width: 0, height: 0 }).scale).toBeGreaterThan(0);
  });

  it('zooms at a point, up to its limits', () => {
    const view = firstView(SIZE);
    const point = { x: 500, y: 200 };
    const near = zoomView(view, SIZE, point, 3);
    expect(near.scale).toBeCloseTo(2.4);
    expect((point.x - near.x) / near.scale).toBeCloseTo((point.x - view.x) / view.scale);
    expect((point.y - near.y) / near.scale).toBeCloseTo((point.y - view.y) / view.scale);
    expect(zoomView(view, SIZE, point, 99).scale).toBe(MAX);
    const far = zoomView(view, SIZE, point, 0.01);
    expect(far.scale).toBe(limitsOf(SIZE).least);
    // All of it is in view, in the middle.
    expect(far.y).toBeCloseTo(0);
    expect(far.x).toBeCloseTo((800 - SCENE.x * far.scale) / 2);
  });

  it('stays inside the scene', () => {
    const view = { x: 500, y: -9000, scale: 2 };
    expect(keepInside(view, SIZE)).toEqual({ x: 0, y: 420 - 1200, scale: 2 });
    const near = zoomView(firstView(SIZE), SIZE, { x: 400, y: 200 }, 4);
    const moved = carry(near, SIZE, { x: 300, y: 200 }, { x: 340, y: 170 }, 1);
    expect(moved.x - near.x).toBeCloseTo(40);
    expect(moved.y - near.y).toBeCloseTo(-30);
    expect(pan(near, SIZE, { x: 1, y: 0 }).x).toBeCloseTo(near.x - 80);
  });

  it('keeps what is in the middle when the stage gets another size', () => {
    const near = zoomView(firstView(SIZE), SIZE, { x: 400, y: 200 }, 4);
    const narrow = resizeView(near, SIZE, { width: 320, height: 300 });
    expect(narrow.scale).toBe(near.scale);
    expect((160 - narrow.x) / narrow.scale).toBeCloseTo((400 - near.x) / near.scale);
    expect((150 - narrow.y) / narrow.scale).toBeCloseTo((210 - near.y) / near.scale);
    expect(resizeView(near, SIZE, SIZE)).toEqual(near);
  });
});

describe('constant size', () => {
  it('is one over the scale', () => {
    for (const scale of [0.3, 1, 8]) expect(inverse(scale) * scale).toBeCloseTo(1);
  });

  it('pins a layer to the screen', () => {
    const view = { x: -120, y: 45, scale: 2.5 };
    const { x, y, scaleX } = pinned(view);
    // The layer's 30, 40 on a stage with this view.
    const point = at(x + 30 * scaleX, y + 40 * scaleX, view);
    expect(point.x).toBeCloseTo(30);
    expect(point.y).toBeCloseTo(40);
  });
});

describe('captions', () => {
  it('give way to more important ones when the map is small, and come back', () => {
    const far = captionsWithRoom({ x: 0, y: 0, scale: 0.1 });
    expect(far.map(({ id }) => id)).toEqual(['hornspitze']);
    const near = captionsWithRoom({ x: 0, y: 0, scale: 2 });
    expect(near).toEqual(PLACES);
    for (const scale of [0.15, 0.2, 0.3, 0.4, 0.6]) {
      const kept = captionsWithRoom({ x: 10, y: 20, scale });
      for (const [i, one] of kept.entries()) {
        for (const other of kept.slice(i + 1)) {
          const isApart =
            Math.abs(one.x - other.x) * scale >= CAPTION.width ||
            Math.abs(one.y - other.y) * scale >= CAPTION.height;
          expect([scale, one.id, other.id, isApart]).toEqual([scale, one.id, other.id, true]);
        }
      }
    }
  });

  it('that grow with the map have the same room at every zoom', () => {
    const names = (scale: number) => captionsWithRoom({ x: 0, y: 0, scale }, scale).length;
    expect(names(0.2)).toBe(names(5));
  });

  it('are counted in the status line', () => {
    expect(inWords({ x: 0, y: 0, scale: 0.8 }, PLACES, '')).toBe(
      'Zoom 80%, all captions have room.',
    );
    expect(inWords({ x: 0, y: 0, scale: 0.2 }, PLACES.slice(2), 'Moved.')).toBe(
      'Zoom 20%, 2 of 6 captions have no room. Moved.',
    );
  });
});

describe('the tour', () => {
  it('leads from the lake hut to the summit', () => {
    const way = wayOf(TOUR);
    expect(way).toHaveLength(12);
    expect(way.slice(0, 2)).toEqual([806, 466]);
    expect(way.slice(-2)).toEqual([468, 112]);
  });

  it('has points that stay in the scene', () => {
    expect(movePoint(TOUR, 1, { x: -5, y: 700 })[1]).toEqual({ x: 0, y: 600 });
    expect(movePoint(TOUR, 1, { x: 5, y: 7 })[0]).toBe(TOUR[0]);
  });

  it('is changed by a drag in one step, and by keys in pixels of the screen', () => {
    let history = newHistory(TOUR);
    history = dragStep(history, 0, { x: 1, y: 1 });
    history = endTopic(dragStep(history, 0, { x: 2, y: 2 }));
    history = dragStep(history, 0, { x: 9, y: 9 });
    expect(currentStep(undo(history))[0]).toEqual({ x: 2, y: 2 });
    expect(currentStep(undo(undo(history)))).toEqual(TOUR);
    const view = { x: 0, y: 0, scale: 4 };
    const nudged = nudgeStep(newHistory(TOUR), 2, { x: 1, y: 0 }, view);
    expect(currentStep(nudged)[2]).toEqual({ x: 433, y: 330 });
    expect(nudgeStep(history, 9, { x: 1, y: 0 }, view)).toBe(history);
    expect(addStep(history, TOUR).steps.length).toBeGreaterThan(1);
  });
});
