import { describe, expect, it } from 'vitest';
import {
  add,
  flowersOf,
  FULL,
  goTo,
  listOf,
  moveTo,
  newBouquet,
  nudge,
  recolor,
  redoNext,
  release,
  remove,
  ROOM,
  select,
  selectedOf,
  step,
  STEPS,
  undoLast,
  type Bouquet,
} from './shared/bouquet';

const labels = (bouquet: Bouquet) => listOf(bouquet).map(({ label }) => label);

describe('steps', () => {
  it('are added, and none are where nothing changes', () => {
    const start = newBouquet();
    expect(labels(start)).toEqual([
      'Six flowers',
      'Add a tulip',
      'Add a poppy',
      'Move the poppy',
      'Color the poppy rose',
      'Add a daisy',
    ]);
    const poppy = select(start, 8);
    expect(recolor(poppy, 'rose').history).toBe(start.history);
    const { x = 0, y = 0 } = selectedOf(poppy) ?? {};
    expect(moveTo(poppy, 8, { x, y })).toBe(poppy);
    expect(undoLast(goTo(start, 0)).history.at).toBe(0);
  });

  it('share the flowers that did not change', () => {
    const before = newBouquet();
    const after = moveTo(before, 5, { x: 200, y: 200 });
    expect(flowersOf(after)[0]).toBe(flowersOf(before)[0]);
    expect(flowersOf(before)[4]).toMatchObject({ x: 248, y: 166 });
  });

  it('are one for a drag, one more for the next, and one for a series of keys', () => {
    const start = newBouquet();
    const drag = (from: Bouquet) =>
      [1, 2, 3].reduce((now, i) => moveTo(now, 5, { x: 200 + i, y: 150 + from.history.at }), from);
    const once = release(drag(start));
    expect(once.history.at).toBe(start.history.at + 1);
    expect(release(drag(once)).history.at).toBe(start.history.at + 2);
    const keys = nudge(nudge(select(start, 5), { x: 1, y: 0 }), { x: 1, y: 0 });
    expect(keys.history.at).toBe(start.history.at + 1);
    expect(flowersOf(undoLast(keys))).toBe(flowersOf(start));
  });

  it('that were undone are lost with the next change, not before', () => {
    const back = goTo(newBouquet(), 2);
    expect(listOf(back).filter(({ isUndone }) => isUndone)).toHaveLength(3);
    expect(labels(redoNext(back))).toHaveLength(6);
    const other = remove(select(back, 1));
    expect(labels(other)).toEqual([
      'Six flowers',
      'Add a tulip',
      'Add a poppy',
      'Remove the lavender',
    ]);
  });

  it('are dropped at the beginning when there are too many', () => {
    let bouquet = select(newBouquet(), 5);
    for (let i = 0; i < STEPS + 5; i += 1) {
      bouquet = release(moveTo(bouquet, 5, { x: 100 + i, y: 100 }));
    }
    expect(bouquet.history.steps).toHaveLength(STEPS);
    expect(bouquet.history.at).toBe(STEPS - 1);
    expect(goTo(bouquet, 0).history.at).toBe(0);
    expect(goTo(bouquet, STEPS)).toBe(bouquet);
  });
});

describe('flowers', () => {
  it('get an id that no step has, also an undone one', () => {
    const back = goTo(newBouquet(), 0);
    expect(selectedOf(add(back, 'daisy', 'sky'))?.id).toBe(10);
  });

  it('stay in the picture', () => {
    expect(selectedOf(moveTo(newBouquet(), 5, { x: -99, y: 9999 }))).toMatchObject({
      x: ROOM.left,
      y: ROOM.bottom,
    });
  });

  it('lose the selection when their step is left', () => {
    const added = add(newBouquet(), 'daisy', 'sky');
    expect(undoLast(added).selected).toBeNull();
    expect(undoLast(recolor(added, 'rose')).selected).toBe(added.selected);
  });

  it('fill the vase, and empty it', () => {
    let bouquet = newBouquet();
    for (let i = 0; i < 20; i += 1) bouquet = add(bouquet, 'daisy', 'sky');
    expect(flowersOf(bouquet)).toHaveLength(FULL);
    expect(bouquet.says).toBe('The vase is full: 14 flowers.');
    while (flowersOf(bouquet).length > 0) bouquet = remove(step(bouquet, 1));
    expect(step(bouquet, 1).says).toBe('The vase is empty.');
    expect(remove(bouquet).says).toBe('Select a flower first.');
    expect(nudge(bouquet, { x: 1, y: 0 }).history).toBe(bouquet.history);
    expect(selectedOf(add(bouquet, 'poppy', 'sky'))?.kind).toBe('poppy');
  });
});
