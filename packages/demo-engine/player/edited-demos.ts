import { EDITS_PREFIX } from '../early-start/start-data';

/** Demos edited since the page was loaded: the tab's storage may be full or blocked. */
const edited = new Set<string>();

/** Key of a demo's edits in the tab's session storage; the early script looks for it too. */
export function editsKey(demoId: string): string {
  return EDITS_PREFIX + demoId;
}

/** Remembers that the reader has edited a demo. */
export function noteEdits(demoId: string): void {
  edited.add(demoId);
}

/** Whether the reader may have edited a demo in this tab; the store of edits, which comes later, knows what. */
export function mayHaveEdits(demoId: string): boolean {
  if (edited.has(demoId)) return true;
  try {
    return window.sessionStorage.getItem(editsKey(demoId)) !== null;
  } catch {
    return false;
  }
}
