import { describe, expect, it } from 'vitest';
import { canUndo } from '../../common/konva/history';
import {
  areaOf,
  crossingsOf,
  isInside,
  labelPlaceOf,
  nearestOnOutline,
  type Point,
} from '../../common/konva/polygon';
import {
  add,
  choose,
  enter,
  erase,
  hover,
  insertAfter,
  move,
  newEditor,
  nudge,
  open,
  parcelsOf,
  press,
  pressTwice,
  release,
  remove,
  select,
  selectedOf,
  step,
  undoLast,
  type Editor,
} from './shared/editor';
import {
  factsOf,
  MAX_PARCELS,
  moveOutline,
  openingParcels,
  PLAN,
  readPlan,
  ROW_GAP,
  rowsOf,
  snap,
  writePlan,
  type Parcel,
} from './shared/vineyard';

const square = (x: number, y: number, side: number): Point[] => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
];
const bowTie: Point[] = [
  { x: 0, y: 0 },
  { x: 40, y: 40 },
  { x: 40, y: 0 },
  { x: 0, y: 40 },
];
/** Open to the right. */
const bay: Point[] = [
  { x: 0, y: 0 },
  { x: 90, y: 0 },
  { x: 90, y: 30 },
  { x: 30, y: 30 },
  { x: 30, y: 60 },
  { x: 90, y: 60 },
  { x: 90, y: 90 },
  { x: 0, y: 90 },
];
const parcel = (id: string, corners: Point[], rows = 0): Parcel => ({
  id,
  name: `Parcel ${id}`,
  grape: 'Chardonnay',
  rows,
  corners,
});
const editorOf = (...parcels: Parcel[]): Editor =>
  select(open(newEditor(), writePlan(parcels)), '1');
const cornersOf = (editor: Editor) => selectedOf(editor)?.corners ?? [];
const corner = (index: number) => ({ kind: 'corner', index }) as const;

describe('outlines', () => {
  it('has the same area both ways around, and none for a line', () => {
    expect(areaOf(square(5, 5, 20))).toBe(400);
    expect(areaOf(square(5, 5, 20).toReversed())).toBe(400);
    expect(
      areaOf([
        { x: 0, y: 0 },
        { x: 9, y: 9 },
      ]),
    ).toBe(0);
    expect(areaOf([])).toBe(0);
  });

  it('finds a crossing, but not the corners that neighbors share', () => {
    expect(crossingsOf(bowTie)).toEqual([{ x: 20, y: 20 }]);
    expect(crossingsOf(square(0, 0, 20))).toEqual([]);
    expect(crossingsOf(bay)).toEqual([]);
    expect(crossingsOf(square(3, 3, 0))).toEqual([]);
  });

  it('puts a label inside, even if the center of the outline is outside', () => {
    expect(isInside({ x: 60, y: 45 }, bay)).toBe(false);
    expect(isInside(labelPlaceOf(bay), bay)).toBe(true);
    expect(labelPlaceOf(square(7, 7, 0))).toEqual({ x: 7, y: 7 });
  });

  it('finds the nearest edge, the last one included', () => {
    expect(nearestOnOutline({ x: -3, y: 8 }, square(0, 0, 20))).toEqual({
      point: { x: 0, y: 8 },
      distance: 3,
      edge: 3,
    });
  });
});

describe('rows of vines', () => {
  it('cuts rows at a bay, and leaves none outside', () => {
    const rows = rowsOf(parcel('1', bay));
    const middle = rows.filter(([from]) => from.y > 30 && from.y < 60);
    expect(middle.length).toBe(4);
    for (const [from, to] of middle) expect([from.x, to.x]).toEqual([0, 30]);
    expect(rows.filter(([from]) => from.y < 30).every(([, to]) => to.x === 90)).toBe(true);
  });

  it('turns the rows', () => {
    for (const [from, to] of rowsOf(parcel('1', square(60, 60, 60), 90))) {
      expect(from.x).toBeCloseTo(to.x, 9);
      expect(Math.abs(from.x) % ROW_GAP).toBeCloseTo(0, 6);
    }
  });

  it('has none in a line, and says why there is no area', () => {
    expect(rowsOf(parcel('1', square(7, 7, 0)))).toEqual([]);
    expect(factsOf(parcel('1', bowTie))).toBe('The outline crosses itself');
  });
});

describe('changes', () => {
  it('keeps the form at the edge of the plan', () => {
    const moved = moveOutline(square(10, 10, 40), { x: -500, y: 5 });
    expect(moved).toEqual(square(0, 15, 40));
    expect(moveOutline(square(10, 10, 40), { x: 9000, y: 9000 })[2]).toEqual({
      x: PLAN.width,
      y: PLAN.height,
    });
  });

  it('snaps to a corner before an edge, never to itself', () => {
    const parcels = [parcel('1', square(0, 0, 40)), parcel('2', square(100, 0, 40))];
    expect(snap(parcels, '1', { x: 97, y: 4 }, 8)).toEqual({ x: 100, y: 0 });
    expect(snap(parcels, '1', { x: 97, y: 20 }, 8)).toEqual({ x: 100, y: 20 });
    expect(snap(parcels, '1', { x: 41, y: 1 }, 8)).toEqual({ x: 41, y: 1 });
    expect(snap(parcels, '1', { x: 97, y: 20 }, 0)).toEqual({ x: 97, y: 20 });
  });

  it('makes one step of a drag, and none of a click that trembles', () => {
    const start = editorOf(parcel('1', square(100, 100, 50)));
    const pressed = press(start, corner(0), { x: 102, y: 101 }, 1);
    const trembled = release(move(pressed, { x: 103, y: 101 }, 1, false));
    expect(cornersOf(trembled)).toEqual(square(100, 100, 50));
    expect(trembled.history).toEqual(start.history);

    let dragged = pressed;
    for (const x of [90, 80, 72]) dragged = move(dragged, { x, y: 91 }, 1, false);
    // Not at the pointer: it took the corner a little beside its center.
    expect(cornersOf(release(dragged))[0]).toEqual({ x: 70, y: 90 });
    expect(cornersOf(undoLast(release(dragged)))).toEqual(square(100, 100, 50));
  });

  it('makes a corner on an edge, moves it in the same step, and does not remove it by the second press', () => {
    const start = editorOf(parcel('1', square(100, 100, 50)));
    const made = press(start, { kind: 'edge' }, { x: 97, y: 120 }, 1);
    expect(cornersOf(made)[4]).toEqual({ x: 100, y: 120 });
    const moved = release(move(made, { x: 60, y: 120 }, 1, false));
    expect(cornersOf(moved)[4]).toEqual({ x: 60, y: 120 });
    expect(cornersOf(undoLast(moved))).toHaveLength(4);

    // The hit graph may be older than the corner: the second press then finds the edge.
    const late = press(release(made), { kind: 'edge' }, { x: 101, y: 122 }, 1);
    expect([cornersOf(late).length, late.corner]).toEqual([5, 4]);
    const twice = release(press(release(made), corner(4), { x: 100, y: 120 }, 1));
    expect(cornersOf(pressTwice(twice, corner(4)))).toHaveLength(5);
    const later = release(press(twice, corner(4), { x: 100, y: 120 }, 1));
    expect(cornersOf(pressTwice(later, corner(4)))).toHaveLength(4);
  });

  it('does not take two quick drags of a corner for a double click', () => {
    let editor = editorOf(parcel('1', square(100, 100, 50)));
    for (const x of [80, 60]) {
      editor = press(editor, corner(0), cornersOf(editor)[0] ?? { x: 0, y: 0 }, 1);
      editor = release(move(editor, { x, y: 90 }, 1, false));
    }
    expect(cornersOf(pressTwice(editor, corner(0)))).toHaveLength(4);
    for (let i = 0; i < 2; i += 1) editor = release(press(editor, corner(0), { x: 60, y: 90 }, 1));
    expect(cornersOf(pressTwice(editor, corner(0)))).toHaveLength(3);
  });

  it('holds nothing if the corner that was hit is gone', () => {
    const start = editorOf(parcel('1', square(100, 100, 50)));
    const pressed = press(start, corner(4), { x: 100, y: 100 }, 1);
    expect(cornersOf(move(pressed, { x: 160, y: 160 }, 1, false))).toEqual(cornersOf(start));
  });

  it('keeps three corners', () => {
    let editor = editorOf(parcel('1', square(100, 100, 50)));
    editor = remove(remove(editor, 3), 2);
    expect(cornersOf(editor)).toHaveLength(3);
    expect(editor.says).toBe('A parcel needs 3 corners.');
  });

  it('goes around the corners by keys, inserts and deletes', () => {
    let editor = editorOf(parcel('1', square(100, 100, 50)));
    expect(step(editor, -1).corner).toBe(3);
    editor = step(step(editor, 1), 1);
    editor = insertAfter(nudge(nudge(editor, { x: 1, y: 0 }), { x: 1, y: 0 }));
    expect(cornersOf(editor).slice(1, 3)).toEqual([
      { x: 152, y: 100 },
      { x: 151, y: 125 },
    ]);
    expect(editor.corner).toBe(2);
    editor = undoLast(undoLast(editor));
    expect(cornersOf(editor)).toEqual(square(100, 100, 50));
    // The last corner goes, and the choice with it to the one before.
    editor = erase(choose(editor, 3));
    expect(editor.corner).toBe(2);
  });

  it('takes numbers in meters and answers wrong ones in words', () => {
    const editor = choose(editorOf(parcel('1', square(100, 100, 50))), 0);
    expect(cornersOf(enter(editor, 'east', 20))[0]).toEqual({ x: 50, y: 100 });
    expect(cornersOf(enter(editor, 'south', 20))[0]).toEqual({ x: 100, y: 50 });
    for (const wrong of [NaN, -1, 241]) {
      const answered = enter(editor, 'east', wrong);
      expect(answered.says).toBe('East: a number from 0 to 240.');
      expect(answered.history).toBe(editor.history);
    }
    expect(selectedOf(enter(editor, 'rows', 45))?.rows).toBe(45);
  });

  it('forgets a selection that undo takes away', () => {
    const added = choose(add(editorOf(parcel('1', square(0, 0, 50)))), 2);
    const back = undoLast(added);
    expect([back.selected, back.corner]).toEqual([null, null]);
    expect(canUndo(undoLast(back).history)).toBe(false);
  });

  it('answers an empty and a full plan in words', () => {
    const empty = erase(editorOf(parcel('1', square(0, 0, 50))));
    expect(empty.says).toBe('The plan is empty. Add a parcel.');
    expect(erase(empty)).toBe(empty);
    expect(step(nudge(empty, { x: 1, y: 1 }), 1)).toBe(empty);
    let full = empty;
    for (let i = 0; i <= MAX_PARCELS; i += 1) full = add(full);
    expect(parcelsOf(full)).toHaveLength(MAX_PARCELS);
    expect(full.says).toContain(`${MAX_PARCELS} parcels at most`);
  });

  it('has nothing new to show while the pointer crosses the ground', () => {
    const editor = editorOf(parcel('1', square(0, 0, 50)));
    expect(hover(editor, { kind: 'ground' }, { x: 300, y: 300 })).toBe(editor);
    const over = hover(editor, { kind: 'edge' }, { x: 20, y: 2 });
    expect(over.ghost).toEqual({ x: 20, y: 0 });
    expect(hover(over, { kind: 'parcel', id: '1' }, { x: 20, y: 20 }).ghost).toBe(null);
  });
});

describe('files', () => {
  it('keeps the plan if a file is not one', () => {
    const editor = newEditor();
    const answered = open(editor, '{ "parcels": [ 1 ] }');
    expect(answered.says).toBe('This file is not a vineyard plan: parcel 1 is not an object.');
    expect(answered.history).toBe(editor.history);
  });

  it('reads what it writes', () => {
    expect(readPlan(writePlan(openingParcels()))).toEqual(openingParcels());
    expect(readPlan('{"parcels": []}')).toEqual([]);
  });

  it('puts corners outside onto the plan, and numbers the parcels anew', () => {
    const text = writePlan([parcel('7', square(-20, 450, 50)), parcel('7', square(0, 0, 9))]);
    const [first, second] = readPlan(text);
    expect(first?.corners[0]).toEqual({ x: 0, y: 450 });
    expect(first?.corners[2]).toEqual({ x: 30, y: 460 });
    expect([first?.id, second?.id]).toEqual(['1', '2']);
  });

  it.each([
    ['{', 'it is not JSON'],
    ['[]', 'no list of parcels'],
    ['{"parcels": [7]}', 'parcel 1 is not an object'],
    [writePlan([parcel('1', bay.slice(0, 2))]), 'parcel 1 needs 3 corners'],
    [writePlan([parcel('1', [{ x: NaN, y: 0 }, ...bay])]), 'parcel 1 needs 3 corners'],
    [writePlan([parcel('1', bay)]).replace('Chardonnay', 'Apple'), 'no known grape'],
  ])('refuses %s', (text, reason) => {
    expect(() => readPlan(text)).toThrow(reason);
  });
});
