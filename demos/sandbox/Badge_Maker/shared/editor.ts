import {
  addStep,
  currentStep,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import { keyCommand } from '../../../common/konva/keys';
import { undoCommand } from '../../../common/konva/undo-keys';
import { changeLine, openingBadge, type Badge, type Line, type LineId } from './badge';

/** The whole state. Every change is a function from one to the next. */
export interface Maker {
  history: History<Badge>;
  selected: LineId | null;
  /** The words in the field over the canvas; null when it is closed. */
  draft: string | null;
}

export const newMaker = (): Maker => ({
  history: newHistory(openingBadge()),
  selected: null,
  draft: null,
});

/** The badge as it is saved, without words that are still being typed. */
export const savedBadge = ({ history }: Maker): Badge => currentStep(history);

/** The badge as it is shown. */
export function shownBadge(maker: Maker): Badge {
  const { selected, draft } = maker;
  const badge = savedBadge(maker);
  return selected !== null && draft !== null ? changeLine(badge, selected, { text: draft }) : badge;
}

/** One more step. Steps of the same topic, like the moves of a slider, are undone together. */
export function change(maker: Maker, edit: (badge: Badge) => Badge, topic?: string): Maker {
  return { ...maker, history: addStep(maker.history, edit(savedBadge(maker)), topic) };
}

export function changeSelected(maker: Maker, patch: Partial<Line>, topic?: string): Maker {
  const { selected } = maker;
  if (!selected) return maker;
  const edit = (badge: Badge) => changeLine(badge, selected, patch);
  return change(maker, edit, topic && `${selected} ${topic}`);
}

/** Selects a line, or none. Keeps the typed words: the press comes before the field loses the focus. */
export const select = (maker: Maker, selected: LineId | null): Maker => ({
  ...closeField(maker),
  selected,
});

export function openField(maker: Maker): Maker {
  const { selected } = maker;
  return selected ? { ...maker, draft: savedBadge(maker).lines[selected].text } : maker;
}

export const type = (maker: Maker, words: string): Maker =>
  maker.draft === null ? maker : { ...maker, draft: words };

/** Keeps the words that were typed. A closed field stays closed, so it may be called twice. */
export function closeField(maker: Maker): Maker {
  const { selected, draft } = maker;
  if (selected === null || draft === null) return maker;
  const closed = cancelField(maker);
  const isSame = shownBadge(maker).lines[selected].text === savedBadge(maker).lines[selected].text;
  return isSame ? closed : changeSelected(closed, { text: draft });
}

export const cancelField = (maker: Maker): Maker => ({ ...maker, draft: null });

export const step = (maker: Maker, command: 'undo' | 'redo'): Maker => ({
  ...maker,
  history: command === 'undo' ? undo(maker.history) : redo(maker.history),
});

/** What a key does outside text fields; undefined for keys that mean nothing here. */
export function pressKey(maker: Maker, event: KeyboardEvent): Maker | undefined {
  const way = undoCommand(event);
  if (way) return step(maker, way);
  const command = keyCommand(event);
  const { selected } = maker;
  if (!command || !selected) return undefined;
  switch (command.do) {
    case 'deselect':
      return select(maker, null);
    case 'delete':
      return changeSelected(maker, { text: '' });
    case 'nudge': {
      const { x, y } = savedBadge(maker).lines[selected];
      return changeSelected(maker, { x: x + command.x, y: y + command.y }, 'nudge');
    }
    default:
      return undefined;
  }
}
