/** The switches of the view `Behind the scenes`. */
export interface Shown {
  hitCanvas: boolean;
  redraws: boolean;
  events: boolean;
}

export const NOTHING_SHOWN: Shown = { hitCanvas: false, redraws: false, events: false };

/** The state in which an inspector opens. */
export interface InspectorState {
  /** Selector of the node to select: `#id`, `.name` or a class. */
  node?: string;
  show: Shown;
}
