import { FIRST_DAY } from './violin';

const DAY = 86_400_000;

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (day: number) => formatter.format(FIRST_DAY + day * DAY);
};

/** "Mar 9" */
export const dayName = format({ month: 'short', day: 'numeric' });
/** "Mon, Mar 9" */
export const weekdayName = format({ weekday: 'short', month: 'short', day: 'numeric' });
export const monthName = format({ month: 'long' });
export const dayOfMonth = format({ day: 'numeric' });

/** 0 is Monday. Days before the plan are negative. */
export const weekdayOf = (day: number) =>
  (((new Date(FIRST_DAY).getUTCDay() + 6 + day) % 7) + 7) % 7;

/** "2026-03-09", as date fields have it. */
export const isoOf = (day: number) => new Date(FIRST_DAY + day * DAY).toISOString().slice(0, 10);

/** The day of a date field; NaN if it is empty. */
export const dayOfIso = (text: string) => Math.round((Date.parse(text) - FIRST_DAY) / DAY);
