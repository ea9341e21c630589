import { describe, expect, it } from 'vitest';
import { keepInside, xOf } from '../../common/konva/axis-window';
import {
  curvesOf,
  daysOf,
  drag,
  grabAt,
  layOut,
  moveCursor,
  press,
  pressKey,
  readingAt,
  release,
  spread,
  turnWheel,
  yOf,
} from './shared/chart';
import { CRESTS, FLOOD_MARK, GAUGES, LAG, LAST, peakOf } from './shared/river';
import { ALL, FLOOD, LIMITS, moveFrom, moveTo, pan, timeTicks, zoom } from './shared/time';

const layout = layOut(480);
const { plot, strip } = layout;

describe('readings', () => {
  it('has a flood that reaches the town hours after the mill', () => {
    const [mill, bridge] = CRESTS;
    expect(LAG).toBe((bridge?.hour ?? 0) - (mill?.hour ?? 0));
    expect(LAG).toBeGreaterThan(12);
    expect(bridge?.level).toBeGreaterThan(FLOOD_MARK);
  });

  it('has no peak where there is no reading', () => {
    const [mill] = GAUGES;
    if (!mill) throw new Error('There is no gauge.');
    expect(peakOf(mill, 810, 840)).toBe(null);
    expect(peakOf(mill, LAST + 1, LAST + 9)).toBe(null);
  });
});

describe('window', () => {
  it('keeps the moment under the pointer while zooming', () => {
    const next = zoom({ from: 100, to: 200 }, 2, 125);
    expect(next).toEqual({ from: 112.5, to: 162.5 });
  });

  it('stays inside the readings and within its spans', () => {
    expect(keepInside({ from: -50, to: 50 }, LIMITS)).toEqual({ from: 0, to: 100 });
    expect(keepInside({ from: LAST - 10, to: LAST + 40 }, LIMITS)).toEqual({
      from: LAST - 50,
      to: LAST,
    });
    expect(keepInside({ from: -9, to: LAST + 9 }, LIMITS)).toEqual(ALL);
    expect(keepInside({ from: 5, to: 5 }, LIMITS)).toEqual({ from: 5, to: 17 });
    expect(pan(ALL, 40)).toEqual(ALL);
    expect(zoom(ALL, 0.01, 700)).toEqual(ALL);
  });

  it('lets no edge pass the other', () => {
    expect(moveFrom({ from: 100, to: 200 }, 500)).toEqual({ from: 188, to: 200 });
    expect(moveTo({ from: 100, to: 200 }, -500)).toEqual({ from: 100, to: 112 });
    expect(moveTo({ from: 100, to: 200 }, LAST + 5).to).toBe(LAST);
  });

  it('has ticks with room between them, also without any width', () => {
    for (const window of [ALL, FLOOD, { from: 30, to: 42 }]) {
      const places = timeTicks(window, 400, 76).map(({ hour }) => xOf(hour, window, plot));
      expect(places.length).toBeGreaterThan(1);
      expect(timeTicks(window, 0, 76).length).toBeLessThan(6);
    }
    const [first, second] = timeTicks(FLOOD, 400, 76);
    expect(((second?.hour ?? 0) - (first?.hour ?? 0)) * (400 / 110)).toBeGreaterThanOrEqual(76);
  });
});

describe('curves', () => {
  const box = { x: 0, y: 0, width: 10, height: 100 };

  it('break where readings are missing', () => {
    expect(curvesOf([1, 2, null, 3, 4], { from: 0, to: 4 }, box)).toHaveLength(2);
    expect(curvesOf([null, null], { from: 0, to: 1 }, box)).toEqual([]);
    expect(curvesOf([], { from: 0, to: 1 }, box)).toEqual([]);
  });

  it('keep every peak with few points', () => {
    const levels = Array.from({ length: 1000 }, (_, i) => (i === 777 ? 5 : 1));
    const [curve = []] = curvesOf(levels, { from: 0, to: 999 }, box);
    expect(curve.length).toBeLessThan(4 * box.width);
    expect(Math.min(...curve.filter((_, i) => i % 2 === 1))).toBe(yOf(5, box));
  });

  it('go left to right', () => {
    const levels = Array.from({ length: 1000 }, (_, i) => Math.sin(i));
    const [curve = []] = curvesOf(levels, { from: 0, to: 999 }, box);
    const places = curve.filter((_, i) => i % 2 === 0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });
});

describe('hand', () => {
  const at = (hour: number) => ({ x: xOf(hour, ALL, strip), y: strip.y + 10 });
  const window = { from: 400, to: 800 };

  it('finds edges, frame and the rest of the strip', () => {
    expect(grabAt(at(400), window, layout)).toBe('from');
    expect(grabAt(at(800), window, layout)).toBe('to');
    expect(grabAt(at(600), window, layout)).toBe('frame');
    expect(grabAt(at(1200), window, layout)).toBe('new');
    expect(grabAt({ x: 100, y: 100 }, window, layout)).toBe('plot');
    expect(grabAt({ x: 100, y: 2 }, window, layout)).toBe(null);
  });

  it('finds its place again after it was beyond an end', () => {
    const { hand } = press(null, 1, at(600), window, layout);
    if (!hand) throw new Error('Nothing is held.');
    const beyond = drag(hand, 1, -500, window, layout);
    expect(beyond.window.from).toBe(0);
    const back = drag(beyond.hand ?? hand, 1, at(600).x, beyond.window, layout);
    expect(back.window.from).toBeCloseTo(400);
    expect(back.window.to).toBeCloseTo(800);
  });

  it('draws a new brush in both directions', () => {
    const { hand, window: jumped } = press(null, 1, at(1200), window, layout);
    if (!hand) throw new Error('Nothing is held.');
    expect((jumped.from + jumped.to) / 2).toBeCloseTo(1200);
    const drawn = drag(hand, 1, at(1000).x, jumped, layout).window;
    expect(drawn.from).toBeCloseTo(1000);
    expect(drawn.to).toBeCloseTo(1200);
  });

  it('zooms with two fingers, each of which keeps its moment', () => {
    const left = { x: plot.x + 100, y: 100 };
    const right = { x: plot.x + 200, y: 120 };
    const one = press(null, 1, left, window, layout).hand;
    const { hand } = press(one, 2, right, window, layout);
    if (!hand) throw new Error('Nothing is held.');
    const moments = hand.holds.map(({ value }) => value);
    const wide = drag(hand, 2, right.x + 50, window, layout);
    expect(xOf(moments[0] ?? 0, wide.window, plot)).toBeCloseTo(left.x);
    expect(xOf(moments[1] ?? 0, wide.window, plot)).toBeCloseTo(right.x + 50);
    // The finger that stays goes on from where it is.
    const rest = release(wide.hand ?? hand, 1, wide.window, plot);
    if (!rest) throw new Error('Nothing is held.');
    expect(drag(rest, 2, right.x + 50, wide.window, layout).window.from).toBeCloseTo(
      wide.window.from,
    );
    // Fingers at the same place do not divide by zero.
    expect(Number.isFinite(drag(hand, 2, left.x, window, layout).window.from)).toBe(true);
  });

  it('leaves the window to a finger beside the plot', () => {
    const one = press(null, 1, at(600), window, layout).hand;
    expect(press(one, 2, { x: 100, y: 100 }, window, layout).hand).toBe(one);
    expect(press(null, 1, { x: 9, y: 2 }, window, layout).hand).toBe(null);
  });
});

describe('cursor', () => {
  const chart = { window: { from: 100.4, to: 200.6 }, cursor: null, hidden: [] };

  it('snaps to a reading of the window', () => {
    expect(readingAt(-99, chart.window, plot)).toBe(101);
    expect(readingAt(9999, chart.window, plot)).toBe(200);
  });

  it('takes the window with it, to the ends of the readings', () => {
    expect(moveCursor(chart, 205).window.to).toBeCloseTo(205);
    expect(moveCursor(chart, 99999).cursor).toBe(LAST);
    expect(pressKey(moveCursor(chart, 0), 'ArrowLeft', false)?.cursor).toBe(0);
    expect(pressKey(chart, 'ArrowRight', true)?.cursor).toBe(175);
    expect(pressKey(chart, 'x', false)).toBe(null);
  });

  it('lists the days of the window, with missing readings in words', () => {
    const days = daysOf({ ...chart, window: { from: 792, to: 863 } });
    expect(days).toHaveLength(3);
    expect(days[1]?.highest[0]).toBe('no reading');
    expect(daysOf({ ...chart, window: ALL })).toHaveLength(61);
  });
});

it('moves labels apart in their order', () => {
  expect(spread([10, 12], 20)).toEqual([1, 21]);
  expect(spread([12, 10], 20)).toEqual([21, 1]);
  expect(spread([10, 50], 20)).toEqual([10, 50]);
  expect(spread([], 20)).toEqual([]);
});

it('pans with a sideways wheel and zooms otherwise', () => {
  const window = { from: 400, to: 800 };
  expect(turnWheel(window, { deltaX: plot.width, deltaY: 3 }, 0, plot).from).toBe(800);
  const closer = turnWheel(window, { deltaX: 0, deltaY: -100 }, plot.x, plot);
  expect(closer.from).toBeCloseTo(400);
  expect(closer.to).toBeLessThan(800);
});
