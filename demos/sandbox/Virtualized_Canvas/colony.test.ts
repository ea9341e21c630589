import { describe, expect, it } from 'vitest';
import {
  allCells,
  CELL,
  cellsInView,
  cellsToShow,
  countIn,
  createColony,
  findNumber,
  huddleSizes,
  KINDS,
  MAX_NODES,
  penguinAt,
  penguinsIn,
  placeOf,
  scarfOf,
} from './shared/colony';
import {
  carry,
  firstView,
  flightView,
  limitView,
  viewForKey,
  viewOn,
  wholeView,
  zoomView,
} from './shared/journey';

const colony = createColony(20_000);
const size = { width: 720, height: 400 };

describe('a colony', () => {
  it('has each penguin in exactly one cell, and the cell is where it stands', () => {
    const seen = new Set<number>();
    for (let row = 0; row < colony.columns; row += 1) {
      for (let column = 0; column < colony.columns; column += 1) {
        for (const i of penguinsIn(colony, column, row)) {
          const { x, y } = placeOf(colony, i);
          expect([Math.floor(x / CELL), Math.floor(y / CELL)]).toEqual([column, row]);
          seen.add(i);
        }
      }
    }
    expect(seen.size).toBe(colony.count);
  });

  it('is the same each time, with exactly as many as were asked for', () => {
    expect(createColony(5000).x).toEqual(createColony(5000).x);
    for (const count of [5000, 100_000, 200_000]) {
      const sizes = huddleSizes(count);
      expect(sizes.reduce((sum, one) => sum + one, 0)).toBe(count);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...sizes)).toBeLessThan(count / 2);
    }
  });

  it('stands on the ice, and nobody in the place of another', () => {
    expect(Math.min(...colony.x, ...colony.y)).toBeGreaterThan(0);
    expect(Math.max(...colony.x, ...colony.y)).toBeLessThan(colony.side);
    let close = 0;
    for (let row = 0; row < colony.columns; row += 1) {
      for (let column = 0; column < colony.columns; column += 1) {
        const places = penguinsIn(colony, column, row).map((i) => placeOf(colony, i));
        places.forEach((a, i) => {
          if (places.slice(i + 1).some((b) => Math.hypot(a.x - b.x, a.y - b.y) < 8)) close += 1;
        });
      }
    }
    expect(close).toBeLessThan(colony.count / 500);
  });

  it('has one scarf', () => {
    const scarf = KINDS.indexOf('wears a scarf');
    expect([...colony.kind].filter((kind) => kind === scarf)).toHaveLength(1);
    expect(colony.kind[scarfOf(colony.count)]).toBe(scarf);
  });
});

describe('cells', () => {
  it('hold all penguins that a view shows', () => {
    for (const view of [
      firstView(colony),
      wholeView(colony, size),
      viewOn(colony, 7),
      { x: 0, y: 0, scale: 1 },
      { x: -colony.side, y: -colony.side, scale: 1 },
    ]) {
      const range = cellsInView(colony, view, size);
      for (let i = 0; i < colony.count; i += 1) {
        const { x, y } = placeOf(colony, i);
        const [across, down] = [x * view.scale + view.x, y * view.scale + view.y];
        if (Math.abs(across) > size.width / 2 || Math.abs(down) > size.height / 2) continue;
        const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
        const isIn =
          column >= range.left && column <= range.right && row >= range.top && row <= range.bottom;
        expect(isIn).toBe(true);
      }
    }
  });

  it('are counted without a visit to each penguin', () => {
    expect(countIn(colony, allCells(colony))).toBe(colony.count);
    const range = { left: 3, top: 4, right: 9, bottom: 11 };
    let count = 0;
    for (let row = 4; row <= 11; row += 1) {
      for (let column = 3; column <= 9; column += 1) {
        count += penguinsIn(colony, column, row).length;
      }
    }
    expect(countIn(colony, range)).toBe(count);
    expect(countIn(colony, { left: 1, top: 0, right: 0, bottom: 5 })).toBe(0);
  });

  it('are shown as long as they hold few enough penguins', () => {
    const range = cellsToShow(colony, firstView(colony), size, false);
    expect(range && countIn(colony, range)).toBeLessThanOrEqual(MAX_NODES);
    expect(cellsToShow(colony, wholeView(colony, size), size, false)).toBe(null);
    // All at once is only for small colonies.
    expect(cellsToShow(colony, wholeView(colony, size), size, true)).toBe(null);
    const small = createColony(5000);
    expect(cellsToShow(small, firstView(small), size, true)).toEqual(allCells(small));
  });

  it('outside of the ice hold nobody', () => {
    expect(penguinsIn(colony, -1, 0)).toEqual([]);
    expect(penguinsIn(colony, colony.columns, 0)).toEqual([]);
    expect(penguinAt(colony, { x: -50, y: -50 })).toBe(null);
  });
});

describe('a penguin', () => {
  it('is found at its body', () => {
    for (const i of [0, 1234, 9999, scarfOf(colony.count)]) {
      const { x, y } = placeOf(colony, i);
      const found = penguinAt(colony, { x, y: y - 4 });
      expect(found).not.toBe(null);
      // It, or one that stands in front of it.
      expect(placeOf(colony, found ?? 0).y).toBeGreaterThanOrEqual(y);
    }
  });

  it('is found by its number; others are explained', () => {
    expect(findNumber(colony, ' 12,345 ')).toEqual({ i: 12_344 });
    expect(findNumber(colony, '')).toEqual({ wrong: 'Type the number of a penguin.' });
    for (const typed of ['0', '20001', '-3', 'Pingu', '1e9']) {
      expect(findNumber(colony, typed)).toEqual({ wrong: 'Numbers go from 1 to 20,000.' });
    }
  });
});

describe('a view', () => {
  it('zooms at a point and has limits', () => {
    const view = viewOn(colony, 500, 1);
    const at = { x: 100, y: 300 };
    const world = ({ x, y, scale }: typeof view) => [(-260 - x) / scale, (100 - y) / scale];
    const near = zoomView(colony, view, size, 2, at);
    expect(world(near)[0]).toBeCloseTo(world(view)[0] ?? 0);
    expect(world(near)[1]).toBeCloseTo(world(view)[1] ?? 0);
    expect(zoomView(colony, view, size, 1e9).scale).toBe(4);
    expect(zoomView(colony, view, size, 0).scale).toBe(wholeView(colony, size).scale);
  });

  it('keeps the colony in the middle of the stage', () => {
    expect(limitView(colony, { x: 500, y: -1e9, scale: 1 })).toEqual({
      x: 0,
      y: -colony.side,
      scale: 1,
    });
    const view = viewOn(colony, 500, 1);
    const moved = carry(colony, view, size, { x: 10, y: 10 }, { x: 40, y: 0 }, 1);
    expect([moved.x - view.x, moved.y - view.y]).toEqual([30, -10]);
    expect(viewForKey('x', colony, view, size)).toBe(null);
    expect(flightView(colony, view, 0)).toEqual(view);
  });
});
