import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
} from '../../../common/konva/history';
import type { History } from '../../../common/konva/history';

/** The text and its formatting. */
export interface Note {
  text: string;
  x: number;
  y: number;
  width: number;
  rotation: number;
  fontFamily: string;
  fontSize: number;
  align: string;
}

/** The letter never changes: each function returns the next one. */
export interface Letter {
  history: History<Note>;
  says: string;
}

/** The scene is centered at x = 0, which the layers keep in the middle of the stage. */
const OPENING: Note = {
  text: 'Dear Ada,\nthe lemon tree in the yard bears fruit again. Come and see it.',
  x: -118,
  y: 128,
  width: 236,
  rotation: -4,
  fontFamily: 'Georgia, serif',
  fontSize: 24,
  align: 'left',
};

export const newLetter = (): Letter => ({
  history: newHistory(OPENING),
  says: 'Double-click the text to edit it.',
});

export const noteOf = ({ history }: Letter) => currentStep(history);

/** Changes of the same topic are one step: all letters that are typed into a field, or a slider that is dragged. */
export function change(letter: Letter, patch: Partial<Note>, topic?: string): Letter {
  const before = noteOf(letter);
  const note = { ...before, ...patch };
  if (JSON.stringify(note) === JSON.stringify(before)) return letter;
  return { history: addStep(letter.history, note, topic), says: 'Changed.' };
}

export const open = (letter: Letter): Letter => ({
  history: endTopic(letter.history),
  says: 'Enter, Escape or a click elsewhere closes the field. What you typed is kept.',
});

export const type = (letter: Letter, text: string): Letter => ({
  ...change(letter, { text }, 'typing'),
  says: letter.says,
});

/** The field closes. An emptied text gets its old words back; otherwise there would be nothing to double-click. */
export function close(letter: Letter): Letter {
  const history = endTopic(letter.history);
  const words = noteOf(letter)
    .text.split(/\s+/)
    .filter((word) => word !== '').length;
  if (words > 0) return { history, says: `Words: ${words}.` };
  const { steps, at } = undo(history);
  return {
    history: { steps: steps.slice(0, at + 1), at, topic: undefined },
    says: 'A text cannot be empty: it has its old words again.',
  };
}

export const undoLast = (letter: Letter) => travel(letter, undo(letter.history), 'Undone.');
export const redoNext = (letter: Letter) => travel(letter, redo(letter.history), 'Done again.');

const travel = (letter: Letter, history: Letter['history'], says: string): Letter =>
  history === letter.history ? letter : { history, says };
