import {
  type AxisLimits,
  type AxisWindow,
  panWindow,
  zoomWindow,
} from '../../../common/konva/axis-window';
import { LAST, START } from './river';

/** In hours since the first reading; fractions are fine. */
export type TimeWindow = AxisWindow;

/** Closer than twelve hours, a chart of hourly readings shows nothing new. */
export const LIMITS: AxisLimits = { first: 0, last: LAST, least: 12 };

export const ALL: TimeWindow = { from: 0, to: LAST };
/** The days around the flood. */
export const FLOOD: TimeWindow = { from: 1016, to: 1150 };
/** From the crest at the mill to the crest in town. */
export const CREST: TimeWindow = { from: 1058, to: 1100 };

export const isSame = (a: TimeWindow, b: TimeWindow) => a.from === b.from && a.to === b.to;

export const zoom = (window: TimeWindow, factor: number, at: number) =>
  zoomWindow(window, factor, at, LIMITS);

export const zoomMiddle = (window: TimeWindow, factor: number) =>
  zoom(window, factor, (window.from + window.to) / 2);

export const pan = (window: TimeWindow, hours: number) => panWindow(window, hours, LIMITS);

/** Moves one edge; the other stays. */
export const moveFrom = ({ to }: TimeWindow, from: number): TimeWindow => ({
  from: Math.max(LIMITS.first, Math.min(from, to - LIMITS.least)),
  to,
});
export const moveTo = ({ from }: TimeWindow, to: number): TimeWindow => ({
  from,
  to: Math.min(LIMITS.last, Math.max(to, from + LIMITS.least)),
});

/** Moves as little as needed to show a moment. */
export function include(window: TimeWindow, hour: number): TimeWindow {
  if (hour < window.from) return pan(window, hour - window.from);
  return hour > window.to ? pan(window, hour - window.to) : window;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (hour: number) => formatter.format(START + hour * 3_600_000);
};

export const dayName = format({ month: 'short', day: 'numeric' });
const weekday = format({ weekday: 'short' });
const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "Fri, Nov 14, 13:00" */
export const momentName = (hour: number) => `${weekday(hour)}, ${dayName(hour)}, ${clock(hour)}`;
/** "Fri 13:00" */
export const shortMoment = (hour: number) => `${weekday(hour)} ${clock(hour)}`;

export interface Tick {
  hour: number;
  text: string;
  /** Begins a day, or the first day of a month where days have no ticks. */
  isMain: boolean;
}

const STEPS = [1, 2, 3, 6, 12, 24, 48, 72, 96, 168, 336];

/** Moments for labels that are at least `gap` pixels apart. */
export function timeTicks({ from, to }: TimeWindow, width: number, gap: number): Tick[] {
  const least = ((to - from) / Math.max(width, 1)) * gap;
  const step = STEPS.find((hours) => hours >= least) ?? STEPS[STEPS.length - 1] ?? 336;
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((to - first) / step) + 1);
  return Array.from({ length: count }, (_, index) => {
    const hour = first + index * step;
    const isDay = hour % 24 === 0;
    const withWeekday = step * (width / (to - from)) >= gap * 1.3 ? `${weekday(hour)} ` : '';
    return {
      hour,
      text: isDay ? withWeekday + dayName(hour) : clock(hour),
      isMain: isDay && step < 24,
    };
  });
}
