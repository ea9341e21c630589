import { describe, expect, it } from 'vitest';
import { CENTER, firstDiscs, MAX, PICTURE } from './shared/composition';
import { act, discsOf, newEditor, selectedDisc, statusOf, type Editor } from './shared/editor';

const repeat = (times: number, editor: Editor, change: (editor: Editor) => Editor): Editor =>
  times === 0 ? editor : repeat(times - 1, change(editor), change);

describe('the picture', () => {
  it('keeps the centers of discs on it', () => {
    const moved = act(newEditor(), { do: 'move', id: 2, to: { x: -50, y: 1000 } });
    expect(discsOf(moved)[1]).toMatchObject({ id: 2, x: 0, y: PICTURE.height });
    const added = act(newEditor(), { do: 'add', at: { x: 1000, y: -1 } });
    expect(discsOf(added).at(-1)).toMatchObject({ x: PICTURE.width, y: 0 });
  });

  it('does not change what was there before', () => {
    const before = structuredClone(firstDiscs);
    repeat(3, newEditor(), (editor) => act(editor, { do: 'nudge', by: { x: 4, y: 0 } }));
    expect(firstDiscs).toEqual(before);
  });

  it('is full at some time, and says so', () => {
    const full = repeat(40, newEditor(), (editor) => act(editor, { do: 'add', at: CENTER }));
    expect(discsOf(full)).toHaveLength(MAX);
    expect(new Set(discsOf(full).map(({ id }) => id)).size).toBe(MAX);
    expect(statusOf(full)).toBe('24 discs. No more fit.');
    // What could not be done is not a step.
    expect(act(full, { do: 'add', at: CENTER })).toBe(full);
  });

  it('can be empty', () => {
    const empty = repeat(10, newEditor(), (editor) => act(editor, { do: 'remove' }));
    expect(discsOf(empty)).toEqual([]);
    expect(statusOf(empty)).toContain('The stamp is empty.');
    expect(act(empty, { do: 'nudge', by: { x: 1, y: 1 } })).toBe(empty);
    const one = act(empty, { do: 'add', at: CENTER });
    expect(statusOf(one)).toBe('1 disc.');
    expect(discsOf(one)[0]?.id).toBe(1);
  });
});

describe('steps', () => {
  it('are one for a drag, and another for the next drag of the same disc', () => {
    const drag = (editor: Editor, x: number) =>
      act(
        repeat(5, editor, (now) => act(now, { do: 'move', id: 3, to: { x, y: 10 } })),
        { do: 'drop' },
      );
    const twice = drag(drag(newEditor(), 20), 40);
    const once = act(twice, { do: 'undo' });
    expect(discsOf(once)[2]?.x).toBe(20);
    expect(discsOf(act(once, { do: 'undo' }))).toEqual(firstDiscs);
    expect(discsOf(act(once, { do: 'redo' }))[2]?.x).toBe(40);
  });

  it('leave a disc selected that is there', () => {
    const added = act(newEditor(), { do: 'add', at: CENTER });
    expect(selectedDisc(added)?.id).toBe(7);
    const undone = act(added, { do: 'undo' });
    expect(selectedDisc(undone)?.id).toBe(6);
    expect(selectedDisc(act(undone, { do: 'remove' }))?.id).toBe(5);
  });
});
