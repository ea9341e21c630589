import { addStep, currentStep, newHistory, redo, undo } from '../../../common/konva/history';
import type { History } from '../../../common/konva/history';

export interface Stroke {
  color: string;
  width: number;
  /** The width of the pad when it was written, in the units of its points. */
  pad: number;
  /** x and y alternating. */
  points: readonly number[];
}

/** What is on the paper. Each kind replaces the others: a name is either written or typed. */
export interface Signature {
  kind: 'sample' | 'written' | 'typed';
  strokes: readonly Stroke[];
  name: string;
  color: string;
}

/** The pad never changes: each function returns the next one. */
export interface Pad {
  history: History<Signature>;
  /** The stroke under the pointer. */
  writing: Stroke | null;
  color: string;
  width: number;
  says: string;
}

interface Point {
  x: number;
  y: number;
}

export const INKS = [
  { name: 'Blue', value: '#1f3a93' },
  { name: 'Black', value: '#1b1f2a' },
  { name: 'Violet', value: '#7a3fb5' },
] as const;

export const LONGEST_NAME = 28;

/** A scribble of loops that get smaller, around x = 0, above y = 0. */
function sample(): Stroke {
  const points = Array.from({ length: 150 }, (_, i) => {
    const turn = (i / 149) * 6.3;
    const height = 44 * Math.exp(-0.5 * turn) + 11;
    const y = height * (Math.cos(turn * 2 * Math.PI) - 1);
    return [-112 + 33 * turn - 12 * Math.sin(turn * 2 * Math.PI) - 0.4 * y, y - 4];
  });
  return { color: INKS[0].value, width: 3, pad: 340, points: points.flat() };
}

export const newPad = (): Pad => ({
  history: newHistory<Signature>({
    kind: 'sample',
    strokes: [sample()],
    name: '',
    color: INKS[0].value,
  }),
  writing: null,
  color: INKS[0].value,
  width: 3,
  says: 'A sample. Sign over it, or type your name.',
});

const EMPTY = { kind: 'written', strokes: [], name: '' } satisfies Partial<Signature>;

/** The signature as it is drawn, with the stroke under the pointer. */
export function signatureOf({ history, writing }: Pad): Signature {
  const now = currentStep(history);
  if (!writing) return now;
  const strokes = now.kind === 'written' ? now.strokes : [];
  return { ...now, ...EMPTY, strokes: [...strokes, writing] };
}

export const isEmpty = ({ strokes, name }: Signature) => strokes.length === 0 && name === '';

/** A stroke begins at a point. Without any length it would draw nothing, and the dot on an i would be missing. */
export const beginStroke = (pad: Pad, { x, y }: Point, width: number): Pad => ({
  ...pad,
  writing: { color: pad.color, width: pad.width, pad: width, points: [x, y, x + 0.1, y] },
});

/** Adds the points of a move. Points too close to the last one would make the curve tremble. */
export function extendStroke(pad: Pad, added: readonly Point[]): Pad {
  if (!pad.writing) return pad;
  const points = [...pad.writing.points];
  for (const { x, y } of added) {
    const [lastX = 0, lastY = 0] = points.slice(-2);
    if (Math.hypot(x - lastX, y - lastY) >= 2) points.push(x, y);
  }
  return { ...pad, writing: { ...pad.writing, points } };
}

/** The pointer is up: the stroke is a step. */
export function endStroke(pad: Pad): Pad {
  if (!pad.writing) return pad;
  const next = put(pad, signatureOf(pad), undefined);
  return { ...next, says: `Strokes: ${signatureOf(next).strokes.length}.` };
}

/** The system has taken the pointer away: the stroke leaves no trace. */
export const cancelStroke = (pad: Pad): Pad => ({ ...pad, writing: null });

/** The name as it is typed: one step, however many letters. One that is too long is refused in words. */
export function typeName(pad: Pad, typed: string): Pad {
  const name = typed.trimStart();
  if (name.length > LONGEST_NAME) {
    return { ...pad, says: `A name has at most ${LONGEST_NAME} letters.` };
  }
  const next = put(pad, { ...EMPTY, kind: 'typed', name, color: pad.color }, 'name');
  return { ...next, says: name === '' ? 'The pad is empty.' : `Signed by name: ${name}.` };
}

export const clear = (pad: Pad): Pad => ({
  ...put(pad, { ...EMPTY, color: pad.color }, undefined),
  says: 'The pad is empty.',
});

export const setInk = (pad: Pad, ink: Partial<Pick<Pad, 'color' | 'width'>>): Pad => ({
  ...pad,
  ...ink,
});

export const undoLast = (pad: Pad): Pad => travel(pad, undo(pad.history), 'Undone.');
export const redoNext = (pad: Pad): Pad => travel(pad, redo(pad.history), 'Done again.');

const travel = (pad: Pad, history: Pad['history'], says: string): Pad =>
  history === pad.history ? pad : { ...pad, history, writing: null, says };

const put = (pad: Pad, signature: Signature, topic: string | undefined): Pad => ({
  ...pad,
  history: addStep(pad.history, signature, topic),
  writing: null,
});
