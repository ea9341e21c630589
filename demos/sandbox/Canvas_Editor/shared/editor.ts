import type { Box } from '../../../common/konva/arrange';
import { addStep, currentStep, newHistory, type History } from '../../../common/konva/history';
import { nameOf, resize, type Design, type Item } from './design';
import type { Guide } from './snapping';

export interface Point {
  x: number;
  y: number;
}

export type Gesture =
  /** `ifClick` is the selection if nothing moves until the release, `before` the one until the press. */
  | { kind: 'move'; from: Point; by: Point; ifClick: readonly string[]; before: readonly string[] }
  | { kind: 'band'; from: Point; to: Point; keeps: readonly string[]; before: readonly string[] };

/** Everything that the editor knows, except for the view. It never changes: each function returns the next one. */
export interface Editor {
  history: History<Design>;
  selected: readonly string[];
  clipboard: readonly Item[];
  /** How many times the clipboard was pasted: each copy is a bit farther from the original. */
  pastes: number;
  /** What the pointer does between a press and its release. */
  gesture: Gesture | null;
  guides: readonly Guide[];
  /** The text that is being typed into. */
  editing: string | null;
  /** Whether each press adds to the selection, as Shift does on a keyboard. */
  picksSeveral: boolean;
  /** What happened last, in words. */
  says: string;
}

export type Change = (editor: Editor) => Editor;

export const newEditor = (design: Design): Editor => ({
  history: newHistory(design),
  selected: [],
  clipboard: [],
  pastes: 0,
  gesture: null,
  guides: [],
  editing: null,
  picksSeveral: false,
  says: 'Select an item, or add one.',
});

export const designOf = ({ history }: Editor): Design => currentStep(history);

export const selectedOf = (editor: Editor): Item[] =>
  designOf(editor).items.filter(({ id }) => editor.selected.includes(id));

/** The selected items that may be changed. */
export const movableOf = (editor: Editor): Item[] =>
  selectedOf(editor).filter(({ isLocked }) => !isLocked);

export const boxOfPage = ({ width, height }: Design): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

export const count = (length: number) => (length === 1 ? '1 item' : `${length} items`);
export const say = (editor: Editor, says: string): Editor => ({ ...editor, says });

/** The next design. Steps of the same topic are one step. */
export function put(editor: Editor, design: Design, says: string, topic?: string): Editor {
  const isSame = design === designOf(editor);
  const history = isSame ? editor.history : addStep(editor.history, design, topic);
  return { ...editor, history, says, guides: [] };
}

export function select(editor: Editor, ids: readonly string[]): Editor {
  const { items } = designOf(editor);
  const selected = items.filter(({ id }) => ids.includes(id));
  const [only] = selected;
  const says =
    selected.length === 1 && only
      ? `${nameOf(only)} is selected${only.isLocked ? '. It is locked' : ''}.`
      : selected.length === 0
        ? 'Nothing is selected.'
        : `${selected.length} of ${count(items.length)} selected.`;
  return { ...editor, selected: selected.map(({ id }) => id), editing: null, says };
}

export const selectAll: Change = (editor) =>
  select(
    editor,
    designOf(editor)
      .items.filter(({ isLocked, isHidden }) => !isLocked && !isHidden)
      .map(({ id }) => id),
  );

/** The system or Escape canceled the gesture: it leaves no trace. */
export const cancel: Change = (editor) => ({
  ...editor,
  selected: editor.gesture?.before ?? editor.selected,
  gesture: null,
  guides: [],
});

/** Escape ends one thing at a time. */
export const deselect: Change = (editor) => (editor.gesture ? cancel(editor) : select(editor, []));

/** The next item in the order of drawing, for those who have no pointer. */
export function selectNext(editor: Editor, by: 1 | -1): Editor {
  const ids = designOf(editor)
    .items.filter(({ isHidden }) => !isHidden)
    .map(({ id }) => id);
  const at = ids.findIndex((id) => editor.selected.includes(id));
  const next = ids.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % ids.length);
  return next === undefined ? editor : select(editor, [next]);
}

/**
 * Gives each text the height of its lines. Only a browser can measure them, so it is passed in; the step of the history in which the text
 * changed gets the height, too.
 */
export function fitTexts(editor: Editor, heightOf: (text: Item) => number): Editor {
  const design = designOf(editor);
  const isOff = (item: Item) => item.kind === 'text' && item.height !== heightOf(item);
  if (!design.items.some(isOff)) return editor;
  const items = design.items.map((item) =>
    isOff(item) ? resize(item, { width: item.width, height: heightOf(item) }) : item,
  );
  const { steps, at } = editor.history;
  const history = { ...editor.history, steps: steps.with(at, { ...design, items }) };
  return { ...editor, history };
}
