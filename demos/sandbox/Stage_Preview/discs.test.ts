import { describe, expect, it } from 'vitest';
import {
  add,
  describe as inWords,
  drag,
  drop,
  MAX,
  PICTURE,
  remove,
  selectedDisc,
  START,
  undo,
  type Editor,
} from './shared/discs';

const repeat = (times: number, editor: Editor, change: (editor: Editor) => Editor): Editor =>
  times === 0 ? editor : repeat(times - 1, change(editor), change);

describe('the picture', () => {
  it('keeps the centers of discs on it', () => {
    const moved = drag(START, 2, { x: -50, y: 1000 });
    expect(moved.discs[1]).toMatchObject({ id: 2, x: 0, y: PICTURE.height });
    expect(add(START, { x: 1000, y: -1 }).discs.at(-1)).toMatchObject({ x: PICTURE.width, y: 0 });
  });

  it('does not change what was there before', () => {
    const before = structuredClone(START);
    repeat(3, START, (editor) => drag(editor, 1, { x: 4, y: 0 }));
    expect(START).toEqual(before);
  });

  it('is full at some time, and says so', () => {
    const full = repeat(40, START, (editor) => add(editor));
    expect(full.discs).toHaveLength(MAX);
    expect(new Set(full.discs.map(({ id }) => id)).size).toBe(MAX);
    expect(inWords(full)).toBe('24 discs. No more fit.');
    // What could not be done is not a step.
    expect(add(full)).toBe(full);
  });

  it('can be empty', () => {
    const empty = repeat(10, START, remove);
    expect(empty.discs).toEqual([]);
    expect(inWords(empty)).toContain('The stamp is empty.');
    expect(selectedDisc(empty)).toBeUndefined();
    const one = add(empty);
    expect(inWords(one)).toBe('1 disc.');
    expect(one.discs[0]?.id).toBe(1);
  });
});

describe('steps', () => {
  it('are one for a drag, and another for the next drag of the same disc', () => {
    const dragTo = (editor: Editor, x: number) =>
      drop(repeat(5, editor, (now) => drag(now, 3, { x, y: 10 })));
    const twice = dragTo(dragTo(START, 20), 40);
    const once = undo(twice);
    expect(once.discs[2]?.x).toBe(20);
    expect(undo(once).discs).toEqual(START.discs);
    expect(undo(START)).toBe(START);
  });

  it('leave a disc selected that exists', () => {
    const added = add(START);
    expect(selectedDisc(added)?.id).toBe(7);
    const undone = undo(added);
    expect(selectedDisc(undone)?.id).toBe(6);
    expect(selectedDisc(remove(undone))?.id).toBe(5);
  });
});
