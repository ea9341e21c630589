/**
 * The messages between the inspector's panel in the page and its agent in the frame. The agent runs next to the reader's program,
 * which may be hostile: the page checks each message completely and treats it as nothing more than the frame's claim about its own
 * nodes. The messages travel inside `inspect` and `inspected` messages of the frame's channel, as JSON, within the channel's
 * limits.
 */

/** Number that the agent assigns to a node when it first reports it; never reused in the lifetime of a frame. */
export type NodeId = number;

/** Maximum number of rows per request and answer. */
export const MAX_ROWS = 120;
/** Maximum length of one value, name, label or selector. */
export const MAX_TEXT = 200;
/** Maximum number of attributes reported of one node, and of numbers in one list. */
export const MAX_ATTRIBUTES = 150;
export const MAX_NUMBERS = 400;
/** Maximum number of events in one message of the log; those beyond are counted in `dropped`. */
export const MAX_EVENTS = 40;

/** One visible line of the tree: the agent keeps track of what is expanded, so the page holds only the rows in view. */
export interface TreeRow {
  id: NodeId;
  /** The library's class name, from `getClassName()`. */
  className: string;
  name: string;
  nodeId: string;
  /** 1 for a stage. */
  level: number;
  /** Position among its siblings, from 1, and their number, for assistive technology. */
  position: number;
  siblings: number;
  /** Number of children; 0 for shapes. */
  children: number;
  isOpen: boolean;
  /** The node's own flags, and whether an ancestor hides it or stops it from listening. */
  visible: boolean;
  listening: boolean;
  hiddenByParent: boolean;
  deafByParent: boolean;
  /** Text of a Text or Label node, to tell it apart from others. */
  text?: string;
}

export type AttributeValue =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'flag'; value: boolean }
  | { kind: 'numbers'; value: number[]; more: number }
  /** Something that is shown but cannot be edited: a function, an image, an object. */
  | { kind: 'other'; text: string }
  | { kind: 'none' };

export interface Attribute {
  name: string;
  value: AttributeValue;
  /** True when set on the node; false when it is the getter's default. */
  isSet: boolean;
  /** A setter of this name exists, and the value is of an editable kind. */
  isEditable: boolean;
}

export interface Point {
  x: number;
  y: number;
}

export interface NodeDetails {
  id: NodeId;
  className: string;
  /** From the stage down to the node itself. */
  path: { id: NodeId; label: string }[];
  attributes: Attribute[];
  /** In stage pixels, as the reader sees them. */
  clientRect: { x: number; y: number; width: number; height: number };
  absolutePosition: Point;
  absoluteRotation: number;
  absoluteScale: Point;
  /** Own listeners by event type, with their number. */
  listeners: { type: string; count: number }[];
  /** The outermost node from the stage to this one that is cached: the drawing shows its picture, whatever changes inside. */
  cachedIn?: { id: NodeId; label: string };
  /**
   * Where the node was created, if known. The agent reports the location in the compiled module; the page's client turns it into
   * the line of the source, without a column.
   */
  madeAt?: { file: string; line: number; column?: number };
}

/** One handled event: its target, the nodes whose listeners were called, in order, and the node that stopped it. */
export interface LoggedEvent {
  type: string;
  /** Milliseconds since the run began. */
  at: number;
  target: { id: NodeId; label: string };
  through: { id: NodeId; label: string }[];
  stoppedBy?: { id: NodeId; label: string };
  /** Equal events in a row (`mousemove`, `dragmove`) are merged into one entry with a count. */
  count: number;
}

export interface LayerDraws {
  id: NodeId;
  label: string;
  /** Draws since the switch was turned on, and milliseconds of the last one. */
  draws: number;
  milliseconds: number;
}

/** The page's requests. Each is answered once, by an answer with the same `number`. */
export type InspectorRequest =
  /** The first request in a frame: the agent begins to follow the tree, and sends the news `open`. */
  | { type: 'open' }
  | { type: 'rows'; from: number; count: number }
  | { type: 'toggle'; node: NodeId; open: boolean; withDescendants: boolean }
  /** Expands all ancestors of a node and answers with the position of its row. */
  | { type: 'reveal'; node: NodeId }
  /** Searches with the library's selectors: `#id`, `.name`, `Rect`, and several with commas. Answers with matching nodes in tree order. */
  | { type: 'search'; selector: string; from: number }
  | { type: 'details'; node: NodeId }
  | { type: 'set'; node: NodeId; name: string; value: AttributeValue }
  /** Highlights a node over the drawing, or removes the highlight when there is no node. */
  | { type: 'highlight'; node?: NodeId }
  /** While this is on, the pointer highlights the node below it, a press selects that node, and the program gets no events. */
  | { type: 'pick'; on: boolean }
  | { type: 'show'; hitCanvas: boolean; redraws: boolean; events: boolean }
  /**
   * Highlights the nodes that some lines of a file created, for the caret in the editor, and answers with them, as a search does.
   * The agent expects lines of the compiled module, into which the page's client turns those of the source. Another `madeBy` or
   * `highlight` removes the highlight.
   */
  | { type: 'madeBy'; file: string; fromLine: number; toLine: number }
  /** Removes everything the agent installed: overlays, wrapped methods, listeners. */
  | { type: 'close' };

export type InspectorAnswer =
  | { type: 'rows'; from: number; total: number; rows: TreeRow[] }
  | { type: 'revealed'; index: number; total: number }
  | { type: 'found'; total: number; from: number; nodes: { id: NodeId; label: string }[] }
  | { type: 'details'; details?: NodeDetails }
  /** The attribute after a `set`, which may differ from the requested value. */
  | { type: 'set'; attribute: Attribute }
  | { type: 'done' }
  | { type: 'refused'; reason: string };

/** What the agent sends on its own, at most about ten messages a second in total. */
export type InspectorNews =
  /** The program in the frame does not use the library, so there is nothing to inspect. */
  | { type: 'absent' }
  | { type: 'open'; nodes: number; knowsPlaces: boolean }
  /** The tree has changed since rows were last sent: after `structure`, the page requests them again; after `values`, only the details. */
  | { type: 'changed'; total: number; nodes: number; structure: boolean; values: boolean }
  | { type: 'pointed'; node?: { id: NodeId; label: string } }
  | { type: 'picked'; node: NodeId }
  /** The program has reverted an attribute that the reader set, for example when the framework rendered again. */
  | { type: 'takenBack'; node: NodeId; name: string }
  | { type: 'draws'; layers: LayerDraws[] }
  | { type: 'events'; events: LoggedEvent[]; dropped: number };

/** Content of an `inspect` message: requests are numbered by the page. */
export interface NumberedRequest {
  number: number;
  request: InspectorRequest;
}

/** Content of an `inspected` message. */
export type InspectorMessage = { number: number; answer: InspectorAnswer } | { news: InspectorNews };
