/** Which browser tests a run leaves out. Written by `npm test`, read by the specs. Without a selection, everything runs. */
export interface Selection {
  /** Ids of the demos that are tested in all their flavors; all demos when omitted. */
  demos?: readonly string[];
  /** Ids of the demos that changed: every flavor gets the browser's real input. */
  changedDemos: readonly string[];
  /** URLs of the pages that are tested; all pages when omitted. */
  pages?: readonly string[];
  /** Parts of the claims files' paths; all claims when omitted. */
  claims?: readonly string[];
  /** Tests that run besides those of demos, pages and claims, as `file > title`, a whole file, or the tag `@core`; all when omitted. */
  tests?: readonly string[];
}

/** Environment variable with the path of the selection's file. */
export const SELECTION_FILE = 'TEST_SELECTION';

/** The tag of the reader's main paths, which every `npm test` runs. */
export const CORE = '@core';

/** Environment variable with the filter of `grep.ts`: Playwright's configuration can import only Node's modules in its workers. */
export const SELECTION_GREP = 'TEST_SELECTION_GREP';
