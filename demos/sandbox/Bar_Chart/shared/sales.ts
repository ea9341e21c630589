export interface Flavor {
  id: string;
  name: string;
  /** Sales in a week of 20 degrees. */
  base: number;
  /** Additional sales per degree. */
  perDegree: number;
}

/** In the order of the menu. */
export const FLAVORS: readonly Flavor[] = [
  { id: 'lemon', name: 'Lemon', base: 92, perDegree: 13 },
  { id: 'berry', name: 'Berry', base: 148, perDegree: 9 },
  { id: 'mango', name: 'Mango', base: 70, perDegree: 19 },
  { id: 'mint', name: 'Mint', base: 64, perDegree: 6 },
  { id: 'cola', name: 'Cola', base: 124, perDegree: 4 },
  { id: 'melon', name: 'Melon', base: 40, perDegree: 15 },
  { id: 'cocoa', name: 'Cocoa', base: 160, perDegree: -3 },
];

/** Degrees Celsius of the thirteen weeks from June 1 on; null while the pool was closed. */
const TEMPERATURES = [18, 20, 23, 22, 26, 29, null, 27, 31, 33, 28, 24, 21];
const FIRST_MONDAY = Date.UTC(2026, 5, 1);
const DAY = 86_400_000;

export const LAST_WEEK = TEMPERATURES.length - 1;
/** The hottest week. */
export const OPENING_WEEK = 9;
/** The top of the scale, the same for all weeks: a bar twice as high is twice as many. */
export const TOP = 400;

const dates = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const weekName = (week: number) => dates.format(FIRST_MONDAY + week * 7 * DAY);

export const temperatureOf = (week: number): number | null => TEMPERATURES[week] ?? null;

/** A number from 0 to 1 that depends on nothing but its position: the sales are the same on every visit. */
function chance(week: number, place: number) {
  const wave = Math.sin(week * 12.9898 + place * 78.233) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Popsicles of a flavor sold in a week. */
export function soldIn(week: number, place: number): number {
  const temperature = temperatureOf(week);
  const flavor = FLAVORS[place];
  if (temperature === null || !flavor) return 0;
  const usual = flavor.base + (temperature - 20) * flavor.perDegree;
  return Math.max(0, Math.round(usual * (0.92 + 0.16 * chance(week, place))));
}

export interface Bar {
  flavor: Flavor;
  sold: number;
  /** Part of all popsicles of the week, 0 to 1. */
  share: number;
  /** Change from the week before, or null if there was none. */
  change: number | null;
}

export type Order = 'menu' | 'most';

const total = (bars: readonly { sold: number }[]) => bars.reduce((sum, { sold }) => sum + sold, 0);

/** The bars of a week, left to right. Equal ones stay in the order of the menu. */
export function barsOf(week: number, order: Order): Bar[] {
  const sales = FLAVORS.map((flavor, place) => ({ flavor, place, sold: soldIn(week, place) }));
  const sum = total(sales);
  const bars = sales.map(({ flavor, place, sold }) => ({
    flavor,
    sold,
    share: sum > 0 ? sold / sum : 0,
    change: week > 0 ? sold - soldIn(week - 1, place) : null,
  }));
  return order === 'menu' ? bars : bars.sort((a, b) => b.sold - a.sold);
}

export const keepWeek = (week: number) => Math.max(0, Math.min(LAST_WEEK, Math.round(week)));

const count = (value: number) => value.toLocaleString('en-US');

/** "Mango, 317 sold, 21 %, 48 more than last week": what the tooltip shows and a screen reader speaks. */
export function describeBar({ flavor, sold, share, change }: Bar): string[] {
  const difference =
    change === null || change === 0
      ? change === 0
        ? 'as many as last week'
        : 'the first week'
      : `${count(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than last week`;
  return [flavor.name, `${count(sold)} sold, ${Math.round(share * 100)} %`, difference];
}

export const headline = (week: number): string => {
  const temperature = temperatureOf(week);
  const [leader] = barsOf(week, 'most');
  if (temperature === null || !leader) return 'Closed by a storm';
  return `${leader.flavor.name} leads at ${temperature} °C`;
};

export const STANDFIRST = 'Popsicles sold at the lido, by flavor and week. Invented numbers.';

/** The week in words. */
export function describe(week: number): string {
  const bars = barsOf(week, 'most');
  const [leader] = bars;
  const when = `Week of ${weekName(week)}`;
  if (!leader || leader.sold === 0) return `${when}: the pool was closed, nothing was sold.`;
  return `${when}: ${count(total(bars))} sold, most of them ${leader.flavor.name} with ${leader.sold}.`;
}

/** All weeks, for the table. */
export const tableRows = () =>
  Array.from({ length: LAST_WEEK + 1 }, (_, week) => ({
    week: weekName(week),
    sold: FLAVORS.map((_flavor, place) => soldIn(week, place)),
  }));
