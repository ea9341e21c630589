/** Notes that several boards share, as plain records. This file does not depend on Konva, a framework or a channel. */
import { isRecord } from '../../../common/konva/read-json';
import { within } from '../../../common/konva/ranges';
import { LONGEST_TEXT, MAX_NOTES, NOTE, OPENING, opening, SIZE } from './opening';

export const COLORS = ['butter', 'peach', 'mint', 'lilac'] as const;
export type Color = (typeof COLORS)[number];

/** When a record was written and by which board. The time is a counter: 1 more than the latest time seen. */
export interface Stamp {
  time: number;
  by: string;
}

/** What the boards exchange. `x` and `y` are the middle of the note. */
export interface Note {
  id: string;
  text: string;
  color: Color;
  x: number;
  y: number;
  /** Only a line has points: x and y alternating. */
  points?: readonly number[];
  /** A removed note stays as a record, so that an older copy of it cannot bring it back. */
  isGone: boolean;
  stamp: Stamp;
}

/** A note before and after a change by this person. */
interface Change {
  before: Note | undefined;
  after: Note;
}

/** All that one person sees. Every function below returns a new board. */
export interface Board {
  /** Name and a random part: "Mina-4k2p". Unique among all boards. */
  me: string;
  notes: readonly Note[];
  /** The latest time seen. */
  clock: number;
  chosen: string | null;
  /** The note that this person drags. */
  held: string | null;
  /** By board: the note that someone else has selected. */
  hands: Readonly<Record<string, string>>;
  done: readonly Change[];
  undone: readonly Change[];
  /** Changes with the same topic in a row are undone together. */
  topic: string | undefined;
  isOnline: boolean;
  /** Who changed what last, for the status line. */
  says: string;
}

export type Message =
  /** A board joins. It brings what it has, and asks the others for what they have. */
  | { type: 'hello'; by: string; notes: readonly Note[]; isBack: boolean }
  | { type: 'notes'; by: string; notes: readonly Note[] }
  | { type: 'hand'; by: string; note: string | null }
  | { type: 'bye'; by: string };

export const newBoard = (me: string): Board => ({
  me,
  notes: OPENING,
  clock: 0,
  chosen: null,
  held: null,
  hands: {},
  done: [],
  undone: [],
  topic: undefined,
  isOnline: true,
  says: 'Drag a note, or choose one by a button.',
});

/** "Mina" of "Mina-4k2p". */
export const nameOf = (by: string) => by.split('-')[0] ?? by;

export const shownNotes = ({ notes }: Board) =>
  notes.filter(({ isGone, points }) => !isGone && !points);
/** The lines. They are records like notes, so they are sent, merged and undone alike. */
export const shownLines = ({ notes }: Board) =>
  notes.flatMap(({ id, isGone, points }) => (points && !isGone ? [{ id, points }] : []));
export const noteOf = ({ notes }: Board, id: string | null) => notes.find((note) => note.id === id);
export const chosenOf = (board: Board) => shownNotes(board).find(({ id }) => id === board.chosen);

/** Who else has selected a note. */
export const handsOn = ({ hands }: Board, id: string): string[] =>
  Object.keys(hands).filter((by) => hands[by] === id);

const quoted = ({ text, points }: Note) =>
  points ? 'a line' : text === '' ? 'an empty note' : `“${text}”`;
const say = (board: Board, says: string): Board => ({ ...board, says });

/** A later stamp wins. If the times are equal, the name decides, so that all boards decide alike. */
export const isLater = (a: Stamp, b: Stamp) =>
  a.time > b.time || (a.time === b.time && a.by > b.by);

const isSameStamp = (a: Stamp | undefined, b: Stamp | undefined) =>
  a !== undefined && b !== undefined && a.time === b.time && a.by === b.by;

const withNote = (notes: readonly Note[], note: Note): readonly Note[] =>
  notes.some(({ id }) => id === note.id)
    ? notes.map((one) => (one.id === note.id ? note : one))
    : [...notes, note];

// Changes by this person.

/** Writes a note with a stamp that is later than all that this board has seen. */
function put(board: Board, note: Note, says: string, topic?: string): Board {
  const before = noteOf(board, note.id);
  const clock = board.clock + 1;
  const after = { ...note, stamp: { time: clock, by: board.me } };
  const last = board.done[board.done.length - 1];
  const merges = topic !== undefined && topic === board.topic && last !== undefined;
  const done = merges
    ? [...board.done.slice(0, -1), { before: last.before, after }]
    : [...board.done.slice(-49), { before, after }];
  const notes = withNote(board.notes, after);
  return { ...board, notes, clock, done, undone: [], topic, says };
}

export function choose(board: Board, id: string | null): Board {
  const note = shownNotes(board).find((one) => one.id === id);
  const says = note ? `${quoted(note)} is selected.` : 'No note is selected.';
  return { ...board, chosen: note?.id ?? null, topic: undefined, says };
}

/** Selects the next or the previous note. */
export function step(board: Board, by: 1 | -1): Board {
  const notes = shownNotes(board);
  const at = notes.findIndex(({ id }) => id === board.chosen);
  const next = at === -1 && by === -1 ? notes.length - 1 : at + by;
  const note = notes[(next + notes.length) % Math.max(1, notes.length)];
  return note ? choose(board, note.id) : say(board, 'The board is empty.');
}

/** The nearest position at which a note is wholly on the board, in whole units. */
export const keepIn = ({ x, y }: { x: number; y: number }) => ({
  x: Math.round(within(x, NOTE.width / 2 + 4, SIZE.width - NOTE.width / 2 - 4)),
  y: Math.round(within(y, NOTE.height / 2 + 26, SIZE.height - NOTE.height / 2 - 4)),
});

/** Drags a note. Until `release`, all moves are one step. */
export function moveTo(board: Board, id: string, to: { x: number; y: number }): Board {
  const note = noteOf(board, id);
  const place = keepIn(to);
  const held = { ...board, chosen: id, held: id };
  if (!note || (note.x === place.x && note.y === place.y)) return held;
  return put(held, { ...note, ...place }, `You moved ${quoted(note)}.`, `move ${id}`);
}

/** Lets go. The position is written once more: whoever lets go last decides where the note is. */
export function release(board: Board): Board {
  const note = noteOf(board, board.held);
  const free = { ...board, held: null };
  return note ? { ...put(free, note, board.says, board.topic), topic: undefined } : free;
}

const missing = (board: Board) => say(board, 'Select a note first.');

/** Arrows; a series of them is one step. */
export function nudge(board: Board, by: { x: number; y: number }): Board {
  const note = chosenOf(board);
  if (!note) return missing(board);
  const place = keepIn({ x: note.x + by.x, y: note.y + by.y });
  if (place.x === note.x && place.y === note.y) {
    return say(board, `${quoted(note)} is at the edge.`);
  }
  return put(board, { ...note, ...place }, `You moved ${quoted(note)}.`, `nudge ${note.id}`);
}

export function write(board: Board, text: string): Board {
  const note = chosenOf(board);
  if (!note) return missing(board);
  const written = { ...note, text: text.slice(0, LONGEST_TEXT) };
  return put(board, written, `You wrote ${quoted(written)}.`, `write ${note.id}`);
}

export function recolor(board: Board, color: Color): Board {
  const note = chosenOf(board);
  if (!note) return missing(board);
  return put(board, { ...note, color }, `You colored ${quoted(note)} ${color}.`);
}

export function remove(board: Board): Board {
  const note = chosenOf(board);
  if (!note) return missing(board);
  const gone = put(board, { ...note, isGone: true }, `You removed ${quoted(note)}.`);
  return { ...gone, chosen: null };
}

/** Adds a note. Its id contains that of the board, so two boards never invent the same one. */
export function add(board: Board): Board {
  const shown = shownNotes(board);
  if (shown.length >= MAX_NOTES) return say(board, `The board is full: ${MAX_NOTES} notes.`);
  const count = board.notes.length;
  const color = COLORS[count % COLORS.length] ?? 'butter';
  const place = keepIn({ x: 60 + ((count * 67) % 210), y: 80 + ((count * 53) % 220) });
  const note = opening(`${board.me}-${board.clock + 1}`, 'New note', color, place.x, place.y);
  return { ...put(board, note, 'You added a note.'), chosen: note.id };
}

/** Adds a line that was drawn with the pen. */
export function draw(board: Board, points: readonly number[]): Board {
  const [x = 0, y = 0] = points;
  const id = `${board.me}-${board.clock + 1}`;
  return put(board, { ...opening(id, '', 'butter', x, y), points }, 'You drew a line.');
}

/** Reverts the last change, unless another person has changed the note since: their change stays. */
function back(board: Board, from: 'done' | 'undone', words: string): Board {
  const change = board[from][board[from].length - 1];
  if (!change) return say(board, `You have nothing to ${words}.`);
  const now = noteOf(board, change.after.id);
  const rest = board[from].slice(0, -1);
  if (!now || !isSameStamp(now.stamp, change.after.stamp)) {
    const who = now ? nameOf(now.stamp.by) : 'Somebody';
    const says = `${who} has changed ${quoted(now ?? change.after)} since. That stays.`;
    return { ...board, [from]: rest, topic: undefined, says };
  }
  const clock = board.clock + 1;
  const stamp = { time: clock, by: board.me };
  const after = { ...(change.before ?? { ...change.after, isGone: true }), stamp };
  // The step before led to the state that is restored now, with a new stamp.
  const relinked = rest.map((one) =>
    isSameStamp(one.after.stamp, change.before?.stamp)
      ? { ...one, after: { ...one.after, stamp } }
      : one,
  );
  const to = from === 'done' ? 'undone' : 'done';
  return {
    ...board,
    notes: withNote(board.notes, after),
    clock,
    [from]: relinked,
    [to]: [...board[to], { before: now, after }],
    chosen: after.isGone ? null : after.id,
    topic: undefined,
    says: `${from === 'done' ? 'Undone' : 'Done again'}: ${quoted(after)}.`,
  };
}

export const undoLast = (board: Board) => back(board, 'done', 'undo');
export const redoNext = (board: Board) => back(board, 'undone', 'do again');

// What others send.

function verb(before: Note | undefined, after: Note): string {
  if (after.isGone) return 'removed';
  if (!before || before.isGone) return 'added';
  if (before.text !== after.text) return 'wrote';
  return before.color === after.color ? 'moved' : 'colored';
}

/** Takes every record that is later than the board's own. The order in which records arrive does not matter. */
function merge(board: Board, notes: readonly Note[]): Board {
  let merged = board;
  for (const note of notes) {
    const mine = noteOf(merged, note.id);
    merged = { ...merged, clock: Math.max(merged.clock, note.stamp.time) };
    // A dragged note does not jump away from the pointer. The release writes a later stamp.
    const isHeld = note.id === merged.held;
    if (isHeld || (mine && !isLater(note.stamp, mine.stamp))) continue;
    const says = `${nameOf(note.stamp.by)} ${verb(mine, note)} ${quoted(note)}.`;
    const chosen = note.isGone && merged.chosen === note.id ? null : merged.chosen;
    merged = { ...merged, notes: withNote(merged.notes, note), chosen, topic: undefined, says };
  }
  return merged;
}

/** What a message does to a board. */
export function receive(board: Board, message: Message): Board {
  const { [message.by]: _, ...others } = board.hands;
  switch (message.type) {
    case 'hello': {
      const merged = merge(board, message.notes);
      return message.isBack ? say(merged, `${nameOf(message.by)} is back.`) : merged;
    }
    case 'notes':
      return merge(board, message.notes);
    case 'hand':
      return {
        ...board,
        hands: message.note === null ? others : { ...others, [message.by]: message.note },
      };
    case 'bye':
      return { ...board, hands: others, says: `${nameOf(message.by)} has left.` };
  }
}

/** The records that a board has written or received: all except the notes that every board begins with. */
export const changedNotes = ({ notes }: Board) => notes.filter(({ stamp }) => stamp.time > 0);

const isPoints = (value: unknown) => Array.isArray(value) && value.every(Number.isFinite);

const isNote = (value: unknown): value is Note =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['text'] === 'string' &&
  COLORS.some((color) => color === value['color']) &&
  Number.isFinite(value['x']) &&
  Number.isFinite(value['y']) &&
  (value['points'] === undefined || isPoints(value['points'])) &&
  typeof value['isGone'] === 'boolean' &&
  isRecord(value['stamp']) &&
  Number.isInteger(value['stamp']['time']) &&
  typeof value['stamp']['by'] === 'string';

/** Validates a received message, or returns null: another version of the page may be open. */
export function readMessage(value: unknown): Message | null {
  if (!isRecord(value) || typeof value['by'] !== 'string') return null;
  const { type, by, notes, note } = value;
  const list = Array.isArray(notes) ? notes.filter(isNote) : [];
  switch (type) {
    case 'hello':
      return { type, by, notes: list, isBack: value['isBack'] === true };
    case 'notes':
      return { type, by, notes: list };
    case 'hand':
      return { type, by, note: typeof note === 'string' ? note : null };
    case 'bye':
      return { type, by };
    default:
      return null;
  }
}
