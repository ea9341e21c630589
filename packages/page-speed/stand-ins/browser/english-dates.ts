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

/** Letters of a short month. */
const SHORT = 3;

/** What the theme asks for: the day of a page, in universal time. */
function isDay({ month, ...rest }: Intl.DateTimeFormatOptions): boolean {
  return (
    (month === 'long' || month === 'short') &&
    Object.keys(rest).length === 3 &&
    rest.day === 'numeric' &&
    rest.year === 'numeric' &&
    rest.timeZone === 'UTC'
  );
}

/** In the place of the theme's hook, on a site in English. */
export function useCalendar(): string {
  return 'gregory';
}

/**
 * In the place of the theme's hook, on a site in English: making the browser's formatter takes longer than drawing any part of the
 * page (66 ms on a slow phone), and the page only needs the names of the months.
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
