import Konva from 'konva';
import type { Place } from '../sandbox-frame/load-inspector';
import { isNode } from './library';
import { wrapMethod } from './wrap-method';

/** So many calls of a stack are looked at: constructors of the library, and helpers of the program in them. */
const STACK_LIMIT = 30;
/** Most nodes of which a line is known. */
const MOST_NODES = 50_000;

export interface NodePlace {
  file: string;
  line: number;
  column: number;
}

/** Where a node was made, as it is first seen: text that is read when somebody asks, because that takes longer than to keep it. */
interface Seen {
  stack: string;
  place?: NodePlace | null;
}

/**
 * Notes which line of the program makes which node. Every constructor of the library sets the attributes it is given, which is
 * where nodes are first seen.
 */
export class Places {
  readonly #seen = new WeakMap<Konva.Node, Seen>();
  readonly #nodes: WeakRef<Konva.Node>[] = [];
  #restore: (() => void) | undefined;

  /** @param placeOf the innermost place of the program in a stack */
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

  /** Nodes that lines of a file have made, the oldest first. */
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
    if (this.#seen.has(node) || this.#nodes.length >= MOST_NODES) return;
    this.#seen.set(node, { stack: stackHere() });
    this.#nodes.push(new WeakRef(node));
  }
}

/** The calls that have led here, more of them than browsers tell of on their own. */
function stackHere(): string {
  const before: unknown = Reflect.get(Error, 'stackTraceLimit');
  Reflect.set(Error, 'stackTraceLimit', STACK_LIMIT);
  const { stack } = new Error();
  if (before === undefined) Reflect.deleteProperty(Error, 'stackTraceLimit');
  else Reflect.set(Error, 'stackTraceLimit', before);
  return typeof stack === 'string' ? stack : '';
}
