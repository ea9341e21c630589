import {
  addStep,
  currentStep,
  endTopic,
  newHistory,
  redo,
  undo,
  type History,
} from '../../../common/konva/history';
import {
  boxOfDrag,
  isDrawn,
  describe,
  isLong,
  OPENING,
  POSTER,
  type Box,
  type Color,
  type Drag,
  type Figure,
  type Kind,
  type Point,
} from './figures';
import { FULL } from './poster-file';

export type Tool = 'select' | Kind;

/** All that the demo shows. It never changes: each function returns the next one. Only the figures are in the history. */
export interface Studio {
  history: History<readonly Figure[]>;
  tool: Tool;
  /** Of the next figure. */
  color: Color;
  sides: number;
  /** Ids of the selected figures. */
  selected: readonly number[];
  /** The shape being drawn, between a press and its release. */
  drag: Drag | null;
  says: string;
}

export type Change = (studio: Studio) => Studio;

export const newStudio = (): Studio => ({
  history: newHistory(OPENING),
  tool: 'ellipse',
  color: 'red',
  sides: 3,
  selected: [],
  drag: null,
  says: 'Choose a tool and drag on the poster. Shift keeps the ratio.',
});

export const figuresOf = ({ history }: Studio) => currentStep(history);
export const allSelected = (studio: Studio) =>
  figuresOf(studio).filter(({ id }) => studio.selected.includes(id));

/** The selected figure, if it is only one: the fields show it. */
export function selectedOf(studio: Studio): Figure | undefined {
  const [figure, other] = allSelected(studio);
  return other ? undefined : figure;
}

/** The figure that is being drawn, for the preview; undefined before the drag is long enough. */
export function draftOf(studio: Studio): Figure | undefined {
  const { tool, drag, color, sides } = studio;
  if (!drag || tool === 'select') return undefined;
  const box = boxOfDrag(tool, sides, drag);
  return isDrawn(box) ? { id: nextId(studio), kind: tool, color, sides, ...box } : undefined;
}

export const chooseTool = (studio: Studio, tool: Tool): Studio => ({
  ...studio,
  tool,
  drag: null,
  says:
    tool === 'select'
      ? 'Press a figure to select it.'
      : `Drag on the poster to draw ${tool === 'ellipse' || tool === 'arrow' ? 'an' : 'a'} ${tool}. Enter puts one in the middle.`,
});

/** Selects figures in place of the others. */
export function selectAll(studio: Studio, ids: readonly number[]): Studio {
  const figures = figuresOf(studio).filter(({ id }) => ids.includes(id));
  const [figure, other] = figures;
  const only = other ? undefined : figure;
  return {
    ...studio,
    selected: figures.map(({ id }) => id),
    // The fields show the color and the corners of the selected figure; the next figure gets the same.
    color: only?.color ?? studio.color,
    sides: only?.kind === 'polygon' ? only.sides : studio.sides,
    says: only
      ? describe(only)
      : other
        ? `${figures.length} figures are selected.`
        : 'Nothing is selected.',
  };
}

/** A press on a figure, or beside all. With Shift it adds to the selection, or takes away from it. */
export function select(studio: Studio, id: number | null, adds = false): Studio {
  const { selected } = studio;
  if (!adds) {
    // A press on one of several begins a drag of all.
    return id !== null && selected.includes(id)
      ? studio
      : selectAll(studio, id === null ? [] : [id]);
  }
  if (id === null) return studio;
  const others = selected.filter((one) => one !== id);
  return selectAll(studio, others.length < selected.length ? others : [...selected, id]);
}

/** Selects the next or the previous figure, with Shift in addition. */
export function step(studio: Studio, by: 1 | -1, adds = false): Studio {
  const figures = figuresOf(studio);
  if (figures.length === 0) return { ...studio, says: 'The poster is empty.' };
  const last = studio.selected.at(by === 1 ? -1 : 0);
  const at = figures.findIndex(({ id }) => id === last);
  const next = figures.at(at === -1 && by === -1 ? -1 : (at + by) % figures.length);
  if (!next) return studio;
  return adds ? selectAll(studio, [...studio.selected, next.id]) : selectAll(studio, [next.id]);
}

/** A press with a drawing tool, or beside the figures with Select: from there, a band selects. */
export const begin = (studio: Studio, from: Point, how: Omit<Drag, 'from' | 'to'>): Studio => ({
  ...studio,
  selected: [],
  drag: { from, to: from, ...how },
});

export function follow(
  studio: Studio,
  to: Point,
  { keepsRatio, fromCenter }: Omit<Drag, 'from' | 'to'>,
): Studio {
  if (!studio.drag) return studio;
  const { from } = studio.drag;
  const next = { ...studio, drag: { from, to, keepsRatio, fromCenter } };
  const draft = draftOf(next);
  return { ...next, says: draft ? describe(draft) : studio.says };
}

/** Shift was pressed or released without a move of the pointer. */
export const holdShift = (studio: Studio, keepsRatio: boolean): Studio =>
  studio.drag ? follow(studio, studio.drag.to, { ...studio.drag, keepsRatio }) : studio;

/** Ends a drag: the figure is selected, and the tool stays. */
export const finish: Change = (studio) => {
  if (!studio.drag) return studio;
  const draft = draftOf(studio);
  const next = { ...studio, drag: null };
  if (studio.tool === 'select') return selectAll(next, caughtBy(studio));
  return draft ? add(next, draft) : { ...next, says: 'Press and drag to set the size.' };
};

/** The band that selects, as a box. */
export const bandOf = ({ tool, drag }: Studio): Box | undefined =>
  drag && tool === 'select'
    ? boxOfDrag('rectangle', 4, { ...drag, keepsRatio: false, fromCenter: false })
    : undefined;

/** A band selects the figures whose center is in it. */
function caughtBy(studio: Studio): number[] {
  const band = bandOf(studio);
  if (!band) return [];
  return figuresOf(studio)
    .filter(
      ({ x, y }) =>
        Math.abs(x - band.x) <= band.width / 2 && Math.abs(y - band.y) <= band.height / 2,
    )
    .map(({ id }) => id);
}

/** Escape, or the browser took the gesture: nothing is drawn. Without a drag, the tool changes to Select. */
export const cancel: Change = (studio) =>
  studio.drag
    ? { ...studio, drag: null, says: 'Nothing is drawn.' }
    : { ...selectAll(studio, []), tool: 'select' };

/** Draws a figure without a pointer: in the middle, to be moved and resized by keys and fields. */
export const addInMiddle: Change = (studio) => {
  const { tool: kind, color, sides } = studio;
  if (kind === 'select') return { ...studio, says: 'Choose a tool first.' };
  const [x, y] = [POSTER.width / 2, POSTER.height / 2];
  const from = { x: x - 60, y: isLong(kind) ? y : y - 60 };
  const to = { x: x + 60, y: isLong(kind) ? y : y + 60 };
  const box = boxOfDrag(kind, sides, { from, to, keepsRatio: !isLong(kind), fromCenter: false });
  return add(studio, { id: nextId(studio), kind, color, sides, ...box, x, y });
};

/** Ends a drag: the next one is a separate step. */
export const release: Change = (studio) => ({ ...studio, history: endTopic(studio.history) });

export const undoLast: Change = (studio) => travel(studio, undo(studio.history), 'Undone.');
export const redoNext: Change = (studio) => travel(studio, redo(studio.history), 'Done again.');

function travel(studio: Studio, history: Studio['history'], says: string): Studio {
  if (history === studio.history) return studio;
  const ids = currentStep(history).map(({ id }) => id);
  const selected = studio.selected.filter((id) => ids.includes(id));
  return { ...studio, history, selected, drag: null, says };
}

function add(studio: Studio, figure: Figure): Studio {
  const figures = figuresOf(studio);
  if (figures.length >= FULL) {
    return { ...studio, says: `The poster is full: it has ${FULL} figures.` };
  }
  const next = put(studio, [...figures, figure]);
  return { ...next, selected: [figure.id], says: describe(figure) };
}

/** From all steps, including the undone ones: a reused id would belong to another figure. */
export const nextId = ({ history }: Studio) =>
  1 + Math.max(0, ...history.steps.flatMap((one) => one.map(({ id }) => id)));

export const put = (studio: Studio, figures: readonly Figure[], topic?: string): Studio => ({
  ...studio,
  history: topic
    ? addStep(studio.history, figures, topic)
    : endTopic(addStep(studio.history, figures)),
});
