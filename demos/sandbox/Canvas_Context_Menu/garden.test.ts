import { describe, expect, it } from 'vitest';
import {
  addAnywhere,
  addPlant,
  choose,
  closeMenu,
  deletePlant,
  itemAt,
  menuOf,
  MAX,
  neighbor,
  newGarden,
  openMenu,
  placeMenu,
  plantsOf,
  redoNext,
  SCENE,
  select,
  undoLast,
} from './shared/garden';

const stage = { width: 700, height: 400 };
const spot = { x: 300, y: 200 };
const point = { x: 290, y: 190 };

describe('the plants', () => {
  it('are added inside the tray, each another one, until it is full', () => {
    const added = addPlant(newGarden(), { x: -50, y: 9999 });
    const plant = plantsOf(added).at(-1);
    expect([plant?.x, plant?.y]).toEqual([72, SCENE.height - 72]);
    let full = added;
    for (let i = 0; i < MAX; i += 1) full = addAnywhere(full);
    expect(plantsOf(full)).toHaveLength(MAX);
    expect(full.says).toContain('The tray is full');
    expect(new Set(plantsOf(full).map(({ id }) => id)).size).toBe(MAX);
    expect(new Set(plantsOf(full).map(({ kind }) => kind)).size).toBeGreaterThan(3);
  });

  it('are added at the freest place', () => {
    const plant = plantsOf(addAnywhere(newGarden())).at(-1);
    for (const one of plantsOf(newGarden())) {
      const apart = Math.hypot(one.x - (plant?.x ?? 0), one.y - (plant?.y ?? 0));
      expect(apart).toBeGreaterThan(one.radius);
    }
  });

  it('come back by undo, and an id is not used twice', () => {
    const deleted = deletePlant(newGarden(), 2);
    expect(plantsOf(deleted)).toHaveLength(5);
    expect(plantsOf(undoLast(deleted))).toEqual(plantsOf(newGarden()));
    expect(plantsOf(redoNext(undoLast(deleted)))).toHaveLength(5);
    const added = addPlant(undoLast(addPlant(newGarden(), spot)), spot);
    expect(plantsOf(added).at(-1)?.id).toBe(7);
    expect(undoLast(newGarden()).says).toBe('There is nothing to undo.');
  });
});

describe('the menu', () => {
  const opened = openMenu(newGarden(), { plant: 2, spot, point }, stage);

  it('is about what was under the pointer', () => {
    expect(menuOf(opened)).toEqual({ title: 'Aloe', actions: ['Pulse', 'Delete'] });
    expect(opened.selected).toBe(2);
    const sand = openMenu(newGarden(), { plant: null, spot, point }, stage);
    expect(menuOf(sand).actions).toEqual(['Plant here']);
    expect(plantsOf(choose(sand, 'Plant here')).at(-1)).toMatchObject(spot);
  });

  it('does what is chosen once, and closes', () => {
    const deleted = choose(opened, 'Delete');
    expect([plantsOf(deleted).length, deleted.menu]).toEqual([5, null]);
    // The item loses the focus after its click.
    expect(choose(deleted, 'Delete')).toBe(deleted);
    expect(choose(opened, 'Pulse').says).toBe('Aloe pulses.');
    const closed = closeMenu(opened);
    expect(closeMenu(closed)).toBe(closed);
  });

  it('stays on the stage', () => {
    const menu = { width: 100, height: 50 };
    expect(placeMenu({ x: 10, y: 20 }, stage, menu)).toEqual({ x: 10, y: 20 });
    expect(placeMenu({ x: 650, y: 390 }, stage, menu)).toEqual({ x: 550, y: 340 });
    expect(placeMenu({ x: 80, y: 20 }, { width: 120, height: 60 }, menu)).toEqual({ x: 0, y: 0 });
  });

  it('moves the focus around', () => {
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => itemAt(key, 1, 2))).toEqual([
      0, 0, 0, 1,
    ]);
    expect(itemAt('x', 0, 2)).toBe(undefined);
  });
});

describe('arrow keys', () => {
  it('choose the nearest plant in their direction', () => {
    const first = neighbor(newGarden(), 'ArrowDown');
    expect(first?.kind).toBe('Moon cactus');
    const at = select(newGarden(), 1);
    expect(neighbor(at, 'ArrowDown')?.id).toBe(3);
    expect(neighbor(at, 'ArrowRight')?.id).toBe(2);
    expect(neighbor(at, 'ArrowLeft')?.id).toBe(0);
    expect(neighbor(at, 'ArrowUp')).toBe(undefined);
    expect(neighbor(select(newGarden(), 4), 'ArrowLeft')).toBe(undefined);
  });
});
