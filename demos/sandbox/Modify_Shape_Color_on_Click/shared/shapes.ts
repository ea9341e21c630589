/** The poster and its inks. This file does not depend on Konva. */
export const POSTER = { width: 480, height: 320 };

export const INKS = {
  red: '#dc3b2c',
  blue: '#24539f',
  yellow: '#f4b31f',
  black: '#26221f',
} as const;
export type Ink = keyof typeof INKS;

export interface Form {
  id: string;
  name: string;
  /** The outline, in the language of SVG paths. */
  data: string;
  /** The ink at the start, and the one after a click. */
  inks: readonly [Ink, Ink];
}

const circle = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

/** From the lowest to the topmost. */
export const FORMS: readonly Form[] = [
  { id: 'circle', name: 'Circle', data: circle(150, 146, 98), inks: ['red', 'blue'] },
  { id: 'triangle', name: 'Triangle', data: 'M178 56L334 264H118Z', inks: ['blue', 'yellow'] },
  {
    id: 'half',
    name: 'Half circle',
    data: 'M300 92a62 62 0 0 1 124 0Z',
    inks: ['yellow', 'red'],
  },
  { id: 'square', name: 'Square', data: 'M362 104h62v62h-62Z', inks: ['black', 'blue'] },
  {
    id: 'quarter',
    name: 'Quarter circle',
    data: 'M34 286v-92a92 92 0 0 1 92 92Z',
    inks: ['yellow', 'black'],
  },
  { id: 'dot', name: 'Dot', data: circle(68, 56, 20), inks: ['black', 'red'] },
  { id: 'bar', name: 'Bar', data: 'M128 270h212v16H128Z', inks: ['black', 'blue'] },
];

/** The ids of the shapes that have their other ink. */
export type Printed = ReadonlySet<string>;

/** A click: the shape gets its other ink, or its first one again. */
export function toggle(printed: Printed, id: string): Printed {
  const next = new Set(printed);
  if (!next.delete(id) && FORMS.some((form) => form.id === id)) next.add(id);
  return next;
}

export const inkOf = ({ id, inks }: Form, printed: Printed): Ink => inks[printed.has(id) ? 1 : 0];

/** The shape that the arrow keys come to. Without one before, the first or the last. */
export function nextForm(id: string | null, step: 1 | -1): string {
  const at = FORMS.findIndex((form) => form.id === id);
  const from = at < 0 && step < 0 ? 0 : at;
  return FORMS.at((from + step + FORMS.length) % FORMS.length)?.id ?? '';
}

/** The poster in words: the shape of the last click or key, or what to do. */
export function describe(printed: Printed, id: string | null): string {
  const form = FORMS.find((one) => one.id === id);
  return form ? `${form.name}: ${inkOf(form, printed)}.` : 'Click a shape to change its color.';
}

/** What a key does: arrows choose, Enter and Space print. */
export function commandOf({
  key,
}: Pick<KeyboardEvent, 'key'>): { step: 1 | -1 } | 'print' | undefined {
  if (key === 'ArrowRight' || key === 'ArrowDown') return { step: 1 };
  if (key === 'ArrowLeft' || key === 'ArrowUp') return { step: -1 };
  return key === 'Enter' || key === ' ' ? 'print' : undefined;
}

export const LABEL = 'Poster. Arrow keys choose a shape, Enter changes its color.';
