import type Konva from 'konva';
import type { NodeId } from '../model/inspection';

/** Number of new ids after which the registry removes those of garbage-collected nodes. */
const SWEEP_AFTER = 10_000;

/** Assigns ids to the nodes that the agent reports. It references them weakly, so that they can be garbage-collected. */
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

  /** The node of an id, unless the node was garbage-collected. */
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
