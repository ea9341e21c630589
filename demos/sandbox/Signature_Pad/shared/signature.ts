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
  /** What undo and redo step through. */
  steps: readonly Signature[];
  at: number;
  /** Whether the last step is a name that is still being typed. Further letters belong to it. */
  isTyping: boolean;
  /** The stroke under the pointer. */
  writing: Stroke | null;
  color: string;
  width: number;
  says: string;
}

type Point = Pick<DOMPoint, 'x' | 'y'>;

export const INKS = { Blue: '#1f3a93', Black: '#1b1f2a', Violet: '#7a3fb5' };
export const LONGEST_NAME = 28;

/** A scribble of loops that get smaller, around x = 0, above y = 0. */
function sample(): Stroke {
  const points = Array.from({ length: 150 }, (_, i) => {
    const turn = (i / 149) * 6.3;
    const y = (44 * Math.exp(-0.5 * turn) + 11) * (Math.cos(turn * 2 * Math.PI) - 1);
    return [-112 + 33 * turn - 12 * Math.sin(turn * 2 * Math.PI) - 0.4 * y, y - 4];
  });
  return { color: INKS.Blue, width: 3, pad: 340, points: points.flat() };
}

const EMPTY: Signature = { kind: 'written', strokes: [], name: '', color: INKS.Blue };

export const newPad = (): Pad => ({
  steps: [{ ...EMPTY, kind: 'sample', strokes: [sample()] }],
  at: 0,
  isTyping: false,
  writing: null,
  color: INKS.Blue,
  width: 3,
  says: 'A sample. Sign over it, or type your name.',
});

/** The signature as it is drawn, with the stroke under the pointer. */
export function signatureOf({ steps, at, writing }: Pad): Signature {
  const now = steps[at] ?? EMPTY;
  if (!writing) return now;
  const strokes = now.kind === 'written' ? now.strokes : [];
  return { ...EMPTY, color: now.color, strokes: [...strokes, writing] };
}

export const isEmpty = ({ strokes, name }: Signature) => strokes.length === 0 && name === '';

/** A stroke begins at a point. Without any length it would draw nothing, and the dot on an i would be missing. */
export const beginStroke = (pad: Pad, { x, y }: Point, width: number): Pad => ({
  ...pad,
  writing: { color: pad.color, width: pad.width, pad: width, points: [x, y, x + 0.1, y] },
});

/** Adds the points of a move. Points too close to the last one would make the curve uneven. */
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
  const signature = signatureOf(pad);
  return addStep(pad, signature, `Strokes: ${signature.strokes.length}.`);
}

/** The system has canceled the pointer: the stroke leaves no trace. */
export const cancelStroke = (pad: Pad): Pad => ({ ...pad, writing: null });

/** The name as it is typed: one step, however many letters. A name that is too long is refused with a message. */
export function typeName(pad: Pad, typed: string): Pad {
  const name = typed.trimStart();
  if (name.length > LONGEST_NAME)
    return { ...pad, says: `A name has at most ${LONGEST_NAME} letters.` };
  const at = pad.isTyping ? pad.at - 1 : pad.at;
  const says = name === '' ? 'The pad is empty.' : `Signed by name: ${name}.`;
  const signature: Signature = { kind: 'typed', strokes: [], name, color: pad.color };
  return { ...addStep({ ...pad, at }, signature, says), isTyping: true };
}

const clear = (pad: Pad) => addStep(pad, { ...EMPTY, color: pad.color }, 'The pad is empty.');

const addStep = (pad: Pad, signature: Signature, says: string): Pad => ({
  ...travel(pad, 0, says),
  steps: [...pad.steps.slice(0, pad.at + 1), signature],
  at: pad.at + 1,
});

const travel = (pad: Pad, by: number, says: string): Pad =>
  pad.steps[pad.at + by] ? { ...pad, at: pad.at + by, isTyping: false, writing: null, says } : pad;

const undo = (pad: Pad) => travel(pad, -1, 'Undone.');
const redo = (pad: Pad) => travel(pad, 1, 'Done again.');

/** The buttons that change the pad. */
export const ACTIONS: { name: string; act: (pad: Pad) => Pad; can: (pad: Pad) => boolean }[] = [
  { name: 'Undo', act: undo, can: ({ at }) => at > 0 },
  { name: 'Redo', act: redo, can: ({ at, steps }) => at < steps.length - 1 },
  { name: 'Clear', act: clear, can: (pad) => !isEmpty(signatureOf(pad)) },
];

/** What a key does. A text field has its own undo. */
export function actionOf({ key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent) {
  const isText = target instanceof HTMLInputElement && target.type === 'text';
  if (isText || !(ctrlKey || metaKey) || key.toLowerCase() !== 'z') return undefined;
  return shiftKey ? redo : undo;
}
