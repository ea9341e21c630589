/** The frame's own program: engine and agent stand in the document of a `srcdoc` frame. */
export const FRAME_PROGRAM = 'about:srcdoc';
/** Names of demos' own modules begin so. */
export const DEMO_CODE = 'demo://';

/**
 * The script that called the function named as argument: `demo://…`, a library's blob, `about:srcdoc`, or an empty text for the test
 * tool's own functions.
 */
export function callerOf(wrapper: (...values: never[]) => unknown): string {
  const { prepareStackTrace, stackTraceLimit } = Error;
  Error.stackTraceLimit = 3;
  Error.prepareStackTrace = (_error, sites) =>
    sites
      .map((site) => site.getScriptNameOrSourceURL())
      .find((name) => name !== null && name !== '' && name !== undefined);
  const holder: { stack?: unknown } = {};
  Error.captureStackTrace(holder, wrapper);
  const name: unknown = holder.stack;
  Error.prepareStackTrace = prepareStackTrace;
  Error.stackTraceLimit = stackTraceLimit;
  return typeof name === 'string' ? name : '';
}

/** True when a demo or a library has called, not the frame's own program or the test tool. */
export function isCounted(caller: string): boolean {
  return caller !== '' && caller !== FRAME_PROGRAM;
}
