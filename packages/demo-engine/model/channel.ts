/**
 * A frame sends the page strings, each the JSON of one `FrameMessage`. A string's length is known before any of it is read, while a
 * structured value could be a graph of any size, or a few objects that refer to each other millions of times.
 *
 * The frame stays well below the page's limits: the page may be busy for half a minute and then find everything that was sent
 * meanwhile. If a frame exceeds them, a demo has taken over the frame's runtime.
 */
export interface Rate {
  /** How much passes at once. */
  burst: number;
  /** How much more passes in each second after that. */
  perSecond: number;
}

/** Maximum length of a message, in characters. */
export const MAX_LENGTH = 100_000;

/** Limits on what the page accepts from one frame. */
export const PAGE_TAKES = {
  messages: { burst: 2000, perSecond: 100 },
  characters: { burst: 2_000_000, perSecond: 100_000 },
  errors: { burst: 60, perSecond: 5 },
  /** Messages to the page's window. The engine sends none, so only a demo's own code can have sent them. */
  stray: { burst: 20, perSecond: 5 },
} satisfies Record<string, Rate>;

/** Limits on what a frame sends. */
export const FRAME_SENDS = {
  lines: { burst: 200, perSecond: 50 },
  characters: { burst: 500_000, perSecond: 50_000 },
  errors: { burst: 20, perSecond: 2 },
} satisfies Record<string, Rate>;

/** Limits on what the inspector's agent sends in addition. */
export const AGENT_SENDS = {
  messages: { burst: 600, perSecond: 40 },
  characters: { burst: 600_000, perSecond: 40_000 },
} satisfies Record<string, Rate>;
