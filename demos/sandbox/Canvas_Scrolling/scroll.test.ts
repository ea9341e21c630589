import { expect, it } from 'vitest';
import { CHAMBERS, describeChamber, TUNNELS } from './shared/colony';
import {
  bytesOf,
  cornerAt,
  cornerOf,
  describeCost,
  keyStep,
  middleOf,
  NO_COST,
  PADDING,
  ratioOf,
  SCENE,
  scrollBy,
  stageOf,
  thumbOf,
  wheelStep,
} from './shared/scroll';

const view = { width: 801, height: 500 };

it('keeps the view inside the scene, in whole pixels', () => {
  expect(cornerOf({ x: 0, y: 0 }, view)).toEqual({ x: 0, y: 0 });
  expect(cornerOf({ x: 9000, y: 9000 }, view)).toEqual({ x: 2199, y: 2500 });
  expect(cornerOf({ x: 1500.2, y: 1500 }, view)).toEqual({ x: 1100, y: 1250 });
  // A view that is larger than the scene begins where the scene does.
  expect(cornerOf({ x: 1500, y: 1500 }, { width: 3840, height: 3100 })).toEqual({ x: 0, y: 0 });
});

it('comes back to the same corner from the middle', () => {
  const corner = { x: 1101, y: 733 };
  expect(cornerOf(middleOf(corner, view), view)).toEqual(corner);
  const middle = { x: 1480, y: 780 };
  const wide = cornerOf(middle, { width: 1000, height: 600 });
  expect(cornerOf(middle, { width: 400, height: 600 })).toEqual({ x: wide.x + 300, y: wide.y });
});

it('shows the same part of the scene in each way', () => {
  const corner = { x: 700, y: 300 };
  const seen = (['bars', 'drag', 'moved'] as const).map((mode) => {
    const { shift, origin } = stageOf(mode, corner, view);
    // In the browser's scroll bars, the corner of the scrolled element is above the view.
    const scrolled = mode === 'moved' ? corner : { x: 0, y: 0 };
    return { x: shift.x + origin.x - scrolled.x, y: shift.y + origin.y - scrolled.y };
  });
  expect(seen).toEqual(Array.from({ length: 3 }, () => ({ x: -700, y: -300 })));
  expect(stageOf('moved', corner, view).width).toBe(view.width + 2 * PADDING);
  expect(stageOf('large', corner, view)).toMatchObject(SCENE);
});

it('adds up the memory of the canvases', () => {
  expect(bytesOf('large', view, 1)).toBe(3000 * 3000 * 8);
  expect(bytesOf('drag', view, 1)).toBe(801 * 500 * 8);
  expect(bytesOf('drag', view, 2)).toBe(801 * 500 * 20);
  expect(bytesOf('bars', view, 1)).toBe(2 * bytesOf('drag', view, 1));
  expect(ratioOf('large', 3) * 3000).toBeCloseTo(4096, 6);
  expect(ratioOf('large', 1)).toBe(1);
  expect(ratioOf('moved', 3)).toBe(3);
});

it('has thumbs that are long enough and reach both ends', () => {
  expect(thumbOf(480, 500, 3000, 0)).toEqual({ start: 0, length: 80 });
  expect(thumbOf(480, 500, 3000, 2500)).toEqual({ start: 400, length: 80 });
  expect(thumbOf(200, 100, 3000, 2900)).toEqual({ start: 156, length: 44 });
  for (const corner of [0, 17, 1250, 2500]) {
    const { start } = thumbOf(480, 500, 3000, corner);
    expect(cornerAt(480, 500, 3000, start)).toBeCloseTo(corner, 9);
  }
  // Nothing to scroll.
  expect(thumbOf(480, 3000, 3000, 0)).toEqual({ start: 0, length: 480 });
  expect(cornerAt(480, 3000, 3000, 0)).toBe(0);
});

it('reads wheels in pixels, lines and pages, and Shift as sideways', () => {
  const turn = { deltaX: 0, deltaY: 3, deltaMode: 0, shiftKey: false };
  expect(wheelStep(turn, view)).toEqual({ x: 0, y: 3 });
  expect(wheelStep({ ...turn, deltaMode: 1 }, view)).toEqual({ x: 0, y: 99 });
  expect(wheelStep({ ...turn, deltaMode: 2 }, view)).toEqual({ x: 0, y: 1500 });
  expect(wheelStep({ ...turn, shiftKey: true }, view)).toEqual({ x: 3, y: 0 });
  expect(wheelStep({ ...turn, deltaX: 2, shiftKey: true }, view)).toEqual({ x: 2, y: 3 });
});

it('scrolls by keys, and leaves the others alone', () => {
  const press = { key: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
  expect(keyStep({ ...press, key: 'ArrowLeft' }, view)).toEqual({ x: -40, y: 0 });
  expect(keyStep({ ...press, key: ' ' }, view)).toEqual({ x: 0, y: 440 });
  expect(keyStep({ ...press, key: ' ', shiftKey: true }, view)).toEqual({ x: 0, y: -440 });
  expect(keyStep({ ...press, key: 'ArrowLeft', altKey: true }, view)).toBeUndefined();
  expect(keyStep({ ...press, key: 'a' }, view)).toBeUndefined();
});

it('answers undefined at the end, where the page may scroll', () => {
  const end = middleOf({ x: 0, y: 2500 }, view);
  expect(scrollBy(end, { x: 0, y: 40 }, view)).toBeUndefined();
  expect(scrollBy(end, { x: 40, y: 40 }, view)).toEqual(middleOf({ x: 40, y: 2500 }, view));
});

it('puts the cost into words', () => {
  expect(describeCost('drag', view, 1, NO_COST)).toBe('Canvas memory: 3.2 MB. Not scrolled yet.');
  expect(describeCost('drag', view, 1, { draws: 1, last: 2 })).toContain(
    '1 drawing, the last in 2.0 ms',
  );
  expect(describeCost('large', view, 1, { draws: 4, last: 2 })).toBe(
    'Canvas memory: 72.0 MB. Scrolling draws nothing.',
  );
});

it('has chambers that do not overlap, inside the scene, and tunnels between them', () => {
  for (const [i, one] of CHAMBERS.entries()) {
    expect(one.x - one.radiusX).toBeGreaterThan(0);
    expect(one.x + one.radiusX).toBeLessThan(SCENE.width);
    for (const other of CHAMBERS.slice(i + 1)) {
      const apart = Math.max(
        Math.abs(one.x - other.x) - one.radiusX - other.radiusX,
        Math.abs(one.y - other.y) - one.radiusY - other.radiusY,
      );
      expect(apart, `${one.id} and ${other.id}`).toBeGreaterThan(0);
    }
  }
  expect(TUNNELS.flat().every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true);
  expect(describeChamber('well')).toBe(
    'Well, 1.58 m below the meadow. The lowest chamber with water in summer.',
  );
  expect(describeChamber('')).toContain('Tap a chamber');
});
