import Konva from 'konva';
import type { Place } from '../sandbox-frame/load-inspector';
import { isNode } from './library';
import { wrapMethod } from './wrap-method';

/** Maximum number of stack frames to record, enough to get past Konva's constructors and the program's own helpers. */
const STACK_LIMIT = 30;
/** Maximum number of nodes whose position in the code is recorded. */
const MAX_NODES = 50_000;

export interface NodePlace {
  file: string;
  line: number;
  column: number;
}

/** The stack trace of a node's creation. It is parsed on demand, because parsing takes longer than keeping the text. */
interface Seen {
  stack: string;
  place?: NodePlace | null;
}

/**
 * Records which line of the program creates which node. Every Konva constructor passes its config to `setAttrs`, so a wrapper around
 * that method sees each new node.
 */
export class Places {
  readonly #seen = new WeakMap<Konva.Node, Seen>();
  readonly #nodes: WeakRef<Konva.Node>[] = [];
  #restore: (() => void) | undefined;

  /** @param placeOf finds the program's innermost place in a stack trace */
  constructor(private readonly placeOf: (stack: string) => Place | undefined) {}

  get isKnown(): boolean {
    return this.#restore !== undefined;
  }

  start(): void {
    this.#restore ??= wrapMethod(Konva.Node.prototype, 'setAttrs', (self, _values, proceed) => {
      if (isNode(self)) this.#see(self);
      return proceed();
    });
  }

  stop(): void {
    this.#restore?.();
    this.#restore = undefined;
  }

  madeAt(node: Konva.Node): NodePlace | undefined {
    const seen = this.#seen.get(node);
    if (seen === undefined) return undefined;
    seen.place ??= this.#read(seen.stack);
    return seen.place ?? undefined;
  }

  /** The nodes that some lines of a file created, oldest first. */
  madeBy(file: string, fromLine: number, toLine: number): Konva.Node[] {
    return this.#nodes.flatMap((reference) => {
      const node = reference.deref();
      const place = node === undefined ? undefined : this.madeAt(node);
      const isThere = place?.file === file && place.line >= fromLine && place.line <= toLine;
      return node !== undefined && isThere ? [node] : [];
    });
  }

  #read(stack: string): NodePlace | null {
    const place = this.placeOf(stack);
    return place === undefined ? null : { file: place.file, line: place.line, column: place.column ?? 1 };
  }

  #see(node: Konva.Node): void {
    if (this.#seen.has(node) || this.#nodes.length >= MAX_NODES) return;
    this.#seen.set(node, { stack: stackHere() });
    this.#nodes.push(new WeakRef(node));
  }
}

/** The present stack trace, with more frames than browsers record by default. */
function stackHere(): string {
  const before: unknown = Reflect.get(Error, 'stackTraceLimit');
  Reflect.set(Error, 'stackTraceLimit', STACK_LIMIT);
  const { stack } = new Error();
  if (before === undefined) Reflect.deleteProperty(Error, 'stackTraceLimit');
  else Reflect.set(Error, 'stackTraceLimit', before);
  return typeof stack === 'string' ? stack : '';
}
