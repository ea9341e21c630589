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
import { undoCommand } from '../../../common/konva/undo-keys';
import {
  addSticker,
  changeSticker,
  openingSheet,
  removeSticker,
  stickerOf,
  toTop,
  type Kind,
  type Point,
  type Sheet,
  type Sticker,
} from './sheet';

/** The whole state. Every change is a function from one to the next. */
export interface Album {
  history: History<Sheet>;
  selected: number | null;
}

export const newAlbum = (): Album => ({ history: newHistory(openingSheet()), selected: null });

export const sheetOf = ({ history }: Album): Sheet => currentStep(history);

export const selectedSticker = (album: Album): Sticker | undefined =>
  stickerOf(sheetOf(album), album.selected);

export const select = (album: Album, selected: number | null): Album => ({ ...album, selected });

/** One more step, if there is a change. Steps of the same topic, like presses of an arrow key, are undone together. */
export const change = (album: Album, sheet: Sheet, topic?: string): Album =>
  sheet === sheetOf(album) ? album : { ...album, history: addStep(album.history, sheet, topic) };

/** A new sticker, selected. Null when there is no more room. */
export function add(album: Album, kind: Kind): Album | null {
  const sheet = addSticker(sheetOf(album), kind);
  return sheet && select(change(album, sheet), sheet.stickers.at(-1)?.id ?? null);
}

/** Turns, resizes or moves the selected sticker by these amounts. */
export function adjust(
  album: Album,
  by: Partial<Point> & { turn?: number; scale?: number },
  topic: string,
): Album {
  const sticker = selectedSticker(album);
  if (!sticker) return album;
  const patch = {
    x: sticker.x + (by.x ?? 0),
    y: sticker.y + (by.y ?? 0),
    turn: sticker.turn + (by.turn ?? 0),
    size: sticker.size * (by.scale ?? 1),
  };
  const sheet = changeSticker(sheetOf(album), sticker.id, patch);
  return change(album, sheet, `${sticker.id} ${topic}`);
}

/** Ends a gesture: the next one is a separate step. */
export const settle = (album: Album): Album => ({ ...album, history: endTopic(album.history) });

export function remove(album: Album): Album {
  const { selected } = album;
  return selected === null
    ? album
    : select(change(album, removeSticker(sheetOf(album), selected)), null);
}

/** A copy of the selected sticker, beside it and selected. Null when there is no more room. */
export function duplicate(album: Album): Album | null {
  const sticker = selectedSticker(album);
  if (!sticker) return album;
  const next = add(album, sticker.kind);
  const copy = next && selectedSticker(next);
  if (!next || !copy) return null;
  const { x, y, size, turn } = sticker;
  const sheet = changeSticker(sheetOf(next), copy.id, { x: x + 24, y: y + 24, size, turn });
  return { ...next, history: addStep(album.history, sheet) };
}

export function raise(album: Album): Album {
  const { selected } = album;
  return selected === null ? album : change(album, toTop(sheetOf(album), selected));
}

/** A sticker that is no longer there after the step is not selected either. */
export function step(album: Album, command: 'undo' | 'redo'): Album {
  const history = command === 'undo' ? undo(album.history) : redo(album.history);
  const next = { ...album, history };
  return selectedSticker(next) ? next : select(next, null);
}

/** The album after a key; undefined if the key does nothing here, null if there is no room for a copy. */
export function pressKey(album: Album, event: KeyboardEvent): Album | null | undefined {
  const way = undoCommand(event);
  if (way) return step(album, way);
  const command = keyCommand(event);
  if (!selectedSticker(album)) return undefined;
  switch (command?.do) {
    case 'deselect':
      return select(album, null);
    case 'delete':
      return remove(album);
    case 'duplicate':
      return duplicate(album);
    case 'nudge':
      return adjust(album, command, 'nudge');
    default:
      return undefined;
  }
}
