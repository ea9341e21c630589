import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import { keyCommand } from '../../../common/konva/keys';
import {
  addDisc,
  CENTER,
  describe,
  firstDiscs,
  moveDisc,
  removeDisc,
  type Disc,
  type Point,
} from './composition';

/** All steps of the picture, and which disc the keys move. States never change: each action returns another one. */
export interface Editor {
  history: History<readonly Disc[]>;
  selected: number | null;
}

export const newEditor = (): Editor => ({ history: newHistory(firstDiscs), selected: 1 });

export const discsOf = ({ history }: Editor) => currentStep(history);

export const selectedDisc = (editor: Editor): Disc | undefined =>
  discsOf(editor).find(({ id }) => id === editor.selected);

export type Action =
  | { do: 'add'; at: Point }
  | { do: 'select'; id: number }
  | { do: 'move'; id: number; to: Point }
  | { do: 'nudge'; by: Point }
  | { do: 'drop' | 'remove' | 'undo' | 'redo' };

/** The editor after an action. What cannot be done changes nothing. */
export function act(editor: Editor, action: Action): Editor {
  const discs = discsOf(editor);
  const disc = selectedDisc(editor);
  switch (action.do) {
    case 'add': {
      const next = addDisc(discs, action.at);
      if (next === discs) return editor;
      return { history: addStep(editor.history, next), selected: next.at(-1)?.id ?? null };
    }
    case 'select':
      return { ...editor, selected: action.id };
    case 'move':
      // A drag is one step, however many moves it has.
      return {
        history: addStep(
          editor.history,
          moveDisc(discs, action.id, action.to),
          `move ${action.id}`,
        ),
        selected: action.id,
      };
    case 'nudge': {
      if (!disc) return editor;
      const to = { x: disc.x + action.by.x, y: disc.y + action.by.y };
      return act(editor, { do: 'move', id: disc.id, to });
    }
    case 'drop':
      return { ...editor, history: endTopic(editor.history) };
    case 'remove': {
      if (!disc) return editor;
      const next = removeDisc(discs, disc.id);
      return { history: addStep(editor.history, next), selected: next.at(-1)?.id ?? null };
    }
    case 'undo':
    case 'redo': {
      const history = action.do === 'undo' ? undo(editor.history) : redo(editor.history);
      const now = currentStep(history);
      const isThere = now.some(({ id }) => id === editor.selected);
      return { history, selected: isThere ? editor.selected : (now.at(-1)?.id ?? null) };
    }
  }
}

/** What a key press on the picture does. */
export function actionForKey(event: KeyboardEvent): Action | undefined {
  if (event.key === 'Enter') return { do: 'add', at: CENTER };
  const command = keyCommand(event);
  switch (command?.do) {
    case 'undo':
    case 'redo':
      return { do: command.do };
    case 'delete':
      return { do: 'remove' };
    case 'nudge':
      // Large enough to be seen on a stamp.
      return { do: 'nudge', by: { x: 4 * command.x, y: 4 * command.y } };
    default:
      return undefined;
  }
}

/** What the status line says. */
export const statusOf = (editor: Editor) => describe(discsOf(editor));
