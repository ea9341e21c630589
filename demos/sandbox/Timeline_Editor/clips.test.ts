import { describe, expect, it } from 'vitest';
import {
  add,
  change,
  clipAt,
  clipOf,
  type Clips,
  clipsOn,
  endOf,
  freePlace,
  OPENING,
  partAt,
  readPlay,
  snap,
  split,
  writePlay,
} from './shared/clips';
import {
  addHere,
  advance,
  choose,
  clipsOf,
  drag,
  layOut,
  newEditor,
  open,
  placeHere,
  press,
  redoNext,
  release,
  seek,
  splitHere,
  timeOf,
  togglePlay,
  undoLast,
} from './shared/editor';
import { xOf } from '../../common/konva/axis-window';
import { LAST_FRAME, poseAt } from './shared/play';
import { lightAt } from './shared/theater';

// Two clips of the boat: "Sails in" has 84 frames, "Rocks" 96.
const boats: Clips = [
  { id: 1, action: 'arrive', start: 20, from: 10, frames: 40 },
  { id: 2, action: 'rock', start: 100, from: 0, frames: 60 },
  { id: 3, action: 'swim', start: 30, from: 0, frames: 96 },
];
const at = (clips: Clips, id: number) => {
  const clip = clipOf(clips, id);
  return clip && [clip.start, clip.from, clip.frames];
};

describe('change', () => {
  it('moves a clip to the nearest free place of its track', () => {
    expect(at(change(boats, 1, 'move', 40), 1)).toEqual([40, 10, 40]);
    expect(at(change(boats, 1, 'move', 75), 1)).toEqual([60, 10, 40]);
    expect(at(change(boats, 1, 'move', 140), 1)).toEqual([160, 10, 40]);
    expect(at(change(boats, 1, 'move', -9), 1)).toEqual([0, 10, 40]);
    expect(at(change(boats, 2, 'move', 999), 2)).toEqual([LAST_FRAME - 60, 0, 60]);
  });

  it('trims the start within the action, and keeps the rest in its place', () => {
    expect(at(change(boats, 1, 'start', 30), 1)).toEqual([30, 20, 30]);
    expect(at(change(boats, 1, 'start', 2), 1)).toEqual([10, 0, 50]);
    expect(at(change(boats, 1, 'start', 99), 1)).toEqual([57, 47, 3]);
  });

  it('trims the end up to the neighbor and to the end of the action', () => {
    expect(at(change(boats, 1, 'end', 44), 1)).toEqual([20, 10, 24]);
    expect(at(change(boats, 1, 'end', 400), 1)).toEqual([20, 10, 74]);
    const near = change(boats, 2, 'move', 70);
    expect(at(change(near, 1, 'end', 400), 1)).toEqual([20, 10, 50]);
    expect(at(change(boats, 1, 'end', 0), 1)).toEqual([20, 10, 3]);
  });

  it('answers with the same clips when nothing changes', () => {
    expect(change(boats, 1, 'move', 20)).toBe(boats);
    expect(change(boats, 9, 'move', 50)).toBe(boats);
    expect(change(boats, 1, 'end', NaN)).toBe(boats);
  });
});

describe('split', () => {
  it('cuts a clip so that what it shows does not change', () => {
    const cut = split(boats, 3, 60);
    expect(at(cut, 3)).toEqual([30, 0, 30]);
    expect(at(cut, 4)).toEqual([60, 30, 66]);
    for (const frame of [30, 59, 60, 125]) {
      const [before, after] = [clipAt(boats, 'whale', frame), clipAt(cut, 'whale', frame)];
      expect(after && partAt(after, frame)).toBe(before && partAt(before, frame));
    }
  });

  it('leaves no piece that is too short', () => {
    expect(split(boats, 3, 32)).toBe(boats);
    expect(split(boats, 3, 124)).toBe(boats);
    expect(split(boats, 3, 200)).toBe(boats);
  });
});

it('adds an action where it fits, and nothing where it does not', () => {
  const added = add(boats, 'leave', 0);
  expect(clipsOn(added, 'boat').map(({ start }) => start)).toEqual([20, 100, 160]);
  const full = add(added, 'arrive', 0);
  expect(full).toBe(added);
  expect(freePlace([], 20, 300)).toBe(LAST_FRAME - 20);
});

it('snaps to the nearest target within reach', () => {
  expect(snap(50, [10, 47, 54], 5)).toBe(47);
  expect(snap(50, [10], 5)).toBeUndefined();
});

describe('files', () => {
  it('reads what it writes', () => {
    expect(readPlay(writePlay(OPENING))).toEqual(OPENING);
    expect(readPlay('{"clips": []}')).toEqual([]);
  });

  it('says what is wrong', () => {
    const clip = { action: 'leap', start: 0, from: 0, frames: 20 };
    const file = (...clips: object[]) => JSON.stringify({ clips });
    expect(() => readPlay('nonsense')).toThrow('it is not JSON');
    expect(() => readPlay('[]')).toThrow('it has no list of "clips"');
    expect(() => readPlay(file({ ...clip, action: 'fly' }))).toThrow('unknown "action"');
    expect(() => readPlay(file({ ...clip, start: 1.5 }))).toThrow('whole frames from 0 to 288');
    expect(() => readPlay(file({ ...clip, from: 50 }))).toThrow('too short or too long');
    expect(() => readPlay(file(clip, { ...clip, start: 19 }))).toThrow('overlap');
  });
});

describe('editor', () => {
  const layout = layOut(800);
  const middle = (editor: ReturnType<typeof newEditor>, id: number) => {
    const clip = clipOf(clipsOf(editor), id);
    const from = clip ? (clip.start + endOf(clip)) / 2 : 0;
    return { x: xOf(from, editor.window, layout.plot), y: layout.plot.y + 2.5 * 32 };
  };

  it('makes a drag one step, however many moves it has', () => {
    let editor = newEditor();
    const point = middle(editor, 6);
    const frame = layout.plot.width / (editor.window.to - editor.window.from);
    editor = press(editor, 1, point, layout);
    for (const frames of [30, 4, 6]) {
      editor = drag(editor, 1, { x: point.x + frames * frame, y: point.y }, layout);
    }
    editor = release(editor, 1, layout);
    expect(clipOf(clipsOf(editor), 6)?.start).toBe(108);
    expect(clipsOf(undoLast(editor))).toBe(OPENING);
    expect(clipOf(clipsOf(redoNext(undoLast(editor))), 6)?.start).toBe(108);
  });

  it('snaps to a neighbor and shows where', () => {
    let editor = newEditor();
    const point = middle(editor, 6);
    const frame = layout.plot.width / (editor.window.to - editor.window.from);
    editor = press(editor, 1, point, layout);
    editor = drag(editor, 1, { x: point.x + 16.4 * frame, y: point.y }, layout);
    // Its end is 204, where "Sails away" begins.
    expect(clipOf(clipsOf(editor), 6)?.start).toBe(120);
    expect(editor.guide).toBe(204);
    expect(release(editor, 1, layout).guide).toBe(null);
  });

  it('zooms with a second finger instead of moving the clip', () => {
    let editor = newEditor();
    const point = middle(editor, 6);
    editor = press(editor, 1, point, layout);
    editor = press(editor, 2, { x: point.x + 60, y: point.y }, layout);
    editor = drag(editor, 2, { x: point.x + 120, y: point.y }, layout);
    expect(editor.window.to - editor.window.from).toBeCloseTo(150, 0);
    expect(clipsOf(editor)).toBe(OPENING);
  });

  it('runs to the end, and from there again', () => {
    let editor = togglePlay(seek(newEditor(), LAST_FRAME - 6));
    editor = advance(editor, 250);
    expect(editor.playhead).toBe(LAST_FRAME - 3);
    editor = advance(editor, 400);
    expect([editor.playhead, editor.plays, editor.says]).toEqual([LAST_FRAME, false, 'The end.']);
    expect(togglePlay(editor).playhead).toBe(0);
  });

  it('splits, trims and moves at the playhead, and says why not', () => {
    const here = seek(newEditor(), 150);
    expect(clipsOf(splitHere(here))).toHaveLength(12);
    expect(clipOf(clipsOf(placeHere(here, 'end')), 9)?.frames).toBe(18);
    expect(splitHere(seek(here, 10)).says).toBe('The playhead is not inside Whale: Leaps.');
    expect(splitHere(choose(here, null)).says).toBe('Select a clip first.');
    expect(placeHere(seek(here, 280), 'end').says).toContain('It cannot go farther.');
    expect(addHere(here, 'dusk').says).toBe('The track of the lamp has no room of 10:00 for Dusk.');
    expect(open(here, '{').says).toBe('This file is not a play: it is not JSON.');
  });
});

it('writes times as seconds and frames', () => {
  expect([0, 11, 12, 150].map(timeOf)).toEqual(['0:00', '0:11', '1:00', '12:06']);
});

it('lets puppets leave where they came from, and the lamp fade', () => {
  expect(poseAt('rock', 0).x).toBe(poseAt('arrive', 1).x);
  expect(poseAt('leave', 0).x).toBe(poseAt('rock', 1).x);
  expect(lightAt([], 5)).toEqual({ top: 'rgb(38, 22, 18)', low: 'rgb(58, 35, 26)' });
  const tops = [79, 84, 89].map((frame) => lightAt(OPENING, frame).top);
  expect(new Set(tops).size).toBe(3);
});
