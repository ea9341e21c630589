import type Konva from 'konva';
import { clock, later, noLater } from './browser';

/** How often the tree is looked at, in milliseconds, and how much of the time that may take: one part in so many. */
const EVERY = 100;
const ONE_PART_IN = 15;

/** What is compared from look to look, as text or by identity. */
export interface Look {
  shown: readonly Konva.Node[];
  nodes: number;
  /** The rows that the page has asked for last. */
  rows: string;
  /** The details that it has asked for last. */
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

/** What differs between two looks; undefined when nothing does. */
export function compareLooks(before: Look, now: Look): Change | undefined {
  const structure = before.rows !== now.rows || !isSameList(before.shown, now.shown);
  const values = before.details !== now.details;
  const nodes = before.nodes !== now.nodes;
  return structure || values || nodes ? { structure, values, nodes } : undefined;
}

/**
 * Does something again and again, less often when it takes long. The tree is looked at and not listened to: a program may change nodes
 * past the library's methods, and none of those methods has to be wrapped.
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
