import Konva from 'konva';
import { commit, endGesture, goTo, present, type History } from './history';

export interface Card {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly fill: string;
}
export type CardHistory = History<readonly Card[]>;

/** Around x = 0. */
export const firstCards: readonly Card[] = [
  { id: 'coral', x: -84, y: 64, rotation: 0, fill: '#f2664a' },
  { id: 'sun', x: 0, y: 64, rotation: 0, fill: '#f6b73c' },
  { id: 'teal', x: 84, y: 64, rotation: 0, fill: '#1f9aa5' },
];
export const firstSelected = ['coral', 'sun'];

export const cardLook = {
  name: 'card',
  width: 56,
  height: 56,
  offsetX: 28,
  offsetY: 28,
  cornerRadius: 6,
  draggable: true,
};
/** The frame around the selected cards. Dragging one of them drags all. */
export const frameLook = { resizeEnabled: false, rotateEnabled: false };
export const stageHeight = 240;

export const toggle = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id];

/** The same array if nothing changes. Cards that do not change are shared with the document before. */
function changed(
  cards: readonly Card[],
  change: (card: Card) => Partial<Card> | undefined,
): readonly Card[] {
  const next = cards.map((card) => {
    const values: Partial<Card> = change(card) ?? {};
    const isNew = (Object.keys(values) as (keyof Card)[]).some((key) => values[key] !== card[key]);
    return isNew ? { ...card, ...values } : card;
  });
  return next.some((card, index) => card !== cards[index]) ? next : cards;
}

const cardsIn = (count: number) => (count === 1 ? '1 card' : `${count} cards`);

/** A finished drag of one card or several: one step. */
export function move(history: CardHistory, moved: ReadonlyMap<string, Konva.Vector2d>) {
  const document = changed(present(history), ({ id }) => moved.get(id));
  return commit(history, `Move ${cardsIn(moved.size)}`, document);
}

/** An arrow key: one step from the first press until the key is released. */
export function nudge(history: CardHistory, ids: readonly string[], by: Konva.Vector2d) {
  const document = changed(present(history), ({ id, x, y }) =>
    ids.includes(id) ? { x: x + by.x, y: y + by.y } : undefined,
  );
  return commit(history, `Nudge ${cardsIn(ids.length)}`, document, `nudge ${ids.join()}`);
}

/** The slider: one step until it is released. */
export function turn(history: CardHistory, ids: readonly string[], rotation: number) {
  const document = changed(present(history), ({ id }) =>
    ids.includes(id) ? { rotation } : undefined,
  );
  return commit(history, `Turn ${cardsIn(ids.length)}`, document, `turn ${ids.join()}`);
}

const arrows: Partial<Record<string, Konva.Vector2d>> = {
  ArrowLeft: { x: -8, y: 0 },
  ArrowRight: { x: 8, y: 0 },
  ArrowUp: { x: 0, y: -8 },
  ArrowDown: { x: 0, y: 8 },
};

const typed = 'textarea, select, [contenteditable], input:not([type="range"], [type="checkbox"])';

/** The history after a key event. For keys that it handles, the browser does nothing. */
export function afterKey(history: CardHistory, event: KeyboardEvent, ids: readonly string[]) {
  if (event.type === 'keyup') return endGesture(history);
  const { target } = event;
  // Text fields have their own undo. While a card is dragged, the history waits.
  if ((target instanceof Element && target.closest(typed)) || Konva.isDragging()) return history;

  const key = event.key.toLowerCase();
  let next: CardHistory | undefined;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z') next = goTo(history, history.at + (event.shiftKey ? 1 : -1));
    if (key === 'y') next = goTo(history, history.at + 1);
  } else {
    const by = arrows[event.key];
    // In a focused slider, arrows change its value.
    if (by && ids.length > 0 && !(target instanceof HTMLInputElement)) {
      next = nudge(history, ids, by);
    }
  }
  if (!next) return history;
  event.preventDefault();
  return next;
}

/** Nodes that are dragged together end one by one, in one task. Collects them for one step. */
export function collectDrags(report: (moved: ReadonlyMap<string, Konva.Vector2d>) => void) {
  let moved = new Map<string, Konva.Vector2d>();
  return ({ target }: { target: Konva.Node }) => {
    if (moved.size === 0) {
      queueMicrotask(() => {
        const all = moved;
        moved = new Map();
        report(all);
      });
    }
    moved.set(target.id(), target.position());
  };
}
