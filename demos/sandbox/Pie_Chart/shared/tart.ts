/** The tart as data and pure functions. This file uses neither Konva nor a framework. */
export interface Fruit {
  id: string;
  name: string;
  kilograms: number;
  color: string;
  /** Color of its label. */
  light: string;
}

export const FRUITS: readonly Fruit[] = [
  { id: 'strawberry', name: 'Strawberries', kilograms: 6.4, color: '#8e1426', light: '#ff8a93' },
  { id: 'apricot', name: 'Apricots', kilograms: 4.7, color: '#c9680f', light: '#ffc069' },
  { id: 'blueberry', name: 'Blueberries', kilograms: 3.8, color: '#1f2757', light: '#a9b8ff' },
  { id: 'kiwi', name: 'Kiwis', kilograms: 2.6, color: '#5f8a17', light: '#c4e473' },
  { id: 'raspberry', name: 'Raspberries', kilograms: 1.9, color: '#8a1650', light: '#ff9fc9' },
];

/** Side of a fruit's tile in the picture of the patterns. */
export const TILE = 44;

export interface Slice {
  fruit: Fruit;
  /** Degrees, clockwise from the top. */
  start: number;
  angle: number;
  /** Whole percent; all slices together have 100. */
  percent: number;
}

/**
 * Whole percents that add up to 100: each is rounded down, and the values that lost most get the remaining points. Rounded separately, three times 33.3
 * would be 99.
 */
export function percentsOf(values: readonly number[]): number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * 100);
  const percents = exact.map(Math.floor);
  const order = exact.map((value, index) => ({ index, lost: value - Math.floor(value) }));
  order.sort((a, b) => b.lost - a.lost);
  const missing = 100 - percents.reduce((total, value) => total + value, 0);
  for (const { index } of order.slice(0, missing)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}

/** All slices in their order. A hidden one has the angle 0 and keeps its position between its neighbors. */
export function slicesOf(hidden: readonly string[], fruits = FRUITS): Slice[] {
  const weights = fruits.map(({ id, kilograms }) => (hidden.includes(id) ? 0 : kilograms));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const percents = percentsOf(weights);
  let start = 0;
  return fruits.map((fruit, i) => {
    const angle = sum > 0 ? ((weights[i] ?? 0) / sum) * 360 : 0;
    const slice = { fruit, start, angle, percent: percents[i] ?? 0 };
    start += angle;
    return slice;
  });
}

export const visibleSlices = (slices: readonly Slice[]) => slices.filter(({ angle }) => angle > 0);

/** Removes an entry that the list has, or adds it. */
export const toggle = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((other) => other !== id) : [...list, id];

export const weightOf = ({ kilograms }: Pick<Fruit, 'kilograms'>) => `${kilograms.toFixed(1)} kg`;

export const totalOf = (slices: readonly Slice[]) =>
  weightOf({
    kilograms: visibleSlices(slices).reduce((total, { fruit }) => total + fruit.kilograms, 0),
  });

export const describeSlice = ({ fruit, percent }: Slice) =>
  `${fruit.name}, ${weightOf(fruit)}, ${percent} %`;

/** Describes the tart. */
export function describe(slices: readonly Slice[]): string {
  const parts = visibleSlices(slices).map(({ fruit, percent }) => `${fruit.name} ${percent} %`);
  return parts.length > 0
    ? `${totalOf(slices)}: ${parts.join(', ')}.`
    : 'All fruit is off the tart. Put one back in the list.';
}
