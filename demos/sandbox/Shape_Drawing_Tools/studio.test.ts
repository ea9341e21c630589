import { describe, expect, it } from 'vitest';
import { boxOfDrag, naturalRatio, outlineOf, toBox, type Drag, type Kind } from './shared/figures';
import { readPoster, writePoster } from './shared/poster-file';
import {
  addInMiddle,
  begin,
  cancel,
  chooseColor,
  chooseSides,
  chooseTool,
  draftOf,
  figuresOf,
  finish,
  follow,
  holdShift,
  newStudio,
  nudge,
  open,
  redoNext,
  release,
  remove,
  reshape,
  select,
  selectedOf,
  step,
  typeNumber,
  undoLast,
  type Studio,
  type Tool,
} from './shared/studio';

const FREE = { keepsRatio: false, fromCenter: false };
const dragged = (x: number, y: number, how: Partial<Drag> = {}): Drag => ({
  from: { x: 100, y: 100 },
  to: { x: 100 + x, y: 100 + y },
  ...FREE,
  ...how,
});
const box = (kind: Kind, x: number, y: number, how: Partial<Drag> = {}, sides = 4) =>
  boxOfDrag(kind, sides, dragged(x, y, how));
const draw = (tool: Tool, x: number, y: number, studio = newStudio()): Studio =>
  finish(
    follow(
      begin(chooseTool(studio, tool), { x: 100, y: 100 }, FREE),
      { x: 100 + x, y: 100 + y },
      FREE,
    ),
  );

describe('a drag', () => {
  it('sets a box in any direction', () => {
    expect(box('rectangle', 80, 40)).toEqual({ x: 140, y: 120, width: 80, height: 40, turn: 0 });
    expect(box('ellipse', -80, -40)).toEqual({ x: 60, y: 80, width: 80, height: 40, turn: 0 });
  });

  it('keeps the ratio, by the longer side', () => {
    expect(box('rectangle', 80, -20, { keepsRatio: true })).toMatchObject({
      x: 140,
      y: 60,
      width: 80,
      height: 80,
    });
    const triangle = box('polygon', 10, 90, { keepsRatio: true }, 3);
    expect(triangle.height).toBe(90);
    expect(triangle.width / triangle.height).toBeCloseTo(2 / Math.sqrt(3), 2);
  });

  it('begins in the center', () => {
    const centered = { fromCenter: true };
    expect(box('ellipse', 30, 20, centered)).toMatchObject({
      x: 100,
      y: 100,
      width: 60,
      height: 40,
    });
    expect(box('line', 30, 40, centered)).toMatchObject({ x: 100, y: 100, width: 100 });
  });

  it('sets the length and the angle of a line', () => {
    expect(box('line', 0, 50)).toEqual({ x: 100, y: 125, width: 50, height: 10, turn: 90 });
    expect(box('arrow', -50, 0)).toMatchObject({ x: 75, y: 100, width: 50, height: 34 });
    expect(Math.abs(box('arrow', -50, 0).turn)).toBe(180);
    const snapped = box('line', 100, 10, { keepsRatio: true });
    expect(snapped).toMatchObject({ width: 100, turn: 0 });
    expect(box('line', 100, 30, { keepsRatio: true }).turn).toBe(15);
  });
});

describe('an outline', () => {
  it('fills its box', () => {
    for (const sides of [3, 4, 5, 7, 12]) {
      const points = outlineOf({
        id: 1,
        kind: 'polygon',
        color: 'red',
        sides,
        x: 0,
        y: 0,
        width: 60,
        height: 40,
        turn: 0,
      });
      const xs = points.filter((_, i) => i % 2 === 0);
      const ys = points.filter((_, i) => i % 2 === 1);
      expect(points).toHaveLength(2 * sides);
      expect([Math.min(...xs), Math.max(...xs)].map((x) => Math.round(x))).toEqual([-30, 30]);
      expect([Math.min(...ys), Math.max(...ys)].map((y) => Math.round(y))).toEqual([-20, 20]);
    }
    expect(naturalRatio('polygon', 4)).toBeCloseTo(1, 6);
    expect(naturalRatio('rectangle', 3)).toBe(1);
  });

  it('of a short arrow is only a head', () => {
    const points = outlineOf({
      id: 1,
      kind: 'arrow',
      color: 'red',
      sides: 3,
      x: 0,
      y: 0,
      width: 10,
      height: 34,
      turn: 0,
    });
    expect(points.slice(0, 4)).toEqual([-5, -34 / 6, -5, -34 / 6]);
  });
});

describe('drawing', () => {
  it('adds a figure in one step, and selects it', () => {
    const drawn = draw('rectangle', 80, 40);
    expect(selectedOf(drawn)).toMatchObject({ id: 11, kind: 'rectangle', color: 'red', width: 80 });
    expect(drawn.says).toBe('Red rectangle: 80 by 40 at 140, 120.');
    expect(figuresOf(undoLast(drawn))).toHaveLength(10);
    expect(undoLast(drawn).selected).toBeNull();
    expect(selectedOf(draw('line', 30, 0, undoLast(drawn)))?.id).toBe(12);
  });

  it('shows a preview, which follows Shift', () => {
    const down = begin(chooseTool(newStudio(), 'ellipse'), { x: 100, y: 100 }, FREE);
    expect(draftOf(down)).toBeUndefined();
    const moved = follow(down, { x: 180, y: 120 }, FREE);
    expect(draftOf(moved)).toMatchObject({ width: 80, height: 20 });
    expect(draftOf(holdShift(moved, true))).toMatchObject({ width: 80, height: 80 });
    expect(figuresOf(moved)).toHaveLength(10);
    expect(holdShift(newStudio(), true).drag).toBeNull();
  });

  it('is given up by Escape, and a click draws nothing', () => {
    const moved = follow(begin(newStudio(), { x: 1, y: 1 }, FREE), { x: 90, y: 90 }, FREE);
    expect(cancel(moved)).toMatchObject({ drag: null, says: 'Nothing is drawn.', tool: 'ellipse' });
    expect(cancel(cancel(moved)).tool).toBe('select');
    const click = draw('rectangle', 2, 60);
    expect(click.says).toBe('Press and drag to set the size.');
    expect(click.history.steps).toHaveLength(1);
  });

  it('needs no pointer', () => {
    expect(selectedOf(addInMiddle(chooseTool(newStudio(), 'rectangle')))).toMatchObject({
      x: 200,
      y: 260,
      width: 120,
      height: 120,
    });
    expect(selectedOf(addInMiddle(chooseTool(newStudio(), 'arrow')))).toMatchObject({
      width: 120,
      height: 34,
    });
    expect(addInMiddle(chooseTool(newStudio(), 'select')).says).toBe('Choose a tool first.');
  });

  it('ends when the poster is full', () => {
    let studio = newStudio();
    while (figuresOf(studio).length < 200) studio = addInMiddle(studio);
    expect(addInMiddle(studio).says).toBe('The poster is full: it has 200 figures.');
  });
});

describe('the selected figure', () => {
  const red = select(newStudio(), 2);

  it('is changed in one step by all moves of a drag', () => {
    const moved = [10, 20, 30].reduce((now, x) => reshape(now, { x }, 'drag'), red);
    expect(selectedOf(moved)).toMatchObject({ x: 30, y: 178, width: 236 });
    expect(moved.history.at).toBe(1);
    expect(reshape(release(moved), { x: 40 }, 'drag').history.at).toBe(2);
    expect(selectedOf(undoLast(moved))?.x).toBe(206);
    expect(selectedOf(redoNext(undoLast(moved)))?.x).toBe(30);
    expect(selectedOf(nudge(red, { x: -999, y: 5 }))).toMatchObject({ x: 0, y: 183 });
  });

  it('is changed by fields, within their limits', () => {
    expect(selectedOf(typeNumber(red, 'width', 50))?.width).toBe(50);
    expect(typeNumber(red, 'width', 2).says).toBe('Type a number from 4 to 900.');
    expect(typeNumber(red, 'turn', NaN).history).toBe(red.history);
    expect(toBox({ turn: 270, x: Infinity }, { x: 3, y: 4, width: 5, height: 6, turn: 0 })).toEqual(
      {
        x: 3,
        y: 4,
        width: 5,
        height: 6,
        turn: -90,
      },
    );
  });

  it('gets a color and corners, and gives them to the next figure', () => {
    const blue = chooseColor(red, 'blue');
    expect(selectedOf(blue)?.color).toBe('blue');
    expect(selectedOf(draw('line', 50, 0, blue))?.color).toBe('blue');
    const triangle = select(newStudio(), 6);
    expect(selectedOf(chooseSides(triangle, 5))?.sides).toBe(5);
    expect(chooseSides(triangle, 2).says).toBe('A polygon has 3 to 12 corners.');
    expect(selectedOf(chooseSides(red, 6))?.sides).toBe(3);
    expect(chooseColor(select(newStudio(), null), 'blue').history.steps).toHaveLength(1);
  });

  it('is chosen in order, and deleted', () => {
    expect(step(newStudio(), 1).selected).toBe(1);
    expect(step(newStudio(), -1).selected).toBe(10);
    expect(step(select(newStudio(), 10), 1).selected).toBe(1);
    expect(step(select(newStudio(), 1), -1).selected).toBe(10);
    expect(remove(red).says).toBe('The red ellipse is deleted.');
    expect(remove(newStudio()).says).toBe('Select a figure first.');
    const none = open(newStudio(), []);
    expect(step(none, 1).says).toBe('The poster is empty.');
  });
});

describe('a file', () => {
  it('has the same figures', () => {
    const figures = figuresOf(newStudio());
    expect(readPoster(writePoster(figures))).toEqual(figures);
    expect(open(newStudio(), readPoster(writePoster(figures.slice(0, 1)))).says).toBe(
      'A poster of 1 figure is open.',
    );
  });

  it('that is wrong is refused in words', () => {
    const file = (figures: unknown) => JSON.stringify({ kind: 'poster', figures });
    expect(() => readPoster('{')).toThrow('it does not contain JSON');
    expect(() => readPoster('{}')).toThrow('it has no figures');
    expect(() => readPoster(file(Array(201).fill({})))).toThrow('it has more than 200 figures');
    expect(() => readPoster(file([{ kind: 'star' }]))).toThrow('figure 1 cannot be drawn');
    const broken = { kind: 'line', color: 'red', x: 1, y: 'a', width: 1, height: 1, turn: 0 };
    expect(() => readPoster(file([broken]))).toThrow('figure 1 cannot be drawn');
    expect(readPoster(file([{ ...broken, y: -5, sides: 99 }]))[0]).toMatchObject({
      id: 1,
      y: 0,
      width: 4,
      sides: 12,
    });
  });
});
