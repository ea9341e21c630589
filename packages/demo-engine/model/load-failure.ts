/** What browsers and the bundler call a file of the site that did not arrive. */
const NOT_ARRIVED: readonly string[] = ['ChunkLoadError', 'NetworkError'];

/** What to tell the reader about something that could not be loaded or run. A file that did not arrive has a message for developers. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (
    NOT_ARRIVED.includes(error.name) ||
    (error instanceof TypeError && /fetch|network|load failed/i.test(error.message))
  )
    return 'A part of the page did not load. Check your network connection and try again.';
  return error.message;
}
