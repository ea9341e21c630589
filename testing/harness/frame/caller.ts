/** The frame's own program: engine and agent are part of the document of a `srcdoc` frame. */
const FRAME_PROGRAM = 'about:srcdoc';
/** Prefix of the names of demos' own modules. */
export const DEMO_CODE = 'demo://';

/** Prefix of the names of checks' scripts in a frame. */
export const CHECK_SCRIPT = 'demo-check://';

/**
 * URL of the script that called the given function: `demo://…`, a library's blob, `about:srcdoc`, or an empty string for Playwright's own
 * functions.
 */
export function callerOf(wrapper: (...values: never[]) => unknown): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 3;
  Error.prepareStackTrace = (_error, sites) =>
    sites
      .map((site) => site.getScriptNameOrSourceURL())
      // A check's stub passes on what the demo calls.
      .find((name) => name !== null && name !== '' && name !== undefined && !name.startsWith(CHECK_SCRIPT));
  const holder: { stack?: unknown } = {};
  Error.captureStackTrace(holder, wrapper);
  const name: unknown = holder.stack;
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  return typeof name === 'string' ? name : '';
}

/** True when the caller is a demo or a library, not the frame's own program, a check or Playwright. */
export function isCounted(caller: string): boolean {
  return caller !== '' && caller !== FRAME_PROGRAM && !caller.startsWith(CHECK_SCRIPT);
}
