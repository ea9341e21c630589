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
import {
  addTopic,
  findTopic,
  moveByOne,
  moveInto,
  MAX_TOPICS,
  neighbor,
  NEW_LABEL,
  parentOf,
  pathTo,
  remove,
  rename,
  setOffset,
  setSide,
  tidy,
  toggleFold,
  topicsIn,
  type Arrow,
  type Move,
  type Topic,
} from './mind-map';

/** A dragged branch. */
export interface Drag {
  id: number;
  /** From its position in the layout. */
  out: number;
  down: number;
  /** The topic that it would be dropped into. */
  target: number | null;
  /** Whether it is on the other side of the root. */
  isAcross: boolean;
}

/** The whole state of the demo, except for the view. */
export interface Editor {
  history: History<Topic>;
  selected: number;
  /** The topic whose name is being typed. */
  editing: number | null;
  drag: Drag | null;
  /** Describes the last action. */
  says: string;
}

export type Command =
  | { do: 'select'; id: number }
  | { do: 'walk'; key: Arrow; sides: 1 | 2 }
  | { do: 'rename'; label: string }
  | { do: 'move'; move: Move }
  | { do: 'fold'; id?: number }
  | { do: 'drag'; drag: Drag }
  | { do: 'tidy'; heightOf: (id: number) => number | undefined }
  | { do: 'open'; root: Topic; says: string }
  | { do: 'say'; says: string }
  | {
      do: 'edit' | 'cancel' | 'child' | 'sibling' | 'remove' | 'drop' | 'let go' | 'undo' | 'redo';
    };

export const newEditor = (root: Topic): Editor => ({
  history: newHistory(root),
  selected: root.id,
  editing: null,
  drag: null,
  says: 'Click a topic, or press an arrow key.',
});

/** The map to save: without an unfinished drag. */
export const mapOf = ({ history }: Editor): Topic => currentStep(history);

/** The map to draw: with the dragged branch at the pointer. */
export function shownMap(editor: Editor): Topic {
  const { drag } = editor;
  return drag ? setOffset(mapOf(editor), drag.id, drag.out, drag.down) : mapOf(editor);
}

/** The commands that are possible now, for the buttons. */
export function abilities(editor: Editor) {
  const root = mapOf(editor);
  return {
    undo: canUndo(editor.history),
    redo: canRedo(editor.history),
    fold: toggleFold(root, editor.selected) !== null,
    remove: editor.selected !== root.id,
    sibling: editor.selected !== root.id,
  };
}

const SAYS_AT_END: Record<Move, string> = {
  up: 'It is already the first.',
  down: 'It is already the last.',
  inward: 'The middle of the map stays where it is.',
  outward: 'There is no topic above it to move into.',
};

/** Answers a command with the next state. Nothing else changes an editor. */
export function run(editor: Editor, command: Command): Editor {
  const root = mapOf(editor);
  const { selected } = editor;
  const say = (says: string): Editor => ({ ...editor, says });
  const select = (id: number): Editor => ({ ...editor, selected: id, says: describe(root, id) });
  const show = (next: Topic, says: string, id = selected): Editor => ({
    ...editor,
    history: addStep(editor.history, next),
    selected: id,
    says,
  });
  const name = (id: number) => findTopic(root, id)?.label ?? '';

  // A dragged branch is released before anything else changes the map.
  const isOfDrag = ['drag', 'drop', 'let go', 'say'].includes(command.do);
  if (editor.drag && !isOfDrag) return run({ ...editor, drag: null }, command);

  switch (command.do) {
    case 'say':
      return say(command.says);
    case 'select':
      return select(command.id);
    case 'walk': {
      const next = neighbor(root, selected, command.key, command.sides);
      if (next !== null) return select(next);
      const isFolded = findTopic(root, selected)?.isFolded;
      return say(isFolded ? `${name(selected)} is folded.` : 'No topic there.');
    }
    case 'edit':
      return { ...editor, editing: selected };
    case 'cancel':
      return { ...editor, editing: null };
    case 'rename': {
      const { editing } = editor;
      if (editing === null) return editor;
      const done = { ...editor, editing: null };
      const next = rename(root, editing, command.label);
      if (!next) return { ...done, says: `A topic needs a name: it stays ${name(editing)}.` };
      const label = findTopic(next, editing)?.label ?? '';
      if (label === name(editing)) return done;
      // The first name of a new topic belongs to the step that added it.
      const step = name(editing) === NEW_LABEL ? `new ${editing}` : undefined;
      const history = addStep(editor.history, next, step);
      return { ...done, history, says: `Named ${label}.` };
    }
    case 'child':
    case 'sibling': {
      const parent = command.do === 'sibling' ? parentOf(root, selected) : undefined;
      const added = addTopic(root, parent?.id ?? selected, parent && selected);
      if (!added) return say(`This map is full: ${MAX_TOPICS} topics.`);
      const [next, id] = added;
      return {
        ...editor,
        history: addStep(editor.history, next, `new ${id}`),
        selected: id,
        editing: id,
        says: `Added to ${name(parent?.id ?? selected)}.`,
      };
    }
    case 'remove': {
      const removed = remove(root, selected);
      if (!removed) return say('The middle of the map cannot be removed. Rename it instead.');
      return show(removed[0], `Removed ${name(selected)}.`, removed[1]);
    }
    case 'fold': {
      const id = command.id ?? selected;
      const next = toggleFold(root, id);
      if (!next) return say('There is nothing to fold.');
      // A folded topic cannot be selected.
      const keeps = !pathTo(root, selected).some((topic) => topic.id === id);
      return show(next, describe(next, id), keeps ? selected : id);
    }
    case 'move': {
      const next = moveByOne(root, selected, command.move);
      if (!next) return say(SAYS_AT_END[command.move]);
      return show(next, describe(next, selected));
    }
    case 'drag':
      // It was removed while the pointer held it.
      if (!findTopic(root, command.drag.id)) return editor;
      return { ...editor, drag: command.drag, selected: command.drag.id };
    case 'drop': {
      const { drag } = editor;
      if (!drag) return editor;
      const { history, says } = show(...dropped(root, drag));
      return { ...editor, history, says, drag: null };
    }
    case 'let go':
      return editor.drag ? { ...editor, drag: null } : editor;
    case 'tidy':
      if (topicsIn(root).every(({ out, down }) => out === 0 && down === 0)) {
        return say('All topics are in their columns.');
      }
      return show(tidy(root, command.heightOf), 'All topics are in their columns again.');
    case 'open':
      return { ...show(command.root, command.says, command.root.id), editing: null, drag: null };
    case 'undo':
    case 'redo': {
      const history = (command.do === 'undo' ? undo : redo)(editor.history);
      if (history === editor.history) return say(`There is nothing to ${command.do}.`);
      const next = currentStep(history);
      return {
        ...editor,
        history,
        selected: findTopic(next, selected) ? selected : next.id,
        says: command.do === 'undo' ? 'Undone.' : 'Done again.',
      };
    }
  }
}

function dropped(root: Topic, { id, out, down, target, isAcross }: Drag): [Topic, string] {
  const topic = findTopic(root, id);
  const label = topic?.label ?? '';
  const into = target === null ? null : moveInto(root, id, target);
  if (into) return [into, `${label} is now in ${findTopic(root, target ?? 0)?.label ?? ''}.`];
  if (topic && isAcross) {
    const side = topic.side === 1 ? -1 : 1;
    return [setSide(root, id, side), `${label} is now on the ${side === 1 ? 'right' : 'left'}.`];
  }
  return [setOffset(root, id, out, down), `${label} moved. Tidy up lines all topics up again.`];
}

/** Describes a topic for users who do not see the map. */
export function describe(root: Topic, id: number): string {
  const topic = findTopic(root, id);
  if (!topic) return '';
  const inside = topicsIn(topic).length - 1;
  const folded = topic.isFolded ? ', folded' : '';
  const content = inside > 0 ? ` ${inside} ${inside > 1 ? 'topics' : 'topic'} in it${folded}.` : '';
  const parent = parentOf(root, id);
  if (!parent) return `${topic.label}, the middle of the map.${content}`;
  const place = `${parent.children.indexOf(topic) + 1} of ${parent.children.length}`;
  return `${topic.label}, ${place} in ${parent.label}.${content}`;
}
