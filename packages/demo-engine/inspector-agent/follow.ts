import type Konva from 'konva';
import { clock, later, noLater } from './browser';

/** Interval between two polls of the tree, in milliseconds, and the divisor for the share of time that polling may take. */
const EVERY = 100;
const ONE_PART_IN = 15;

/** The result of one poll; the next one is compared with it, as text or by identity. */
export interface Look {
  shown: readonly Konva.Node[];
  nodes: number;
  /** The rows that the page requested last, as JSON. */
  rows: string;
  /** The details that the page requested last, as JSON. */
  details: string;
}

export interface Change {
  structure: boolean;
  values: boolean;
  nodes: boolean;
}

function isSameList(one: readonly Konva.Node[], other: readonly Konva.Node[]): boolean {
  return one.length === other.length && one.every((node, index) => node === other[index]);
}

/** The differences between two polls; undefined when there are none. */
export function compareLooks(before: Look, now: Look): Change | undefined {
  const structure = before.rows !== now.rows || !isSameList(before.shown, now.shown);
  const values = before.details !== now.details;
  const nodes = before.nodes !== now.nodes;
  return structure || values || nodes ? { structure, values, nodes } : undefined;
}

/**
 * Calls a function repeatedly, less often when it takes long. The agent polls the tree instead of listening for changes, so that it sees
 * changes that bypass the library's methods, and needs to wrap none of them.
 */
export class Follower {
  #timer: number | undefined;

  constructor(private readonly look: () => void) {}

  start(): void {
    this.#timer ??= later(this.#step, EVERY);
  }

  stop(): void {
    noLater(this.#timer);
    this.#timer = undefined;
  }

  readonly #step = (): void => {
    const before = clock();
    this.look();
    const took = clock() - before;
    this.#timer = later(this.#step, Math.max(EVERY, took * ONE_PART_IN));
  };
}
