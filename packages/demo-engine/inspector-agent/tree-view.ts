import type Konva from 'konva';
import type { InspectorAnswer, NodeDetails, TreeRow } from '../model/inspection';
import { toText } from './browser';
import { readDetails } from './details';
import { type Change, compareLooks, Follower, type Look } from './follow';
import { isInStage } from './library';
import type { NodeRegistry } from './node-registry';
import { OpenTree } from './open-tree';
import type { Outbox } from './outbox';
import { makeRow } from './rows';

const NOTHING: Look = { shown: [], nodes: 0, rows: '', details: '' };

/** Remembers the rows and details that the page has last received, and reports when they change. */
export class TreeView {
  readonly #tree = new OpenTree();
  readonly #follower = new Follower(() => this.#follow());
  #window = { from: 0, count: 0 };
  #watched: Konva.Node | undefined;
  #last = NOTHING;
  #untold: Change = { structure: false, values: false, nodes: false };
  #onLook: () => void = () => undefined;

  constructor(
    private readonly registry: NodeRegistry,
    private readonly outbox: Outbox,
    private readonly madeAt: (node: Konva.Node) => NodeDetails['madeAt'],
  ) {}

  /** Starts to poll the tree. Returns the number of nodes. */
  open(): number {
    this.#follower.start();
    this.#tree.look();
    this.#last = this.#look();
    return this.#last.nodes;
  }

  close(): void {
    this.#follower.stop();
    this.#window = { from: 0, count: 0 };
    this.#watched = undefined;
    this.#last = NOTHING;
  }

  /** Sets a function to call before each poll. */
  set onLook(task: () => void) {
    this.#onLook = task;
  }

  rows(from: number, count: number): InspectorAnswer {
    this.#window = { from, count };
    const { shown, nodes } = this.#tree.fresh;
    const rows = this.#rowsNow();
    this.#last = { ...this.#last, shown, nodes, rows: toText(rows) };
    return { type: 'rows', from, total: shown.length, rows };
  }

  toggle(node: Konva.Node, isOpen: boolean, withDescendants: boolean): void {
    this.#tree.toggle(node, isOpen, withDescendants);
    this.#sayOpened();
  }

  /** Expands the ancestors of a node; undefined when the node is not in the tree. */
  reveal(node: Konva.Node): InspectorAnswer | undefined {
    const before = this.#tree.state.shown.length;
    const index = this.#tree.reveal(node);
    const total = this.#tree.state.shown.length;
    if (total !== before) this.#sayOpened();
    return index === undefined ? undefined : { type: 'revealed', index, total };
  }

  /** Sets the node whose details the page shows. */
  watch(node: Konva.Node | undefined): void {
    this.#watched = node;
    this.#last = { ...this.#last, details: this.#detailsNow() };
  }

  /** Reports at once, not at the next poll, that the reader has expanded or collapsed a branch. */
  #sayOpened(): void {
    const { shown, nodes } = this.#tree.state;
    this.#last = { ...this.#last, shown, nodes };
    this.outbox.tell({ type: 'changed', total: shown.length, nodes, structure: true, values: false });
  }

  #follow(): void {
    this.#onLook();
    this.#tree.look();
    const now = this.#look();
    const change = compareLooks(this.#last, now);
    this.#last = now;
    const { structure, values, nodes } = this.#untold;
    this.#untold = {
      structure: structure || change?.structure === true,
      values: values || change?.values === true,
      nodes: nodes || change?.nodes === true,
    };
    this.#sayUntold(now);
  }

  #sayUntold(now: Look): void {
    const { structure, values, nodes } = this.#untold;
    if (!structure && !values && !nodes) return;
    const news = { type: 'changed' as const, total: now.shown.length, nodes: now.nodes, structure, values };
    if (this.outbox.mention(news)) this.#untold = { structure: false, values: false, nodes: false };
  }

  #look(): Look {
    const { shown, nodes } = this.#tree.state;
    return { shown, nodes, rows: toText(this.#rowsNow()), details: this.#detailsNow() };
  }

  #rowsNow(): TreeRow[] {
    const { from, count } = this.#window;
    const part = this.#tree.state.shown.slice(from, from + count);
    return part.map((node) => makeRow(node, this.registry, this.#tree.isOpen(node)));
  }

  #detailsNow(): string {
    const node = this.#watched;
    if (node === undefined || !isInStage(node)) return '';
    return toText(readDetails(node, this.registry, this.madeAt(node)));
  }
}
