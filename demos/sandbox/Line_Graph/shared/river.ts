/** A site where the river's level is read every hour. */
export interface Gauge {
  id: 'mill' | 'bridge';
  name: string;
  /** Meters, one for each hour since `START`; null where the gauge gave no reading. */
  levels: readonly (number | null)[];
}

/** The first reading, October 1, 2025, 00:00. */
export const START = Date.UTC(2025, 9, 1);
const DAYS = 61;
/** The hour of the last reading. */
export const LAST = DAYS * 24 - 1;
/** From this level on, Old Bridge closes its quay. */
export const FLOOD_MARK = 4;

/** Rain: the hour when it begins, and how far it lifts the river at each gauge. */
const RAINS = [
  { hour: 142, mill: 0.9, bridge: 0.7 },
  { hour: 331, mill: 0.45, bridge: 0.35 },
  { hour: 498, mill: 1.7, bridge: 1.35 },
  { hour: 716, mill: 0.8, bridge: 0.7 },
  { hour: 905, mill: 0.6, bridge: 0.5 },
  { hour: 1060, mill: 4.35, bridge: 3.5 },
  { hour: 1098, mill: 1.2, bridge: 0.8 },
  { hour: 1312, mill: 1.1, bridge: 0.9 },
];

/** Rises from 0 to 1 within `rise` hours and falls more slowly. */
function wave(hours: number, rise: number) {
  return hours <= 0 ? 0 : (hours / rise) ** 2 * Math.exp(2 * (1 - hours / rise));
}

/** Random numbers from 0 to 1, the same on every visit. */
function seededRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

/**
 * Generates the readings of a gauge.
 *
 * @param delay hours until rain in the hills arrives here
 * @param rise hours from then to the highest level
 */
function levelsAt(id: Gauge['id'], base: number, delay: number, rise: number) {
  const random = seededRandom(base * 1000);
  let ripple = 0;
  return Array.from({ length: LAST + 1 }, (_, hour) => {
    ripple = ripple * 0.8 + (random() - 0.5) * 0.02;
    // A wet autumn: even between the rains, the river is a little higher each week.
    const calm = base + (hour / LAST) * 0.4;
    const rain = RAINS.map((each) => each[id] * wave(hour - each.hour - delay, rise));
    return Math.round((calm + ripple + rain.reduce((sum, part) => sum + part, 0)) * 100) / 100;
  });
}

const mill = levelsAt('mill', 0.6, 0, 10);

export const GAUGES: readonly Gauge[] = [
  {
    id: 'mill',
    name: 'Upper Mill',
    // Driftwood blocked the sensor for two days.
    levels: mill.map((level, hour) => (hour >= 806 && hour < 852 ? null : level)),
  },
  { id: 'bridge', name: 'Old Bridge', levels: levelsAt('bridge', 1, 9, 20) },
];

export interface Peak {
  gauge: Gauge;
  hour: number;
  level: number;
}

/** The highest reading between two hours, or null where there is none. */
export function peakOf(gauge: Gauge, from: number, to: number): Peak | null {
  let peak: Peak | null = null;
  for (let hour = Math.max(0, Math.ceil(from)); hour <= Math.min(LAST, to); hour += 1) {
    const level = gauge.levels[hour];
    if (typeof level === 'number' && level > (peak?.level ?? -Infinity)) {
      peak = { gauge, hour, level };
    }
  }
  return peak;
}

/** The crest of the flood at each gauge. */
export const CRESTS = GAUGES.flatMap((gauge) => peakOf(gauge, 0, LAST) ?? []);

const hoursOfCrests = CRESTS.map(({ hour }) => hour);
/** Hours from the first crest to the last. */
export const LAG = Math.max(...hoursOfCrests) - Math.min(...hoursOfCrests);

export const HEADLINE = `The town had ${LAG} hours`;
export const STANDFIRST = 'River level in meters at two gauges, hourly. Invented readings.';
