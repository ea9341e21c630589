import type {
  Attribute,
  AttributeValue,
  InspectorAnswer,
  InspectorRequest,
  LayerDraws,
  NodeDetails,
  NodeId,
} from '../model/inspection';
import { type InspectorState, NOTHING_SHOWN, type Shown } from './asked';
import type { ClientNews } from './client';
import { EMPTY_LOG, type EventLog, withEvents } from './event-log';
import { Newest } from './newest';
import { type Remembered, remembered, selectorOf } from './remembered';
import { type InspectorSource, isAnswer } from './source';
import { TreeRows } from './tree-rows';
import { Store } from '../player/store';

/** Minimum time between two requests for the selected node's details while they change, in milliseconds. */
const DETAILS_PAUSE = 150;

export interface Search {
  selector: string;
  total: number;
  /** Index of the selected match, from 0. */
  at: number;
  /** Why the selector cannot be used. */
  problem?: string;
}

export interface InspectorSnapshot {
  /**
   * `waiting` until the agent's first message, `silent` when it does not answer, `absent` in a program without Konva, `missing` when
   * it failed to load.
   */
  agent: 'waiting' | 'open' | 'silent' | 'absent' | 'missing';
  /** Number of all nodes, including those in collapsed branches. */
  nodes: number;
  knowsPlaces: boolean;
  /** Increases with each change of the rows. */
  rows: number;
  /** Index of the row that the keyboard acts on. */
  active: number;
  /** Increases each time the active row must be scrolled into view. */
  reveals: number;
  selected?: NodeId;
  details?: NodeDetails;
  /** The selected node is no longer in the drawing. */
  isGone: boolean;
  /** Attributes that the program has set back after the reader changed them. */
  takenBack: ReadonlySet<string>;
  /** Why an attribute could not be set. */
  refusals: ReadonlyMap<string, string>;
  isPicking: boolean;
  /** Increases with each node that the reader picks in the drawing. */
  picks: number;
  /** The node under the pointer while picking. */
  pointed?: string;
  show: Shown;
  layers: readonly LayerDraws[];
  log: EventLog;
  search?: Search;
}

const INITIAL: InspectorSnapshot = {
  agent: 'waiting',
  nodes: 0,
  knowsPlaces: false,
  rows: 0,
  active: 0,
  reveals: 0,
  isGone: false,
  takenBack: new Set(),
  refusals: new Map(),
  isPicking: false,
  picks: 0,
  show: NOTHING_SHOWN,
  layers: [],
  log: EMPTY_LOG,
};

type AnswerOf<T extends InspectorAnswer['type']> = Extract<InspectorAnswer, { type: T }>;

/** The state of one demo's inspector, and its actions. It does not depend on React: components subscribe. */
export class Inspector extends Store<InspectorSnapshot> {
  readonly rows = new TreeRows(
    (from, count) => this.#ask({ type: 'rows', from, count }, 'rows'),
    () => this.update({ rows: this.snapshot.rows + 1 }),
  );
  readonly #highlights = new Newest<NodeId | undefined>(async (node) => {
    await this.#ask({ type: 'highlight', node }, 'done');
  });
  readonly #details = new Newest<NodeId>(async (node) => {
    await this.#loadDetails(node);
    await new Promise((resolve) => setTimeout(resolve, DETAILS_PAUSE));
  });
  readonly #setters = new Map<string, Newest<AttributeValue>>();
  #remembered: Remembered | undefined;
  /** The node to select as soon as it exists. */
  #wanted: Remembered | undefined;
  /** Counts selections and searches, so that answers to older ones are ignored. */
  #acts = 0;

  constructor(private readonly source: InspectorSource) {
    super(INITIAL);
  }

  /** Subscribes to the agent's news until the returned function is called. */
  attach(): () => void {
    return this.source.onNews((news) => this.#receive(news));
  }

  /** Applies a state, now or once the demo has nodes. */
  open(state: InspectorState): void {
    this.setShow(state.show);
    if (state.node === undefined) return;
    this.#wanted = { selector: state.node, ordinal: 0 };
    if (this.snapshot.nodes > 0) void this.#selectWanted();
  }

  // The tree

  move(index: number): void {
    const row = this.rows.at(index);
    this.update({ active: index, reveals: this.snapshot.reveals + 1 });
    if (row !== undefined) this.highlight(row.id);
  }

  async toParent(index: number): Promise<void> {
    const row = this.rows.at(index);
    if (row === undefined) return;
    // The parent may be thousands of rows above the known ones.
    const answer = await this.#ask({ type: 'details', node: row.id }, 'details');
    const parent = answer?.details?.path.at(-2);
    if (parent !== undefined) await this.reveal(parent.id);
  }

  async toggle(index: number, open: boolean, withDescendants = false): Promise<void> {
    const row = this.rows.at(index);
    if (row === undefined) return;
    await this.#ask({ type: 'toggle', node: row.id, open, withDescendants }, 'done');
    await this.rows.renew();
    this.#followActive(row.id);
  }

  /** Expands the ancestors of a node and makes its row the active one. */
  async reveal(node: NodeId): Promise<boolean> {
    const answer = await this.#ask({ type: 'reveal', node }, 'revealed');
    if (answer === undefined) return false;
    await this.rows.renew();
    this.move(answer.index);
    return true;
  }

  /** @param known how to find the node after a restart, until its details have arrived */
  select(node: NodeId, known?: Remembered): void {
    this.#acts += 1;
    this.#wanted = undefined;
    this.#remembered = known;
    const index = this.rows.indexOf(node);
    this.update({
      selected: node,
      details: undefined,
      isGone: false,
      takenBack: new Set(),
      refusals: new Map(),
      ...(index === undefined ? {} : { active: index }),
    });
    this.highlight(node);
    void this.#loadDetails(node).then(() => this.#remember(this.#acts));
  }

  /** Selects a node wherever it is in the tree. */
  async selectAnywhere(node: NodeId, known?: Remembered): Promise<void> {
    const act = ++this.#acts;
    await this.reveal(node);
    if (act === this.#acts) this.select(node, known);
  }

  highlight(node: NodeId | undefined): void {
    this.#highlights.push(node);
  }

  /** Finds nodes by a selector and selects the first match; an empty selector ends the search. */
  async search(selector: string): Promise<void> {
    if (selector.trim() === '') {
      this.update({ search: undefined });
      return;
    }
    const act = ++this.#acts;
    const answer = await this.source.request({ type: 'search', selector, from: 0 });
    if (act !== this.#acts) return;
    if (!isAnswer(answer, 'found')) {
      const problem = isAnswer(answer, 'refused') ? answer.reason : undefined;
      this.update({ search: { selector, total: 0, at: 0, problem } });
      return;
    }
    this.update({ search: { selector, total: answer.total, at: 0 } });
    const [first] = answer.nodes;
    if (first !== undefined) await this.selectAnywhere(first.id);
  }

  /** Selects the next or the previous match of the search. */
  async step(by: 1 | -1): Promise<void> {
    const { search } = this.snapshot;
    if (search === undefined || search.total === 0) return;
    const act = ++this.#acts;
    const at = (search.at + by + search.total) % search.total;
    const answer = await this.#ask({ type: 'search', selector: search.selector, from: at }, 'found');
    if (act !== this.#acts || answer === undefined) return;
    this.update({ search: { selector: search.selector, total: answer.total, at } });
    const node = answer.nodes[at - answer.from];
    if (node !== undefined) await this.selectAnywhere(node.id);
  }

  // The drawing

  setPicking(isPicking: boolean): void {
    this.update({ isPicking, pointed: undefined });
    void this.#ask({ type: 'pick', on: isPicking }, 'done');
  }

  setShow(show: Shown): void {
    const before = this.snapshot.show;
    this.update({ show, ...(show.redraws && !before.redraws ? { layers: [] } : {}) });
    if (this.snapshot.agent === 'open') this.#sendShow();
  }

  /** Highlights the nodes that a line of a file created. */
  async highlightMadeBy(file: string, line: number): Promise<void> {
    const answer = await this.#ask({ type: 'madeBy', file, fromLine: line, toLine: line }, 'found');
    if (answer?.total === 0) this.highlight(this.snapshot.selected);
  }

  // Attributes

  setAttribute(name: string, value: AttributeValue): void {
    const { details, selected, takenBack, refusals } = this.snapshot;
    if (details === undefined || selected === undefined) return;
    this.update({
      details: withAttribute(details, name, (before) => ({ ...before, value, isSet: true })),
      takenBack: without(takenBack, name),
      refusals: new Map([...refusals].filter(([one]) => one !== name)),
    });
    const key = `${selected} ${name}`;
    const setter = this.#setters.get(key) ?? new Newest<AttributeValue>((next) => this.#sendSet(selected, name, next));
    this.#setters.set(key, setter);
    setter.push(value);
  }

  // The log

  pauseLog(isPaused: boolean): void {
    this.update({ log: { ...this.snapshot.log, isPaused } });
  }

  clearLog(): void {
    this.update({ log: { ...EMPTY_LOG, isPaused: this.snapshot.log.isPaused } });
  }

  #receive(news: ClientNews): void {
    if (this.snapshot.agent === 'silent' && news.type !== 'silent') this.update({ agent: 'open' });
    switch (news.type) {
      case 'gone':
        this.update({ agent: 'waiting' });
        return;
      case 'silent':
        this.update({ agent: 'silent' });
        return;
      case 'absent':
        this.update({ agent: 'absent' });
        return;
      case 'failed':
        this.update({ agent: 'missing' });
        return;
      case 'open':
        this.#begin(news.nodes, news.knowsPlaces);
        return;
      case 'changed':
        this.#changed(news);
        return;
      case 'pointed':
        if (this.snapshot.isPicking) this.update({ pointed: news.node?.label });
        return;
      case 'picked':
        if (!this.snapshot.isPicking) return;
        this.setPicking(false);
        this.update({ picks: this.snapshot.picks + 1 });
        void this.selectAnywhere(news.node);
        return;
      case 'takenBack':
        if (news.node !== this.snapshot.selected) return;
        this.update({ takenBack: new Set(this.snapshot.takenBack).add(news.name) });
        this.#details.push(news.node);
        return;
      case 'draws':
        if (this.snapshot.show.redraws) this.update({ layers: news.layers });
        return;
      case 'events':
        if (this.snapshot.show.events) this.update({ log: withEvents(this.snapshot.log, news.events, news.dropped) });
        return;
    }
  }

  /** Resets the state for a new run, perhaps of another program, and restores the switches and the selection. */
  #begin(nodes: number, knowsPlaces: boolean): void {
    this.#acts += 1;
    this.#wanted ??= this.#remembered;
    this.#remembered = undefined;
    this.#setters.clear();
    this.rows.reset();
    const { show, isPicking, log } = this.snapshot;
    this.update({
      agent: 'open',
      nodes,
      knowsPlaces,
      active: 0,
      selected: undefined,
      details: undefined,
      isGone: false,
      takenBack: new Set(),
      refusals: new Map(),
      pointed: undefined,
      search: undefined,
      layers: [],
      log: { ...EMPTY_LOG, isPaused: log.isPaused },
    });
    if (show.hitCanvas || show.redraws || show.events) this.#sendShow();
    if (isPicking) void this.#ask({ type: 'pick', on: true }, 'done');
    void this.rows.renew().then(() => this.#selectWanted());
  }

  #changed({ nodes, structure, values }: Extract<ClientNews, { type: 'changed' }>): void {
    const { selected, active } = this.snapshot;
    if (nodes !== this.snapshot.nodes) this.update({ nodes });
    if (structure) {
      const before = this.rows.at(active)?.id;
      void this.rows.renew().then(() => {
        if (before !== undefined) this.#followActive(before);
        return this.#selectWanted();
      });
    }
    if ((values || structure) && selected !== undefined) this.#details.push(selected);
  }

  /** Keeps the active row at its node when rows before it appear or disappear. */
  #followActive(id: NodeId): void {
    const index = this.rows.indexOf(id) ?? Math.min(this.snapshot.active, Math.max(0, this.rows.total - 1));
    if (index !== this.snapshot.active) this.update({ active: index });
  }

  async #selectWanted(): Promise<void> {
    const wanted = this.#wanted;
    if (wanted === undefined || this.snapshot.agent !== 'open') return;
    const act = this.#acts;
    const answer = await this.#ask({ type: 'search', selector: wanted.selector, from: 0 }, 'found');
    if (act !== this.#acts || wanted !== this.#wanted) return;
    const node = answer?.nodes[wanted.ordinal] ?? answer?.nodes[0];
    // The node may appear with the next change.
    if (node === undefined) return;
    // `#wanted` stays set until `select` clears it, because the demo may restart in between.
    await this.selectAnywhere(node.id, wanted);
  }

  async #remember(act: number): Promise<void> {
    const { details } = this.snapshot;
    if (details === undefined || act !== this.#acts) return;
    const selector = selectorOf(details);
    // The demo may restart before the answer tells which of several matching nodes it is.
    this.#remembered ??= { selector, ordinal: 0 };
    const answer = await this.#ask({ type: 'search', selector, from: 0 }, 'found');
    if (act === this.#acts && answer !== undefined) this.#remembered = remembered(selector, answer.nodes, details.id);
  }

  async #loadDetails(node: NodeId): Promise<void> {
    const answer = await this.#ask({ type: 'details', node }, 'details');
    if (answer === undefined || this.snapshot.selected !== node) return;
    // A removed node has no details.
    this.update({ details: answer.details, isGone: answer.details === undefined });
  }

  async #sendSet(node: NodeId, name: string, value: AttributeValue): Promise<void> {
    const answer = await this.source.request({ type: 'set', node, name, value });
    const { details, selected, refusals } = this.snapshot;
    if (selected !== node || details === undefined) return;
    if (isAnswer(answer, 'refused')) {
      this.update({ refusals: new Map(refusals).set(name, answer.reason) });
      this.#details.push(node);
    } else if (isAnswer(answer, 'set')) {
      const { attribute } = answer;
      this.update({ details: withAttribute(details, attribute.name, () => attribute) });
    }
  }

  #sendShow(): void {
    void this.#ask({ type: 'show', ...this.snapshot.show }, 'done');
  }

  async #ask<T extends InspectorAnswer['type']>(request: InspectorRequest, type: T): Promise<AnswerOf<T> | undefined> {
    const answer = await this.source.request(request);
    return isAnswer(answer, type) ? answer : undefined;
  }
}

function withAttribute(details: NodeDetails, name: string, change: (before: Attribute) => Attribute): NodeDetails {
  return { ...details, attributes: details.attributes.map((one) => (one.name === name ? change(one) : one)) };
}

function without(names: ReadonlySet<string>, name: string): ReadonlySet<string> {
  const left = new Set(names);
  left.delete(name);
  return left;
}
