import type Konva from 'konva';
import type { NodeId } from '../model/inspection';

/** So many numbers are given before those of nodes that are gone are looked for. */
const SWEEP_AFTER = 10_000;

/** Numbers for the nodes that the page is told of. It holds on to none of them. */
export class NodeRegistry {
  readonly #ids = new WeakMap<Konva.Node, NodeId>();
  readonly #nodes = new Map<NodeId, WeakRef<Konva.Node>>();
  #last = 0;
  #sweepAt = SWEEP_AFTER;

  idOf(node: Konva.Node): NodeId {
    const known = this.#ids.get(node);
    if (known !== undefined) return known;
    this.#last += 1;
    this.#ids.set(node, this.#last);
    this.#nodes.set(this.#last, new WeakRef(node));
    if (this.#nodes.size > this.#sweepAt) this.#sweep();
    return this.#last;
  }

  /** The node of a number, as long as something else holds on to it. */
  nodeOf(id: NodeId): Konva.Node | undefined {
    return this.#nodes.get(id)?.deref();
  }

  #sweep(): void {
    for (const [id, reference] of this.#nodes) {
      if (reference.deref() === undefined) this.#nodes.delete(id);
    }
    this.#sweepAt = this.#nodes.size + SWEEP_AFTER;
  }
}
