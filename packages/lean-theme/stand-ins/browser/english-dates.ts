const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Length of a short month name. */
const SHORT = 3;

/** Whether these are the options that the theme uses: day, month and year of a page, in UTC. */
function isDay({ month, ...rest }: Intl.DateTimeFormatOptions): boolean {
  return (
    (month === 'long' || month === 'short') &&
    Object.keys(rest).length === 3 &&
    rest.day === 'numeric' &&
    rest.year === 'numeric' &&
    rest.timeZone === 'UTC'
  );
}

/** Replaces the theme's hook on a site in English. */
export function useCalendar(): string {
  return 'gregory';
}

/**
 * Replaces the theme's hook on a site in English: creating the browser's formatter takes longer than rendering any part of the page (66 ms
 * on a slow phone), and the page only needs the names of the months.
 */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions = {}): { format: (date: Date) => string } {
  return {
    format(date) {
      if (!isDay(options)) return new Intl.DateTimeFormat('en', { calendar: 'gregory', ...options }).format(date);
      const month = MONTHS[date.getUTCMonth()] ?? '';
      const name = options.month === 'short' ? month.slice(0, SHORT) : month;
      return `${name} ${date.getUTCDate()}, ${date.getUTCFullYear()}`;
    },
  };
}
