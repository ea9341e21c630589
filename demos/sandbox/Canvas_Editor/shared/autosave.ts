import type { Design } from './design';
import { readDesign, writeDesign } from './design-file';

const KEY = 'canvas-editor';

/** Keeps the design in the browser. A sandboxed frame has no storage, and a full one throws: then only Save keeps it. */
export function storeDesign(design: Design) {
  try {
    localStorage.setItem(KEY, writeDesign(design));
  } catch {
    // The design is still on the screen.
  }
}

/** The design of the last visit, if there is one that this version can read. */
export function restoreDesign(): Design | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : readDesign(text);
  } catch {
    return undefined;
  }
}
