import type Konva from 'konva';

export const POSTER = { width: 480, height: 320 };

export const INKS = { red: '#dc3b2c', blue: '#24539f', yellow: '#f4b31f', black: '#26221f' };
type Ink = keyof typeof INKS;

export interface Form {
  id: string;
  data: string;
  /** The first ink, and the ink after a click. */
  inks: readonly [Ink, Ink];
}

/** From the lowest to the topmost. */
export const FORMS: readonly Form[] = [
  { id: 'circle', data: 'M52 146a98 98 0 1 1 196 0a98 98 0 1 1-196 0Z', inks: ['red', 'blue'] },
  { id: 'triangle', data: 'M178 56L334 264H118Z', inks: ['blue', 'yellow'] },
  { id: 'half circle', data: 'M300 92a62 62 0 0 1 124 0Z', inks: ['yellow', 'red'] },
  { id: 'square', data: 'M362 104h62v62h-62Z', inks: ['black', 'blue'] },
  { id: 'quarter circle', data: 'M34 286v-92a92 92 0 0 1 92 92Z', inks: ['yellow', 'black'] },
  { id: 'dot', data: 'M48 56a20 20 0 1 1 40 0a20 20 0 1 1-40 0Z', inks: ['black', 'red'] },
  { id: 'bar', data: 'M128 270h212v16H128Z', inks: ['black', 'blue'] },
];

export interface Poster {
  /** The ids of the shapes that have their other ink. */
  printed: readonly string[];
  /** The shape of the last click or key. */
  chosen?: string;
  isByKey?: boolean;
}

/** A click switches a shape between its two inks. */
export function toggle({ printed }: Poster, id: string): Poster {
  const others = printed.filter((one) => one !== id);
  return { printed: others.length < printed.length ? others : [...printed, id], chosen: id };
}

/** Keys: each step chooses another shape; 0 prints the chosen one. */
export const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Enter: 0,
  ' ': 0,
};

export function pressKey(poster: Poster, step: number): Poster {
  const at = FORMS.findIndex(({ id }) => id === poster.chosen);
  const id = FORMS.at(Math.max(at + step, -1) % FORMS.length)?.id ?? '';
  if (step === 0 && at < 0) return poster;
  return { ...(step === 0 ? toggle(poster, id) : poster), chosen: id, isByKey: true };
}

const inkOf = ({ id, inks }: Form, { printed }: Poster): Ink => inks[printed.includes(id) ? 1 : 0];

/** Inks are printed over each other: where two overlap, both darken the paper. */
export const formConfig = (form: Form, poster: Poster) =>
  ({
    id: form.id,
    data: form.data,
    fill: INKS[inkOf(form, poster)],
    globalCompositeOperation: 'multiply',
    // A finger that moves on a shape scrolls the page.
    preventDefault: false,
  }) satisfies Konva.PathConfig;

const chosenForm = ({ chosen }: Poster) => FORMS.find(({ id }) => id === chosen);

/** A line around the shape that the keyboard has chosen. */
export const ringConfig = (poster: Poster) => ({
  name: 'ring',
  data: chosenForm(poster)?.data ?? '',
  visible: poster.isByKey === true,
  stroke: '#ffffff',
  strokeWidth: 3,
  dash: [7, 5],
  listening: false,
});

/** The poster in words: the shape of the last click or key, or what to do. */
export function describe(poster: Poster): string {
  const form = chosenForm(poster);
  return form ? `The ${form.id} is ${inkOf(form, poster)}.` : 'Click a shape to change its color.';
}
