import {
  addStep,
  canRedo,
  canUndo,
  currentStep,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import type { Align } from './lines';
import { parse, plainText, setMark, type Mark, type Selection } from './markup';

/** The document. */
export interface Sheet {
  source: string;
  /** Of the text, in pixels of the sheet. */
  width: number;
  align: Align;
}

export interface Editor {
  history: History<Sheet>;
  selection: Selection;
  /** A selection to apply to the text field: a new object for each. */
  pick: Selection | null;
  /** The error message, or empty. */
  warning: string;
}

export type Command =
  | { do: 'type'; source: string; selection: Selection }
  | { do: 'select' | 'pick'; selection: Selection }
  | { do: 'warn'; warning: string }
  | { do: 'mark'; mark: Mark }
  | { do: 'width'; width: number }
  | { do: 'align'; align: Align }
  | { do: 'undo' | 'redo' };

export const ALIGNMENTS: readonly Align[] = ['left', 'center', 'right', 'justify'];
export const WIDTHS = { min: 170, max: 420 };
export const MAX_LETTERS = 1200;

/** The text of the bill. */
const BILL = `+++{red|The Night Train}+++
*to the* ++Observatory++

On **Saturday** we leave at *ten past nine*, when the {blue|sky is darkest}. Bring a **coat**, a friend and one ++good++ question.

{gold|**Saturn**} rises at +midnight+. Tea and {red|ginger cake} are *on the house*; the stars are, {blue|as always}, ++**free**++.`;

export const newEditor = (): Editor => ({
  history: newHistory({ source: BILL, width: 300, align: 'center' }),
  selection: { from: 0, to: 0 },
  pick: null,
  warning: '',
});

export const sheetOf = ({ history }: Editor): Sheet => currentStep(history);

export const abilities = ({ history, selection }: Editor) => ({
  undo: canUndo(history),
  redo: canRedo(history),
  mark: selection.to > selection.from,
});

const isSame = (a: Selection, b: Selection) => a.from === b.from && a.to === b.to;

/** Answers a command with the next state. */
export function run(editor: Editor, command: Command): Editor {
  const sheet = sheetOf(editor);
  // Typing, or dragging the edge, is one step until the next other command.
  const change = (next: Sheet, topic?: string): Editor => ({
    ...editor,
    warning: '',
    history: addStep(editor.history, next, topic),
  });
  switch (command.do) {
    case 'type': {
      const { source, selection } = command;
      if (source.length > MAX_LETTERS) {
        return { ...editor, warning: `The bill is full: ${MAX_LETTERS} letters.` };
      }
      return { ...change({ ...sheet, source }, 'typing'), selection };
    }
    case 'select':
      return isSame(command.selection, editor.selection)
        ? editor
        : { ...editor, selection: command.selection };
    case 'pick':
      return { ...editor, warning: '', selection: command.selection, pick: command.selection };
    case 'warn':
      return { ...editor, warning: command.warning };
    case 'mark': {
      const marked = setMark(sheet.source, editor.selection, command.mark);
      if (!marked) {
        const warning = 'Select words of one style, in one paragraph.';
        return { ...editor, warning };
      }
      const { source, selection } = marked;
      return { ...change({ ...sheet, source }), selection, pick: selection };
    }
    case 'width': {
      const width = Math.round(Math.min(Math.max(command.width, WIDTHS.min), WIDTHS.max));
      return width === sheet.width ? editor : change({ ...sheet, width }, 'width');
    }
    case 'align':
      return change({ ...sheet, align: command.align });
    case 'undo':
    case 'redo': {
      const history = (command.do === 'undo' ? undo : redo)(editor.history);
      const end = currentStep(history).source.length;
      const { from, to } = editor.selection;
      const selection = { from: Math.min(from, end), to: Math.min(to, end) };
      return { ...editor, history, selection, warning: '' };
    }
  }
}

/** Describes the sheet. */
export function describe({ source }: Sheet, lines: number): string {
  const words = plainText(source).split(/\s+/).filter(Boolean).length;
  if (words === 0) return 'The bill is empty. Write something.';
  const styles = new Set(
    parse(source)
      .flat()
      .map(({ style }) => JSON.stringify(style)),
  ).size;
  return `${words} ${words === 1 ? 'word' : 'words'} in ${lines} ${lines === 1 ? 'line' : 'lines'}, ${styles} ${styles === 1 ? 'style' : 'styles'}`;
}

/** An alignment as the select shows it. */
export const nameOf = (align: Align) => align.charAt(0).toUpperCase() + align.slice(1);

/** The command of a key in the text field. The field's own undo does not know the buttons, so the demo's undo replaces it. */
export function keyCommand({
  key,
  ctrlKey,
  metaKey,
  shiftKey,
}: KeyboardEvent): Command | undefined {
  if (!ctrlKey && !metaKey) return undefined;
  switch (key.toLowerCase()) {
    case 'b':
      return { do: 'mark', mark: 'bold' };
    case 'i':
      return { do: 'mark', mark: 'italic' };
    case 'z':
      return { do: shiftKey ? 'redo' : 'undo' };
    case 'y':
      return { do: 'redo' };
    default:
      return undefined;
  }
}
