/** What was done, and for a field what was in it then. */
export type Kept = readonly [event: Event, value?: string];

/** The listener of the head's script (`PRESSES_SCRIPT`). */
export interface Keeper {
  q: Kept[];
  /** Called when something is kept. */
  go?: () => void;
  /** True while what was kept is done: it is not kept again. */
  off?: boolean;
}
