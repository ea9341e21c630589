import { EDITS_PREFIX } from '../early-start/start-data';

/** Demos edited since the page loaded, because session storage may be full or blocked. */
const edited = new Set<string>();

/** Session storage key of a demo's edits; the early script checks it too. */
export function editsKey(demoId: string): string {
  return EDITS_PREFIX + demoId;
}

/** Records that the reader has edited a demo. */
export function noteEdits(demoId: string): void {
  edited.add(demoId);
}

/** Whether the reader may have edited a demo in this tab; the edit store, which loads later, has the details. */
export function mayHaveEdits(demoId: string): boolean {
  if (edited.has(demoId)) return true;
  try {
    return window.sessionStorage.getItem(editsKey(demoId)) !== null;
  } catch {
    return false;
  }
}
