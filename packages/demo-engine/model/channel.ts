/**
 * What goes from a frame to the page: texts, each the JSON of one `FrameMessage`. A text's length is known before anything of it is
 * read; a structured value could be a graph of any size, or a few objects that refer to each other millions of times.
 *
 * The frame keeps below the limits of the page with room to spare: the page may be busy for half a minute and then find all that
 * was sent meanwhile. Whoever goes beyond them has taken the frame's own program over.
 */
export interface Rate {
  /** What passes at once. */
  burst: number;
  /** What more passes in each second after that. */
  perSecond: number;
}

/** Longest text of one message, in characters. */
export const MOST_LENGTH = 100_000;

/** What the page takes from one frame. */
export const PAGE_TAKES = {
  messages: { burst: 2000, perSecond: 100 },
  characters: { burst: 2_000_000, perSecond: 100_000 },
  errors: { burst: 60, perSecond: 5 },
  /** Messages to the page's window. The engine has none, so nothing else than a demo's own code sends them. */
  stray: { burst: 20, perSecond: 5 },
} satisfies Record<string, Rate>;

/** What a frame sends. */
export const FRAME_SENDS = {
  lines: { burst: 200, perSecond: 50 },
  characters: { burst: 500_000, perSecond: 50_000 },
  errors: { burst: 20, perSecond: 2 },
} satisfies Record<string, Rate>;

/** What the inspector's agent sends beside that. */
export const AGENT_SENDS = {
  messages: { burst: 600, perSecond: 40 },
  characters: { burst: 600_000, perSecond: 40_000 },
} satisfies Record<string, Rate>;
