export interface Fruit {
  id: string;
  name: string;
  kilograms: number;
}

export const FRUITS: readonly Fruit[] = [
  { id: 'strawberry', name: 'Strawberries', kilograms: 6.4 },
  { id: 'apricot', name: 'Apricots', kilograms: 4.7 },
  { id: 'blueberry', name: 'Blueberries', kilograms: 3.8 },
  { id: 'kiwi', name: 'Kiwis', kilograms: 2.6 },
  { id: 'raspberry', name: 'Raspberries', kilograms: 1.9 },
];

export const STANDFIRST = 'Fruit for the market’s tarts, by weight. Invented numbers.';

export interface Slice {
  fruit: Fruit;
  /** Degrees, clockwise from the top. */
  start: number;
  angle: number;
  /** Whole percent; all slices together have 100. */
  percent: number;
  isHidden: boolean;
}

/**
 * Whole percents that add up to 100: each is rounded down, and those that lost most get the rest. Rounded each by itself, 33.3 three
 * times would be 99.
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

/** All slices in their order. A hidden one has no angle and keeps its place between its neighbors. */
export function slicesOf(hidden: readonly string[], fruits = FRUITS): Slice[] {
  const weights = fruits.map(({ id, kilograms }) => (hidden.includes(id) ? 0 : kilograms));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const percents = percentsOf(weights);
  let start = 0;
  return fruits.map((fruit, i) => {
    const angle = sum > 0 ? ((weights[i] ?? 0) / sum) * 360 : 0;
    const slice = { fruit, start, angle, percent: percents[i] ?? 0, isHidden: angle === 0 };
    start += angle;
    return slice;
  });
}

export const visibleSlices = (slices: readonly Slice[]) =>
  slices.filter(({ isHidden }) => !isHidden);

/** The weight of what is shown, "19.4 kg". */
export const totalOf = (slices: readonly Slice[]) => {
  const sum = visibleSlices(slices).reduce((total, { fruit }) => total + fruit.kilograms, 0);
  return `${sum.toFixed(1)} kg`;
};

export const weightOf = ({ kilograms }: Fruit) => `${kilograms.toFixed(1)} kg`;

/** "Kiwis, 2.6 kg, 13 %" */
export const describeSlice = ({ fruit, percent }: Slice) =>
  `${fruit.name}, ${weightOf(fruit)}, ${percent} %`;

export function headline(slices: readonly Slice[]): string {
  const visible = visibleSlices(slices);
  const [largest, ...others] = [...visible].sort((a, b) => b.angle - a.angle);
  if (!largest) return 'An empty tart';
  const name = largest.fruit.name.toLowerCase();
  return others.length === 0 ? `Nothing but ${name}` : `Mostly ${name}: ${largest.percent} %`;
}

/** The tart in words. */
export function describe(slices: readonly Slice[]): string {
  const visible = visibleSlices(slices);
  if (visible.length === 0) return 'All fruit is off the tart. Put one back in the list.';
  const parts = visible.map(({ fruit, percent }) => `${fruit.name} ${percent} %`);
  return `${totalOf(slices)}: ${parts.join(', ')}.`;
}
