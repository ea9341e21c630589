import {
  type AxisLimits,
  type AxisWindow,
  type Hold,
  holdAt,
  keepInside,
  valueAt,
  type WheelTurn,
  wheelWindow,
  windowUnder,
  xOf,
  zoomWindow,
} from '../../../common/konva/axis-window';
import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  type History,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import { undoCommand } from '../../../common/konva/undo-keys';
import {
  actionOf,
  add,
  change,
  type Clip,
  clipAt,
  clipOf,
  type Clips,
  clipsOn,
  endOf,
  OPENING,
  type Part,
  readPlay,
  remove,
  snap,
  split,
  trackOf,
} from './clips';
import { FRAMES_A_SECOND, LAST_FRAME, TRACK_NAMES, TRACKS } from './play';

/** The object that a pointer holds: a part of the chosen clip, or the playhead. */
interface Grip {
  part: Part | 'playhead';
  pointer: number;
  /** Where the pointer was pressed. */
  x: number;
  /** The history at that moment: moves are counted from there, so a drag is one step. */
  history: History<Clips>;
  hasMoved: boolean;
}

/** All that the views show. Every function below returns a new editor. */
export interface Editor {
  history: History<Clips>;
  /** The frames that are shown. */
  window: AxisWindow;
  /** In frames; between two of them while the play runs. */
  playhead: number;
  plays: boolean;
  chosen: number | null;
  grip: Grip | null;
  /** Fingers that hold the time scale. */
  holds: readonly Hold[];
  /** The frame that a dragged edge snaps to. */
  guide: number | null;
  /** What happened last, for the status line. */
  says: string;
}

export interface Layout {
  width: number;
  height: number;
  /** The theater, above; its scene is 640 by 280. */
  theater: { x: number; height: number; scale: number };
  /** The tracks, right of their names. */
  plot: { x: number; y: number; width: number; height: number };
}

interface Point {
  x: number;
  y: number;
}

export const SCENE = { width: 640, height: 280 };
export const ROW = 32;
export const RULER = 30;
const LIMITS: AxisLimits = { first: -6, last: LAST_FRAME + 6, least: 24 };
/** Maximum distance at which an edge snaps, in pixels. */
const SNAP = 7;

export function layOut(width: number): Layout {
  const scale = Math.max(0.2, Math.min(width / SCENE.width, 1.04));
  const theater = {
    x: (width - SCENE.width * scale) / 2,
    height: Math.round(SCENE.height * scale),
    scale,
  };
  const names = width < 480 ? 62 : 96;
  const height = TRACKS.length * ROW;
  const plot = {
    x: names,
    y: theater.height + RULER,
    width: Math.max(1, width - names - 8),
    height,
  };
  return { width, height: plot.y + height + 6, theater, plot };
}

export const newEditor = (): Editor => ({
  history: newHistory(OPENING),
  window: { from: LIMITS.first, to: LIMITS.last },
  playhead: 156,
  plays: false,
  chosen: 9,
  grip: null,
  holds: [],
  guide: null,
  says: 'Press Play, or drag a clip to another moment.',
});

export const clipsOf = ({ history }: Editor) => currentStep(history);
export const chosenOf = (editor: Editor) => clipOf(clipsOf(editor), editor.chosen);
export const frameOf = ({ playhead }: Editor) => Math.floor(playhead);

/** "4:06": second 4, frame 6. */
export function timeOf(frame: number): string {
  const whole = Math.max(0, Math.round(frame));
  const rest = String(whole % FRAMES_A_SECOND).padStart(2, '0');
  return `${Math.floor(whole / FRAMES_A_SECOND)}:${rest}`;
}

export const nameOf = (clip: Clip) =>
  `${TRACK_NAMES[trackOf(clip)]}: ${actionOf(clip.action).name}`;

const describe = (clip: Clip) =>
  `${nameOf(clip)}, ${timeOf(clip.start)} to ${timeOf(endOf(clip))}.`;

/** Describes the stage at a frame. */
export function sceneInWords(clips: Clips, frame: number): string {
  const shown = TRACKS.flatMap((track) => {
    const clip = clipAt(clips, track, frame);
    return clip ? [nameOf(clip)] : [];
  });
  return shown.length > 0 ? `${shown.join('. ')}.` : 'The stage is empty and dark.';
}

const say = (editor: Editor, says: string): Editor => ({ ...editor, says });

/** The clips in the order in which they are listed: by track, then by time. */
export const listOf = (editor: Editor): Clip[] =>
  TRACKS.flatMap((track) => clipsOn(clipsOf(editor), track));

/** The same list for a select: "Boat: Sails in, 1:06". */
export const optionsOf = (editor: Editor) =>
  listOf(editor).map((clip) => ({
    id: clip.id,
    words: `${nameOf(clip)}, ${timeOf(clip.start)}`,
  }));

export function choose(editor: Editor, id: number | null): Editor {
  const clip = clipOf(clipsOf(editor), id);
  const says = clip ? describe(clip) : 'No clip is selected.';
  return { ...editor, chosen: clip?.id ?? null, says };
}

/** Continues with other clips, as one step. Changes with the same topic in a row are undone together. */
function put(editor: Editor, clips: Clips, says: string, topic?: string): Editor {
  if (clips === clipsOf(editor)) return say(editor, says);
  return { ...editor, history: addStep(editor.history, clips, topic), says };
}

/** Puts the chosen clip, or one of its ends, on a frame. */
function place(editor: Editor, part: Part, frame: number, topic?: string): Editor {
  const clip = chosenOf(editor);
  if (!clip) return say(editor, 'Select a clip first.');
  const clips = change(clipsOf(editor), clip.id, part, frame);
  const changed = clipOf(clips, clip.id) ?? clip;
  const reached = part === 'end' ? endOf(changed) : changed.start;
  const stopped = reached === Math.round(frame) ? '' : ' It cannot go farther.';
  return put(editor, clips, describe(changed) + stopped, topic);
}

export const placeHere = (editor: Editor, part: Part) => place(editor, part, frameOf(editor));

const nudge = (editor: Editor, by: number) =>
  place(editor, 'move', (chosenOf(editor)?.start ?? 0) + by, `nudge ${editor.chosen}`);

export function splitHere(editor: Editor): Editor {
  const clips = clipsOf(editor);
  const frame = frameOf(editor);
  const clip = chosenOf(editor);
  if (!clip) return say(editor, 'Select a clip first.');
  const cut = split(clips, clip.id, frame);
  if (cut === clips) return say(editor, `The playhead is not inside ${nameOf(clip)}.`);
  return put(editor, cut, `${nameOf(clip)} is cut at ${timeOf(frame)}.`);
}

export function removeChosen(editor: Editor): Editor {
  const clip = chosenOf(editor);
  if (!clip) return say(editor, 'Select a clip first.');
  const rest = remove(clipsOf(editor), clip.id);
  return { ...put(editor, rest, `${nameOf(clip)} is removed.`), chosen: null };
}

/** Adds an action near the playhead. */
export function addHere(editor: Editor, action: string): Editor {
  const before = clipsOf(editor);
  const clips = add(before, action, frameOf(editor));
  const added = clips === before ? undefined : clips[clips.length - 1];
  if (!added) {
    const { track, name, frames } = actionOf(action);
    const room = `has no room of ${timeOf(frames)} for ${name}`;
    return say(editor, `The track of the ${TRACK_NAMES[track].toLowerCase()} ${room}.`);
  }
  return { ...put(editor, clips, `Added. ${describe(added)}`), chosen: added.id };
}

// Time.

const inPlay = (frame: number) => Math.max(0, Math.min(LAST_FRAME, frame));

/** Moves the window as little as needed to show the playhead, or by a page while the play runs. */
function follow(editor: Editor): Editor {
  const { window, playhead, plays } = editor;
  if (playhead >= window.from && playhead <= window.to) return editor;
  const span = window.to - window.from;
  const from = playhead > window.to && !plays ? playhead - span : playhead;
  return { ...editor, window: keepInside({ from, to: from + span }, LIMITS) };
}

/** Puts the playhead on a frame and says what is on the stage. */
export function seek(editor: Editor, frame: number): Editor {
  const playhead = inPlay(Math.round(frame));
  const says = `${timeOf(playhead)}. ${sceneInWords(clipsOf(editor), playhead)}`;
  return follow({ ...editor, playhead, says });
}

export function togglePlay(editor: Editor): Editor {
  if (editor.plays) {
    const playhead = frameOf(editor);
    const says = `Stopped at ${timeOf(playhead)}. ${sceneInWords(clipsOf(editor), playhead)}`;
    return { ...editor, plays: false, playhead, says };
  }
  const playhead = editor.playhead >= LAST_FRAME ? 0 : editor.playhead;
  return follow({ ...editor, plays: true, playhead, says: 'The play runs.' });
}

/** Advances the play by some milliseconds. It stops at the end. */
export function advance(editor: Editor, milliseconds: number): Editor {
  if (!editor.plays || editor.grip?.part === 'playhead') return editor;
  const playhead = inPlay(editor.playhead + (milliseconds / 1000) * FRAMES_A_SECOND);
  if (playhead >= LAST_FRAME) return { ...editor, playhead, plays: false, says: 'The end.' };
  return follow({ ...editor, playhead });
}

// Pointers.

/** The track at a height of the stage. */
export const trackAt = (y: number, { plot }: Layout) => TRACKS[Math.floor((y - plot.y) / ROW)];

/** The object at a point. The ends of the chosen clip can also be grabbed from outside. */
export function hitAt(editor: Editor, { x, y }: Point, layout: Layout) {
  const { plot, theater } = layout;
  if (y < theater.height) return { kind: 'theater' } as const;
  if (x < plot.x - 10) return { kind: 'name' } as const;
  if (y < plot.y) return { kind: 'playhead' } as const;
  const track = trackAt(y, layout);
  const clips = track ? clipsOn(clipsOf(editor), track) : [];
  // The chosen clip first: its handles extend over its neighbors.
  clips.sort((a, b) => Number(b.id === editor.chosen) - Number(a.id === editor.chosen));
  for (const clip of clips) {
    const left = xOf(clip.start, editor.window, plot);
    const right = xOf(endOf(clip), editor.window, plot);
    const outer = clip.id === editor.chosen ? 9 : 0;
    // A short clip keeps a middle to be moved by.
    const inner = Math.min(10, (right - left) / 4);
    if (x < left - outer || x >= right + outer) continue;
    if (x <= left + inner) return { kind: 'start', clip } as const;
    return x >= right - inner
      ? ({ kind: 'end', clip } as const)
      : ({ kind: 'move', clip } as const);
  }
  return { kind: 'track' } as const;
}

/** The CSS class of the canvas, which sets the mouse cursor. */
export function cursorAt(editor: Editor, point: Point, layout: Layout): string {
  const { grip } = editor;
  if (grip) return grip.part === 'start' || grip.part === 'end' ? 'edge' : 'held';
  if (editor.holds.length > 0) return 'held';
  const { kind } = hitAt(editor, point, layout);
  if (kind === 'start' || kind === 'end') return 'edge';
  if (kind === 'theater') return 'press';
  return kind === 'move' || kind === 'playhead' ? 'grab' : '';
}

/** A pointer is pressed. A second finger zooms, unless something has already moved. */
export function press(editor: Editor, pointer: number, point: Point, layout: Layout): Editor {
  const hold = holdAt(pointer, point.x, editor.window, layout.plot);
  const { grip, history } = editor;
  if (grip) {
    if (grip.hasMoved || grip.part === 'playhead') return editor;
    const first = holdAt(grip.pointer, grip.x, editor.window, layout.plot);
    return { ...editor, grip: null, holds: [first, hold] };
  }
  if (editor.holds.length > 0) {
    return editor.holds.length > 1 ? editor : { ...editor, holds: [...editor.holds, hold] };
  }
  const hit = hitAt(editor, point, layout);
  const held = { pointer, x: point.x, history, hasMoved: false };
  switch (hit.kind) {
    case 'theater':
      return togglePlay(editor);
    case 'name':
      return editor;
    case 'playhead':
      return seek({ ...editor, grip: { ...held, part: 'playhead' } }, hold.value);
    case 'track':
      return { ...choose(editor, null), holds: [hold] };
    default:
      return { ...choose(editor, hit.clip.id), grip: { ...held, part: hit.kind } };
  }
}

/** The frames that edges snap to: the playhead, the ends of the play, and the edges of all other clips. */
const targetsOf = (editor: Editor): number[] => [
  0,
  LAST_FRAME,
  frameOf(editor),
  ...clipsOf(editor)
    .filter(({ id }) => id !== editor.chosen)
    .flatMap((clip) => [clip.start, endOf(clip)]),
];

/** A pointer has moved. Clips move by whole frames and snap; a drag of an empty area moves the time scale. */
export function drag(editor: Editor, pointer: number, { x }: Point, { plot }: Layout): Editor {
  const { grip, window } = editor;
  if (!grip) {
    const holds = editor.holds.map((hold) => (hold.id === pointer ? { ...hold, x } : hold));
    return { ...editor, holds, window: windowUnder(holds, window, plot, LIMITS) };
  }
  if (pointer !== grip.pointer) return editor;
  if (grip.part === 'playhead') return seek(editor, valueAt(x, window, plot));
  // A click may move the pointer slightly.
  if (!grip.hasMoved && Math.abs(x - grip.x) < 4) return editor;
  const start = { ...editor, history: grip.history };
  const clip = chosenOf(start);
  if (!clip) return editor;
  const by = valueAt(x, window, plot) - valueAt(grip.x, window, plot);
  const reach = (SNAP * (window.to - window.from)) / plot.width;
  const targets = targetsOf(start);
  const left = clip.start + by;
  const right = endOf(clip) + by;
  const atLeft = grip.part === 'end' ? undefined : snap(left, targets, reach);
  const atRight = grip.part === 'start' ? undefined : snap(right, targets, reach);
  const offLeft = atLeft === undefined ? Infinity : Math.abs(atLeft - left);
  const guide = atRight !== undefined && Math.abs(atRight - right) < offLeft ? atRight : atLeft;
  const edge = grip.part === 'end' || guide !== atLeft ? right : left;
  const frame = (grip.part === 'end' ? right : left) + (guide === undefined ? 0 : guide - edge);
  const placed = place(start, grip.part, frame);
  const now = chosenOf(placed);
  // A clip that was stopped before the guide does not show it.
  const isThere = now !== undefined && (now.start === guide || endOf(now) === guide);
  return {
    ...placed,
    grip: { ...grip, hasMoved: true },
    guide: isThere ? (guide ?? null) : null,
  };
}

/** A pointer is released, or the browser cancels it. The other finger holds the point that is now under it. */
export function release(editor: Editor, pointer: number, { plot }: Layout): Editor {
  const left = editor.holds.filter(({ id }) => id !== pointer);
  const isMine = editor.grip?.pointer === pointer;
  return {
    ...editor,
    grip: isMine ? null : editor.grip,
    guide: isMine ? null : editor.guide,
    holds: left.map(({ id, x }) => holdAt(id, x, editor.window, plot)),
  };
}

export const turnWheel = (editor: Editor, wheel: WheelTurn, { x }: Point, { plot }: Layout) => ({
  ...editor,
  window: wheelWindow(editor.window, wheel, x, plot, LIMITS),
});

export const isSameWindow = (a: Editor, b: Editor) =>
  a.window.from === b.window.from && a.window.to === b.window.to;

/** Whether the tracks and the fields look the same: while the play runs, only the playhead moves. */
export const isSameButPlayhead = (a: Editor, b: Editor) =>
  a.history === b.history &&
  a.chosen === b.chosen &&
  a.guide === b.guide &&
  a.plays === b.plays &&
  isSameWindow(a, b);

/** Zooms at the playhead, if it is in the window. */
export function zoom(editor: Editor, factor: number): Editor {
  const { window, playhead } = editor;
  const isShown = playhead >= window.from && playhead <= window.to;
  const at = isShown ? playhead : (window.from + window.to) / 2;
  return { ...editor, window: zoomWindow(window, factor, at, LIMITS) };
}

export const showAll = (editor: Editor): Editor => ({
  ...editor,
  window: { from: LIMITS.first, to: LIMITS.last },
});

// Keys.

/** The clip some places after the chosen one in the list. */
function step(editor: Editor, by: number): Editor {
  const list = listOf(editor);
  const at = list.findIndex(({ id }) => id === editor.chosen);
  const next = list[(at + by + list.length) % list.length] ?? list[0];
  return next ? choose(editor, next.id) : say(editor, 'There are no clips.');
}

export const CLIP_COMMANDS: Record<string, (editor: Editor) => Editor> = {
  Split: splitHere,
  'Start here': (editor) => placeHere(editor, 'start'),
  'End here': (editor) => placeHere(editor, 'end'),
  'Move here': (editor) => placeHere(editor, 'move'),
  Remove: removeChosen,
};

const KEYS: Record<string, (editor: Editor, shift: boolean) => Editor> = {
  ' ': togglePlay,
  ArrowLeft: (editor, shift) => seek(editor, frameOf(editor) - (shift ? FRAMES_A_SECOND : 1)),
  ArrowRight: (editor, shift) => seek(editor, frameOf(editor) + (shift ? FRAMES_A_SECOND : 1)),
  Home: (editor) => seek(editor, 0),
  End: (editor) => seek(editor, LAST_FRAME),
  ArrowUp: (editor) => step(editor, -1),
  ArrowDown: (editor) => step(editor, 1),
  ',': (editor) => nudge(editor, -1),
  '.': (editor) => nudge(editor, 1),
  '[': (editor) => placeHere(editor, 'start'),
  ']': (editor) => placeHere(editor, 'end'),
  s: splitHere,
  Delete: removeChosen,
  Backspace: removeChosen,
  '+': (editor) => zoom(editor, 1.5),
  '-': (editor) => zoom(editor, 1 / 1.5),
  '0': showAll,
};

/** What a key does, or undefined. Undo works everywhere but in text fields, the others while the canvas has the focus. */
export function keyChange(event: KeyboardEvent): ((editor: Editor) => Editor) | undefined {
  const command = undoCommand(event);
  if (command) return command === 'undo' ? undoLast : redoNext;
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const isOnCanvas =
    event.target instanceof Element && event.target.closest('[role="application"]');
  const run = isOnCanvas ? KEYS[event.key] : undefined;
  return run && ((editor) => run(editor, event.shiftKey));
}

function travel(editor: Editor, history: History<Clips>, says: string): Editor {
  const chosen = clipOf(currentStep(history), editor.chosen)?.id ?? null;
  return { ...editor, history, chosen, grip: null, guide: null, says };
}

export const undoLast = (editor: Editor) =>
  canUndo(editor.history)
    ? travel(editor, undo(editor.history), 'Undone.')
    : say(editor, 'There is nothing to undo.');

export const redoNext = (editor: Editor) =>
  canRedo(editor.history)
    ? travel(editor, redo(editor.history), 'Done again.')
    : say(editor, 'There is nothing to do again.');

/** Replaces the play by the one in a file's text, or says what is wrong with it. */
export function open(editor: Editor, text: string): Editor {
  try {
    const clips = readPlay(text);
    const count = `${clips.length} ${clips.length === 1 ? 'clip' : 'clips'}`;
    const opened = travel(editor, addStep(editor.history, clips), `Opened, ${count}.`);
    return showAll({ ...opened, chosen: null, playhead: 0, plays: false });
  } catch (error) {
    return say(editor, error instanceof Error ? error.message : String(error));
  }
}
