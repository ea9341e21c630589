import { describe, expect, it } from 'vitest';
import {
  admit,
  clear,
  falloff,
  FULL,
  heatAt,
  lift,
  move,
  newHeat,
  open,
  press,
  RADIUS,
  redoNext,
  setBrush,
  SIZE,
  spotsOf,
  steer,
  STRENGTH,
  strokesOf,
  undoLast,
} from './shared/heat';
import { readHeat, writeHeat } from './shared/heat-file';
import { colorAt, legendOf, RAMP_NAMES, rampNamed } from './shared/ramps';

const emptyHeat = () => clear(newHeat());

describe('heat', () => {
  it('of spots adds up, to one at most', () => {
    const spot = { x: 100, y: 100, radius: 40, strength: 0.4 };
    expect(heatAt([spot], { x: 100, y: 100 })).toBeCloseTo(0.4);
    expect(heatAt([spot, spot], { x: 100, y: 100 })).toBeCloseTo(0.8);
    expect(heatAt([spot, spot, spot], { x: 100, y: 100 })).toBe(1);
    expect(heatAt([spot], { x: 140, y: 100 })).toBe(0);
    expect(heatAt([], { x: 0, y: 0 })).toBe(0);
  });

  it('falls from the middle to the edge', () => {
    expect([falloff(0), falloff(1), falloff(3)]).toEqual([1, 0, 0]);
    expect(falloff(0.4)).toBeGreaterThan(falloff(0.5));
  });
});

describe('a stroke', () => {
  it('is one step, however long it is, and the next one is another', () => {
    let heat = press(emptyHeat(), { x: 50, y: 50 });
    for (let x = 60; x <= 200; x += 10) heat = move(heat, [{ x, y: 50 }]);
    heat = lift(heat);
    const { at } = heat.history;
    heat = lift(press(heat, { x: 50, y: 90 }));
    expect(heat.history.at).toBe(at + 1);
    expect(strokesOf(heat)).toHaveLength(2);
    expect(strokesOf(undoLast(undoLast(heat)))).toEqual([]);
    expect(spotsOf(redoNext(undoLast(heat)))).toEqual(spotsOf(heat));
  });

  it('has spots at equal distances, fast or slow', () => {
    const start = press(setBrush(emptyHeat(), { radius: 30 }), { x: 50, y: 50 });
    const fast = move(start, [{ x: 150, y: 50 }]);
    let slow = start;
    for (let x = 54; x <= 150; x += 4) slow = move(slow, [{ x, y: 50 }]);
    expect(spotsOf(fast).map(({ x }) => x)).toEqual([
      50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150,
    ]);
    expect(spotsOf(slow).length).toBeGreaterThan(7);
    expect(Math.abs(spotsOf(slow).length - spotsOf(fast).length)).toBeLessThanOrEqual(2);
  });

  it('stays on the plan and takes the brush', () => {
    const brushed = setBrush(emptyHeat(), { radius: 999, strength: 0 });
    expect(brushed.brush).toEqual({ radius: RADIUS.max, strength: STRENGTH.min });
    expect(spotsOf(press(brushed, { x: -10, y: 9999 }))).toEqual([
      { x: 0, y: SIZE.height, radius: RADIUS.max, strength: STRENGTH.min / 100 },
    ]);
  });

  it('is taken back by Escape, and steered by keys', () => {
    let heat = steer(emptyHeat(), { do: 'press' });
    heat = steer(heat, { do: 'move', to: { x: 400, y: 175 } });
    expect(spotsOf(heat).length).toBeGreaterThan(5);
    expect(heat.says).toMatch(/^Near the reef, \d+ percent\.$/);
    const cancelled = steer(heat, { do: 'cancel' });
    expect([spotsOf(cancelled).length, cancelled.isDown]).toEqual([0, false]);
    expect(steer(heat, { do: 'lift' }).isDown).toBe(false);
  });

  it('moves nothing but the brush while it is up', () => {
    const start = newHeat();
    const heat = move(start, [{ x: 10, y: 20 }]);
    expect(heat.tip).toEqual({ x: 10, y: 20, visible: true });
    expect(heat.history).toBe(start.history);
  });
});

describe('the map', () => {
  it('names its warmest exhibit', () => {
    expect(newHeat().says).toMatch(/^110 spots\. Warmest: \w+, \d+ percent\.$/);
    expect(clear(newHeat()).says).toBe('The map is empty.');
    expect(press(emptyHeat(), { x: 5, y: 5 }).says).toBe('1 spot.');
  });

  it('can be full', () => {
    let heat = newHeat();
    for (let i = 0; i < 100; i += 1) heat = admit(heat);
    expect(spotsOf(heat).length).toBeLessThanOrEqual(FULL);
    expect(heat.says).toBe('The map is full: 3000 spots.');
  });
});

describe('ramps', () => {
  it('begin transparent and end nearly opaque', () => {
    for (const name of RAMP_NAMES) {
      expect(colorAt(name, 0)[3]).toBe(0);
      expect(colorAt(name, 2)).toEqual(colorAt(name, 1));
      expect(legendOf(name).startsWith('linear-gradient(90deg, rgb(')).toBe(true);
    }
    expect(rampNamed('Lagoon')).toBe('Lagoon');
    expect(rampNamed('?')).toBe('Embers');
  });
});

describe('a file', () => {
  it('brings back all strokes, as one step', () => {
    const heat = press(newHeat(), { x: 100, y: 50 });
    const back = open(emptyHeat(), readHeat(writeHeat(strokesOf(heat))));
    expect(strokesOf(back).map(({ length }) => length)).toEqual([110, 1]);
    expect(strokesOf(back)[1]).toEqual(strokesOf(heat)[1]);
    expect(spotsOf(undoLast(back))).toEqual([]);
  });

  it('is answered if it cannot be used, and changes nothing', () => {
    const heat = newHeat();
    const many = JSON.stringify({
      kind: 'heatmap',
      strokes: [Array(FULL + 1).fill([1, 2, 20, 0.5])],
    });
    for (const [text, reason] of [
      ['spots', 'it is not JSON'],
      ['{}', 'it has no strokes'],
      ['{"kind":"heatmap","strokes":[7]}', 'stroke 1 has a spot without four numbers'],
      ['{"kind":"heatmap","strokes":[[[1,2,3,"4"]]]}', 'stroke 1 has a spot without four numbers'],
      [many, 'it has more than 3000 spots'],
    ] as const) {
      const next = open(heat, readHeat(text));
      expect(next.says).toBe(`This file cannot be used: ${reason}.`);
      expect(next.history).toBe(heat.history);
    }
  });

  it('keeps spots inside the limits', () => {
    const read = readHeat('{"kind":"heatmap","strokes":[[[-5,9999,1,7]]]}');
    expect(read).toEqual({
      strokes: [[{ x: 0, y: SIZE.height, radius: RADIUS.min, strength: 1 }]],
    });
  });
});
