/**
 * Sandbox pages that have no core that runs. The list may only become shorter.
 *
 * Web_Worker needs two files, one of which runs in a worker.
 */
export const WITHOUT_CORE: readonly string[] = ['Web_Worker'];
