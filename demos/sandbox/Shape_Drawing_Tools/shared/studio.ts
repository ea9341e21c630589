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
  isLong,
  LIMITS,
  OPENING,
  POSTER,
  toBox,
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
  selected: number | null;
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
  selected: null,
  drag: null,
  says: 'Choose a tool and drag on the poster. Shift keeps the ratio.',
});

export const figuresOf = ({ history }: Studio) => currentStep(history);
export const selectedOf = (studio: Studio) =>
  figuresOf(studio).find(({ id }) => id === studio.selected);

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

/** The color of the next figure, and of the selected one. */
export function chooseColor(studio: Studio, color: Color): Studio {
  const next = { ...studio, color, says: `The color is ${color}.` };
  const figure = selectedOf(studio);
  return figure && figure.color !== color ? put(next, withChange(studio, { color })) : next;
}

/** The corners of the next polygon, and of the selected one. */
export function chooseSides(studio: Studio, wish: number): Studio {
  const { min, max } = LIMITS.sides;
  if (!Number.isInteger(wish) || wish < min || wish > max) {
    return { ...studio, says: `A polygon has ${min} to ${max} corners.` };
  }
  const next = { ...studio, sides: wish, says: `Polygons have ${wish} corners.` };
  const isPolygon = selectedOf(studio)?.kind === 'polygon';
  return isPolygon
    ? put(next, withChange(studio, { sides: wish }), `sides ${studio.selected}`)
    : next;
}

export function select(studio: Studio, id: number | null): Studio {
  const figure = figuresOf(studio).find((one) => one.id === id);
  return {
    ...studio,
    selected: figure?.id ?? null,
    // The fields show the color and the corners of the selected figure; the next figure gets the same.
    color: figure?.color ?? studio.color,
    sides: figure?.kind === 'polygon' ? figure.sides : studio.sides,
    says: figure ? describe(figure) : 'Nothing is selected.',
  };
}

/** Selects the next or the previous figure. */
export function step(studio: Studio, by: 1 | -1): Studio {
  const figures = figuresOf(studio);
  if (figures.length === 0) return { ...studio, says: 'The poster is empty.' };
  const at = figures.findIndex(({ id }) => id === studio.selected);
  const next = at === -1 && by === -1 ? -1 : (at + by) % figures.length;
  return select(studio, figures.at(next)?.id ?? null);
}

/** A press with a drawing tool. */
export const begin = (studio: Studio, from: Point, how: Omit<Drag, 'from' | 'to'>): Studio => ({
  ...studio,
  selected: null,
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
  return draft ? add(next, draft) : { ...next, says: 'Press and drag to set the size.' };
};

/** Escape, or the browser took the gesture: nothing is drawn. Without a drag, the tool changes to Select. */
export const cancel: Change = (studio) =>
  studio.drag
    ? { ...studio, drag: null, says: 'Nothing is drawn.' }
    : { ...select(studio, null), tool: 'select' };

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

/** A drag, a handle or a field changes the selected figure; all changes of one topic are one step, until `release`. */
export function reshape(studio: Studio, box: Partial<Box>, topic: string): Studio {
  const figure = selectedOf(studio);
  if (!figure) return { ...studio, says: 'Select a figure first.' };
  const next = { ...figure, ...toBox(box, figure) };
  return {
    ...put(studio, withChange(studio, next), `${topic} ${figure.id}`),
    says: describe(next),
  };
}

/** Applies a typed value. */
export function typeNumber(studio: Studio, key: keyof Box, value: number): Studio {
  const { min, max } = LIMITS[key];
  if (!Number.isFinite(value) || value < min || value > max) {
    return { ...studio, says: `Type a number from ${min} to ${max}.` };
  }
  return reshape(studio, { [key]: value }, `type ${key}`);
}

/** Arrow keys. */
export function nudge(studio: Studio, by: Point): Studio {
  const { x = 0, y = 0 } = selectedOf(studio) ?? {};
  return reshape(studio, { x: x + by.x, y: y + by.y }, 'nudge');
}

/** Ends a drag: the next one is a separate step. */
export const release: Change = (studio) => ({ ...studio, history: endTopic(studio.history) });

export const remove: Change = (studio) => {
  const figure = selectedOf(studio);
  if (!figure) return { ...studio, says: 'Select a figure first.' };
  const others = figuresOf(studio).filter((one) => one !== figure);
  const rest = others.length === 0 ? ' The poster is empty.' : '';
  return {
    ...put(studio, others),
    selected: null,
    says: `The ${nameOf(figure)} is deleted.${rest}`,
  };
};

/** Replaces all figures by those of a file; undo brings them back. */
export const open = (studio: Studio, figures: readonly Figure[]): Studio => ({
  ...put(studio, figures),
  selected: null,
  drag: null,
  says: `A poster of ${figures.length === 1 ? '1 figure' : `${figures.length} figures`} is open.`,
});

export const undoLast: Change = (studio) => travel(studio, undo(studio.history), 'Undone.');
export const redoNext: Change = (studio) => travel(studio, redo(studio.history), 'Done again.');

function travel(studio: Studio, history: Studio['history'], says: string): Studio {
  if (history === studio.history) return studio;
  const isThere = currentStep(history).some(({ id }) => id === studio.selected);
  return { ...studio, history, selected: isThere ? studio.selected : null, drag: null, says };
}

function add(studio: Studio, figure: Figure): Studio {
  const figures = figuresOf(studio);
  if (figures.length >= FULL) {
    return { ...studio, says: `The poster is full: it has ${FULL} figures.` };
  }
  const next = put(studio, [...figures, figure]);
  return { ...next, selected: figure.id, says: describe(figure) };
}

/** From all steps, including the undone ones: a reused id would belong to another figure. */
const nextId = ({ history }: Studio) =>
  1 + Math.max(0, ...history.steps.flatMap((one) => one.map(({ id }) => id)));

const withChange = (studio: Studio, changes: Partial<Figure>) =>
  figuresOf(studio).map((one) => (one.id === studio.selected ? { ...one, ...changes } : one));

const put = (studio: Studio, figures: readonly Figure[], topic?: string): Studio => ({
  ...studio,
  history: topic
    ? addStep(studio.history, figures, topic)
    : endTopic(addStep(studio.history, figures)),
});

const nameOf = ({ color, kind }: Figure) => `${color} ${kind}`;

/** Describes a figure. */
function describe(figure: Figure): string {
  const [x, y, width, height, turn] = [
    figure.x,
    figure.y,
    figure.width,
    figure.height,
    figure.turn,
  ].map(Math.round);
  const name = nameOf(figure);
  const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return `${title}: ${width} by ${height} at ${x}, ${y}${turn === 0 ? '' : `, turned ${turn}°`}.`;
}
