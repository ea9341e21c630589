/** A demo whose check needs the browser's own input in every flavor. */
export interface RealOnly {
  demo: string;
  /** What the program in the frame cannot do, although the check asks for it. */
  reason: string;
}

/**
 * The only demos whose flavors are never checked in their frame. With `DEMO_INPUT=frame` each entry is tested in reverse: if the check
 * passes in all flavors' frames after all, the run fails and the entry must be removed.
 */
export const REAL_ONLY: readonly RealOnly[] = [];

export function isRealOnly(id: string, table: readonly RealOnly[] = REAL_ONLY): boolean {
  return table.some(({ demo }) => demo === id);
}
