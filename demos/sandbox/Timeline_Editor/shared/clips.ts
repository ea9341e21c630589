/** Clips on tracks, in whole frames. This file does not depend on Konva or a framework. */
import { isRecord, readJson } from '../../../common/konva/read-json';
import { ACTIONS, LAST_FRAME, type Action, type Track, TRACKS } from './play';

export interface Clip {
  id: number;
  /** Id of the action that it shows a part of. */
  action: string;
  /** Its first frame on the timeline. */
  start: number;
  /** The frame of the action with which it begins. */
  from: number;
  frames: number;
}

export type Clips = readonly Clip[];

/** The shortest clip, so that it can still be seen and grabbed. */
export const MIN = 3;
export const MAX_CLIPS = 60;

/** The frame after the last one. */
export const endOf = ({ start, frames }: Clip) => start + frames;

const FALLBACK: Action = { id: '', track: 'light', name: '', frames: 0 };
export const actionOf = (id: string): Action => ACTIONS.find((one) => one.id === id) ?? FALLBACK;

export const trackOf = ({ action }: Clip): Track => actionOf(action).track;
export const clipOf = (clips: Clips, id: number | null) => clips.find((clip) => clip.id === id);

/** The clips of a track from left to right. */
export const clipsOn = (clips: Clips, track: Track): Clip[] =>
  clips.filter((clip) => trackOf(clip) === track).sort((a, b) => a.start - b.start);

/** The clip that a track shows at a frame. */
export const clipAt = (clips: Clips, track: Track, frame: number) =>
  clipsOn(clips, track).find((clip) => clip.start <= frame && frame < endOf(clip));

/** The progress of its action, from 0 to 1, at a frame of the timeline. A cut does not change it. */
export const partAt = (clip: Clip, frame: number) =>
  (clip.from + frame - clip.start) / actionOf(clip.action).frames;

const clamp = (value: number, least: number, most: number) =>
  Math.max(least, Math.min(most, Math.round(value)));

/** The possible start of a clip of this length that is nearest to the wanted frame: clips of a track never overlap. */
export function freePlace(others: readonly Clip[], frames: number, wanted: number) {
  let left = 0;
  let best: number | undefined;
  for (const right of [...others.map(({ start }) => start), LAST_FRAME]) {
    if (right - left >= frames) {
      const place = clamp(wanted, left, right - frames);
      if (best === undefined || Math.abs(place - wanted) < Math.abs(best - wanted)) best = place;
    }
    left = Math.max(left, ...others.filter(({ start }) => start === right).map(endOf));
  }
  return best;
}

const replace = (clips: Clips, changed: Clip): Clips =>
  clips.map((clip) => (clip.id === changed.id ? changed : clip));

const othersOf = (clips: Clips, clip: Clip) =>
  clipsOn(clips, trackOf(clip)).filter(({ id }) => id !== clip.id);

/** The limits of both ends of a clip: to its neighbors, and to the ends of its action. */
export function reachOf(clips: Clips, clip: Clip) {
  const others = othersOf(clips, clip);
  const { frames } = actionOf(clip.action);
  const before = others.filter(({ start }) => start < clip.start).map(endOf);
  const after = others.filter(({ start }) => start > clip.start).map(({ start }) => start);
  return {
    first: Math.max(0, clip.start - clip.from, ...before),
    last: Math.min(LAST_FRAME, clip.start - clip.from + frames, ...after),
  };
}

/** The changed part of a clip: its position, or one of its ends. */
export type Part = 'move' | 'start' | 'end';

/** Moves a clip, or one of its ends, to a frame, as far as it can go. Returns the same clips if nothing changes. */
export function change(clips: Clips, id: number, part: Part, frame: number): Clips {
  const clip = clipOf(clips, id);
  if (!clip || !Number.isFinite(frame)) return clips;
  const { first, last } = reachOf(clips, clip);
  const parts = {
    move: () => ({ start: freePlace(othersOf(clips, clip), clip.frames, frame) ?? clip.start }),
    start: () => {
      const start = clamp(frame, first, endOf(clip) - MIN);
      return { start, from: clip.from + start - clip.start, frames: endOf(clip) - start };
    },
    end: () => ({ frames: clamp(frame, clip.start + MIN, last) - clip.start }),
  };
  const changed = { ...clip, ...parts[part]() };
  const isSame = changed.start === clip.start && changed.frames === clip.frames;
  return isSame ? clips : replace(clips, changed);
}

/** A number that no clip has. */
const nextId = (clips: Clips) => 1 + Math.max(0, ...clips.map(({ id }) => id));

/** Cuts a clip in two. The second one continues where the first one ends, so nothing changes on the stage. */
export function split(clips: Clips, id: number, at: number): Clips {
  const clip = clipOf(clips, id);
  const frame = Math.round(at);
  if (!clip || frame - clip.start < MIN || endOf(clip) - frame < MIN) return clips;
  const first = { ...clip, frames: frame - clip.start };
  const second = {
    ...clip,
    id: nextId(clips),
    start: frame,
    from: clip.from + first.frames,
    frames: clip.frames - first.frames,
  };
  return [...replace(clips, first), second];
}

/** Adds a whole action near a frame, or nothing where its track has no room. */
export function add(clips: Clips, action: string, frame: number): Clips {
  const { track, frames } = actionOf(action);
  const start = freePlace(clipsOn(clips, track), frames, frame);
  if (frames === 0 || start === undefined || clips.length >= MAX_CLIPS) return clips;
  return [...clips, { id: nextId(clips), action, start, from: 0, frames }];
}

export const remove = (clips: Clips, id: number): Clips => clips.filter((clip) => clip.id !== id);

/** The frame among the targets that is nearest, if it is at most `reach` frames away. */
export function snap(frame: number, targets: readonly number[], reach: number) {
  let best: number | undefined;
  for (const target of targets) {
    const apart = Math.abs(target - frame);
    if (apart <= reach && (best === undefined || apart < Math.abs(best - frame))) best = target;
  }
  return best;
}

export const OPENING: Clips = [
  { id: 1, action: 'dusk', start: 0, from: 0, frames: 84 },
  { id: 2, action: 'night', start: 84, from: 0, frames: 120 },
  { id: 3, action: 'dawn', start: 204, from: 24, frames: 84 },
  { id: 4, action: 'rise', start: 78, from: 0, frames: 156 },
  { id: 5, action: 'arrive', start: 18, from: 0, frames: 84 },
  { id: 6, action: 'rock', start: 102, from: 0, frames: 84 },
  { id: 7, action: 'leave', start: 204, from: 0, frames: 84 },
  { id: 8, action: 'swim', start: 36, from: 12, frames: 72 },
  { id: 9, action: 'leap', start: 132, from: 0, frames: 60 },
  { id: 10, action: 'pass', start: 12, from: 0, frames: 66 },
  { id: 11, action: 'circle', start: 216, from: 0, frames: 72 },
];

export const writePlay = (clips: Clips): string => JSON.stringify({ clips }, null, 2);

const wrong = (reason: string) => new Error(`This file is not a play: ${reason}.`);

const isFrame = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= LAST_FRAME;

function readClip(value: unknown, index: number): Clip {
  const name = `clip ${index + 1}`;
  if (!isRecord(value)) throw wrong(`${name} is not an object`);
  const { action, start, from, frames } = value;
  const known = ACTIONS.find(({ id }) => id === action);
  if (!known) throw wrong(`${name} has an unknown "action"`);
  if (!isFrame(start) || !isFrame(from) || !isFrame(frames)) {
    throw wrong(`${name} needs whole frames from 0 to ${LAST_FRAME}`);
  }
  if (frames < MIN || from + frames > known.frames || start + frames > LAST_FRAME) {
    throw wrong(`${name} is too short or too long`);
  }
  // Clips get new ids: only this program uses them.
  return { id: index + 1, action: known.id, start, from, frames };
}

/** Reads a play from a file's text. Throws an error that says what is wrong. */
export function readPlay(text: string): Clips {
  const value = readJson(text);
  if (value === undefined) throw wrong('it is not JSON');
  const list: unknown = isRecord(value) ? value['clips'] : undefined;
  if (!Array.isArray(list)) throw wrong('it has no list of "clips"');
  if (list.length > MAX_CLIPS) throw wrong(`it has more than ${MAX_CLIPS} clips`);
  const clips = list.map(readClip);
  for (const track of TRACKS) {
    clipsOn(clips, track).forEach((clip, i, all) => {
      const next = all[i + 1];
      if (next && next.start < endOf(clip)) throw wrong('two clips of a track overlap');
    });
  }
  return clips;
}
