/**
 * What the inspector's panel in the page and its agent in the frame say to each other. The agent runs beside the reader's
 * program, which may be hostile: the page checks each message whole and takes it for no more than a claim of the frame about its own
 * nodes. All of it travels inside `inspect` and `inspected` messages of the frame's channel, as JSON, within the channel's limits.
 */

/** Number the agent gives to a node when it is first told of; never reused in the life of a frame. */
export type NodeId = number;

/** Most rows that are asked for and answered at once. */
export const MOST_ROWS = 120;
/** Longest text of one value, name, label or selector. */
export const MOST_TEXT = 200;
/** Most attributes told of one node, and most numbers of one list. */
export const MOST_ATTRIBUTES = 150;
export const MOST_NUMBERS = 400;
/** Most events in one message of the log; those beyond are counted in `dropped`. */
export const MOST_EVENTS = 40;

/** One visible line of the tree: the agent keeps what is open, so the page holds only the rows in view. */
export interface TreeRow {
  id: NodeId;
  /** Class of the library, as `getClassName()` tells it. */
  className: string;
  name: string;
  nodeId: string;
  /** 1 for a stage. */
  level: number;
  /** Place among its siblings, from 1, and their number: for assistive technology. */
  position: number;
  siblings: number;
  /** Number of children; 0 for shapes. */
  children: number;
  isOpen: boolean;
  /** Of the node alone, and whether an ancestor hides it or keeps it from listening. */
  visible: boolean;
  listening: boolean;
  hiddenByParent: boolean;
  deafByParent: boolean;
  /** Text of a Text or Label node, so that it can be told apart from others. */
  text?: string;
}

export type AttributeValue =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'flag'; value: boolean }
  | { kind: 'numbers'; value: number[]; more: number }
  /** Something that is shown and not edited: a function, an image, an object. */
  | { kind: 'other'; text: string }
  | { kind: 'none' };

export interface Attribute {
  name: string;
  value: AttributeValue;
  /** Set on the node, or what its getter answers by default. */
  isSet: boolean;
  /** A setter of this name exists, and the value has a kind that can be edited. */
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
  /** Place in the compiled module that made the node, when it is known; the page maps it back to the source. */
  madeAt?: { file: string; line: number; column: number };
}

/** One handled event: where it began, the nodes whose listeners were called, in order, and who stopped it. */
export interface LoggedEvent {
  type: string;
  /** Milliseconds since the run began. */
  at: number;
  target: { id: NodeId; label: string };
  through: { id: NodeId; label: string }[];
  stoppedBy?: { id: NodeId; label: string };
  /** Equal events in a row (`mousemove`, `dragmove`) are one entry with a count. */
  count: number;
}

export interface LayerDraws {
  id: NodeId;
  label: string;
  /** Draws since the switch was turned on, and milliseconds of the last one. */
  draws: number;
  milliseconds: number;
}

/** Requests of the page. Each is answered once, by an answer with the same `request` number. */
export type InspectorRequest =
  /** The first request in a frame: the agent begins to follow the tree, and says `open`. */
  | { type: 'open' }
  | { type: 'rows'; from: number; count: number }
  | { type: 'toggle'; node: NodeId; open: boolean; withDescendants: boolean }
  /** Opens all ancestors of a node and tells the place of its row. */
  | { type: 'reveal'; node: NodeId }
  /** By the library's selectors: `#id`, `.name`, `Rect`, and several with commas. Answers with matching nodes in tree order. */
  | { type: 'search'; selector: string; from: number }
  | { type: 'details'; node: NodeId }
  | { type: 'set'; node: NodeId; name: string; value: AttributeValue }
  /** The node that is highlighted over the drawing; none removes the highlight. */
  | { type: 'highlight'; node?: NodeId }
  /** While it is on, the pointer highlights what is below it and a press selects it, without any event for the program. */
  | { type: 'pick'; on: boolean }
  | { type: 'show'; hitCanvas: boolean; redraws: boolean; events: boolean }
  /**
   * Nodes that lines of a file have made, for the cursor in the editor: highlights them and answers with them, as a search does. Lines
   * are those of the compiled module. Another `madeBy` or `highlight` takes the highlight away.
   */
  | { type: 'madeBy'; file: string; fromLine: number; toLine: number }
  /** Takes everything of the agent off: overlays, wrapped methods, listeners. */
  | { type: 'close' };

export type InspectorAnswer =
  | { type: 'rows'; from: number; total: number; rows: TreeRow[] }
  | { type: 'revealed'; index: number; total: number }
  | { type: 'found'; total: number; from: number; nodes: { id: NodeId; label: string }[] }
  | { type: 'details'; details?: NodeDetails }
  /** What the node has after a `set`, which may differ from what was asked for. */
  | { type: 'set'; attribute: Attribute }
  | { type: 'done' }
  | { type: 'refused'; reason: string };

/** What the agent says on its own, at most about ten times a second in all. */
export type InspectorNews =
  /** The program in the frame does not use the library, so there is nothing to look into. */
  | { type: 'absent' }
  | { type: 'open'; nodes: number; knowsPlaces: boolean }
  /** The tree is another than when rows were last told: `structure` has them asked for again, `values` only the details. */
  | { type: 'changed'; total: number; nodes: number; structure: boolean; values: boolean }
  | { type: 'pointed'; node?: { id: NodeId; label: string } }
  | { type: 'picked'; node: NodeId }
  /** The program has put an attribute back that the reader has set: the framework's render has taken the value back. */
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
