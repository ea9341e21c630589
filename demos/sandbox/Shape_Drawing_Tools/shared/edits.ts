import {
  describe,
  LIMITS,
  nameOf,
  toBox,
  type Box,
  type Color,
  type Figure,
  type Point,
} from './figures';
import { FULL } from './poster-file';
import {
  allSelected,
  figuresOf,
  nextId,
  put,
  selectAll,
  selectedOf,
  type Change,
  type Studio,
} from './studio';

/** The color of the next figure, and of the selected one. */
export function chooseColor(studio: Studio, color: Color): Studio {
  const next = { ...studio, color, says: `The color is ${color}.` };
  const isOther = allSelected(studio).some((figure) => figure.color !== color);
  return isOther
    ? put(
        next,
        withChange(studio, () => ({ color })),
      )
    : next;
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
    ? put(
        next,
        withChange(studio, () => ({ sides: wish })),
        `sides ${studio.selected.join()}`,
      )
    : next;
}

/** A drag, a handle or a field changes a figure; all changes of one topic are one step, until `release`. */
export function reshape(
  studio: Studio,
  box: Partial<Box>,
  topic: string,
  id: number | null = studio.selected[0] ?? null,
): Studio {
  const figure = figuresOf(studio).find((one) => one.id === id);
  if (!figure) return { ...studio, says: 'Select a figure first.' };
  const next = { ...figure, ...toBox(box, figure) };
  const figures = figuresOf(studio).map((one) => (one === figure ? next : one));
  const says = studio.selected.length > 1 ? studio.says : describe(next);
  return { ...put(studio, figures, `${topic} ${studio.selected.join()}`), says };
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
  if (studio.selected.length === 0) return { ...studio, says: 'Select a figure first.' };
  const figures = withChange(studio, (one) => toBox({ x: one.x + by.x, y: one.y + by.y }, one));
  const next = put(studio, figures, `nudge ${studio.selected.join()}`);
  const only = selectedOf(next);
  return only ? { ...next, says: describe(only) } : next;
}

export const remove: Change = (studio) => {
  const [figure, other] = allSelected(studio);
  if (!figure) return { ...studio, says: 'Select a figure first.' };
  const others = figuresOf(studio).filter(({ id }) => !studio.selected.includes(id));
  const rest = others.length === 0 ? ' The poster is empty.' : '';
  const gone = other ? `${studio.selected.length} figures are` : `The ${nameOf(figure)} is`;
  return { ...put(studio, others), selected: [], says: `${gone} deleted.${rest}` };
};

/** Replaces all figures by those of a file; undo brings them back. */
export const open = (studio: Studio, figures: readonly Figure[]): Studio => ({
  ...put(studio, figures),
  selected: [],
  drag: null,
  says: `A poster of ${figures.length === 1 ? '1 figure' : `${figures.length} figures`} is open.`,
});

const withChange = (studio: Studio, change: (figure: Figure) => Partial<Figure>) =>
  figuresOf(studio).map((one) =>
    studio.selected.includes(one.id) ? { ...one, ...change(one) } : one,
  );

export const selectEvery: Change = (studio) =>
  selectAll(
    { ...studio, tool: 'select' },
    figuresOf(studio).map(({ id }) => id),
  );

/** Copies of the selected figures, a bit beside them and selected instead. */
export function duplicate(studio: Studio): Studio {
  const first = nextId(studio);
  const copies = allSelected(studio).map((one, i) => ({
    ...one,
    ...toBox({ x: one.x + 14, y: one.y + 14 }, one),
    id: first + i,
  }));
  if (copies.length === 0) return { ...studio, says: 'Select a figure first.' };
  const figures = [...figuresOf(studio), ...copies];
  if (figures.length > FULL) {
    return { ...studio, says: `The poster would be too full: it has room for ${FULL} figures.` };
  }
  return selectAll(
    put(studio, figures),
    copies.map(({ id }) => id),
  );
}

/** Moves the selected figures above all others, or below them. */
export function order(studio: Studio, to: 'front' | 'back'): Studio {
  const moved = allSelected(studio);
  if (moved.length === 0) return { ...studio, says: 'Select a figure first.' };
  const others = figuresOf(studio).filter((one) => !moved.includes(one));
  const figures = to === 'front' ? [...others, ...moved] : [...moved, ...others];
  const says = `${moved.length === 1 ? 'It is' : 'They are'} ${to === 'front' ? 'above' : 'below'} the others.`;
  return { ...put(studio, figures), says };
}

export const toFront: Change = (studio) => order(studio, 'front');
export const toBack: Change = (studio) => order(studio, 'back');

/** The buttons for the selected figures. */
export const ACTIONS: readonly { label: string; run: Change }[] = [
  { label: 'Copy', run: duplicate },
  { label: 'Front', run: toFront },
  { label: 'Back', run: toBack },
];
