/** What is shown behind the scenes. */
export interface Shown {
  hitCanvas: boolean;
  redraws: boolean;
  events: boolean;
}

export const NOTHING_SHOWN: Shown = { hitCanvas: false, redraws: false, events: false };

/** In which state an inspector is to be opened. */
export interface InspectorState {
  /** Selector of the node that is selected: `#id`, `.name` or a class. */
  node?: string;
  show: Shown;
}
