import { describe, expect, it } from 'vitest';
import {
  ACTIONS,
  ANCHORS,
  describe as inWords,
  moveTo,
  newEditor,
  pathData,
  select,
  startMove,
  type Editor,
} from './shared/curves';

const OPENING = newEditor().points;
const act = (label: string, editor: Editor) =>
  ACTIONS.find((each) => each.label === label)?.act(editor) ?? editor;

it('is written as path data', () => {
  expect(pathData(OPENING)).toBe('M306 296 C168 258 318 34 226 122 M318 262 Q436 138 566 256');
});

describe('editing', () => {
  it('moves each of the seven points, and no other', () => {
    for (const index of ANCHORS.keys()) {
      const { points } = moveTo(newEditor(), index, { x: 111, y: 222 });
      const wanted = OPENING.map((point, i) => (i === index ? { x: 111, y: 222 } : point));
      expect(points).toEqual(wanted);
    }
  });

  it('makes one step of a drag, and keeps points in the picture', () => {
    const drag = (from: Editor, x: number) =>
      [1, 2, 3].reduce((now, i) => moveTo(now, 1, { x: x - i, y: 9000 }), startMove(from, 1));
    const once = drag(newEditor(), -40);
    expect(once.points[1]).toEqual({ x: 14, y: 426 });
    const twice = drag(once, 104);
    expect(act('Undo', twice).points).toEqual(once.points);
    expect(act('Undo', act('Undo', twice)).points).toEqual(OPENING);
    expect(act('Redo', act('Undo', twice)).points).toEqual(twice.points);
  });

  it('resets as a step that can be undone', () => {
    const moved = moveTo(startMove(newEditor(), 5), 5, { x: 400, y: 60 });
    const fresh = act('Reset', moved);
    expect(fresh.points).toEqual(OPENING);
    expect(act('Undo', fresh).points).toEqual(moved.points);
  });

  it('says what is selected', () => {
    expect(inWords(select(newEditor(), 0))).toBe('Neck, start: 306, 296.');
    expect(inWords(newEditor())).toMatch(/^Drag a point/);
  });
});
