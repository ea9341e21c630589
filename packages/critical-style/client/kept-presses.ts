/** An event and, for a field, its value at that time. */
export type Kept = readonly [event: Event, value?: string];

/** The listener of the head's script (`PRESSES_SCRIPT`). */
export interface Keeper {
  q: Kept[];
  /** Called when an event is queued. */
  go?: () => void;
  /** True while a queued event is replayed, so that it is not queued again. */
  off?: boolean;
}
